import { Icon } from "#app/ui/icon.tsx";
import { botPackages } from "#content/bot-packages.ts";
import { packageComparison } from "#content/offer-comparison.ts";
import { packageRows } from "./package-rows.ts";

const groups = packageRows(botPackages);

/** On phones a row is its label above three cells; the packages' names stay at the top of the screen. */
const row = "max-md:grid max-md:grid-cols-3";
const cell = "px-2 py-2.5 text-center max-md:px-0.5 max-md:pt-0 max-md:text-sm";

/** What each package includes, as a table that is readable on a phone. */
export function PackageComparison() {
  return (
    <table className="figures w-full border-collapse max-md:block md:table-fixed">
      <caption className="sr-only">{packageComparison.caption}</caption>
      <thead className="sticky top-16 z-10 bg-ground max-md:block">
        <tr className={`border-b-2 border-brand ${row}`}>
          <th scope="col" className="w-2/5 py-3 text-left max-md:sr-only">
            {packageComparison.featureLabel}
          </th>
          {botPackages.map(({ id, title }) => (
            <th key={id} scope="col" className="px-2 py-3 font-heading leading-tight max-md:text-sm/tight">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ label, rows }) => (
        <tbody key={label} className="max-md:block">
          <tr className="max-md:block">
            <th
              scope="rowgroup"
              colSpan={botPackages.length + 1}
              className="pt-7 pb-2 text-left text-sm font-semibold text-clay max-md:block"
            >
              {label}
            </th>
          </tr>
          {rows.map(({ label, cells }) => (
            <tr key={label} className={`border-b border-line ${row}`}>
              <th
                scope="row"
                className="py-2.5 text-left font-normal leading-snug first-letter:uppercase max-md:col-span-3"
              >
                {label}
              </th>
              {cells.map((value, at) => (
                <td
                  key={botPackages[at]?.id}
                  className={`${cell} ${botPackages[at]?.popular ? "md:bg-tint" : ""}`}
                >
                  <Cell value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === "string") return <b className="font-semibold">{value}</b>;
  return value ? (
    <>
      <Icon name="check" className="mx-auto size-5 text-success" />
      <span className="sr-only">{packageComparison.yes}</span>
    </>
  ) : (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">{packageComparison.no}</span>
    </>
  );
}
