import { and, gte, lt, type SQL, sql } from "drizzle-orm";
import { readCalendar } from "#app/leads/opening.server.ts";
import { conciergeLead } from "#content/concierge.ts";
import type { LeadDoor } from "#content/lead-doors.ts";
import { leads } from "#db/schema/inbox.ts";
import { db } from "#server/platform/database.ts";
import type { InboxTab } from "./contract.ts";
import {
  cameOn,
  dayAfter,
  dueAt,
  ended,
  lagosDay,
  midnightOf,
  open,
  overdueAt,
  type Reader,
  source,
  tabCondition,
  there,
  unknownSource,
  waiting,
} from "./lead-conditions.server.ts";

/** The figures above the list. */
export type InboxCount = InboxTab | "overdue" | "due";

/** How many of yesterday's unanswered people are named. */
export const mostNamed = 6;

/** Leads of one day from one source. */
interface LeadsOfDay {
  day: "today" | "yesterday";
  source: string | null;
  total: number;
  open: number;
}

interface Figures {
  open: number;
  mine: number;
  waiting: number;
  done: number;
  due: number;
  /** How many leads of each door have waited longer than promised. */
  late: { door: LeadDoor; count: number }[];
  byDay: LeadsOfDay[];
  /** The names of people who came yesterday and were not answered, longest waiting first. */
  names: (string | null)[];
  /** The sources that leads came from. */
  sources: string[];
}

/**
 * Every figure of the screen in one statement.
 * Plan: each count reads only the partial index of its state; the two days read leads_newest; the sources are looked up one after
 * the other in leads_source, so the time does not grow with the leads.
 * @param reader without an id, no lead is counted as `mine`
 */
async function readFigures(reader: Omit<Reader, "id"> & Partial<Reader>): Promise<Figures> {
  const { id, now } = reader;
  const counted = (condition: SQL | undefined) => sql`(select count(*)::int from leads where ${condition})`;
  const listed = (what: string, from: SQL) =>
    sql`(select coalesce(json_agg(${sql.raw(what)}), '[]') from (${from}) as found)`;
  const today = lagosDay("today", now);
  const twoDays = and(
    there,
    gte(leads.created_at, midnightOf(dayAfter(today, -1))),
    lt(leads.created_at, midnightOf(dayAfter(today, 1))),
  );
  const [figures] = await db().execute<Figures & Record<string, unknown>>(sql`
    with recursive known (source) as (
      select min(${source}) from leads where ${there}
      union all
      select (select min(${source}) from leads where ${there} and ${source} > known.source) from known
      where known.source is not null
    )
    select
      ${counted(open)} as open,
      ${id ? counted(tabCondition("mine", { id })) : sql`0`} as mine,
      ${counted(waiting)} as waiting,
      ${counted(ended)} as done,
      ${counted(dueAt(now))} as due,
      ${listed("found", sql`select door, count(*)::int as count from leads where ${overdueAt(reader)} group by door`)} as late,
      ${listed(
        "found",
        sql`select case when ${cameOn("today", now)} then 'today' else 'yesterday' end as day, ${source} as source,
          count(*)::int as total, (count(*) filter (where ${open}))::int as open
        from leads where ${twoDays} group by 1, 2`,
      )} as "byDay",
      ${listed(
        "name order by created_at, id",
        sql`select name, created_at, id from leads where ${and(open, cameOn("yesterday", now))}
        order by created_at, id limit ${mostNamed}`,
      )} as names,
      ${listed("source", sql`select source from known where source is not null`)} as sources`);
  if (!figures) throw new Error("The query of the figures returned no row.");
  return figures;
}

/** Largest first, equal ones by name. */
const ranked = <Key extends string>(figures: readonly { key: Key; count: number }[]) =>
  figures.toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));

/** The leads of one day: how many from each source, most first, and how many are not answered. */
function figuresOfDay(byDay: readonly LeadsOfDay[], day: LeadsOfDay["day"]) {
  const own = byDay.filter((group) => group.day === day);
  const sources = own.map((group) => ({ key: group.source ?? unknownSource, count: group.total }));
  return {
    total: own.reduce((sum, { total }) => sum + total, 0),
    open: own.reduce((sum, group) => sum + group.open, 0),
    sources: ranked(sources).map(({ key, count }) => ({ source: key, count })),
  };
}

const overdueOf = ({ late }: Figures) => late.reduce((sum, { count }) => sum + count, 0);

/** Every figure above the list, and what its filters offer. */
export async function readSummary(reader: Reader) {
  const figures = await readFigures(reader);
  const { open: toAnswer, mine, waiting: waits, done, due, byDay } = figures;
  const counts: Record<InboxCount, number> = {
    open: toAnswer,
    mine,
    waiting: waits,
    done,
    overdue: overdueOf(figures),
    due,
  };
  // A lead from a chat has a placeholder for its name.
  const names = figures.names.map((name) =>
    name === conciergeLead.name ? null : (name?.split(/\s/)[0] ?? null),
  );
  const late = ranked(figures.late.map(({ door, count }) => ({ key: door, count })));
  return {
    counts,
    /** How many leads of each door have waited longer than promised, most first. */
    late: late.map(({ key, count }) => ({ door: key, count })),
    yesterday: { ...figuresOfDay(byDay, "yesterday"), names },
    today: figuresOfDay(byDay, "today"),
    /** The sources that leads came from, by name. */
    sources: figures.sources.toSorted((a, b) => a.localeCompare(b, "en")),
  };
}

/** The figures that the morning message says. */
export async function readMorning(now: Date) {
  const figures = await readFigures({ now, calendar: await readCalendar() });
  return {
    yesterday: figuresOfDay(figures.byDay, "yesterday"),
    overdue: overdueOf(figures),
    due: figures.due,
  };
}
