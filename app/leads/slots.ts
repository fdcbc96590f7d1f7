import { appointmentHours } from "#content/appointment.ts";
import type { FreeDay } from "./contract.ts";

/*
 * The times that appointments can have. A slot is a local time in Lagos, 2026-11-24T10:30, in requests and on pages;
 * only records store the instant. Nothing here depends on the machine's clock or time zone.
 */

const { offset, slotMinutes, noticeHours, daysAhead } = appointmentHours;
const minute = 60_000;
const day = 24 * 60 * minute;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const offsetMs = (offset.startsWith("-") ? -1 : 1) * minutesOf(offset.slice(1)) * minute;

/** When calls are possible. */
export interface Calendar {
  /** For each day of the week, Sunday first: when it opens and closes, in minutes from midnight. Null: closed. */
  week: readonly (readonly [opens: number, closes: number] | null)[];
  /** Days on which it is closed all the same. */
  closed: ReadonlySet<string>;
}

const weekdays: readonly number[] = appointmentHours.weekdays;

/** The hours of content/appointment.ts, for every week. */
export const usualCalendar: Calendar = {
  week: Array.from({ length: 7 }, (_, weekday) =>
    weekdays.includes(weekday)
      ? [minutesOf(appointmentHours.opens), minutesOf(appointmentHours.closes)]
      : null,
  ),
  closed: new Set(),
};

/** Minutes from midnight as a time: 630 is 10:30. */
export function timeAt(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The times between opening and closing. The last appointment ends when we close. */
function timesBetween(opens: number, closes: number): string[] {
  return Array.from({ length: (closes - opens) / slotMinutes }, (_, index) =>
    timeAt(opens + index * slotMinutes),
  );
}

/** The times of a day in order; none when it is closed. */
export function timesOf(date: string, { week, closed }: Calendar = usualCalendar): string[] {
  const hours = closed.has(date) ? null : week[weekdayOf(date)];
  return hours ? timesBetween(...hours) : [];
}

/** A moment as local time in Lagos. */
export function wallTime(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 16);
}

/** The moment of a local time in Lagos; an invalid date if the time does not exist. */
export function instantOf(slot: string): Date {
  return new Date(`${slot}:00${offset}`);
}

/** The end of a call that begins at a slot. */
export function endOf(start: Date): Date {
  return new Date(start.getTime() + slotMinutes * minute);
}

/** Calls that began at or before this moment are over. */
export function startedBefore(now: Date): Date {
  return new Date(now.getTime() - slotMinutes * minute);
}

export const dayOf = (slot: string) => slot.slice(0, 10);
const timeOf = (slot: string) => slot.slice(11, 16);
const weekdayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay();

/** Whether a time is one that calls can have, at any distance from now. */
export function isOnTheGrid(slot: string, calendar: Calendar = usualCalendar): boolean {
  const at = instantOf(slot);
  // Some dates do not exist: 30 February becomes invalid, or another date that does not match the slot.
  if (Number.isNaN(at.getTime()) || wallTime(at) !== slot) return false;
  return timesOf(dayOf(slot), calendar).includes(timeOf(slot));
}

const isInTime = (slot: string, now: Date) =>
  instantOf(slot).getTime() >= now.getTime() + noticeHours * 60 * minute;

/** Today and the following days that can be booked, without closed ones, by the calendar of Lagos. */
function openDays(now: Date, calendar: Calendar): string[] {
  return Array.from({ length: daysAhead + 1 }, (_, ahead) =>
    dayOf(wallTime(new Date(now.getTime() + ahead * day))),
  ).filter((date) => timesOf(date, calendar).length > 0);
}

/**
 * Why a slot cannot be booked now: it was never offered, or it is too near. Null when it can be booked if it is free.
 */
export function slotFault(
  slot: string,
  now: Date,
  calendar: Calendar = usualCalendar,
): "not-offered" | "too-late" | null {
  if (!isOnTheGrid(slot, calendar)) return "not-offered";
  if (!isInTime(slot, now)) return "too-late";
  return openDays(now, calendar).includes(dayOf(slot)) ? null : "not-offered";
}

/** All days with free times, without the taken ones. */
export function offeredDays(
  now: Date,
  taken: ReadonlySet<string>,
  calendar: Calendar = usualCalendar,
): FreeDay[] {
  return openDays(now, calendar)
    .map((date) => ({
      day: date,
      times: timesOf(date, calendar).filter(
        (time) => isInTime(`${date}T${time}`, now) && !taken.has(`${date}T${time}`),
      ),
    }))
    .filter(({ times }) => times.length > 0);
}

/** How many free times a day must have to be shown first. */
const choice = 3;

/** The day that is shown first: the next one with several free times, otherwise the next one with any. */
export function firstDayWithChoice(days: readonly FreeDay[]): string | null {
  return (days.find(({ times }) => times.length >= choice) ?? days[0])?.day ?? null;
}

/** The free slots nearest to the requested one: those after it, then those before it. */
export function nearestSlots(days: readonly FreeDay[], wished: string, most: number): string[] {
  const all = days.flatMap(({ day: date, times }) => times.map((time) => `${date}T${time}`));
  const after = all.filter((slot) => slot > wished);
  const before = all.filter((slot) => slot < wished);
  const missing = Math.max(0, most - after.length);
  return [...after.slice(0, most), ...(missing ? before.slice(-missing) : [])];
}
