import type { Customers, Faith, Mood } from "../name-word.ts";
import { tellingStems } from "../read-line.ts";
import type { Trade } from "../trade.ts";
import { moodWords } from "./name-clauses.ts";
import { customersIn, type NameWish } from "./name-wishes.ts";

/** A name with its reason; the language is that of its words. */
export interface Named {
  name: string;
  /** A phrase or sentence, as in the library. */
  why: string;
  language: string;
  /** What its good word stands for; missing for whole names of the library, which are judged by their texts. */
  marks?: {
    word: string;
    moods: readonly Mood[];
    customers: readonly Customers[];
    faith: Faith | undefined;
  };
}

/** A name of the library. */
export type LibraryName = Trade["names"][number];

/** How the library says that a name has a mood, beside the words with which people wish for it. */
const saysMood: Partial<Record<Mood, RegExp>> = {
  playful: /\b(?:smil\w+|play\w*|cheerful|laugh\w*|joy\w*|happy|fun|dance)\b/i,
  funny: /\b(?:jok\w+|laugh\w*|funny|smile|proverb with a smile)\b/i,
  classy: /\b(?:royal\w*|queen\w*|king\w*|gold\w*|pearl|velvet|silk|crown|noble|palace|jewels?|grand)\b/i,
  modern: /\b(?:new|modern|today|digital|future|smart|next)\b/i,
  traditional: /\b(?:old|village|heritage|grandmother\w*|tradition\w*|ancestors?|elders?|custom)\b/i,
  warm: /\b(?:home|warm\w*|love\w*|welcom\w*|mother\w*|friend\w*|kind\w*|joy)\b/i,
  strong: /\b(?:strong\w*|strength|power\w*|firm|iron|rock|steel|hero|champion|brave|lion)\b/i,
  trusted: /\b(?:trust\w*|honest\w*|true|truth|rely|faithful\w*|promise\w*|sure|integrity|dependable)\b/i,
  natural: /\b(?:natur\w+|leaf|leaves|tree|flower\w*|garden|earth|green|spring|river|honey)\b/i,
  romantic: /\b(?:love|hearts?|romantic|forever|vows?)\b/i,
  fast: /\b(?:fast|quick\w*|speed\w*|swift\w*|without delay|at once|on time)\b/i,
};

