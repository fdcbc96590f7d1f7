import type { PrintedList } from "#app/recruitment/review/application-print.server.ts";
import { Moment } from "#app/ui/moment.tsx";
import { applicationFields } from "#content/application-form.ts";
import type { Field } from "#content/fields.ts";
import { reviewTexts } from "#content/review.ts";
import { listedFields } from "./said-fields.ts";

const texts = reviewTexts.paper;
const cell = "border border-line px-2 py-1 align-top";
const head = `${cell} whitespace-nowrap`;
/** A name or a place may be one long word. */
const words = "[overflow-wrap:anywhere]";
const figures = "text-right tabular-nums";
const numeric = new Set<Field["kind"]>(["number", "rating"]);
/** A phone's screen has no room for these columns; paper has. */
const wide = `${cell} max-md:not-print:hidden`;

/** The applications that the search finds, one per line, for paper. */
export function ApplicationTable({ listed, hidden }: { listed: PrintedList; hidden: boolean }) {
  const { filter, total, applications } = listed;
  const { columns } = texts;
  return (
    <>
      <h1 className="text-2xl">{reviewTexts.listHeading}</h1>
      <p className="mb-4">
        {[
          texts.listed(applications.length, total),
          ...(filter.status ? [texts.filtered(reviewTexts.statuses[filter.status])] : []),
          ...(filter.q ? [texts.searched(filter.q)] : []),
        ].join(" · ")}
      </p>
      <table className="w-full border-collapse text-left text-sm">
        <thead className="print:table-header-group">
          <tr>
            <th className={head}>{columns.ref}</th>
            {!hidden && <th className={head}>{applicationFields.fullName.listed}</th>}
            {!hidden && <th className={wide}>{applicationFields.phoneNumber.listed}</th>}
            {listedFields.map(({ field, column }) => (
              <th key={column} className={wide}>
                {field.listed}
              </th>
            ))}
            <th className={head}>{columns.status}</th>
            <th className={wide}>{columns.score}</th>
            <th className={wide}>{columns.when}</th>
          </tr>
        </thead>
        <tbody>
          {applications.map(({ id, ref, person, ...row }) => (
            <tr key={id} className="break-inside-avoid">
              <td className={`${cell} whitespace-nowrap`}>{ref}</td>
              {person && <td className={`${cell} ${words}`}>{person.name}</td>}
              {person && <td className={`${wide} whitespace-nowrap`}>{person.phone}</td>}
              {listedFields.map(({ field, column }, at) => (
                <td key={column} className={`${wide} ${numeric.has(field.kind) ? figures : words}`}>
                  {row.said[at]}
                </td>
              ))}
              <td className={cell}>{reviewTexts.statuses[row.status]}</td>
              <td className={`${wide} ${figures}`}>{row.score?.toFixed(1) ?? "–"}</td>
              <td className={`${wide} whitespace-nowrap`}>
                <Moment at={row.created_at} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
