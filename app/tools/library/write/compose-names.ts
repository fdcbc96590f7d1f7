import { type Customers, fields, type Mood, type NameWord } from "../name-word.ts";
import { capital } from "../typing.ts";
import type { Named } from "./name-fit.ts";
import { customersIn, type NameWish } from "./name-wishes.ts";

/** A composed name has at most so many words: a longer one is stiff. */
const mostWords = 3;

const wordCount = (text: string) => text.split(" ").length;

/** Whether a name is not too long. */
export const isBrief = (name: string) => wordCount(name) <= mostWords;

/** The word that shows the customers, where a good word does not. */
const shownBy: Partial<Record<Customers, string>> = {
  children: "Kids",
  women: "Ladies",
  men: "Gents",
  brides: "Bridal",
};

/** Moods that fit a trade, where none is wished: a rider is fast, and a driller is to be trusted. */
const usualMoods: readonly [RegExp, readonly Mood[]][] = [
  [
    /\b(?:dispatch|logistic|deliver|transport|haulage|waybill|courier|taxi|towing|movers)/i,
    ["fast", "strong"],
  ],
  [
    /\b(?:hair|beauty|salon|make-?up|nail|lash|spas?\b|skin|perfume|jewel|boutique|bridal|fashion)/i,
    ["classy", "romantic"],
  ],
  [/\b(?:food|kitchen|restaurant|bak|cake|chops|snack|cater|drink|canteen|eatery|hotel)/i, ["warm"]],
  [
    /\b(?:build|block|repair|mechanic|borehole|security|solar|electric|weld|plumb|spare|tyre|steel)/i,
    ["strong", "trusted"],
  ],
  [/\b(?:clinic|pharmac|nurs|care|medic|health|school|lesson|tutor|book|account|law)/i, ["trusted", "warm"]],
  [/\b(?:farm|crop|herb|garden|honey|shea|vegetable|fish)/i, ["natural", "strong"]],
  [/\b(?:phone|computer|web|software|digital|internet|studio|photo)/i, ["modern", "trusted"]],
];

/** Moods that no business has unless they are wished or its customers are children. */
const isMerry = (mood: Mood) => mood === "playful" || mood === "funny";

