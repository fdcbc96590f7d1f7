import { Link, useSearchParams } from "react-router";
import { dashboardTexts } from "#content/back-office.ts";
import { type DayRange, dayRanges } from "../contract.ts";
import { tabs } from "./panels.tsx";

interface RangeAndTabsProps {
  days: DayRange;
  tab: string;
}

/** Time ranges and tabs as links, so that each view has an address. */
export function RangeAndTabs({ days, tab }: RangeAndTabsProps) {
  const [query] = useSearchParams();
  const address = (change: Record<string, string>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    return `?${next}`;
  };
  const look = (chosen: boolean) =>
    `inline-flex min-h-11 items-center rounded-xl px-4 font-semibold whitespace-nowrap ${chosen ? "bg-brand text-ground" : "text-ink hover:bg-brand-soft"}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label="Lists" className="min-w-0 max-sm:-mx-5 max-sm:basis-[calc(100%+2.5rem)]">
        <ul className="flex gap-1 max-sm:overflow-x-auto max-sm:px-5 sm:flex-wrap">
          {tabs.map(({ name, label }) => (
            <li key={name} className="shrink-0">
              <Link
                to={address({ tab: name })}
                preventScrollReset
                className={look(name === tab)}
                aria-current={name === tab ? "page" : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Time range">
        <ul className="flex gap-1 rounded-xl border border-line bg-paper">
          {dayRanges.map((range) => (
            <li key={range}>
              <Link
                to={address({ range: String(range) })}
                preventScrollReset
                className={look(range === days)}
                aria-current={range === days ? "true" : undefined}
                aria-label={`${dashboardTexts.ranges[range]}, ${dashboardTexts.rangeWords[range]}`}
              >
                {dashboardTexts.ranges[range]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
