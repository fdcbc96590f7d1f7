import {
  type Customers,
  customerKinds,
  type Faith,
  type Mood,
  moods,
  type WordLanguage,
  wordLanguages,
} from "../name-word.ts";
import { placesIn } from "../read-facts.ts";
import { tellingStems } from "../read-line.ts";
import { moodWords, splitWishes } from "./name-clauses.ts";

/** What a description says of the name that is wanted. Only what is said plainly counts. */
export interface NameWish {
  /** What the description says of the business, without what it says of the name. */
  business: string;
  /** First letters of which any fits. */
  letters: readonly string[];
  /** Languages of which any fits. */
  wanted: readonly WordLanguage[];
  refused: readonly WordLanguage[];
  /** Words that must not be in it. */
  unwanted: readonly string[];
  /** Words that must be in it, such as a place. */
  included: readonly string[];
  /** Somebody whose name may be in it. */
  person: string | undefined;
  /** The faith that it should show. */
  faith: Faith | undefined;
  /** Whether that faith was asked of the name. If not, it is the faith of the business. */
  isFaithAsked: boolean;
  /** The customers' faith: names that suggest the other faith are left out. */
  people: Faith | undefined;
  /** Moods that it should all have. */
  moods: readonly Mood[];
  refusedMoods: readonly Mood[];
  /** Who the business is for. */
  customers: readonly Customers[];
  /** Stems of what it should mean: 'a name that means purity'. */
  meanings: readonly string[];
  oneWord: boolean;
  short: boolean;
}

const negation = /\b(?:no|not|without|avoid|never|don['’]?t|doesn['’]?t|nothing)\b/i;

