import { squashed, wordsOfName } from "./blocklist.ts";
import type { Candidate } from "./candidate.ts";
import { editDistance } from "./edit-distance.ts";

/** A name with what is compared to keep the names of a list apart. */
export interface Entry {
  readonly candidate: Candidate;
  /** Its letters and digits. */
  readonly whole: string;
  /** The words that it is remembered by; of a coined word its two halves. */
  readonly heads: readonly string[];
}

/** Words that stand in front of many names and are not what a name is remembered by. */
const openers = new Set(["the", "ile", "ulo", "gidan", "of", "and", "by", "mama", "a", "to", "on"]);

function headsOf({ name, origin }: Candidate): readonly string[] {
  if (origin.kind === "blend") return [origin.root.toLowerCase(), origin.tail];
  if (origin.kind === "placeBlend") return [origin.place.toLowerCase(), origin.tail];
  if (origin.kind === "ownBlend") return [origin.own.toLowerCase(), origin.tail];
  const words = wordsOfName(name);
  const telling = words.filter((word) => !openers.has(word));
  return [...new Set(telling.length ? telling : words)];
}

export function entryOf(candidate: Candidate): Entry {
  return { candidate, whole: squashed(candidate.name), heads: headsOf(candidate) };
}

/** How many letters must differ: a third of the shorter name's, and never less than three. */
function tooClose(one: string, other: string): boolean {
  const least = Math.max(3, Math.ceil(Math.min(one.length, other.length) / 3));
  return Math.abs(one.length - other.length) < least && editDistance(one, other) < least;
}

/** Two names of a style that begin with the same word, two blends with the same half, two that praise alike. */
function alikeMade(one: Entry, other: Entry): boolean {
  if (one.candidate.style !== other.candidate.style) return false;
  if (one.candidate.origin.kind === "proper" && other.candidate.origin.kind === "proper") return true;
  const blends = one.candidate.style === "blend";
  return blends ? one.heads.some((head) => other.heads.includes(head)) : one.heads[0] === other.heads[0];
}

/** How many names of a list may share a word. */
const mostOfOneWord = 2;

/** A list that is being filled. */
export class NameList {
  readonly entries: Entry[] = [];
  readonly #heads = new Map<string, number>();

  /** At most two names share a word, none of them in the same way, and none is nearly another. */
  takes(entry: Entry): boolean {
    return (
      entry.heads.every((head) => (this.#heads.get(head) ?? 0) < mostOfOneWord) &&
      !this.entries.some((other) => alikeMade(entry, other) || tooClose(entry.whole, other.whole))
    );
  }

  add(entry: Entry): void {
    this.entries.push(entry);
    for (const head of entry.heads) this.#heads.set(head, (this.#heads.get(head) ?? 0) + 1);
  }
}
