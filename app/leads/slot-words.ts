import { appointmentHours } from "#content/appointment.ts";

/*
 * Slots in words. The names are written out here because servers and browsers differ in commas and in the space before
 * AM.
 */

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

function partsOf(date: string) {
  const at = new Date(`${date.slice(0, 10)}T12:00:00Z`);
  return {
    weekday: weekdays[at.getUTCDay()] ?? "",
    month: months[at.getUTCMonth()] ?? "",
    number: at.getUTCDate(),
  };
}

/** 'Tuesday 24 November'. */
export function dayInWords(date: string): string {
  const { weekday, number, month } = partsOf(date);
  return `${weekday} ${number} ${month}`;
}

/** 'Tue' and '24 Nov', for narrow places. */
export function dayInShort(date: string): { weekday: string; date: string } {
  const { weekday, number, month } = partsOf(date);
  return { weekday: weekday.slice(0, 3), date: `${number} ${month.slice(0, 3)}` };
}

/** '10:30 AM'. */
export function timeInWords(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? "AM" : "PM"}`;
}

/** 'Tuesday 24 November, 10:30 AM, Lagos time'. */
export function slotInWords(slot: string): string {
  return `${dayInWords(slot)}, ${timeInWords(slot.slice(11))}, ${appointmentHours.zoneWords}`;
}
