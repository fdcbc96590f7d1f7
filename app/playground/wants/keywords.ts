import { placeOf, searchable } from "./searchable.ts";

interface Entry {
  readonly id: string;
  readonly keywords: readonly string[];
}

interface Hit {
  readonly keyword: string;
  readonly place: number;
}

/** The text with its words in the singular, so that 'cleaners' finds 'cleaner'. */
function inOtherForms(plain: string): string {
  return plain
    .split(" ")
    .map((word) => (word.length > 4 ? word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "") : word))
    .join(" ");
}

/** The keywords in a searchable text, without those that are part of a longer match. */
function hitsIn(plain: string, keywords: readonly string[]): Hit[] {
  const hits = keywords
    .map((keyword) => ({ keyword, place: placeOf(plain, keyword) }))
    .filter(({ place }) => place >= 0);
  return hits.filter(
    ({ keyword }) =>
      !hits.some((other) => other.keyword !== keyword && ` ${other.keyword} `.includes(` ${keyword} `)),
  );
}

interface Score {
  readonly points: number;
  readonly place: number;
}

/** A keyword scores the square of its number of words, so that it outweighs its single words. */
function score(texts: readonly string[], keywords: readonly string[]): Score {
  const hits = texts.map((text) => hitsIn(text, keywords));
  const points = hits.flat().reduce((sum, { keyword }) => sum + keyword.split(" ").length ** 2, 0);
  const places = hits.flatMap((list, at) => list.map(({ place }) => at * 10_000 + place));
  return { points, place: Math.min(...places, Number.POSITIVE_INFINITY) };
}

/** The entry with the best keyword score; of equal ones, the entry that is mentioned first. */
export function bestByKeywords<Item extends Entry>(
  texts: readonly string[],
  list: readonly Item[],
): Item | undefined {
  const plain = texts.map(searchable);
  for (const searched of [plain, plain.map(inOtherForms)]) {
    const [best] = list
      .map((item) => ({ item, ...score(searched, item.keywords) }))
      .filter(({ points }) => points > 0)
      .sort((one, other) => other.points - one.points || one.place - other.place);
    if (best) return best.item;
  }
  return undefined;
}
