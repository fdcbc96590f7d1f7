import { sql } from "#server/platform/database.ts";
import type { ListName } from "./lists.ts";

/** A line as it is kept. */
export type KeptLine = [list: ListName, name: string, visitors: number, views: number];

/** What is kept of days: the ID of the kind of lists and filter in narrowed_days, and how the lists of days are read. */
interface Kept {
  key: string;
  /** @returns the lists by day, and up to which visit those of today count; null if there is nothing to keep now */
  read: (
    days: readonly string[],
  ) => Promise<{ upto: number | null; lists: ReadonlyMap<string, KeptLine[]> } | null>;
}

/** Days of which what is kept may be used: those that are over as wholes, today up to a visit. */
export const usable = (today: string) => sql()`lists is not null and (upto is null) = (day < ${today}::date)`;

/** Most days in one statement, so that none runs for minutes where there are many visits. */
const daysAtOnce = 31;

/**
 * Reads the days of rows that are there for them, and fills in those rows that nobody has changed meanwhile, or removes them if
 * there is nothing to store. The rows are written under the writers' lock: without it, a writer could wait for one of them while
 * this statement waits for one of the writer's, and PostgreSQL would end one of the two.
 * Plan: the primary key of narrowed_days, once a day.
 */
async function keepLists(
  asked: readonly { id: number; day: string }[],
  { key, read }: Kept,
  today: string,
): Promise<void> {
  const days = asked.map(({ day }) => day);
  const ids = asked.map(({ id }) => id);
  const found = await read(days);
  await sql().begin(async (transaction) => {
    await transaction`select lock_visits()`;
    if (!found)
      return transaction`
        delete from narrowed_days
        where filter = ${key} and day = any(${days}::text[]::date[]) and id = any(${ids}::bigint[]) and lists is null`;
    const { upto, lists } = found;
    return transaction`
    update narrowed_days kept set lists = read.lists::json, upto = case when read.day = ${today}::date then ${upto}::bigint end
    from unnest(
      ${ids}::bigint[], ${days}::text[]::date[],
      ${days.map((day) => JSON.stringify(lists.get(day) ?? []))}::text[]
    ) as read (id, day, lists)
    where kept.filter = ${key} and kept.day = read.day and kept.id = read.id and kept.lists is null
      and kept.upto is not distinct from case when read.day = ${today}::date then 0 end`;
  });
}

/**
 * Reads days and keeps their lists. A row for each is stored before the day is read, and no writer is under way then:
 * whoever changes the day from then on removes the row, so that nothing old is kept.
 * Plan of each statement: the primary key of narrowed_days, once a day.
 * @param missing days up to today of which nothing usable is kept
 */
export async function keepDays(missing: readonly string[], kept: Kept, today: string): Promise<void> {
  if (!missing.length) return;
  const days = missing as string[];
  const ofMissing = sql()`filter = ${kept.key} and day = any(${days}::text[]::date[])`;
  // Yesterday's row was stored before that day was over, so it is incomplete.
  await sql().begin(async (transaction) => {
    await transaction`select lock_visits()`;
    await transaction`delete from narrowed_days where ${ofMissing} and lists is not null`;
    await transaction`
      insert into narrowed_days (day, filter, upto)
      select day, ${kept.key}, case when day = ${today}::date then 0 end from unnest(${days}::text[]::date[]) as day
      on conflict (day, filter) do update set upto = excluded.upto where narrowed_days.lists is null`;
  });
  const asked = await sql()<{ id: number; day: string }[]>`
    select id, to_char(day, 'YYYY-MM-DD') as day from narrowed_days where ${ofMissing} and lists is null order by day`;
  for (let start = 0; start < asked.length; start += daysAtOnce)
    await keepLists(asked.slice(start, start + daysAtOnce), kept, today);
}
