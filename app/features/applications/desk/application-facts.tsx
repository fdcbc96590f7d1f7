import { recruitmentDesk as texts } from "#app/content/recruitment-desk.ts";
import { Fact } from "#app/ui/fact.tsx";
import type { DeskApplication } from "../desk-rows.server.ts";
import { OutsideLink } from "./outside-link.tsx";

/** An address does not fit into half a phone. */
const wideOnPhones = "max-sm:col-span-2";

/** What somebody who applied said in a word, and how to reach them. */
export function ApplicationFacts({ application }: { application: DeskApplication }) {
  const { person, tools_knowledge } = application;
  const { fields } = texts;
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2">
      {person && (
        <>
          <Fact label={fields.phone} className={wideOnPhones}>
            {person.number ? (
              <a className="underline" href={`tel:${person.number}`}>
                {person.phone}
              </a>
            ) : (
              person.phone
            )}
          </Fact>
          <Fact label={fields.email} className={wideOnPhones}>
            <a className="underline" href={`mailto:${person.email}`}>
              {person.email}
            </a>
          </Fact>
        </>
      )}
      <Fact label={fields.place}>{application.city_state}</Fact>
      <Fact label={fields.age}>{application.age}</Fact>
      <Fact label={fields.employment}>{application.employment_status}</Fact>
      <Fact label={fields.tech}>{texts.techOf(application.tech_skills_rating)}</Fact>
      <Fact label={fields.tools} className={person?.portfolio ? wideOnPhones : "col-span-2"}>
        {tools_knowledge.join(", ") || texts.noTools}
      </Fact>
      {person?.portfolio && (
        <Fact label={fields.portfolio} className={wideOnPhones}>
          <OutsideLink href={person.portfolio} label={texts.openPortfolioOf(person.name)} className="-my-2.5">
            {texts.openPortfolio}
          </OutsideLink>
        </Fact>
      )}
    </dl>
  );
}
