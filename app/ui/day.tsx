const words = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** A day such as 2026-11-02 in words, the same on the server and in any browser. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{words.format(new Date(`${date}T00:00:00Z`))}</time>;
}
