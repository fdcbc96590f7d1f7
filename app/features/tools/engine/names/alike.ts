import { squashed, wordsOfName } from "./blocklist.ts";
import type { Candidate } from "./candidate.ts";

/** How many letters must be changed, added or taken away to make one word of another. */
export function editDistance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = (before[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      now.push(Math.min(change, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}

/** Words that stand in front of many names and are not what a name is remembered by. */
const openers = new Set(["the", "ile", "ulo", "gidan", "house", "of", "and", "by", "mama", "co"]);

/** The words that a name is remembered by; of a coined word its two halves. */
export function heads({ name, origin }: Candidate): string[] {
  if (origin.kind === "blend") return [origin.root.toLowerCase(), origin.tail];
  if (origin.kind === "placeBlend") return [origin.place.toLowerCase(), origin.tail];
  if (origin.kind === "ownBlend") return [origin.own.toLowerCase(), origin.tail];
  const words = wordsOfName(name);
  const telling = words.filter((word) => !openers.has(word));
  return telling.length ? telling : words;
}

/** How far apart two names must be: a third of the shorter one's letters, and never less than three. */
export function tooClose(one: string, other: string): boolean {
  const [first, second] = [squashed(one), squashed(other)];
  const least = Math.max(3, Math.ceil(Math.min(first.length, second.length) / 3));
  return Math.abs(first.length - second.length) < least && editDistance(first, second) < least;
}
