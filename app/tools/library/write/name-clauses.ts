import type { moods } from "../name-word.ts";

/* Tells the part of a description that is about the business from what is wished of its name. */

/** How people say that a name should have a mood. */
export const moodWords = {
  playful: /\b(?:playful|fun|colou?rful|cute|happy|cheerful|joyful|lively|bubbly|childlike)\b/i,
  funny: /\b(?:funny|humou?r\w*|comic(?:al)?|hilarious|laugh\w*|witty|comedy)\b/i,
  classy:
    /\b(?:class(?:y|ic)|high[- ]class|elegan\w+|luxur\w+|premium|posh|sophisticated|stylish|royal|expensive|fancy|prestig\w+|upscale|exclusive)\b/i,
  modern: /\b(?:modern|trendy|techy|contemporary|youthful|cool|futuristic|new[- ]school|international)\b/i,
  traditional:
    /\b(?:traditional|cultural|culture|native|heritage|african|old[- ]school|ancestral|local|tradition)\b/i,
  simple: /\b(?:simple|easy|plain|memorable)\b/i,
  warm: /\b(?:warm\w*|friendly|homely|welcoming|co[sz]y|caring|loving|gentle|soft|calm\w*|relax\w*|peaceful|soothing|restful|quiet)\b/i,
  strong: /\b(?:strong|powerful|bold|confident|energetic|fearless|tough|solid|mighty|strength|power)\b/i,
  trusted:
    /\b(?:trust\w*|reliab\w+|honest\w*|dependab\w+|professional\w*|serious|confidence|integrity|truthful\w*|credib\w+)\b/i,
  natural: /\b(?:natural\w*|nature|organic|earthy|green)\b/i,
  romantic: /\b(?:romantic|romance|lovely)\b/i,
  fast: /\b(?:fast|quick\w*|speed\w*|swift\w*)\b/i,
} as const satisfies Record<(typeof moods)[number], RegExp>;

const languageNames = "English|Yoruba|Igbo|Hausa|Pidgin|French|Arabic";

/** Words with which people say how a name should be. */
const quality = `(?:${Object.values(moodWords)
  .map(({ source }) => source)
  .join(
    "|",
  )}|\\b(?:${languageNames}|christian|biblical|bible|muslim|islamic|quranic|catholic|short|shorter|one[- ]?word|single[- ]?word|two[- ]?words?|[1-3][- ]word|unique|catchy|nice|good|fine|beautiful|sweet|better|best|great|different|meaningful|special|original|attractive|creative|brand|new|religious|spiritual|\\p{L}+-sounding)\\b)`;
const qualities = new RegExp(quality, "giu");

