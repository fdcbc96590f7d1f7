import { and, asc, eq, gt, gte, lt } from "drizzle-orm";
import { inboxSearch } from "#app/inbox/find-people.server.ts";
import { appointments, closedDays, contactSubmissions } from "#db/schema/leads.ts";
import { db } from "#server/platform/database.ts";
import { freeDays } from "./appointments.server.ts";
import { weekFilter } from "./contract.ts";
import { isDayOff, readCalendar } from "./opening.server.ts";
import { readablePhone } from "./phone.server.ts";
import { dayOf, instantOf, startedBefore, wallTime } from "./slots.ts";

/** A date some days later, by the calendar. */
function daysLater(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The Monday of the week of a date. */
const mondayOf = (date: string) => daysLater(date, -((new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7));

const columns = {
  id: appointments.id,
  slot: appointments.slot,
  status: appointments.status,
  ref: contactSubmissions.ref,
  name: contactSubmissions.name,
  phone: contactSubmissions.phone,
  email: contactSubmissions.email,
  topic: contactSubmissions.message,
};

const calls = () =>
  db()
    .select(columns)
    .from(appointments)
    .innerJoin(contactSubmissions, eq(appointments.submission_id, contactSubmissions.id));

type StoredCall = Awaited<ReturnType<typeof calls>>[number];

async function shownCall({ slot, phone, ...call }: StoredCall, now: Date) {
  return {
    ...call,
    phone,
    phoneInWords: phone && readablePhone(phone),
    slot: wallTime(slot),
    isOver: slot <= startedBefore(now),
    inInbox: await inboxSearch(call.ref),
  };
}

export type ShownCall = Awaited<ReturnType<typeof shownCall>>;

/** The call that an address is about to move, with the free times and the day that it asks for; null where it cannot be moved. */
async function movedCall(id: string | undefined, day: string | undefined, now: Date) {
  if (!id) return null;
  const [found] = await calls().where(and(eq(appointments.id, id), eq(appointments.status, "booked")));
  return found ? { call: await shownCall(found, now), days: await freeDays(now), askedDay: day } : null;
}

/** The booked call that begins next, or is under way. */
async function nextCall(now: Date) {
  const [found] = await calls()
    .where(and(eq(appointments.status, "booked"), gt(appointments.slot, startedBefore(now))))
    .orderBy(asc(appointments.slot))
    .limit(1);
  if (!found) return null;
  const slot = wallTime(found.slot);
  return { name: found.name, slot, week: mondayOf(dayOf(slot)) };
}

/**
 * The calls of a week, day by day (?week=2026-11-23&move=…&day=2026-11-26). The week is this one, unless the address names a day of another.
 * Personal data: only for admins.
 */
export async function readWeek(query: URLSearchParams, now = new Date()) {
  const { week, move, day } = weekFilter.parse(Object.fromEntries(query));
  const today = dayOf(wallTime(now));
  const monday = mondayOf(week ?? today);
  const end = daysLater(monday, 7);
  const [found, closed, calendar, moved, next] = await Promise.all([
    calls()
      .where(
        and(
          gte(appointments.slot, instantOf(`${monday}T00:00`)),
          lt(appointments.slot, instantOf(`${end}T00:00`)),
        ),
      )
      .orderBy(asc(appointments.slot), asc(appointments.status)),
    db()
      .select()
      .from(closedDays)
      .where(and(gte(closedDays.day, monday), lt(closedDays.day, end))),
    readCalendar(),
    movedCall(move, day, now),
    nextCall(now),
  ]);
  const shown = await Promise.all(found.map((call) => shownCall(call, now)));
  return {
    today,
    monday,
    before: daysLater(monday, -7),
    after: end,
    sunday: daysLater(monday, 6),
    next,
    isThisWeek: monday === mondayOf(today),
    booked: shown.filter(({ status }) => status === "booked").length,
    days: Array.from({ length: 7 }, (_, at) => daysLater(monday, at)).map((date) => ({
      date,
      isDayOff: isDayOff(calendar, date),
      closedFor: closed.find(({ day }) => day === date)?.name ?? null,
      calls: shown.filter(({ slot }) => dayOf(slot) === date),
    })),
    moved,
  };
}

/** How many booked calls begin on a day and are not over. */
export function countCallsOn(date: string, now = new Date()) {
  const booked = and(
    eq(appointments.status, "booked"),
    gte(appointments.slot, startedBefore(now)),
    gte(appointments.slot, instantOf(`${date}T00:00`)),
    lt(appointments.slot, instantOf(`${daysLater(date, 1)}T00:00`)),
  );
  return db().$count(appointments, booked);
}

/** How many booked calls begin today and are not over. */
export const countCallsToday = (now = new Date()) => countCallsOn(dayOf(wallTime(now)), now);
