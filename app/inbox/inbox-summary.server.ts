import { and, asc, count, lt, sql } from "drizzle-orm";
import { readCalendar } from "#app/leads/opening.server.ts";
import { conciergeLead } from "#content/concierge.ts";
import type { LeadDoor } from "#content/lead-doors.ts";
import { leads } from "#db/schema/inbox.ts";
import { db } from "#server/platform/database.ts";
import type { InboxTab } from "./contract.ts";
import {
  cameOn,
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
export const mostNamed = 4;

interface Group {
  source: string | null;
  door: LeadDoor;
  day: "today" | "yesterday" | null;
  total: number;
  open: number;
  mine: number;
  waiting: number;
  done: number;
  overdue: number;
  due: number;
}

/**
 * All leads, counted by source, door and whether they came today or yesterday: one scan gives every figure of the screen.
 * @param reader without an id, no lead is counted as `mine`
 */
function countGroups(reader: Omit<Reader, "id"> & Partial<Reader>): Promise<Group[]> {
  const counted = (condition: unknown) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const { id, now } = reader;
  const day = sql<
    Group["day"]
  >`case when ${lt(leads.created_at, midnightOf(lagosDay("yesterday", now)))} then null when ${cameOn("today", now)} then 'today'
    when ${cameOn("yesterday", now)} then 'yesterday' end`;
  return db()
    .select({
      source,
      door: leads.door,
      day: day.as("day"),
      total: count(),
      open: counted(open),
      mine: counted(id ? tabCondition("mine", { id }) : sql`false`),
      waiting: counted(waiting),
      done: counted(ended),
      overdue: counted(overdueAt(reader)),
      due: counted(dueAt(now)),
    })
    .from(leads)
    .where(there)
    .groupBy(sql`1, 2, 3`);
}

/** The names of people who came yesterday and were not answered, longest waiting first; null for a chat, which asks for no name. */
async function namesOfYesterday(now: Date): Promise<(string | null)[]> {
  const rows = await db()
    .select({ name: leads.name })
    .from(leads)
    .where(and(open, cameOn("yesterday", now)))
    .orderBy(asc(leads.created_at), asc(leads.id))
    .limit(mostNamed);
  return rows.map(({ name }) => (name === conciergeLead.name ? null : (name?.split(/\s/)[0] ?? null)));
}

const sumOf = (groups: readonly Group[], of: Exclude<keyof Group, "source" | "door" | "day">) =>
  groups.reduce((sum, group) => sum + group[of], 0);

/** Groups as one figure each, largest first, equal ones by name. */
function ranked<Key extends string>(
  groups: readonly Group[],
  keyOf: (group: Group) => Key,
  of: "total" | "overdue",
) {
  return [...Map.groupBy(groups, keyOf)]
    .map(([key, some]) => ({ key, count: sumOf(some, of) }))
    .filter(({ count: number }) => number > 0)
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
}

/** The leads of one day: how many from each source, most first, and how many are not answered. */
function dayOf(groups: readonly Group[], day: Group["day"]) {
  const own = groups.filter((group) => group.day === day);
  return {
    total: sumOf(own, "total"),
    open: sumOf(own, "open"),
    sources: ranked(own, (group) => group.source ?? unknownSource, "total").map(({ key, count: number }) => ({
      source: key,
      count: number,
    })),
  };
}

/** Every figure above the list, and what its filters offer. */
export async function readSummary(reader: Reader) {
  const [groups, names] = await Promise.all([countGroups(reader), namesOfYesterday(reader.now)]);
  const counts: Record<InboxCount, number> = {
    open: sumOf(groups, "open"),
    mine: sumOf(groups, "mine"),
    waiting: sumOf(groups, "waiting"),
    done: sumOf(groups, "done"),
    overdue: sumOf(groups, "overdue"),
    due: sumOf(groups, "due"),
  };
  return {
    counts,
    /** How many leads of each door have waited longer than promised, most first. */
    late: ranked(groups, ({ door }) => door, "overdue").map(({ key, count: number }) => ({
      door: key,
      count: number,
    })),
    yesterday: { ...dayOf(groups, "yesterday"), names },
    today: dayOf(groups, "today"),
    /** The sources that leads came from, by name. */
    sources: [...new Set(groups.flatMap((group) => group.source ?? []))].sort((a, b) =>
      a.localeCompare(b, "en"),
    ),
  };
}

/** The figures that the morning message says. */
export async function readMorning(now: Date) {
  const groups = await countGroups({ now, calendar: await readCalendar() });
  return {
    yesterday: dayOf(groups, "yesterday"),
    overdue: sumOf(groups, "overdue"),
    due: sumOf(groups, "due"),
  };
}
