import { costsPage, monthLines, monthTotal } from "#content/extra-costs.ts";
import { naira } from "#content/prices.ts";

/** One month of a shop, every line with its sum. */
export function WorkedMonth() {
  const { monthColumns: columns } = costsPage;
  return (
    <section className="section bg-tint" aria-labelledby="month-heading">
      <div className="wrap">
        <h2 id="month-heading" className="text-3xl">
          {costsPage.monthHeading}
        </h2>
        <p className="mt-3 max-w-prose text-lg">{costsPage.monthText}</p>
        <table className="figures mt-6 w-full border-collapse text-left">
          <caption className="sr-only">{costsPage.monthCaption}</caption>
          <thead className="border-b-2 border-brand">
            <tr>
              <th scope="col" className="py-2 pr-3">
                {columns.label}
              </th>
              <th scope="col" className="px-3 py-2 max-sm:hidden">
                {columns.sum}
              </th>
              <th scope="col" className="py-2 text-right">
                {columns.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {monthLines.map(({ label, sum, amount }) => (
              <tr key={label} className="border-b border-line align-top">
                <th scope="row" className="py-3 pr-3 font-normal">
                  {label}
                  <span className="block text-sm text-muted sm:hidden">{sum}</span>
                </th>
                <td className="px-3 py-3 max-sm:hidden">{sum}</td>
                <td className="py-3 text-right">{naira(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className="text-lg font-semibold">
            <tr>
              <th scope="row" className="py-4">
                {costsPage.totalLabel}
              </th>
              <td className="max-sm:hidden" />
              <td className="py-4 text-right">{naira(monthTotal)}</td>
            </tr>
          </tfoot>
        </table>
        <p className="max-w-prose">{costsPage.checked}</p>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {costsPage.sources.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                rel="noopener"
                className="inline-block py-2.5 font-semibold text-brand underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
