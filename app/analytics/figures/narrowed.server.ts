import { sql } from "#server/platform/database.ts";
import { hashedId } from "#server/platform/hashed-id.ts";
import { visitDays } from "../visit-months.server.ts";
import { type Days, type VisitFilter, visitFilters } from "./contract.ts";
import { addDays, beginOf, daysOf, lagosToday } from "./days-contract.ts";
import { addLine, type Lists } from "./lists.ts";
import {
  type ListLine,
  listsOf,
  seenAcross,
  seenBeside,
  seenOn,
  sessionsAcross,
} from "./narrowed-lists.server.ts";

/** A line as it is kept. */
type KeptLine = [list: ListLine["list"], name: string, visitors: number, views: number];

const keyOf = (filter: VisitFilter) =>
  hashedId(JSON.stringify(visitFilters.map((name) => filter[name] ?? null)));

/** Days of which what is kept may be used: those that are over as wholes, today up to a visit. */
const usable = (today: string) => sql()`lists is not null and (upto is null) = (day < ${today}::date)`;

/** The first day whose rows are all stored. Older days have lost some or all of their rows. */
export const oldestStored = (today: string): string => addDays(today, 1 - visitDays);

/** The days of a range whose rows are all stored. */
function storedOf({ first, last }: Days, today: string): Days {
  const oldest = oldestStored(today);
  return { first: first > oldest ? first : oldest, last };
}

/** Reads days, all in one statement. Of today it says up to which visit, by the same snapshot. */
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

/** Most days in one statement, so that none runs for minutes where there are many visits. */
const daysAtOnce = 31;

/**
 * Reads the days of rows that are there for them, and fills in those rows that nobody has changed meanwhile. The rows are
 * written under the writers' lock: without it, a writer could wait for one of them while this statement waits for one of the
 * writer's, and PostgreSQL would end one of the two.
 */
async function keepLists(
  asked: readonly { id: number; day: string }[],
  filter: VisitFilter,
  today: string,
): Promise<void> {
  const days = asked.map(({ day }) => day);
  const { upto, lists } = await readDayLists(days, filter, today);
  await sql().begin(async (transaction) => {
    await transaction`select lock_visits()`;
    await transaction`
    update narrowed_days kept set lists = read.lists::json, upto = case when read.day = ${today}::date then ${upto}::bigint end
    from unnest(
      ${asked.map(({ id }) => id)}::bigint[], ${days}::text[]::date[],
      ${days.map((day) => JSON.stringify(lists.get(day) ?? []))}::text[]
    ) as read (id, day, lists)
    where kept.filter = ${keyOf(filter)} and kept.day = read.day and kept.id = read.id and kept.lists is null
      and kept.upto is not distinct from case when read.day = ${today}::date then 0 end`;
  });
}

/**
 * Reads the days that are not kept yet, and keeps them. A row for each is stored before the day is read, and no writer is
 * under way then: whoever changes the day from then on removes the row, so that nothing old is kept.
 */
async function keepDays(days: Days, filter: VisitFilter, today: string): Promise<void> {
  const key = keyOf(filter);
  const kept = await sql()<{ day: string }[]>`
    select to_char(day, 'YYYY-MM-DD') as day from narrowed_days
    where filter = ${key} and day between ${days.first} and ${days.last} and ${usable(today)}`;
  const there = new Set(kept.map(({ day }) => day));
  const missing = daysOf(days).filter((day) => day <= today && !there.has(day));
  if (!missing.length) return;
  const ofMissing = sql()`filter = ${key} and day = any(${missing}::text[]::date[])`;
  // Yesterday's row was stored before that day was over, so it is incomplete.
  await sql().begin(async (transaction) => {
    await transaction`select lock_visits()`;
    await transaction`delete from narrowed_days where ${ofMissing} and lists is not null`;
    await transaction`
      insert into narrowed_days (day, filter, upto)
      select day, ${key}, case when day = ${today}::date then 0 end from unnest(${missing}::text[]::date[]) as day
      on conflict (day, filter) do update set upto = excluded.upto where narrowed_days.lists is null`;
  });
  const asked = await sql()<{ id: number; day: string }[]>`
    select id, to_char(day, 'YYYY-MM-DD') as day from narrowed_days where ${ofMissing} and lists is null order by day`;
  for (let start = 0; start < asked.length; start += daysAtOnce)
    await keepLists(asked.slice(start, start + daysAtOnce), filter, today);
}

/** So many sessions or page views since today was kept are too slow to read each time. */
const mostFresh = 1000;

/** The kept days of a range, and the lines that are added to or taken off them. Both are of one moment. */
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
