import { plainWords, stem } from "./features.ts";

/**
 * Which words the lines of each group have. A rare word of a text that no line of a group has speaks against the group, however
 * alike they are otherwise: 'who reads it' and 'who reads my prayer requests'.
 */
export interface LearntVocabulary {
  readonly groups: number;
  /** The words without their endings, with a space between them. */
  readonly words: string;
  /** How rare each word is, as bytes in base64; a byte is worth a sixteenth. */
  readonly rarity: string;
  /** Where the groups of each word begin, as 32-bit numbers in base64. */
  readonly starts: string;
  /** The groups, as 16-bit numbers in base64, and the share of their lines that have the word, as bytes. */
  readonly holders: string;
  readonly shares: string;
}

const rarityStep = 1 / 16;
const shareStep = 1 / 255;

const wordsOf = (text: string) => new Set(plainWords(text).map(stem));

const asText = (numbers: Uint8Array | Uint16Array | Uint32Array) =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString("base64");

/** A copy of the bytes, which begins where numbers of any size may begin. */
const fromText = (text: string) => new Uint8Array(Buffer.from(text, "base64")).buffer;

/** Learns from lines whose group is known. */
export function learnVocabulary(groups: readonly number[], lines: readonly string[]): LearntVocabulary {
  const count = groups.reduce((one, other) => Math.max(one, other), -1) + 1;
  const sizes = new Uint32Array(count);
  const having = new Map<string, Map<number, number>>();
  for (const [at, line] of lines.entries()) {
    const group = groups[at] as number;
    sizes[group] = (sizes[group] as number) + 1;
    for (const word of wordsOf(line)) {
      const holders = having.get(word) ?? new Map<number, number>();
      having.set(word, holders.set(group, (holders.get(group) ?? 0) + 1));
    }
  }
  const words = [...having.keys()].sort();
  const holdersOf = words.map((word) => [...(having.get(word) as Map<number, number>)]);
  const starts = new Uint32Array(words.length + 1);
  for (const [at, some] of holdersOf.entries()) starts[at + 1] = (starts[at] as number) + some.length;
  const rarity = holdersOf.map((some) => {
    const total = some.reduce((sum, [, times]) => sum + times, 0);
    return Math.log((lines.length + 1) / (total + 1)) + 1;
  });
  const all = holdersOf.flat();
  return {
    groups: count,
    words: words.join(" "),
    rarity: asText(Uint8Array.from(rarity, (one) => Math.round(one / rarityStep))),
    starts: asText(starts),
    holders: asText(Uint16Array.from(all, ([group]) => group)),
    // At least 1, so that a word of one line in many is not lost.
    shares: asText(
      Uint8Array.from(all, ([group, times]) =>
        Math.max(1, Math.round(times / (sizes[group] as number) / shareStep)),
      ),
    ),
  };
}

/** How the words of a text lie in the lines of each group. Words that no group has are left out. */
export interface Coverage {
  /** The share of the text's words that some line of the group has, 0 to 1. Rare words count more. */
  readonly covered: Float32Array;
  /** How much the words that no line of the group has weigh; 0 if there are none. */
  readonly missing: Float32Array;
  /** The same as `covered`, but each word counts as much as it is usual in the group. */
  readonly usual: Float32Array;
}

/** Reads what was learnt and returns a function that compares a text with each group. */
export function vocabulary(learnt: LearntVocabulary): (text: string) => Coverage {
  const places = new Map(learnt.words.split(" ").map((word, at) => [word, at]));
  const rarity = new Uint8Array(fromText(learnt.rarity));
  const starts = new Uint32Array(fromText(learnt.starts));
  const holders = new Uint16Array(fromText(learnt.holders));
  const shares = new Uint8Array(fromText(learnt.shares));
  return (text) => {
    const covered = new Float32Array(learnt.groups);
    const usual = new Float32Array(learnt.groups);
    let total = 0;
    for (const word of wordsOf(text)) {
      const place = places.get(word);
      if (place === undefined) continue;
      const weight = (rarity[place] as number) * rarityStep;
      total += weight;
      for (let at = starts[place] as number; at < (starts[place + 1] as number); at++) {
        const group = holders[at] as number;
        covered[group] = (covered[group] as number) + weight;
        usual[group] = (usual[group] as number) + weight * Math.sqrt((shares[at] as number) * shareStep);
      }
    }
    const missing = covered.map((one) => total - one);
    const scale = 1 / (total || 1);
    return { covered: covered.map((one) => one * scale), missing, usual: usual.map((one) => one * scale) };
  };
}
