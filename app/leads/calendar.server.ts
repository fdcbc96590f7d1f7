import ical, { ICalAlarmType, ICalEventStatus } from "ical-generator";
import { calendarEvent } from "#content/appointment.ts";
import { site } from "#content/site.ts";
import { appointmentTime } from "./appointments.server.ts";
import { endOf } from "./slots.ts";

/**
 * The calendar file of an appointment, by its reference; null when there is none. It contains only the time and nothing
 * about the visitor, because references are short enough to guess. The file of a cancelled appointment removes the
 * event from the calendar.
 */
export async function calendarFile(ref: string): Promise<string | null> {
  const found = await appointmentTime(ref);
  if (!found) return null;
  const cancelled = found.status === "cancelled";
  const calendar = ical({ prodId: { company: site.name, product: "appointments", language: "EN" } });
  calendar.createEvent({
    id: `${ref}@${new URL(site.url).hostname}`,
    start: found.start,
    end: endOf(found.start),
    stamp: new Date(),
    sequence: cancelled ? 1 : 0,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: calendarEvent.summary,
    description: calendarEvent.description(ref),
    url: site.url,
    alarms: cancelled ? [] : [{ type: ICalAlarmType.display, trigger: 15 * 60 }],
  });
  return calendar.toString();
}
