import { performance } from "#content/careers.ts";
import { MetricPicture } from "./work-pictures.tsx";

const { columns, metrics, metricsHeading } = performance;

/** A cell that names its column where the table has no visible head. */
const cell = "py-1 md:px-4 md:py-5";

/** The five metrics. On phones each row becomes a small list. */
export function MetricTable() {
  return (
    <table className="w-full table-fixed border-collapse text-left align-top max-md:block">
      <caption className="sr-only">{metricsHeading}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b-2 border-brand">
          <th scope="col" className="w-1/4 py-3 pr-4">
            {columns.metric}
          </th>
          <th scope="col" className="px-4 py-3">
            {columns.meaning}
          </th>
          <th scope="col" className="px-4 py-3">
            {columns.reason}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {metrics.map(({ name, meaning, reason }, at) => (
          <tr key={name} className="border-b border-line align-top max-md:block max-md:py-5">
            <th scope="row" className="font-heading text-lg leading-tight max-md:block md:py-5 md:pr-4">
              <span className="flex items-center gap-4">
                <MetricPicture at={at} className="size-16 shrink-0 p-1" />
                {name}
              </span>
            </th>
            <Cell label={columns.meaning} text={meaning} />
            <Cell label={columns.reason} text={reason} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ label, text }: { label: string; text: string }) {
  return (
    <td className={`${cell} max-md:mt-2 max-md:block`}>
      <span aria-hidden="true" className="block text-sm font-semibold text-clay md:hidden">
        {label}
      </span>
      <span className="text-muted">{text}</span>
    </td>
  );
}
