import { sql } from "#server/platform/database.ts";
import { visitDays } from "../visit-months.server.ts";
import type { Days, VisitFilter } from "./contract.ts";
import { addDays, daysOf, lagosToday } from "./days-contract.ts";
import { type KeptLine, keepDays, keyOf, usable } from "./kept-days.server.ts";
import { addLine, type Lists } from "./lists.ts";
import { type ListLine, listsOf, seenAcross, seenBeside, sessionsAcross } from "./narrowed-lists.server.ts";

/** The first day whose rows are all stored. Older days have lost some or all of their rows. */
export const oldestStored = (today: string): string => addDays(today, 1 - visitDays);

/** The days of a range whose rows are all stored. */
function storedOf({ first, last }: Days, today: string): Days {
  const oldest = oldestStored(today);
  return { first: first > oldest ? first : oldest, last };
}

/** So many sessions or page views since today was kept are too slow to read each time. */
const mostFresh = 1000;

/**
 * The kept days of a range, and the lines that are added to or taken off them. Both are of one moment.
 * Plan: a range of the primary key of narrowed_days, then that of listsOf.
 */
function readDays(days: Days, filter: VisitFilter, today: string) {
  return sql().begin("isolation level repeatable read read only", async (transaction) => {
    const rows = await transaction<{ day: string; upto: number | null; lists: KeptLine[] }[]>`
      select to_char(day, 'YYYY-MM-DD') as day, upto::float, lists from narrowed_days
      where filter = ${keyOf(filter)} and day between ${days.first} and ${days.last} and ${usable(today)}`;
    const kept = new Set(rows.map(({ day }) => day));
    const after = rows.find(({ upto }) => upto !== null)?.upto ?? null;
    const fresh = { days: daysOf(days).filter((day) => !kept.has(day)), today, after };
    const [first = addDays(days.last, 1)] = after === null ? fresh.days : [...fresh.days, today].sort();
    const range = { first, last: days.last };
    if (filter.page === undefined) {
      // A range that is over and already stored needs no rows.
      const isKept = after === null && !fresh.days.length;
      const beside = isKept
        ? []
        : await transaction<ListLine[]>`${listsOf(seenBeside(range, fresh), filter)}`;
      return { rows, beside, came: beside.find(({ list }) => list === "all")?.views ?? 0 };
    }
    const across = await transaction<
      { session: number; came: boolean }[]
    >`${sessionsAcross(days, range, fresh, filter.page)}`;
    const sessions = [...new Set(across.map(({ session }) => session))];
    const beside = sessions.length
      ? await transaction<ListLine[]>`${listsOf(seenAcross(days, sessions, fresh), filter)}`
      : [];
    return { rows, beside, came: across.filter(({ came }) => came).length };
  });
}

/**
 * Figures of the visits that a filter leaves. Each day is read once and kept. What came since today was kept and the
 * sessions of several days are read from their rows, so the figures are those of all stored rows.
 * @returns the lists that have lines; days without stored rows count as empty. Without a page in the filter only the views
 * are right, because visitor_counts has the visitors.
 */
export async function narrowed(range: Days, filter: VisitFilter): Promise<Lists> {
  const today = lagosToday(new Date());
  const days = storedOf(range, today);
  await keepDays(days, filter, today);
  const { rows, beside, came } = await readDays(days, filter, today);
  if (came > mostFresh)
    await sql()`delete from narrowed_days where filter = ${keyOf(filter)} and day = ${today} and lists is not null`;
  const lists: Lists = new Map();
  const add = (sign: 1 | -1, [list, name, visitors, views]: KeptLine) =>
    addLine(lists, list, name, { visitors, views }, sign);
  for (const day of rows) for (const line of day.lists) add(1, line);
  for (const { of_day, list, name, visitors, views } of beside)
    add(of_day === null ? 1 : -1, [list, name, visitors, views]);
  return lists;
}
