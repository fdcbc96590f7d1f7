import { momentWords } from "#content/day-words.ts";

/** A moment in Lagos time, the same on the server and in any browser. */
export function Moment({ at, seconds = false }: { at: Date; seconds?: boolean }) {
  return <time dateTime={at.toISOString()}>{momentWords(at, seconds)}</time>;
}
