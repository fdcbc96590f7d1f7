import { Figures } from "#app/ui/figures.tsx";
import { dashboardTexts } from "#content/back-office.ts";
import type { DayRange, VisitTotals } from "../contract.ts";

interface SummaryCardsProps {
  totals: VisitTotals;
  active: number;
  days: DayRange;
}

/** The four figures at the top of the dashboard. */
export function SummaryCards({ totals, active, days }: SummaryCardsProps) {
  const { cards, rangeWords, rangeRules } = dashboardTexts;
  const list = [
    { ...cards.active, value: active },
    { ...cards.views, note: rangeRules[days], value: totals.pageViews },
    { ...cards.clicks, note: rangeWords[days], value: totals.clicks },
    { ...cards.sources, note: rangeWords[days], value: totals.sources },
  ];
  return <Figures list={list} className="grid-cols-2 lg:grid-cols-4" />;
}
