import type { FiguresQuery, Filter, RangeName } from "./contract.ts";

/** The query of the same screen with another range or filter. */
export function addressOf(
  { range, days, filter }: FiguresQuery,
  change: { range?: RangeName; filter?: Record<keyof Filter, string | undefined> | Filter },
): string {
  const query = new URLSearchParams();
  const next = change.range ?? range;
  if (next !== "custom") query.set("range", next);
  else {
    query.set("from", days.first);
    query.set("to", days.last);
  }
  for (const [name, value] of Object.entries(change.filter ?? filter)) if (value) query.set(name, value);
  return `?${query}`;
}
