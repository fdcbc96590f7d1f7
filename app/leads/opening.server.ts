import { asc, gte, inArray, sql } from "drizzle-orm";
import { closedDays, openingHours } from "#db/schema/leads.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import type { HoursInput } from "./contract.ts";
import { type Calendar, dayOf, instantOf, usualCalendar, wallTime } from "./slots.ts";

export type { Calendar } from "./slots.ts";

type Place = Pick<Transaction, "select">;

/** When calls are possible: the hours that an admin has set, else those of content/appointment.ts. */
export async function readCalendar(place: Place = db()): Promise<Calendar> {
  const [hours, closed] = await Promise.all([
    place.select().from(openingHours),
    place.select({ day: closedDays.day }).from(closedDays),
  ]);
  const week = usualCalendar.week.map((usual, weekday) => {
    const own = hours.find((row) => row.weekday === weekday);
    if (!own) return usual;
    return own.opens === null || own.closes === null ? null : ([own.opens, own.closes] as const);
  });
  return { week, closed: new Set(closed.map(({ day }) => day)) };
}

/** Whether nobody works on a day: a weekday without hours, or a closed day. */
export function isDayOff({ week, closed }: Calendar, date: string): boolean {
  return closed.has(date) || !week[new Date(`${date}T12:00:00Z`).getUTCDay()];
}

/** The midnight in Lagos with which the day of a moment began. */
export const startOfDay = (at: Date): Date => instantOf(`${dayOf(wallTime(at))}T00:00`);

/** Whether nobody works on the day of a moment. */
export const isDayOffAt = (calendar: Calendar, at: Date): boolean => isDayOff(calendar, dayOf(wallTime(at)));

/** The hours of the week, and the closed days from today on. */
export async function readHours(now = new Date()) {
  const [{ week }, closed] = await Promise.all([
    readCalendar(),
    db()
      .select()
      .from(closedDays)
      .where(gte(closedDays.day, dayOf(wallTime(now))))
      .orderBy(asc(closedDays.day)),
  ]);
  return { week, closed };
}

/** Sets the hours of every day of the week. */
export async function saveHours({ open, opens, closes }: HoursInput): Promise<void> {
  const rows = opens.map((from, weekday) =>
    open.includes(weekday)
      ? { weekday, opens: from, closes: closes[weekday] ?? null }
      : { weekday, opens: null, closes: null },
  );
  await db()
    .insert(openingHours)
    .values(rows)
    .onConflictDoUpdate({
      target: openingHours.weekday,
      set: { opens: sql`excluded.opens`, closes: sql`excluded.closes` },
    });
}

/** Closes a day, or gives a closed one another name. */
export async function closeDay(day: string, name: string): Promise<void> {
  await db()
    .insert(closedDays)
    .values({ day, name })
    .onConflictDoUpdate({ target: closedDays.day, set: { name } });
}

/** Opens closed days again. */
export async function openDay(day: string): Promise<void> {
  await db()
    .delete(closedDays)
    .where(inArray(closedDays.day, [day]));
}
