import { costsPage, monthLines, monthTotal } from "#content/extra-costs.ts";
import { naira } from "#content/prices.ts";

/** The month that the page works out below, as a bill: what each line comes to, and the whole. */
export function MonthBill() {
  return (
    <div className="figures rounded-xl bg-ink p-5 text-ground md:p-6">
      <p className="font-heading text-lg font-bold">{costsPage.monthHeading}</p>
      <dl className="mt-2 text-sm">
        {monthLines.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-edge py-2">
            <dt>{label}</dt>
            <dd className="font-semibold whitespace-nowrap">{naira(amount)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 pt-3">
          <dt className="text-base font-semibold">{costsPage.totalLabel}</dt>
          <dd className="font-heading text-2xl font-bold whitespace-nowrap">{naira(monthTotal)}</dd>
        </div>
      </dl>
    </div>
  );
}
