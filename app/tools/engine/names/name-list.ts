import { squashed, wordsOfName } from "./blocklist.ts";
import type { Candidate } from "./candidate.ts";
import { editDistance } from "./edit-distance.ts";

/** A name, with the parts that are compared to keep names in a list distinct. */
export interface Entry {
  readonly candidate: Candidate;
  /** The name reduced to letters and digits. */
  readonly whole: string;
  /** The words that people remember it by; of a coined word, its two halves. */
  readonly heads: readonly string[];
}

/** Common opening words, which nobody remembers a name by. */
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

/**
 * Whether two names are too similar: they must differ in a third of the shorter one's letters, and in at least three.
 */
function tooClose(one: string, other: string): boolean {
  const least = Math.max(3, Math.ceil(Math.min(one.length, other.length) / 3));
  return Math.abs(one.length - other.length) < least && editDistance(one, other) < least;
}

/**
 * Whether two names are built alike: same style and first word, blends with the same half, or the same kind of praise.
 */
function alikeMade(one: Entry, other: Entry): boolean {
  if (one.candidate.style !== other.candidate.style) return false;
  if (one.candidate.origin.kind === "proper" && other.candidate.origin.kind === "proper") return true;
  const blends = one.candidate.style === "blend";
  return blends ? one.heads.some((head) => other.heads.includes(head)) : one.heads[0] === other.heads[0];
}

/** How many names in a list may share a word. */
const mostOfOneWord = 2;

/** A list that is being filled. */
export class NameList {
  readonly entries: Entry[] = [];
  readonly #heads = new Map<string, number>();

  /** Whether an entry fits: at most two names share a word, no two are built alike, and no two are nearly the same. */
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
