import { appointmentTime } from "./appointments.server.ts";
import { eventFile } from "./event-file.server.ts";

/** The calendar file of an appointment, by its reference; null when there is none. */
export async function calendarFile(ref: string): Promise<string | null> {
  const found = await appointmentTime(ref);
  return found && eventFile({ ref, ...found });
}
