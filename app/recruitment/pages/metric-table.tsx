import { performance } from "#content/careers.ts";
import { MetricPicture } from "./work-pictures.tsx";

const { columns, metrics, metricsHeading } = performance;

const cell = "max-md:block max-md:pl-20 md:px-4 md:py-5 md:align-middle";

/** The five metrics. On phones the meaning and the reason are below the name. */
export function MetricTable() {
  return (
    <table className="w-full table-fixed border-collapse text-left align-top max-md:block">
      <caption className="sr-only">{metricsHeading}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b-2 border-brand">
          <th scope="col" className="w-1/3 py-3 pr-4 lg:w-1/4">
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
          <tr
            key={name}
            className="border-b border-line align-top max-md:relative max-md:block max-md:min-h-26 max-md:py-5"
          >
            <th
              scope="row"
              className="font-heading text-lg leading-tight max-md:block max-md:mb-1.5 max-md:pl-20 md:py-5 md:pr-4 md:align-middle"
            >
              <span className="flex items-center gap-4">
                <MetricPicture
                  at={at}
                  className="size-16 shrink-0 p-1 max-md:absolute max-md:top-5 max-md:left-0 md:max-lg:size-12"
                />
                {name}
              </span>
            </th>
            <td className={cell}>{meaning}</td>
            <td className={`${cell} text-muted max-md:mt-1.5`}>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
