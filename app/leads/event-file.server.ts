import ical, { ICalAlarmType, ICalEventStatus } from "ical-generator";
import { calendarEvent } from "#content/appointment.ts";
import { site } from "#content/site.ts";
import type { AppointmentStatus } from "./contract.ts";
import { endOf } from "./slots.ts";

interface CalendarEvent {
  ref: string;
  start: Date;
  status: AppointmentStatus;
  /** How often it changed. */
  sequence: number;
}

/**
 * The calendar file of an appointment. It contains only the time and nothing about the visitor, because references are
 * short enough to guess. The file of a cancelled appointment removes the event from the calendar.
 */
export function eventFile({ ref, start, status, sequence }: CalendarEvent): string {
  const cancelled = status === "cancelled";
  const calendar = ical({ prodId: { company: site.name, product: "appointments", language: "EN" } });
  calendar.createEvent({
    id: `${ref}@${new URL(site.url).hostname}`,
    start,
    end: endOf(start),
    stamp: new Date(),
    sequence,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: calendarEvent.summary,
    description: calendarEvent.description(ref),
    url: site.url,
    alarms: cancelled ? [] : [{ type: ICalAlarmType.display, trigger: 15 * 60 }],
  });
  return calendar.toString();
}
