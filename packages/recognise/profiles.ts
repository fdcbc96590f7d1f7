import { featureReader } from "./features.ts";

/** Words, two in a row and letters in a row: a typing error changes few of them. */
const places = 32_768;
const read = featureReader({ places, letters: [3, 4], runs: 2 });

/** The words of groups of lines: for each feature the groups whose lines have it, and how much. */
export interface LearntProfiles {
  readonly groups: number;
  /** How rare each feature is, as bytes in base64; a byte is worth a sixteenth. */
  readonly rarity: string;
  /** Where the groups of each feature begin, as 32-bit numbers in base64. */
  readonly starts: string;
  /** The groups, as 16-bit numbers in base64, and their weights, as bytes. */
  readonly holders: string;
  readonly weights: string;
}

const rarityStep = 1 / 16;

const asText = (numbers: Uint8Array | Uint16Array | Uint32Array) =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString("base64");

/** A copy of the bytes, which begins where numbers of any size may begin. */
const fromText = (text: string) => new Uint8Array(Buffer.from(text, "base64")).buffer;

/** The features of a line at length 1, with those that few lines have weighing more. */
function weighed(line: string, rarity: ArrayLike<number>): [number, number][] {
  const features = read(line).map(([place, weight]): [number, number] => [
    place,
    weight * (rarity[place] as number) * rarityStep,
  ]);
  const length = Math.hypot(...features.map(([, weight]) => weight)) || 1;
  return features.map(([place, weight]) => [place, weight / length]);
}

/** Learns the words of groups from lines whose group is known. */
export function learnProfiles(groups: readonly number[], lines: readonly string[]): LearntProfiles {
  const count = groups.reduce((one, other) => Math.max(one, other), -1) + 1;
  const having = new Uint32Array(places);
  for (const line of lines) for (const [place] of read(line)) having[place] = (having[place] as number) + 1;
  const rarity = Uint8Array.from(having, (some) =>
    Math.round(Math.log((lines.length + 1) / (some + 0.5)) / rarityStep),
  );
  const profiles = Array.from({ length: count }, () => new Map<number, number>());
  for (const [at, line] of lines.entries()) {
    const profile = profiles[groups[at] as number] as Map<number, number>;
    for (const [place, weight] of weighed(line, rarity))
      profile.set(place, (profile.get(place) ?? 0) + weight);
  }
  const byPlace = Array.from({ length: places }, (): [group: number, weight: number][] => []);
  for (const [group, profile] of profiles.entries()) {
    const length = Math.hypot(...profile.values()) || 1;
    for (const [place, weight] of profile) byPlace[place]?.push([group, weight / length]);
  }
  const starts = new Uint32Array(places + 1);
  for (const [place, holders] of byPlace.entries())
    starts[place + 1] = (starts[place] as number) + holders.length;
  const all = byPlace.flat();
  return {
    groups: count,
    rarity: asText(rarity),
    starts: asText(starts),
    holders: asText(Uint16Array.from(all, ([group]) => group)),
    // At least 1, so that a rare word of a long profile is not lost.
    weights: asText(Uint8Array.from(all, ([, weight]) => Math.max(1, Math.round(weight * 255)))),
  };
}

/** Reads what was learnt and returns a function that gives how alike a text is to each group by its words, 0 to 1. */
export function profiles(learnt: LearntProfiles): (text: string) => Float32Array {
  const rarity = new Uint8Array(fromText(learnt.rarity));
  const starts = new Uint32Array(fromText(learnt.starts));
  const holders = new Uint16Array(fromText(learnt.holders));
  const weights = new Uint8Array(fromText(learnt.weights));
  return (text) => {
    const alike = new Float32Array(learnt.groups);
    for (const [place, weight] of weighed(text, rarity))
      for (let at = starts[place] as number; at < (starts[place + 1] as number); at++) {
        const group = holders[at] as number;
        alike[group] = (alike[group] as number) + (weight * (weights[at] as number)) / 255;
      }
    return alike;
  };
}
