import { dashboardTexts } from "#app/content/back-office.ts";
import type { DayRange, VisitTotals } from "#app/features/analytics/contract.ts";

interface SummaryCardsProps {
  totals: VisitTotals;
  active: number;
  days: DayRange;
}

const figure = new Intl.NumberFormat("en-NG");

/** The four figures at the top of the dashboard. */
export function SummaryCards({ totals, active, days }: SummaryCardsProps) {
  const { cards, rangeWords } = dashboardTexts;
  const list = [
    { ...cards.active, value: active },
    { ...cards.views, note: rangeWords[days], value: totals.pageViews },
    { ...cards.clicks, note: rangeWords[days], value: totals.clicks },
    { ...cards.sources, note: rangeWords[days], value: totals.sources },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
      {list.map(({ label, note, value }) => (
        <div key={label} className="flex flex-col rounded-2xl border border-line bg-paper p-4 md:p-5">
          <dt className="font-semibold">{label}</dt>
          <dd className="order-first font-heading text-3xl font-bold tabular-nums">{figure.format(value)}</dd>
          <dd className="text-sm text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
