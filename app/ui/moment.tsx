const words = new Intl.DateTimeFormat("en-NG", {
  timeZone: "Africa/Lagos",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
  second: "2-digit",
});

/** A moment in Lagos time, the same on the server and in any browser. */
export function Moment({ at, seconds = false }: { at: Date; seconds?: boolean }) {
  const text = words
    .formatToParts(at)
    .filter(
      (part, index, parts) => seconds || (part.type !== "second" && parts[index + 1]?.type !== "second"),
    )
    .map(({ value }) => value)
    .join("");
  return <time dateTime={at.toISOString()}>{text}</time>;
}
