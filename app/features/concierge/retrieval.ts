import { emptyWords, isMistyped, plainQuestion, wordsIn } from "./words.ts";

/** What can be found: the names it goes by, and words about it. */
export interface Findable {
  readonly name: string;
  readonly names: readonly string[];
  readonly keywords: string;
  readonly about: string;
  readonly group?: true;
}

/** Finds things by a question's words. */
export interface Retrieval<Thing> {
  /** The text with its mistyped words put right. */
  mend(text: string): string;
  /** The things that are called by name, in the order of the question; lists only where nothing else is. */
  named(words: readonly string[]): Thing[];
  /** The thing nearest to the words, of those that may be meant, unless none is near enough. */
  nearest(words: readonly string[], mayBe?: (thing: Thing) => boolean): Thing | undefined;
}

const weights = { names: 3, keywords: 2, about: 0.7 } as const;
/** Shorter words are too easily another one. */
const leastMended = 5;
/** Of the most that a question's words could weigh, how much must be found for an answer. */
const leastShare = 0.3;
/** One word that half the site uses is no sign of what is meant. */
const leastScore = 6.5;

interface Entry<Thing> {
  readonly thing: Thing;
  readonly names: readonly ReadonlySet<string>[];
  readonly weights: ReadonlyMap<string, number>;
}

function entryOf<Thing extends Findable>(thing: Thing): Entry<Thing> {
  const read = (text: string) => wordsIn(plainQuestion(text));
  const found = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of read(text)) {
      if (!emptyWords.has(word)) found.set(word, Math.max(weight, found.get(word) ?? 0));
    }
  };
  add(thing.about, weights.about);
  add(thing.keywords, weights.keywords);
  for (const name of [thing.name, ...thing.names]) add(name, weights.names);
  return { thing, names: thing.names.map((name) => new Set(read(name))), weights: found };
}

/** Whether all of one name's words are in another, longer one. */
function isPartOf(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size < other.size && [...one].every((word) => other.has(word));
}

/** An index in memory. `alsoKnown` are words that need no mending though no thing has them. */
export function retrieval<Thing extends Findable>(
  things: readonly Thing[],
  alsoKnown: Iterable<string>,
): Retrieval<Thing> {
  const entries = things.map(entryOf);
  const spread = new Map<string, number>();
  for (const { weights: found } of entries) {
    for (const word of found.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  }
  const targets = new Set([...spread.keys(), ...alsoKnown]);
  const rarity = (word: string) => Math.log(1 + entries.length / (spread.get(word) ?? 1));

  return {
    mend: (text) =>
      text.replace(/[a-z]{5,}/g, (typed) => {
        const [word = typed] = wordsIn(typed);
        if (targets.has(word) || targets.has(typed) || emptyWords.has(typed)) return typed;
        const meant = [...targets].filter((known) => known.length >= leastMended && isMistyped(word, known));
        return meant.sort((one, other) => (spread.get(other) ?? 0) - (spread.get(one) ?? 0))[0] ?? typed;
      }),

    named(words) {
      const said = new Set(words);
      const called = entries.flatMap(({ thing, names }) => {
        const own = names.filter((name) => [...name].every((word) => said.has(word)));
        const longest = own.reduce((most, name) => (name.size > most.size ? name : most), new Set<string>());
        return longest.size ? [{ thing, name: longest }] : [];
      });
      const exact = called.filter(({ name }) => !called.some((other) => isPartOf(name, other.name)));
      const single = exact.filter(({ thing }) => !thing.group);
      const first = (name: ReadonlySet<string>) => Math.min(...[...name].map((word) => words.indexOf(word)));
      return (single.length ? single : exact)
        .sort((one, other) => first(one.name) - first(other.name) || other.name.size - one.name.size)
        .map(({ thing }) => thing);
    },

    nearest(words, mayBe = () => true) {
      const asked = [...new Set(words)].filter((word) => !emptyWords.has(word) && /\D/.test(word));
      const most = asked.reduce((sum, word) => sum + rarity(word) * weights.names, 0);
      let best: { thing: Thing; score: number } | undefined;
      for (const { thing, weights: found } of entries) {
        if (!mayBe(thing)) continue;
        const score = asked.reduce((sum, word) => sum + rarity(word) * (found.get(word) ?? 0), 0);
        if (score > (best?.score ?? 0)) best = { thing, score };
      }
      return best && best.score >= leastScore && best.score / most >= leastShare ? best.thing : undefined;
    },
  };
}
