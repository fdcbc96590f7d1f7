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

const moments = new Intl.DateTimeFormat("en-NG", {
  timeZone: "Africa/Lagos",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
  second: "2-digit",
});

/** A moment in Lagos time, the same on the server and in any browser: 27 Nov, 3:10 AM. */
export function momentWords(at: Date, seconds = false): string {
  return moments
    .formatToParts(at)
    .filter(
      (part, index, parts) => seconds || (part.type !== "second" && parts[index + 1]?.type !== "second"),
    )
    .map(({ value }) => value)
    .join("");
}
