const words = new Intl.DateTimeFormat("en-NG", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** A day such as 2026-11-27 as the back office writes it: Fri, 27 Nov 2026. */
export function dayWords(day: string): string {
  return words.format(new Date(`${day}T12:00:00Z`));
}
