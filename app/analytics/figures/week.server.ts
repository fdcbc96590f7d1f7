import { pageName } from "../page-names.ts";
import { addDays } from "./days-contract.ts";
import { readFigures } from "./figures.server.ts";

/** How many sources and pages are named. */
const named = 3;

/** The figures of the seven days before a day, for the mail about them; null when nobody came. */
export async function weekBefore(day: string) {
  const first = addDays(day, -7);
  const last = addDays(day, -1);
  const { totals, totalsBefore, groups, pages } = await readFigures(
    new URLSearchParams({ from: first, to: last }),
  );
  if (!totals.visitors && !totals.leads.leads) return null;
  const summed = ({ visitors, views, leads }: typeof totals) => ({
    visitors,
    views,
    leads: leads.leads,
    value: leads.value,
  });
  return {
    days: `${first} to ${last}`,
    ...summed(totals),
    before: summed(totalsBefore),
    sources: groups.source.filter(({ visitors }) => visitors > 0).slice(0, named),
    pages: pages
      .filter(({ views }) => views > 0)
      .slice(0, named)
      .map(({ path, views }) => ({ name: pageName(path), views })),
  };
}
