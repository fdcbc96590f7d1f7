import { sql } from "#server/platform/database.ts";
import { hashedId } from "#server/platform/hashed-id.ts";
import { visitDays } from "../visit-months.server.ts";
import { type Days, type VisitFilter, visitFilters } from "./contract.ts";
import { addDays, beginOf, daysOf, lagosToday } from "./days-contract.ts";
import { type KeptLine, keepDays, usable } from "./kept-days.server.ts";
import { addLine, type Lists } from "./lists.ts";
import {
  type ListLine,
  listsOf,
  seenAcross,
  seenBeside,
  seenOn,
  sessionsAcross,
} from "./narrowed-lists.server.ts";

/** The ID of a filter in narrowed_days. */
const keyOf = (filter: VisitFilter) =>
  hashedId(JSON.stringify(visitFilters.map((name) => filter[name] ?? null)));

/**
 * Reads days, all in one statement. Of today it says up to which visit, by the same snapshot.
 * Plan: today's rows of visits by visits_times for the newest one, then that of listsOf.
 */
function readDayLists(days: readonly string[], filter: VisitFilter, today: string) {
  return sql().begin("isolation level repeatable read read only", async (transaction) => {
    const [newest] = days.includes(today)
      ? await transaction<{ id: number }[]>`
          select coalesce(max(id), 0)::float as id from visits where label is null and at >= ${beginOf(today)}`
      : [];
    const lines = await transaction<ListLine[]>`${listsOf(seenOn(days), filter)}`;
    const lists = new Map(days.map((day): [string, KeptLine[]] => [day, []]));
    for (const { of_day, list, name, visitors, views } of lines)
      lists.get(of_day ?? "")?.push([list, name, visitors, views]);
    return { upto: newest?.id ?? null, lists };
  });
}

const keptBy = (filter: VisitFilter, today: string) => ({
  key: keyOf(filter),
  read: (days: readonly string[]) => readDayLists(days, filter, today),
});

/** Reads and keeps the days of a range that are not kept yet. Plan: a range of the primary key of narrowed_days. */
async function keepMissing(days: Days, filter: VisitFilter, today: string): Promise<void> {
  const key = keyOf(filter);
  const kept = await sql()<{ day: string }[]>`
    select to_char(day, 'YYYY-MM-DD') as day from narrowed_days
    where filter = ${key} and day between ${days.first} and ${days.last} and ${usable(today)}`;
  const there = new Set(kept.map(({ day }) => day));
  const missing = daysOf(days).filter((day) => day <= today && !there.has(day));
  await keepDays(missing, keptBy(filter, today), today);
}

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
  await keepMissing(days, filter, today);
  const { rows, beside, came } = await readDays(days, filter, today);
  if (came > mostFresh) await keepDays([today], keptBy(filter, today), today);
  const lists: Lists = new Map();
  const add = (sign: 1 | -1, [list, name, visitors, views]: KeptLine) =>
    addLine(lists, list, name, { visitors, views }, sign);
  for (const day of rows) for (const line of day.lists) add(1, line);
  for (const { of_day, list, name, visitors, views } of beside)
    add(of_day === null ? 1 : -1, [list, name, visitors, views]);
  return lists;
}
