import type { ISql } from "postgres";
import { sql } from "#server/platform/database.ts";
import { hashedId } from "#server/platform/hashed-id.ts";
import { visitDays } from "../visit-months.server.ts";
import { acrossKey, readAcross } from "./across-days.server.ts";
import { type Days, type VisitFilter, visitFilters } from "./contract.ts";
import { addDays, beginOf, daysOf, lagosToday } from "./days-contract.ts";
import { type KeptLine, keepDays, usable } from "./kept-days.server.ts";
import { addLine, type Lists } from "./lists.ts";
import {
  allKept,
  type Came,
  type ListLine,
  listsOf,
  seenBeside,
  seenOn,
  sessionsAcross,
  sessionsAgain,
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

/** The first day whose rows are all stored. Older days have lost some or all of their rows. */
export const oldestStored = (today: string): string => addDays(today, 1 - visitDays);

/** The days of a range whose rows are all stored. */
function storedOf({ first, last }: Days, today: string): Days {
  const oldest = oldestStored(today);
  return { first: first > oldest ? first : oldest, last };
}

/** So many sessions or page views since today was kept are too slow to read each time. */
const mostFresh = 1000;

/** A kept day, or what sessions of several days change in the sum of days. */
interface KeptRow {
  id: number;
  day: string;
  upto: number | null;
  lists: KeptLine[];
  is_across: boolean;
}

/** What is kept of a range. */
interface KeptRange {
  rows: KeptRow[];
  /** The days up to today that are not kept. */
  missing: string[];
  /** What sessions of several days change in the sum of the days that are over; undefined if it is not kept. */
  across: KeptLine[] | undefined;
}

/** The days of a range that are over. */
const overOf = ({ first, last }: Days, today: string): Days => ({
  first,
  last: last < today ? last : addDays(today, -1),
});

/** Plan: a range of the primary key of narrowed_days, and one more row of it. */
async function readKept(session: ISql, days: Days, filter: VisitFilter, today: string): Promise<KeptRange> {
  const over = overOf(days, today);
  const all = await session<KeptRow[]>`
    select id::float, to_char(day, 'YYYY-MM-DD') as day, upto::float, lists, false as is_across from narrowed_days
    where filter = ${keyOf(filter)} and day between ${days.first} and ${days.last} and ${usable(today)}
    union all
    select id::float, to_char(day, 'YYYY-MM-DD'), null, lists, true from narrowed_days
    where filter = ${acrossKey(filter, over)} and day = ${over.last} and ${usable(today)}`;
  const rows = all.filter(({ is_across }) => !is_across);
  const there = new Set(rows.map(({ day }) => day));
  const missing = daysOf(days).filter((day) => day <= today && !there.has(day));
  if (missing.some((day) => day <= over.last)) return { rows, missing, across: undefined };
  if (over.first >= over.last) return { rows, missing, across: [] };
  const row = all.find(({ is_across }) => is_across);
  const isTrue = row && rows.every(({ id, day }) => day > over.last || id < row.id);
  return { rows, missing, across: isTrue ? row.lists : undefined };
}

/** Reads what sessions of several days change in the sum of days that are over; null if a day is not kept. */
function readAcrossOver(days: Days, filter: VisitFilter & { page: string }, today: string) {
  return sql().begin("isolation level repeatable read read only", async (transaction) => {
    const { missing } = await readKept(transaction, days, filter, today);
    if (missing.length) return null;
    const from = days.first;
    const again = await transaction<Came[]>`${sessionsAgain(days, filter.page, from)}`;
    const sessions = again.map(({ session }) => session);
    const lines = await readAcross(transaction, days, sessions, { fresh: allKept, from }, filter);
    return { upto: null, lists: new Map([[days.last, lines]]) };
  });
}

/** Reads and keeps what is not kept yet of a range. */
async function keepMissing(days: Days, missing: string[], filter: VisitFilter, today: string): Promise<void> {
  await keepDays(missing, keptBy(filter, today), today);
  const over = overOf(days, today);
  const { page } = filter;
  if (page === undefined || over.first >= over.last) return;
  const read = () => readAcrossOver(over, { ...filter, page }, today);
  await keepDays([over.last], { key: acrossKey(filter, over), read }, today);
}

/** Lines that are added to the sum of kept days. */
interface Sum {
  rows: KeptRow[];
  beside: KeptLine[];
  /** How many sessions or page views came since today was kept. */
  came: number;
}

/**
 * The kept days of a range, and the lines that are added to their sum. All is of one moment. Plan: that of readKept, then that of
 * listsOf.
 * @param mayMiss whether what is not kept is read from the rows
 * @returns nothing but the days that are not kept, of which there may be none, if something is not kept and may not be missed
 */
function readDays(days: Days, filter: VisitFilter, today: string, mayMiss: boolean) {
  return sql().begin(
    "isolation level repeatable read read only",
    async (transaction): Promise<Sum | { missing: string[] }> => {
      const { rows, missing, across } = await readKept(transaction, days, filter, today);
      const { page } = filter;
      if (!mayMiss && (missing.length || (page !== undefined && !across))) return { missing };
      const after = rows.find(({ upto }) => upto !== null)?.upto ?? null;
      const fresh = { days: missing, today, after };
      const [first = addDays(days.last, 1)] = after === null ? missing : [...missing, today].sort();
      const range = { first, last: days.last };
      if (page === undefined) {
        // A range that is over and already stored needs no rows.
        const isKept = after === null && !missing.length;
        const beside = isKept
          ? []
          : await transaction<ListLine[]>`${listsOf(seenBeside(range, fresh), filter)}`;
        const lines = beside.map(
          ({ list, name, visitors, views }): KeptLine => [list, name, visitors, views],
        );
        return { rows, beside: lines, came: lines.find(([list]) => list === "all")?.[3] ?? 0 };
      }
      // The stored correction covers every day before today, so only sessions that came back today are read.
      const from = across ? today : days.first;
      if (from > days.last) return { rows, beside: across ?? [], came: 0 };
      const found = await transaction<Came[]>`${sessionsAcross(days, range, fresh, page, from)}`;
      const sessions = [...new Set(found.map(({ session }) => session))];
      const beside = await readAcross(transaction, days, sessions, { fresh, from }, filter);
      return {
        rows,
        beside: [...(across ?? []), ...beside],
        came: found.filter(({ came }) => came).length,
      };
    },
  );
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
  let read = await readDays(days, filter, today, false);
  if ("missing" in read) {
    await keepMissing(days, read.missing, filter, today);
    read = await readDays(days, filter, today, true);
  }
  const { rows, beside, came } = read as Sum;
  if (came > mostFresh) await keepDays([today], keptBy(filter, today), today);
  const lists: Lists = new Map();
  for (const [list, name, visitors, views] of [...rows.flatMap((day) => day.lists), ...beside])
    addLine(lists, list, name, { visitors, views });
  return lists;
}
