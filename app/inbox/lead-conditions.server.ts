import { and, eq, gte, isNull, like, lt, or, type SQL, sql } from "drizzle-orm";
import { foldedText } from "#app/admin/folded-text.ts";
import { containing, searchedDigits } from "#app/admin/search.server.ts";
import { type Calendar, startOfDay } from "#app/leads/opening.server.ts";
import { promisedHours } from "#content/lead-doors.ts";
import { foldedForSearch } from "#db/schema/constraints.ts";
import { leadStates, leads } from "#db/schema/inbox.ts";
import { csvMoment } from "#server/platform/csv.ts";
import { doors, type InboxFilter, type InboxTab } from "./contract.ts";
import { daysThatCount, promiseBegan } from "./promise.server.ts";

const { stage, created_at, follow_up } = leads;

/** The source of the person's first visit. The campaign and the first page are from that visit, and Figures uses it too. */
export const source = leads.first_source;

/** The value of the filter for leads whose source is not known. */
export const unknownSource = "none";

// Raw, because the query builder would take them apart each time, and they are many times in the queries of the inbox.
/** Whether the person was not erased: what is left of one who was is counted, and in no list. */
export const there = sql.raw(leadStates.there);
export const going = sql.raw(leadStates.going);
export const ended = sql.raw(leadStates.ended);
export const open = sql.raw(leadStates.open);
export const waiting = sql.raw(leadStates.waiting);

/** Who reads the inbox, and when. */
export interface Reader {
  id: string;
  now: Date;
  calendar: Calendar;
}

export function tabCondition(tab: InboxTab, reader: Pick<Reader, "id">): SQL | undefined {
  if (tab === "open") return open;
  if (tab === "mine") return and(eq(leads.owner, reader.id), going);
  if (tab === "waiting") return waiting;
  return ended;
}

/** Whether a lead waits longer than its door promises. Closed days do not count. */
export function overdueAt({ now, calendar }: Pick<Reader, "now" | "calendar">): SQL {
  const before = doors.map((door) => {
    const began = promiseBegan(daysThatCount(door, calendar), promisedHours[door], now).toISOString();
    return sql`when ${door} then ${began}::timestamptz`;
  });
  return sql`${open} and ${created_at} < case ${leads.door} ${sql.join(before, sql` `)} end`;
}

/** Whether the follow-up day of a lead has come. */
export const dueAt = (now: Date) => sql`${follow_up} <= ${csvMoment(now).slice(0, 10)}::date and ${going}`;

/** The day some days after a day, or before it. */
export function dayAfter(day: string, days: number): string {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** Today or yesterday by the calendar of Lagos, as a date. */
export function lagosDay(day: string, now: Date): string {
  const today = csvMoment(now).slice(0, 10);
  if (day === "today") return today;
  if (day !== "yesterday") return day;
  return dayAfter(today, -1);
}

/**
 * The moment at which a day begins in Lagos. Conditions compare with it because it is worked out once, while the date of a
 * lead would have to be worked out for each row.
 */
export const midnightOf = (day: string): Date => startOfDay(new Date(`${day}T12:00:00Z`));

/** Whether a lead came on a day, by the calendar of Lagos. */
export function cameOn(day: string, now: Date): SQL | undefined {
  const date = lagosDay(day, now);
  return and(gte(created_at, midnightOf(date)), lt(created_at, midnightOf(dayAfter(date, 1))));
}

/** The tags of a lead, folded as what is searched for. They are few, so they are folded as they are searched. */
const foldedTags = foldedForSearch("array_to_string(tags, chr(10))");

/** A reference as people say it: 'quo 3s78a' for QUO-3S78A. */
const spacedRef = /^\s*([a-z]{3})\s+([a-z\d]{5})\s*$/i;

/** Whether a lead is found by name, phone, address, reference, words or tag. */
export function leadsFound(q: string): SQL | undefined {
  const digits = searchedDigits(q);
  const [, prefix, key] = spacedRef.exec(q) ?? [];
  return or(
    prefix && key ? eq(leads.ref, `${prefix}-${key}`.toUpperCase()) : undefined,
    like(leads.searched, containing(foldedText(q))),
    digits ? like(leads.phone, containing(digits)) : undefined,
    and(sql`${leads.tags} <> '{}'`, sql`${foldedTags} like ${containing(foldedText(q))}`),
  );
}

/** Whether a filter leaves anything out besides its tab. */
export const isFiltered = ({
  q,
  door,
  source: from,
  stage: wanted,
  day,
  on,
  overdue,
  due,
  lead,
}: InboxFilter) => Boolean(q || door || from || wanted || day || on || overdue || due || lead);

/** The tab of a filter: a search without one looks through all leads. */
export const tabOf = (filter: InboxFilter) => filter.tab ?? (isFiltered(filter) ? undefined : "open");

/** Which leads a filter finds. */
export function conditionsOf(filter: InboxFilter, reader: Reader): SQL | undefined {
  const tab = tabOf(filter);
  const { q, door, source: from, stage: wanted, day, on, overdue, due, lead } = filter;
  return and(
    there,
    tab ? tabCondition(tab, reader) : undefined,
    door ? eq(leads.door, door) : undefined,
    from === unknownSource ? isNull(source) : from ? eq(source, from) : undefined,
    wanted ? eq(stage, wanted) : undefined,
    day ? cameOn(day, reader.now) : undefined,
    on ? cameOn(on, reader.now) : undefined,
    overdue ? overdueAt(reader) : undefined,
    due ? dueAt(reader.now) : undefined,
    q ? leadsFound(q) : undefined,
    lead ? eq(leads.id, lead) : undefined,
  );
}
