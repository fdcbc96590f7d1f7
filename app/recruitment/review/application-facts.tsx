import type { ListedApplication } from "#app/recruitment/review/application-rows.server.ts";
import { Fact } from "#app/ui/fact.tsx";
import { MailAddress } from "#app/ui/mail-address.tsx";
import { applicationFields as fields } from "#content/application-form.ts";
import { shortName } from "#content/fields.ts";
import { reviewTexts as texts } from "#content/review.ts";
import { asFact } from "#content/stored-fields.ts";
import { OutsideLink } from "./outside-link.tsx";
import { shortFields } from "./said-fields.ts";

/** An address does not fit into half the width of a phone. */
const wideOnPhones = "max-sm:col-span-2";

/** An applicant's short answers and contact details. */
export function ApplicationFacts({ application }: { application: ListedApplication }) {
  const { person } = application;
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2">
      {person && (
        <>
          <Fact label={shortName(fields.phoneNumber)} className={wideOnPhones}>
            {person.number ? (
              <a className="underline" href={`tel:${person.number}`}>
                {person.phone}
              </a>
            ) : (
              person.phone
            )}
          </Fact>
          <Fact label={shortName(fields.email)} className={wideOnPhones}>
            <a className="underline" href={`mailto:${person.email}`}>
              <MailAddress address={person.email} />
            </a>
          </Fact>
        </>
      )}
      {shortFields.map(({ field, column }) => {
        const text = asFact(field, application[column]);
        return (
          text && (
            <Fact
              key={column}
              label={shortName(field)}
              className={field.wide && (person?.portfolio ? wideOnPhones : "col-span-2")}
            >
              {text}
            </Fact>
          )
        );
      })}
      {person?.portfolio && (
        <Fact label={shortName(fields.linkedinPortfolio)} className={wideOnPhones}>
          <OutsideLink href={person.portfolio} label={texts.openPortfolioOf(person.name)} className="-my-2.5">
            {texts.openPortfolio}
          </OutsideLink>
        </Fact>
      )}
    </dl>
  );
}
