import { recruitmentDesk as texts } from "#app/content/recruitment-desk.ts";
import { Fact } from "#app/ui/fact.tsx";
import type { DeskApplication } from "../desk-rows.server.ts";
import { OutsideLink } from "./outside-link.tsx";

/** What somebody who applied said in a word, and how to reach them. */
export function ApplicationFacts({ application }: { application: DeskApplication }) {
  const { person, tools_knowledge } = application;
  const { fields } = texts;
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {person && (
        <>
          <Fact label={fields.phone}>
            {person.number ? (
              <a className="underline" href={`tel:${person.number}`}>
                {person.phone}
              </a>
            ) : (
              person.phone
            )}
          </Fact>
          <Fact label={fields.email}>
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
      <Fact label={fields.tools} wide={!person?.portfolio}>
        {tools_knowledge.join(", ") || texts.noTools}
      </Fact>
      {person?.portfolio && (
        <Fact label={fields.portfolio}>
          <OutsideLink href={person.portfolio} label={texts.openPortfolioOf(person.name)}>
            {texts.openPortfolio}
          </OutsideLink>
        </Fact>
      )}
    </dl>
  );
}