/** Words that only join what is wished. */
const joining =
  /\b(?:i|we|you|me|want|wan|wants|need|prefer|preferred|like|love|would|should|must|can|could|to|be|is|it|its|it['’]s|e|am|this|that|which|wey|the|a|an|my|our|own|no|not|don['’]?t|never|nothing|without|avoid|too|very|so|really|quite|more|just|only|also|both|and|or|but|in|with|of|for|as|at|all|if|possible|please|pls|plz|abeg|o|make|give|sound|sounds|sounding|feel|look|looks|say|remember|pronounce|spell|write|read|call|easy|something|anything|sth|word|words|name|names|names?['’]s|letter|letters|language|meaning|ok|okay|fine|ideas?|suggest|suggestions?|maximum|max|most|two|one|long|kind|type|some|any|people|customers|mix|mixed|either)\b/gi;

/** Patterns that make a whole clause a wish, whatever else is in it. */
const wishing =
  /^\s*(?:but\s+|and\s+|please\s+|abeg\s+)*(?:(?:i|we)['’]?d?\s+(?:want|wan|need|prefer|would\s+(?:like|love)|like)\s+(?:to\s+have\s+)?(?:something|it\b|am\b|sth\b|a\s+word|one\s+word)|something\s|(?:it|this|that|e)\s+(?:should|must|has\s+to|have\s+to|can|suppose)\b|make\s+(?:it|e|am|sure)\b|(?:should|must)\s|(?:no|not|never|avoid|without|don['’]?t)\s+(?:my|our|the\s+word|["'‘“]|use|put|add|call|any)|(?:not|no)\s+(?:too\s+)?\p{L}+(?:\s+please)?$|(?:start|begin)(?:s|ing)?\s+with\b|(?:must\s+)?(?:include|contain)s?\b|use\s+the\b|first\s+letter\b)|\b(?:in\s+it|in\s+the\s+name|inside\s+(?:it|the\s+name)|sounds?\s+(?:like\s+)?\p{L}+$)/iu;

/** What is wished about something else than a name: 'I want more customers'. */
const otherGoods =
  /\bnames?\s+(?:tags?|plates?|badges?|bracelets?|necklaces?|boards?)\b|\bbrand\s+names?\s+(?:cloth\w*|wears?|shoes?|bags?)\b/i;

/** The beginning of the words about a name within a clause that also tells the business. */
const nameStart = new RegExp(
  String.raw`(?:\b(?:with|and|but|under|using|having|looking\s+for|needs?|wants?|wan|like|love|prefer|give\s+(?:me|us|am)|abeg|please|suggest|i['’]d|we['’]d|i|we|would|should|must|have|has|find|get|help\s+me|me|some|the|a|an|my|our|its|her|his|one|two|three|any|very|more|or)\s+|${quality}[\s,]+)*(?:\b(?:business|shop|company|brand)\s+)?\bnames?\b`,
  "iu",
);
/** A wish in other words: 'we would like a homely bakery name', 'colourful name'. */
const wishedName =
  /\b(?:(?:i|we)\s+)?(?:would\s+|['’]d\s+)?(?:like|want|wan|need|prefer|love|give\s+(?:us|me))\s+(?:(?:an?|the|some)\s+)?(?:[\p{L}'’-]+\s+){0,4}?names?\b|^(?:[\p{L}'’-]+\s+){0,3}names?(?=\s+please|$)/iu;
const startWith =
  /\s*(?:\b(?:which|that|it|and|should|must|to|name)\s+)*\b(?:start|begin)(?:s|ing)?\s+with\b.*$/iu;
const shortlyBefore =
  /(?:(?:\b(?:and|but|with|i|we|a|an|the|make|no|not|please|abeg|also|my|our)\b|[,:–-])\s*)+$/iu;

/** What is also said of goods and of service: beside no word about a name, it is no wish. */
const alsoOfGoods = new RegExp(
  `${[moodWords.trusted, moodWords.fast, moodWords.natural, moodWords.simple, moodWords.strong]
    .map(({ source }) => source)
    .join(
      "|",
    )}|\\b(?:fresh|local|nice|good|fine|beautiful|sweet|better|best|great|special|original|new|different|native|soft|gentle|caring|cool)\\b`,
  "gi",
);
const ofName =
  /\bnames?\b|\beasy to (?:say|pronounce|remember|spell|call)\b|\b(?:want|need|prefer|would like) (?:something|it|am)\b|\bcall(?:ed)? (?:it|am)\b/i;

/** Whether a clause says only how a name should be. @param aboutName whether the description speaks of a name at all */
function isWish(clause: string, aboutName: boolean): boolean {
  if (wishing.test(clause)) return true;
  const told = aboutName ? clause : clause.replace(alsoOfGoods, " ");
  if (told.replace(qualities, " ") === told) return false;
  const left = clause.replace(qualities, " ").replace(joining, " ");
  return left.replace(/[\s\p{P}\d]+/gu, "") === "";
}

/** The words about a name are so many letters long at most: more of a clause is not searched. */
const longestPhrase = 120;

/** The words about a name within a clause, up to 'name' itself; undefined if there are none. */
function phraseOfName(clause: string): { index: number; length: number } | undefined {
  const named = /\bnames?\b/i.exec(clause);
  if (!named) return undefined;
  const end = named.index + named[0].length;
  const from = Math.max(0, end - longestPhrase);
  const near = clause.slice(from, end);
  const found = wishedName.exec(near) ?? nameStart.exec(near);
  return found ? { index: from + found.index, length: found[0].length } : undefined;
}

/** A clause without what it says about a name. */
function splitClause(clause: string, aboutName: boolean): { business: string; wish: string } {
  if (isWish(clause, aboutName)) return { business: "", wish: clause };
  const begins = otherGoods.test(clause) ? undefined : phraseOfName(clause);
  if (!begins) {
    const at = startWith.exec(clause)?.index ?? clause.length;
    return { business: clause.slice(0, at), wish: clause.slice(at) };
  }
  const end = begins.index + begins.length;
  const before = clause.slice(0, begins.index).replace(shortlyBefore, "").trim();
  const after = clause.slice(end);
  // 'A modern name for a phone repair shop' tells the business after it.
  const [, forWhat = ""] =
    /^(?:\s+ideas?)?\s+(?:for|of(?=\s+(?:my|our|an?|the|this)\b))\s+(?:(?:my|our|a|an|the|this|new)\s+)*(.+)$/iu.exec(
      after,
    ) ?? [];
  if (forWhat && /\p{L}{3}/u.test(forWhat) && !/^(?:it|me|us|him|her|them)\b/i.test(forWhat)) {
    const rest = splitClause(forWhat, aboutName);
    return {
      business: [before, rest.business].filter((part) => /\p{L}/u.test(part)).join(", "),
      wish: `${clause.slice(begins.index, end)} ${rest.wish}`,
    };
  }
  return { business: before, wish: clause.slice(begins.index) };
}

/** Where a clause ends. */
const clauseEnd =
  /(?<=[,;:\n])\s*|(?<=[.!?])(?=\s|$)|\s+[-–]\s+|\s+(?=but\s)|\s+(?=and\s+(?:i|we)\s+(?:want|wan|need|prefer|would)\b)|\s+(?=(?:make|abeg|please)\s+(?:it|e|am|the\s+name|give)\b)/iu;

/** What a description says of the business, and what it says of the name that is wanted. */
export function splitWishes(description: string): { business: string; wishes: string } {
  const aboutName = ofName.test(description);
  const parts = description
    .replace(/[^\S\n]+/g, " ")
    .split(clauseEnd)
    .map((part) => splitClause(part.replace(/[,;:\s]+$/, "").trim(), aboutName))
    .filter(({ business, wish }) => business || wish);
  const business = parts
    .flatMap(({ business }) => (/\p{L}/u.test(business) ? [business] : []))
    .join(", ")
    .replace(/([.!?]),/g, "$1");
  return {
    business: parts.some(({ wish }) => wish) ? business : description,
    wishes: parts.flatMap(({ wish }) => (wish ? [wish] : [])).join(". "),
  };
}
