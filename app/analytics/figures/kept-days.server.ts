import { sql } from "#server/platform/database.ts";
import { hashedId } from "#server/platform/hashed-id.ts";
import { type Days, type VisitFilter, visitFilters } from "./contract.ts";
import { beginOf, daysOf } from "./days-contract.ts";
import { type ListLine, listsOf, seenOn } from "./narrowed-lists.server.ts";

/** A line as it is kept. */
export type KeptLine = [list: ListLine["list"], name: string, visitors: number, views: number];

/** The ID of a filter in narrowed_days. */
export const keyOf = (filter: VisitFilter) =>
  hashedId(JSON.stringify(visitFilters.map((name) => filter[name] ?? null)));

/** Days of which what is kept may be used: those that are over as wholes, today up to a visit. */
export const usable = (today: string) => sql()`lists is not null and (upto is null) = (day < ${today}::date)`;

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

/** Most days in one statement, so that none runs for minutes where there are many visits. */
const daysAtOnce = 31;

/**
 * Reads the days of rows that are there for them, and fills in those rows that nobody has changed meanwhile. The rows are
 * written under the writers' lock: without it, a writer could wait for one of them while this statement waits for one of the
 * writer's, and PostgreSQL would end one of the two.
 * Plan: the primary key of narrowed_days, once a day.
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
 * Plan of each statement: a range of the primary key of narrowed_days.
 */
export async function keepDays(days: Days, filter: VisitFilter, today: string): Promise<void> {
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
