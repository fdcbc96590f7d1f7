import MiniSearch from "minisearch";
import { nameIndex } from "./name-index.ts";
import { emptyWords, isMistyped, oneWord, plainQuestion, wordsIn } from "./words.ts";

/** Something that can be found: its names, and words about it. */
export interface Findable {
  readonly name: string;
  readonly names: readonly string[];
  readonly keywords: string;
  readonly about: string;
  readonly details?: readonly string[];
  readonly group?: true;
  /** Weight in the search: 1 is usual, less makes it rank lower. */
  readonly weight?: number;
}

/** Finds things by the words of a question. */
export interface Retrieval<Thing> {
  /** The text with its typing errors corrected. */
  mend(text: string): string;
  /** The things that the question names, in the order of the question; lists only if nothing else is named. */
  named(words: readonly string[]): Thing[];
  /** The best match among the allowed things; undefined if none is good enough. */
  nearest(
    words: readonly string[],
    mayBe?: (thing: Thing) => boolean,
    /** A lower threshold, if only a few things are allowed anyway. */
    leastScore?: number,
  ): Thing | undefined;
  /** Whether any document contains this word. */
  knows(word: string): boolean;
  /** All matches, however weak, best first. */
  search(words: readonly string[], most: number): Thing[];
}

const boost = { names: 3, keywords: 2, about: 0.7, details: 0.6 } as const;
const fields = Object.keys(boost);
/** Shorter words too easily turn into other words. */
const leastMended = 5;
/** The share of a question's words that must be found for an answer, weighted by rarity. */
const leastShare = 0.45;
/** A single word that half the site uses does not show what is meant. */
const leastScore = 18;

const read = (text: string) => wordsIn(plainQuestion(text));
const telling = (words: readonly string[]) => [...new Set(words)].filter((word) => !emptyWords.has(word));

/** The fields as MiniSearch indexes them. */
function searched({ name, names, keywords, about, details = [] }: Findable) {
  return { names: [name, ...names].join(" \n "), keywords, about, details: details.join(" \n ") };
}

/** How many things contain each word or a synonym. */
function spreadOf(things: readonly Findable[]): ReadonlyMap<string, number> {
  const spread = new Map<string, number>();
  for (const thing of things) {
    for (const word of new Set(telling(read(Object.values(searched(thing)).join(" "))).map(oneWord))) {
      spread.set(word, (spread.get(word) ?? 0) + 1);
    }
  }
  return spread;
}

/** An index in memory. `alsoKnown` are correct words that no document contains. */
export function retrieval<Thing extends Findable>(
  things: readonly Thing[],
  alsoKnown: Iterable<string>,
): Retrieval<Thing> {
  const spread = spreadOf(things);
  const short = things.flatMap(({ name, names, keywords }) => [name, ...names, keywords]);
  const targets = new Set([...telling(read(short.join(" "))), ...alsoKnown]);
  // A word that no document contains counts most, because the question is about it.
  const rarity = (word: string) => Math.log(1 + things.length / (spread.get(word) ?? 0.2));

  const index = new MiniSearch({
    fields,
    tokenize: read,
    processTerm: (word) => (emptyWords.has(word) ? null : oneWord(word)),
    searchOptions: {
      boost,
      boostDocument: (id) => things[id]?.weight ?? 1,
      tokenize: (words) => words.split(" "),
      fuzzy: (word) => (word.length > leastMended ? 1 : false),
      prefix: (word) => word.length >= leastMended,
      weights: { fuzzy: 0.2, prefix: 0.4 },
    },
  });
  index.addAll(things.map((thing, id) => ({ id, ...searched(thing) })));

  return {
    mend: (text) =>
      text.replace(/[a-z]{5,}/g, (typed) => {
        const [word = typed] = wordsIn(typed);
        if (spread.has(oneWord(word)) || targets.has(word) || targets.has(typed) || emptyWords.has(typed))
          return typed;
        const meant = [...targets].filter((known) => known.length >= leastMended && isMistyped(word, known));
        return (
          meant.sort(
            (one, other) => (spread.get(oneWord(other)) ?? 0) - (spread.get(oneWord(one)) ?? 0),
          )[0] ?? typed
        );
      }),

    named: nameIndex(things),

    nearest(words, mayBe = () => true, least = leastScore) {
      const asked = [...new Set(telling(words).map(oneWord))].filter((word) => /\D/.test(word));
      const most = asked.reduce((sum, word) => sum + rarity(word), 0);
      let best: { thing: Thing; worth: number } | undefined;
      for (const { id, score, queryTerms } of index.search(asked.join(" "))) {
        const thing = things[id];
        const share = queryTerms.reduce((sum, word) => sum + rarity(word), 0) / most;
        if (!thing || score < least || share < leastShare || !mayBe(thing)) continue;
        if (score * share > (best?.worth ?? 0)) best = { thing, worth: score * share };
      }
      return best?.thing;
    },

    knows: (word) => spread.has(oneWord(word)),

    search: (words, most) =>
      index
        .search(telling(words).map(oneWord).join(" "))
        .slice(0, most)
        .flatMap(({ id }) => things[id] ?? []),
  };
}
