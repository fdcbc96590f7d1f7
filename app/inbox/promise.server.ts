import { type Calendar, isDayOffAt, startOfDay } from "#app/leads/opening.server.ts";
import type { LeadDoor } from "#content/lead-doors.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** A calendar without an open day would never end a promise: after two months it is over all the same. */
const mostDays = 62;

/** The days that count for what a door promises; null for all. The page for applicants promises 48 hours, closed or not. */
export const daysThatCount = (door: LeadDoor, calendar: Calendar): Calendar | null =>
  door === "application" ? null : calendar;

/** When a promise of some hours ends that began at a moment. Closed days do not count: nobody is there to answer. */
export function promiseEnds(calendar: Calendar | null, hours: number, from: Date): Date {
  let left = hours * 60 * minute;
  let at = from.getTime();
  for (let days = 0; days < mostDays; days += 1) {
    const midnight = startOfDay(new Date(at)).getTime() + day;
    if (!calendar || !isDayOffAt(calendar, new Date(at))) {
      if (midnight - at >= left) return new Date(at + left);
      left -= midnight - at;
    }
    at = midnight;
  }
  return new Date(at);
}

/** Before which moment a promise of some hours must have begun to be over now. */
export function promiseBegan(calendar: Calendar | null, hours: number, now: Date): Date {
  let left = hours * 60 * minute;
  let at = now.getTime();
  for (let days = 0; days < mostDays; days += 1) {
    // The moment before: midnight belongs to the day that it ends.
    const midnight = startOfDay(new Date(at - 1)).getTime();
    if (!calendar || !isDayOffAt(calendar, new Date(at - 1))) {
      if (at - midnight >= left) return new Date(at - left);
      left -= at - midnight;
    }
    at = midnight;
  }
  return new Date(at);
}