const otherFaith = {
  Muslim:
    /\b(?:christians?|bible|church|psalm|jesus|gospel|noel|cross|cana|zion|bethel|grace|israel|moses)\b/i,
  Christian: /\b(?:muslims?|islam\w*|quran|qur['’]an|makkah|madinah|zamzam|sunnah|ramadan|allah|halal)\b/i,
} as const;
const ownFaith = { Muslim: otherFaith.Christian, Christian: otherFaith.Muslim } as const;

/** How the library says that a name is for one faith alone. */
const forOneFaith = {
  Christian: /\bfor (?:an? )?christians?\b|\bchristians know\b|\bto christian ears\b/i,
  Muslim: /\bfor (?:an? )?muslims?\b|\bmuslim owner's\b|\bmuslim ears\b/i,
} as const;

/** Words that nobody reads without the faith, whatever the reason beside them says. */
const plainlyOf = {
  Christian:
    /\b(?:christ|jesus|bible|psalms?|gospel|bethel|bethany|bethesda|zion|ebenezer|upper room|galilee|cana)\b/i,
  Muslim: /\b(?:allah|islam\w*|sunnah|zamzam|makkah|madinah|bismillah|quran\w*)\b/i,
} as const;

/** The faith that a name shows, if it shows one. */
function faithShownBy({ name, why, marks }: Named): Faith | undefined {
  if (marks) return marks.faith;
  return (["Christian", "Muslim"] as const).find(
    (faith) => forOneFaith[faith].test(why) || plainlyOf[faith].test(name),
  );
}

/** A reason without the owner for whom the name is: it is told only to such an owner. */
export const withoutOwner = (why: string, name: string): string =>
  why
    .replace(
      /[,;]?\s*\b(?:a name )?(?:fit )?for (?:an? )?(?:christian|muslim)(?: owner| founder)?s?\b(?: or any)?(?:,? or your own(?: name)?)?/i,
      "",
    )
    .replace(/^[\s,.;]+|[\s,.;]+$/g, "") || `${name}, a name that your customers will know`;

/** Names that are out of place for each customers: 'Fine Babe' for children. */
const outOfPlace: Readonly<Record<Customers, RegExp>> = {
  children:
    /\b(?:babes?|wom[ae]n|lad(?:y|ies)|sixteen|bride\w*|gentlem[ae]n|wife|wives|queens?|madam|sexy|romantic|men|man|wine|beer|owambe|maiden)\b/i,
  women: /\b(?:gentlem[ae]n|m[ae]n|boys?|guys?|his|kings?|fathers?|oga)\b/i,
  men: /\b(?:wom[ae]n|lad(?:y|ies)|girls?|brides?|queens?|her|babes?|mothers?|madam|princess|children|kids|bab(?:y|ies))\b/i,
  families: /\b(?:babes?|sexy|bachelors?)\b/i,
  students: /\b(?:toddlers?|bab(?:y|ies)|brides?)\b/i,
  brides: /\b(?:children|kids|bab(?:y|ies)|boys?|burial)\b/i,
  couples: /\b(?:children|kids|bab(?:y|ies)|burial|bachelors?)\b/i,
};

/** Customers whom a name must show; for others it is enough that it is not out of place. */
const shown: ReadonlySet<Customers> = new Set(["children", "women", "men", "brides"]);

/** The faith that a trade has by itself, as a church or an Islamic school. */
export const faithOfTrade = (trade: string | undefined): Faith | undefined =>
  /\b(?:church|choir|vestments)\b/i.test(trade ?? "")
    ? "Christian"
    : /\b(?:islamic|mosque|hajj)\b/i.test(trade ?? "")
      ? "Muslim"
      : undefined;

/** The customers that a trade has by itself, as a baby shop or a school. */
export const customersOfTrade = (trade: string): Customers[] =>
  /\b(?:private school|islamic school|home lessons|orphanage)\b/i.test(trade)
    ? ["children"]
    : customersIn(trade);

/** What the longest name is that counts as short, in letters and spaces, and a word that is simple. */
const longestShort = 15;
const longestSimple = 8;

const hasMood = ({ name, why, language, marks }: Named, mood: Mood): boolean => {
  if (mood === "simple") {
    const words = name.split(" ");
    return words.length <= 3 && words.every((word) => word.length <= longestSimple);
  }
  if (marks) return marks.moods.includes(mood);
  // Our names in Pidgin are sayings, and sayings make people smile.
  if (language === "Pidgin" && (mood === "funny" || mood === "playful")) return true;
  return moodWords[mood].test(`${name}. ${why}`) || saysMood[mood]?.test(`${name}. ${why}`) === true;
};

const hasWord = (name: string, word: string) =>
  ` ${name.toLowerCase()} `.replace(/[^\p{L}\d]+/gu, " ").includes(` ${word.toLowerCase()} `);

/** Whether a name has nothing that was refused, and nothing that is out of place for its customers. */
export function isAllowed(named: Named, wish: NameWish): boolean {
  const { name, why, language, marks } = named;
  const text = `${name}. ${why}`;
  const faith = faithShownBy(named);
  const suits = wish.customers.some((kind) => marks?.customers.includes(kind));
  return (
    !(wish.people && (otherFaith[wish.people].test(text) || (marks?.faith ?? wish.people) !== wish.people)) &&
    // Nobody is given a faith that they did not name.
    (faith === undefined || faith === (wish.faith ?? wish.people)) &&
    !(wish.refused as readonly string[]).includes(language) &&
    !wish.unwanted.some((word) => name.toLowerCase().includes(word)) &&
    !wish.refusedMoods.some((mood) => hasMood(named, mood)) &&
    (suits ||
      !wish.customers.some(
        (kind) =>
          outOfPlace[kind].test(text) && !customersIn(text).some((one) => wish.customers.includes(one)),
      )) &&
    !(wish.oneWord && /\s/.test(name))
  );
}

/** What a known trade has by itself, so that none of its names must show it. */
interface TradeFit {
  customers: readonly Customers[];
  /** Whether it is a service: what is sold to children may have any name, and a salon for them should show it. */
  isService: boolean;
}

/** Whether a name begins with one of these letters. */
export const startsWith = (name: string, letters: readonly string[]) =>
  letters.includes(name.charAt(0).toLowerCase());

/** A wish as a question about a name, and how much it weighs where not all can be fulfilled. */
interface Question {
  weight: number;
  /** Whether it is a wish by itself: women as customers are one only beside another wish. */
  alone: boolean;
  asks: (named: Named) => boolean;
}

const textOf = ({ name, why }: Named) => `${name}. ${why}`;

function questionsOf(wish: NameWish, trade: TradeFit): Question[] {
  const { letters, wanted, meanings, included } = wish;
  // A Hausa name for a Muslim business need not be a religious one.
  const faith = wanted.length === 0 || wish.isFaithAsked ? wish.faith : undefined;
  const customers = wish.customers.filter((kind) => shown.has(kind) && !trade.customers.includes(kind));
  const isOfFaith = (named: Named) =>
    faith !== undefined &&
    (named.marks
      ? named.marks.faith === faith || (faith === "Muslim" && named.language === "Arabic")
      : ownFaith[faith].test(textOf(named)));
  const isForThem = (named: Named) =>
    [...customersIn(textOf(named)), ...(named.marks?.customers ?? [])].some((kind) =>
      customers.includes(kind),
    );
  const isSure = wish.customers.includes("children") && trade.isService;
  const ofLetter = ({ name }: Named) => startsWith(name, letters);
  const ofLanguage = ({ language }: Named) => (wanted as readonly string[]).includes(language);
  const ofMeaning = (named: Named) => tellingStems(textOf(named)).some((stem) => meanings.includes(stem));
  const isShort = ({ name }: Named) => name.split(" ").length < 3 && name.length <= longestShort;
  const question = (isAsked: boolean, weight: number, asks: Question["asks"], alone = true) =>
    isAsked ? [{ weight, alone, asks }] : [];
  return [
    ...question(letters.length > 0, 4, ofLetter),
    ...question(wanted.length > 0, 4, ofLanguage),
    ...included.flatMap((word) => question(true, 4, ({ name }) => hasWord(name, word))),
    ...question(faith !== undefined, 3, isOfFaith),
    ...question(customers.length > 0, 3, isForThem, isSure),
    ...wish.moods.flatMap((mood) => question(true, 2, (named) => hasMood(named, mood))),
    ...question(meanings.length > 0, 2, ofMeaning),
    ...question(wish.short, 1, isShort),
  ];
}

/** Reads how well names fulfil the wishes. */
export function fitOf(wish: NameWish, trade: TradeFit) {
  const questions = questionsOf(wish, trade);
  return {
    /** Whether anything is wished. */
    isWished: questions.some(({ alone }) => alone) || wish.oneWord,
    /** The weight of all wishes. */
    most: questions.reduce((sum, { weight }) => sum + weight, 0),
    /** The weight of those that a name fulfils. */
    fulfilled: (named: Named): number =>
      questions.reduce((sum, { weight, asks }) => sum + (asks(named) ? weight : 0), 0),
  };
}