/** The words in quotation marks of each sentence that refuses something. */
const refusedWords = (description: string) =>
  description
    .split(/(?<=[.!?;])\s+/)
    .map((sentence) => sentence.slice(negation.exec(sentence)?.index ?? sentence.length))
    .flatMap((sentence) =>
      [...sentence.matchAll(/['‘“"]([\p{L}\d][\p{L}\d ]*)['’”"]/gu)].map(([, word = ""]) =>
        word.toLowerCase(),
      ),
    );

/** Words after which something is refused, up to four words on. */
const refusing = String.raw`\b(?:no|not|nothing|without|avoid|never|don['’]?t)\b(?!\s+only)[^.,;]{0,24}`;

/** The languages of a name. */
function languagesOf(description: string, wishes: string): Pick<NameWish, "wanted" | "refused"> {
  const refused = wordLanguages.filter((language) =>
    new RegExp(`${refusing}\\b${language}\\b`, "i").test(description),
  );
  const wanted = wordLanguages.filter(
    (language) => !refused.includes(language) && new RegExp(`\\b${language}\\b`, "i").test(wishes),
  );
  // 'Not only Hausa' asks for others too, so that nothing is refused.
  return { wanted, refused: /\bnot only\b/i.test(description) ? [] : refused };
}

const faithWords = {
  Christian:
    /\b(?:christians?|christ|bible|biblical|gospel|church\w*|catholic|anglican|baptist|methodist|pentecostal)\b/i,
  Muslim:
    /\b(?:muslims?|islam\w*|hijab|abaya|mosque|halal|quran\w*|qur['’]an\w*|madrasa\w*|arabic school)\b/i,
} as const;
const faithOf = (text: string): Faith | undefined =>
  faithWords.Muslim.test(text) ? "Muslim" : faithWords.Christian.test(text) ? "Christian" : undefined;

/** Where a description says whom it is for, or who is near: their faith is not that of the business. */
const others =
  /\b(?:for|to|near|beside|behind|opposite|around|by|serving|among)\s+(?:the\s+|our\s+|a\s+)?[^.,;]*/gi;
/** A faith before what is sold or done, as in 'Christian bookshop'. */
const faithful =
  /\b(?:christian|gospel|bible|biblical|catholic|anglican|baptist|methodist|pentecostal|muslim|islamic|halal|quranic|qur['’]?anic|arabic)\s+(?!women\b|men\b|people\b|owner\b|and\b)\p{L}{3,}/iu;

const notReligious = /\b(?:no|not|non|without|nothing|shouldn['’]?t|don['’]?t)\b[^.,;]{0,30}\breligi\w+/i;

const ofBothFaiths =
  /\b(?:muslims?|islam\w*) (?:and|or|&) christian\w*|\bchristian\w* (?:and|or|&) (?:muslim|islam)\w*|\b(?:both|all|any) (?:faith|religion)s?\b/i;

/** The faith that a name should show, and that of the business's people. */
function faithsOf(
  description: string,
  business: string,
  wishes: string,
): Pick<NameWish, "faith" | "isFaithAsked" | "people"> {
  // 'Both Muslim and Christian girls attend' and 'not religious' ask for a name that shows no faith.
  if (ofBothFaiths.test(description) || notReligious.test(description))
    return { faith: undefined, isFaithAsked: false, people: undefined };
  const refuses = (faith: Faith) =>
    new RegExp(`${refusing}${faithWords[faith].source}`, "i").test(description);
  // The faith of the business comes first: no Islamic school has a Christian name.
  const asked = faithOf(faithful.exec(business.replace(others, " "))?.[0] ?? "") ?? faithOf(wishes);
  const faith = asked && !refuses(asked) ? asked : undefined;
  return {
    faith,
    isFaithAsked: faith !== undefined && faithOf(wishes) === faith,
    people: faith ?? faithOf(description),
  };
}

const customerWords: Readonly<Record<Customers, RegExp>> = {
  children:
    /\b(?:child(?:ren)?(?:['’]s)?|kids?|bab(?:y|ies)|toddlers?|pikins?|infants?|little ones|primary pupils|nursery|day ?care|cr[eè]che|toys?|boys and girls)\b/i,
  women: /\b(?:women|woman|ladies|lady|girls|females?|mothers|mums)\b/i,
  men: /\b(?:men|man|guys|gentlem[ae]n|gents|males?|barbers?|barbing)\b/i,
  families: /\b(?:famil(?:y|ies)|households?)\b/i,
  students: /\b(?:students?|undergraduates?|pupils|campus|candidates)\b/i,
  brides: /\b(?:brides?|bridal)\b/i,
  couples: /\b(?:couples?|weddings?|newly-?weds?)\b/i,
};
/** The customers that a text names. Men and women together are everybody. */
export function customersIn(text: string): Customers[] {
  const named = customerKinds.filter((kind) => customerWords[kind].test(text));
  const isEverybody = named.includes("men") && named.includes("women");
  return isEverybody ? named.filter((kind) => kind !== "men" && kind !== "women") : named;
}

/** Who a business is for: what follows 'for', or stands before what is sold, as in 'family restaurant'. */
function customersOf(business: string): Customers[] {
  const forWhom = [...business.matchAll(/\bfor\s+([^.,;]+)/gi)].map(([, who = ""]) => who).join(", ");
  const before = /\b(?:family|children['’]s|kids['’]?|ladies|bridal|women['’]s|men['’]s|baby)\s+\p{L}{3,}/iu;
  return [...new Set([...customersIn(forWhom), ...customersIn(before.exec(business)?.[0] ?? "")])];
}

/** The words that a name must have: 'with the word Oak', 'with Kano in it'. */
function includedIn(wishes: string): string[] {
  const quoted = String.raw`["'‘“]?(\p{L}{2,}(?:\s\p{Lu}\p{L}+)?)["'’”]?`;
  const patterns = [
    String.raw`\b(?:with|use|using|have|has|having|include|includes|contain|contains|put|add)\s+the\s+(?:word|name)\s+(?:of\s+)?${quoted}`,
    String.raw`\b(?:include|includes|contain|contains)\s+(?!the\b|my\b|a\b)${quoted}`,
    String.raw`\b(?:with|have|has|having|put|add|want)\s+${quoted}\s+(?:in\s+(?:it|am|the\s+name)|inside)\b`,
    String.raw`\b(?:the\s+)?(?:word|place)\s+${quoted}\s+(?:must|should)\s+be\s+in\b`,
  ];
  const sentences = wishes.split(/(?<=[.!?;])\s+/).filter((sentence) => !negation.test(sentence));
  return [
    ...new Set(
      sentences.flatMap((sentence) =>
        patterns.flatMap((pattern) =>
          [...sentence.matchAll(new RegExp(pattern, "giu"))].map(([, word = ""]) => asName(word)),
        ),
      ),
    ),
  ].filter((word) => !/^(?:something|it|my|our|the|a|an|words?|names?|good|nice|meaning)\b/i.test(word));
}

/** A word as a name has it; a place as it is written. */
const asName = (word: string) =>
  placesIn(word)[0] ??
  word
    .split(" ")
    .filter((part, at) => at === 0 || /^\p{Lu}/u.test(part))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");

/** Words that people use for the same, as stems. */
const alike = `purity pure clean cleanliness white
  growth grow progress rise plenty yield
  success win victory champion triumph achieve
  joy happiness gladness happy joyful cheer
  love cherished
  light bright shine brightness sun dawn
  hope ahead future dawn
  blessing bless grace favour fortune thanks
  beauty beautiful pretty fine
  speed fast quick quickly swift lightning
  peace calm quiet
  wisdom wise knowledge learning scholar
  health healing life wellbeing
  wealth prosperity abundance rich gold precious treasure
  hard diligence effort reward
  unity together joined bond numbers
  family relatives home house compound
  safety safe protects security`
  .split("\n")
  .map((group) => tellingStems(group));

/** What a name should mean, as stems with those of words that mean the same. */
function meaningsOf(wishes: string): string[] {
  const told = [
    ...wishes.matchAll(
      /\b(?:names?\s+of|means?|shows?|showing|suggests?|about|speaks? of|talks? of|signif\w+|expresses|meaning(?! in\b)|for)\s+([^.,;]+)/gi,
    ),
  ].map(([, what = ""]) => what);
  const known = new Set(
    tellingStems(
      `name names word meaning language good nice something it business ${wordLanguages.join(" ")} ${moods.join(" ")}`,
    ),
  );
  const stems = told
    .filter((what) => !/^(?:true\s+)?love\b/i.test(what) && !moods.some((mood) => moodWords[mood].test(what)))
    .flatMap(tellingStems)
    .filter((stem) => stem.length > 2 && !known.has(stem));
  return [...new Set(stems.flatMap((stem) => alike.find((group) => group.includes(stem)) ?? [stem]))];
}

/** Whose name it may have, and the words that it must not have. */
function namesOf(description: string): Pick<NameWish, "person" | "unwanted"> {
  const [, named, relative] =
    description.match(
      /\b(?:names?\s+(?:is|na|be|was|:)|(?:son|daughter|child|baby|wife|mother|father|mum|mama)['’]?s?\s+name)\s+([A-Z]\p{L}{2,})|\b(?:our|my)\s+(?:late\s+)?(?:mother|father|mum|mama|papa|dad|grandmother|grandfather|wife|husband|daughter|son),\s+([A-Z]\p{L}{2,})(?=,|\s+who\b)/u,
    ) ?? [];
  const person = named ?? relative;
  const isRefused =
    /\b(?:no|not|without|don['’]?t|never|avoid)\b(?!\s+only)[^.,;]{0,20}\b(?:my|our|her|his)\s+(?:own\s+)?(?:sur)?names?\b/i.test(
      description,
    );
  const others = [
    ...description.matchAll(
      /\b(?:no|not|never|don['’]?t|without)\s+(?:(?:use|using|add|put)\s+(?:the\s+word\s+)?|the\s+word\s+)(\p{L}{3,})/giu,
    ),
  ].map(([, word = ""]) => word.toLowerCase());
  return {
    person: isRefused ? undefined : person,
    unwanted: [
      ...refusedWords(description),
      ...others,
      ...(isRefused && person ? [person.toLowerCase()] : []),
    ].filter((word) => !/^(?:name|names|surname|word|words|this|that|your|their|with|the|any)$/.test(word)),
  };
}

/** A name about love is a romantic one. */
const ofLove = /\b(?:means?|shows?|suggests?|about|of|speaks? of)\s+(?:true\s+)?love\b/i;

/** Reads what is wished of a name. */
export function wishOf(description: string): NameWish {
  const { business, wishes } = splitWishes(description);
  const first =
    /\b(?:(?:start|begin)(?:s|ing)?\s+with|first\s+letter(?:\s+(?:is|should be|must be))?)\s+(?:the\s+)?(?:letters?\s+)?["'‘“]?((?:(?!a\s+(?!or\b)\p{L})[a-z]\b["'’”]?(?:\s*(?:,|\/|\bor\b)\s*["'‘“]?(?=[a-z]\b))?)+)/iu.exec(
      description,
    )?.[1];
  const refusedMoods = moods.filter((mood) =>
    // 'Not too serious' does not ask for the contrary.
    new RegExp(`${refusing}${moodWords[mood].source}`, "i").test(wishes.replace(/\btoo\s+\p{L}+/gu, "")),
  );
  const positive = wishes.replace(/\b(?:not|nothing|no)\s+(?:too|very|so)\s+\p{L}+/giu, "");
  return {
    business,
    letters: (first ?? "").toLowerCase().match(/\b[a-z]\b/g) ?? [],
    ...languagesOf(description, wishes),
    included: includedIn(wishes),
    ...namesOf(description),
    ...faithsOf(description, business, wishes),
    moods: moods.filter(
      (mood) =>
        !refusedMoods.includes(mood) &&
        (moodWords[mood].test(positive) || (mood === "romantic" && ofLove.test(wishes))),
    ),
    refusedMoods,
    customers: customersOf(`${business}. ${/\bfor\b/i.test(wishes) ? wishes : ""}`),
    meanings: meaningsOf(wishes),
    oneWord: /\b(?:one|1|single)[- ]word\b/i.test(wishes),
    short: /\bshort(?:er)?\b|\b(?:two|2)[- ]words?\b/i.test(wishes),
  };
}
