import { and, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Calendar } from "#app/leads/opening.server.ts";
import { promisedHours } from "#content/lead-doors.ts";
import { leads } from "#db/schema/inbox.ts";
import { csvMoment } from "#server/platform/csv.ts";
import type { InboxTab } from "./contract.ts";
import { promiseBegan } from "./promise.server.ts";

const { stage, answered_at, created_at, follow_up } = leads;

/** The source of the person's first visit. The campaign and the first page are from that visit, and Figures uses it too. */
export const source = leads.first_source;

/** The value of the filter for leads whose source is not known. */
export const unknownSource = "none";

/** Whether the person was erased: what is left is counted, and in no list. */
export const there = isNull(leads.erased_at);
export const ended = sql`${stage} in ('won', 'lost')`;
export const open = sql`${answered_at} is null and not ${ended} and ${there}`;

/** Who reads the inbox, and when. */
export interface Reader {
  id: string;
  now: Date;
  calendar: Calendar;
}

export function tabCondition(tab: InboxTab, reader: Pick<Reader, "id">): SQL | undefined {
  if (tab === "open") return open;
  if (tab === "mine") return and(eq(leads.owner, reader.id), sql`not ${ended}`);
  if (tab === "waiting") return sql`${answered_at} is not null and not ${ended}`;
  return ended;
}

/** Whether a lead waits longer than its door promises. Closed days do not count. */
export function overdueAt({ now, calendar }: Pick<Reader, "now" | "calendar">): SQL {
  const before = Object.entries(promisedHours).map(([door, hours]) => {
    const began = promiseBegan(calendar, hours, now).toISOString();
    return sql`when ${door} then ${began}::timestamptz`;
  });
  return sql`${open} and ${created_at} < case ${leads.door} ${sql.join(before, sql` `)} end`;
}

/** Whether the follow-up day of a lead has come. */
export const dueAt = (now: Date) =>
  sql`${follow_up} <= ${csvMoment(now).slice(0, 10)}::date and not ${ended} and ${there}`;

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

/** Whether a lead came on a day, by the calendar of Lagos. */
export function cameOn(day: string, now: Date): SQL | undefined {
  const date = lagosDay(day, now);
  const midnight = (days: number) =>
    sql`(${date}::date + ${days}::int)::timestamp at time zone 'Africa/Lagos'`;
  return and(gte(created_at, midnight(0)), lt(created_at, midnight(1)));
}
