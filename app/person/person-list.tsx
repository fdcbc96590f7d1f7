import type { ShownPerson, ShownRecords } from "#app/person/read-person.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LongText } from "#app/ui/long-text.tsx";
import { Summary } from "#app/ui/summary.tsx";
import { leadsTexts } from "#content/leads.ts";
import { personTables, personTexts as texts } from "#content/person.ts";
import type { RowFact } from "./row-words.ts";

/** Who somebody is, and by what they were found. */
export function PersonFacts({ person: { names, phones, emails } }: { person: ShownPerson }) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <h2 className="text-2xl">{names.join(", ") || texts.unnamed}</h2>
      {phones.length + emails.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-4 text-muted">
          <span>{texts.foundBy}:</span>
          {[...phones, ...emails].map((one) => (
            <span key={one} className="figures text-ink">
              {one}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** A short value is beside its label, a long one below it. */
const isLong = ({ text }: RowFact) => text.length > 120 || text.includes("\n");

function Row({ facts }: { facts: readonly RowFact[] }) {
  const short = facts.filter((fact) => !isLong(fact));
  return (
    <li className="border-t border-line py-3 text-sm">
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {short.map(({ label, text }) => (
          <div key={label} className="flex gap-x-1.5">
            <dt className="text-muted">{label}:</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      {facts.filter(isLong).map(({ label, text }) => (
        <LongText key={label} text={text} more={leadsTexts.wholeMessage} most={240} />
      ))}
    </li>
  );
}

/** How many records of a kind are shown at first; the others are one tap away. */
const openAtFirst = 8;

function Rows({ rows }: Pick<ShownRecords, "rows">) {
  return (
    <ul>
      {rows.map((facts) => (
        <Row key={JSON.stringify(facts)} facts={facts} />
      ))}
    </ul>
  );
}

function Records({ table, rows, list }: ShownRecords & { list: string | null | undefined }) {
  return (
    <details open className="group rounded-2xl border border-line bg-paper px-5 py-2">
      <Summary className="justify-between">{`${personTables[table]} (${rows.length})`}</Summary>
      <Rows rows={rows.slice(0, openAtFirst)} />
      {rows.length > openAtFirst && (
        <details className="border-t border-line">
          <summary className="min-h-11 py-2.5 font-semibold text-brand">
            {texts.more(rows.length - openAtFirst)}
          </summary>
          <Rows rows={rows.slice(openAtFirst)} />
        </details>
      )}
      {list && (
        <ButtonLink kind="quiet" href={list} aria-label={`${texts.openRecord}: ${personTables[table]}`}>
          {texts.openRecord}
        </ButtonLink>
      )}
    </details>
  );
}

/** Every record of a person, by kind. */
export function PersonList({ person: { records, lists } }: { person: ShownPerson }) {
  return (
    <div className="grid gap-3">
      {records.map((one) => (
        <Records key={one.table} {...one} list={lists[one.table]} />
      ))}
    </div>
  );
}