/** A body or a school of a faith. */
const ofWorship = /\b(?:islam\w*|church|mosque|qur['’]?an\w*|tahfiz|madrasa\w*|ministry|chapel)\b/i;

const isMerryFor = ({ moods }: NameWish, whom: readonly Customers[]) =>
  moods.some(isMerry) || whom.includes("children");

/** What names are composed from. */
interface Ground {
  words: readonly NameWord[];
  /** The nouns of the trade, or the thing of the description; empty where neither is known. */
  nouns: readonly string[];
  /** Nouns of the trade that were not typed: they end names only where there would be too few. */
  otherNouns: readonly string[];
  /** The trade's name and what was typed of the business. */
  about: string;
  wish: NameWish;
  /** Customers whom the trade itself has. */
  customers: readonly Customers[];
}

/** Whether a word is for this business at all. */
function isFor(
  { moods, customers, faith, of, language }: NameWord,
  { wish, about, ...ground }: Ground,
): boolean {
  const whom = [...wish.customers, ...ground.customers];
  const merry = isMerryFor(wish, whom);
  // 'Play Islamic School': what teaches or worships in a faith has a sober name, also for children.
  if (!faith && ofWorship.test(about) && moods.some(isMerry) && !wish.moods.some(isMerry)) return false;
  if (faith && faith !== wish.faith) return false;
  if (of.length && !of.some((field) => fields[field].test(about))) return false;
  if (customers.length && !customers.some((kind) => whom.includes(kind)))
    return merry && whom.length === 0 && customers.includes("children");
  if (whom.includes("children") && !customers.length && moods.includes("romantic")) return false;
  if (wish.wanted.length) return wish.wanted.includes(language);
  return language === "French"
    ? wish.moods.includes("romantic")
    : language !== "Arabic" || wish.faith === "Muslim";
}

/** What nobody wants to eat. */
const inedible =
  /\b(?:wood|tree|rock|metal|walls|tool|beetle|horse|bird|animal|elephant|leaf|foot|feather)\b/i;

/** How well a word fits beyond the wishes. */
function fitness(
  { meaning, moods, customers, faith, of }: NameWord,
  { wish, about, customers: ofTrade }: Ground,
): number {
  const usual = usualMoods.flatMap(([trade, some]) => (trade.test(about) ? some : []));
  const whom = [...wish.customers, ...ofTrade];
  const isOdd = (mood: Mood) =>
    !wish.moods.includes(mood) &&
    !usual.includes(mood) &&
    (mood === "romantic" || mood === "fast" || (isMerry(mood) && !isMerryFor(wish, whom)));
  return (
    (inedible.test(meaning) && fields.food.test(about) ? -8 : 0) +
    (moods.some(isOdd) ? -2 : 0) +
    (moods.every(isOdd) ? -6 : 0) +
    wish.moods.filter((mood) => moods.includes(mood)).length * 6 +
    (customers.some((kind) => whom.includes(kind)) ? 5 : 0) +
    (faith ? 3 : 0) +
    (of.length ? 2 : 0) +
    Math.min(2, usual.filter((mood) => moods.includes(mood)).length * 2)
  );
}

/** The reason: what the word means. */
const whyOf = ({ word, meaning, language }: NameWord) =>
  language === "English" ? capital(meaning) : `${word} means ${meaning}`;

/** Whether a word shows by itself whom it is for. What pleases children may please others as well. */
const showsItself = ({ customers, meaning }: NameWord, kind: Customers) =>
  customers.includes(kind) && (kind !== "children" || customersIn(meaning).includes(kind));

/** The noun number `at` of those that have room; undefined if none has. */
function nounFor(room: number, at: number, nouns: readonly string[]): string | undefined {
  const [first, ...others] = nouns.filter((noun) => wordCount(noun) <= room);
  // The first noun is the likeliest, so it has every other name.
  const turns = others.length ? others.flatMap((noun) => [first, noun]) : [first];
  return turns[at % turns.length];
}

/** The word that shows the customers of a name, if it needs one. */
function markOf(word: NameWord, { wish, customers }: Ground): string | undefined {
  const kind = wish.customers.find((who) => shownBy[who] && !customers.includes(who));
  return kind && !showsItself(word, kind) ? shownBy[kind] : undefined;
}

/** The name of a word and a noun, with the word that shows the customers if there is room; undefined if it is too long. */
function nameWith(one: NameWord, at: number, ground: Ground): string | undefined {
  const mark = markOf(one, ground);
  const [marked = one.word, ...plain] = mark ? [`${one.word} ${mark}`, one.word] : [one.word];
  for (const before of [marked, ...plain]) {
    const noun = nounFor(mostWords - wordCount(before), at, ground.nouns);
    if (noun) return `${before} ${noun}`;
  }
  return undefined;
}

/** Without a wish for a language, one word of three is not English, if it fits nearly as well. */
const englishInTurn = 2;

/** Words in the order of their fitness. Equal ones begin at another letter each time, and languages are mixed. */
function ordered(ground: Ground): NameWord[] {
  // Two businesses of different trades should not begin with the same word.
  const seed = [...ground.about].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const fitting = ground.words
    .filter((word) => isFor(word, ground))
    .map((word, at) => ({ word, fit: fitness(word, ground), at: (at * 37 + seed) % 101 }))
    .toSorted((one, other) => other.fit - one.fit || one.at - other.at);
  if (ground.wish.wanted.length) return fitting.map(({ word }) => word);
  const isEnglish = ({ word }: (typeof fitting)[number]) => word.language === "English";
  const english = fitting.filter(isEnglish);
  const others = fitting.filter((one) => !isEnglish(one));
  return english
    .flatMap((one, at) => {
      const other = at % englishInTurn === 1 ? others[0] : undefined;
      return other && other.fit >= one.fit - 1 ? [one, ...others.splice(0, 1)] : [one];
    })
    .concat(others)
    .map(({ word }) => word);
}

const marked = (named: NameWord, name: string): Named => ({
  name,
  why: whyOf(named),
  language: named.language,
  marks: named,
});

/** The names with a word that must be in them: 'Oak Furniture', 'Royal Oak Furniture'. */
function namesWithIncluded(words: readonly NameWord[], { wish, nouns }: Ground): Named[] {
  const others = words.filter(
    ({ word, describes, language }) => wordCount(word) === 1 && (describes || language !== "English"),
  );
  const isMixed = wish.wanted.some((language) => language !== "English");
  return wish.included.flatMap((included) => [
    ...nouns
      .map((noun) => `${included} ${noun}`)
      .filter(isBrief)
      .map((name) => ({
        name,
        why: "The word that you asked for, and what you offer",
        language: "English",
      })),
    ...others
      .filter(({ describes }) => describes || isMixed)
      .map((one, at) => {
        const noun = nounFor(mostWords - wordCount(included) - 1, at, nouns);
        return marked(one, `${one.word} ${included} ${noun ?? ""}`.trim());
      }),
  ]);
}

/** A good word alone, or with the word that shows the customers: 'Amber Bridal'. */
function shortName(one: NameWord, ground: Ground): Named {
  const mark = markOf(one, ground);
  return marked(one, mark ? `${one.word} ${mark}` : one.word);
}

/**
 * Names from good words and the nouns of the trade: first each word once, with the nouns in turn, then with the others.
 * For one word, and where English is refused, the good word alone.
 */
export function composeNames(ground: Ground): Named[] {
  const { wish, nouns } = ground;
  const alone = wish.oneWord || wish.refused.includes("English");
  const words = ordered(ground);
  if (alone || nouns.length === 0) return words.map((one) => marked(one, one.word));
  const composed = (some: Ground, round: number) =>
    words.flatMap((one, at) => {
      const name = nameWith(one, at + round, some);
      if (!name) return [];
      const [noun = "", ...before] = name.toLowerCase().split(" ").toReversed();
      return before.some((part) => noun.includes(part)) ? [] : [marked(one, name)];
    });
  const rounds = (some: Ground) =>
    Array.from({ length: some.nouns.length * 2 }, (_, round) => composed(some, round)).flat();
  const short = wish.short ? words.map((one) => shortName(one, ground)) : [];
  return [
    ...namesWithIncluded(words, ground),
    ...rounds(ground),
    ...short,
    ...rounds({ ...ground, nouns: ground.otherNouns }),
  ];
}
