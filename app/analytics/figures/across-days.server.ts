import type { ISql } from "postgres";
import { hashedId } from "#server/platform/hashed-id.ts";
import { type Days, type VisitFilter, visitFilters } from "./contract.ts";
import type { KeptLine } from "./kept-days.server.ts";
import { addLine, type Lists } from "./lists.ts";
import { type Fresh, type ListLine, listsOf, seenAcross } from "./narrowed-lists.server.ts";

/**
 * The ID in narrowed_days of what sessions of several days change in the sum of a range's days. Its row has the range's last
 * day. It is true while all days of the range are still the stored ones it was read beside, whose rows are older than it.
 */
export const acrossKey = (filter: VisitFilter, { first }: Days) =>
  hashedId(JSON.stringify(["across", first, ...visitFilters.map((name) => filter[name] ?? null)]));

/**
 * What sessions change in the sum of a range's kept days, so that each counts once: their lines of the range are added, and
 * those of the days are taken off.
 * @param sessions all that saw the page of the filter within the range and came on several days of it, or came lately
 * @param from the day before which it is known what they change
 */
export async function readAcross(
  session: ISql,
  days: Days,
  sessions: readonly number[],
  { fresh, from }: { fresh: Fresh; from: string },
  filter: VisitFilter,
): Promise<KeptLine[]> {
  if (!sessions.length) return [];
  const lists: Lists = new Map();
  const lines = await session<ListLine[]>`${listsOf(seenAcross(days, sessions, fresh, from), filter)}`;
  for (const { of_day, list, name, visitors, views } of lines)
    addLine(lists, list, name, { visitors, views }, of_day === null ? 1 : -1);
  return [...lists].flatMap(([list, names]) =>
    [...names].flatMap(([name, { visitors, views }]): KeptLine[] =>
      visitors || views ? [[list, name, visitors, views]] : [],
    ),
  );
}
