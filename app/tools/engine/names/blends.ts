import type { NameRoot } from "#content/trades/types.ts";
import { decentJoin } from "./blocklist.ts";
import type { Candidate } from "./candidate.ts";
import type { HomeTown } from "./home-town.ts";
import { joined } from "./pronounceable.ts";

/** Longest first half: beyond that, nobody hears where the word joins. */
const longestHalf = 7;

function blend(first: string, tail: string, origin: Candidate["origin"]): Candidate[] {
  const half = first.toLowerCase();
  if (half.length > longestHalf || !/^[a-z]+$/.test(half)) return [];
  if (half.includes(tail.slice(0, 4)) || tail.includes(half)) return [];
  const name = joined(half, tail);
  return name && decentJoin(half, name) ? [{ style: "blend", name, origin }] : [];
}

/** One-word names, coined from a root, one of the visitor's words or the town, plus a short last half. */
export function makeBlends(
  roots: readonly NameRoot[],
  own: readonly string[],
  town: HomeTown | undefined,
  tails: readonly string[],
): Candidate[] {
  const places = town ? [town.name, town.nick?.name ?? ""] : [];
  return tails.flatMap((tail) => [
    // 'Eyin' means egg, so adding 'egg' would repeat it.
    ...roots
      .filter(({ meaning }) => !meaning.includes(tail))
      .flatMap(({ root, language, meaning }) =>
        blend(root, tail, { kind: "blend", root, language, meaning, tail }),
      ),
    ...own.flatMap((word) => blend(word, tail, { kind: "ownBlend", own: word, tail })),
    ...places.flatMap((place) => blend(place, tail, { kind: "placeBlend", place, tail })),
  ]);
}
