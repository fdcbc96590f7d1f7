import type { Days, FiguresQuery, Filter, RangeName } from "./contract.ts";

/** The query of the same screen with another range, other days or another filter. */
export function addressOf(
  { range, days, filter }: FiguresQuery,
  change: { range?: RangeName; days?: Days; filter?: Record<keyof Filter, string | undefined> | Filter },
): string {
  const query = new URLSearchParams();
  const next = change.days ? "custom" : (change.range ?? range);
  const shown = change.days ?? days;
  if (next !== "custom") query.set("range", next);
  else {
    query.set("from", shown.first);
    query.set("to", shown.last);
  }
  for (const [name, value] of Object.entries(change.filter ?? filter)) if (value) query.set(name, value);
  return `?${query}`;
}
