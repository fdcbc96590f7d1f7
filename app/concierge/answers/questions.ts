import { emptyWords, plainQuestion, wordsIn } from "../words.ts";

/** Words that a question starts with, in the visitors' languages. */
const asks =
  "(?:how|what|whats|which|who|where|when|why|is|are|do|does|did|can|could|will|would|should|may|must|any|wetin|whether|price of|una (?:fit|go|dey|get|sabi)|e (?:fit|go)|na how|combien|quel(?:le)?s?|est-ce|y a|ya un|nawa|elo|ego ole)";
/** Words that a request starts with. */
const requests =
  "(?:give|tell|show|send|explain|name|paste|describe|calculate|confirm|let me (?:know|talk|speak|see))";
/** Words before a question that add nothing to it. */
const leadIn =
  "(?:and|but|also|so|ok|okay|fine|then|just|please|pls|kindly|abeg|oya|haba|again|for example|if not|hello|hi|good (?:morning|afternoon|evening|day))";
/** Words that ask for a price after another question: 'which courses do you have and prices', 'and how much'. */
const priceOnly =
  /^(?:(?:and|so|the|your|their|una|na)\s+)*(?:prices?|costs?|fees?|amounts?|how much(?: (?:is|be|for) \w+| e be)?|combien(?: (?:ca|ça) co[uû]te)?)\W*$/i;

/** 'What it costs me' is a statement; 'what does it cost' is a question. */
const tells = String.raw`(?!(?:what|how|which|where|when|who)\s+(?:much\s+)?(?:it|they|he|she|we|i|you|una|dem)\b(?!\s+(?:go|fit|can|dey|take)\b))`;

const breaks = new RegExp(
  String.raw`(?<=[?!.;:])\s+|\n+|(?:^|\s+)\d[.)]\s+|\s+and\s+(?=(?:whether|still)\b)|\s*,\s*(?=(?:(?:and|but|also|so)\s+)?(?:${asks}|(?:give|tell|show|explain)\s+(?:me|us))\b)|\s+(?:and|but|also|abi|et)\s+(?=${tells}${asks}\b|(?:the\s+|your\s+)?(?:prices?|costs?|fees?)\W*$)`,
  "i",
);
const beginsWith = (words: string) => new RegExp(String.raw`^(?:${leadIn}[\s,.]+)*(?:${words})\b`, "i");
const begins = beginsWith(`${asks}|(?:i|we) (?:want|wan|need|would like|am wondering)`);
const requested = beginsWith(requests);

/** In Pidgin the question word stands inside: 'una ebook how much e be'. */
const asksPrice = /\bhow much\b/i;

/** A message with more questions than this is a list that a person should answer. */
const mostQuestions = 7;
/** Messages with fewer words than this have only one question. */
const leastWords = 5;
/** Minimum length of a question, in words. 'Is it safe' cannot be understood by itself. */
const leastOfQuestion = 4;

/** Words that start a condition. Without the condition, the question after it would mean something else. */
const condition =
  /^(?:but |and |so )*(?:if|when|assuming|suppose|since|after|once|because|as|say|unless|si|quand)\b/i;

/** The parts of a message, with each condition joined to its question. */
function joined(parts: readonly string[]): string[] {
  const found: string[] = [];
  for (const part of parts) {
    const before = found.at(-1);
    if (before !== undefined && condition.test(before) && !/[.?!]$/.test(before))
      found[found.length - 1] = `${before}, ${part}`;
    else if (/\w/.test(part)) found.push(part);
  }
  return found;
}

/** Whether a text is a question. */
export const isQuestion = (text: string) => text.includes("?") || begins.test(text);

/** Whether a question names nothing, so that it asks about what was said before it: 'how do I do that?' */
export const refersBack = (text: string) =>
  wordsIn(plainQuestion(text)).every((word) => emptyWords.has(word));

/** One question of a message. */
export interface Question {
  readonly text: string;
  /** The message up to its end, because a question is about what was said before it. */
  readonly told: string;
}

/** Maximum length of what was said before a question together with it, in characters: the encoder reads no more. */
const mostTold = 240;

/** What was said up to and including one part of a message: as many of the parts before it as fit. */
function toldBy(parts: readonly string[], at: number): string {
  let told = parts[at] as string;
  for (const part of parts.slice(0, at).reverse()) {
    const longer = `${part}${/[.?!,;:]$/.test(part) ? "" : ","} ${told}`;
    if (longer.length > mostTold) break;
    told = longer;
  }
  return told;
}

/** The questions in a message that has several parts; empty if the message is a single question. */
export function questionsIn(message: string): Question[] {
  if (message.split(/\s+/).length < leastWords) return [];
  const parts = joined(message.split(breaks).map((part) => part.trim()));
  if (parts.length < 2) return [];
  const isWhole = (part: string) => part.split(/\s+/).length >= leastOfQuestion;
  const isAsked = (part: string, at: number) =>
    ((part.endsWith("?") || begins.test(part) || requested.test(part) || asksPrice.test(part)) &&
      isWhole(part)) ||
    (at > 0 && priceOnly.test(part));
  const questions = parts.flatMap((text, at) =>
    isAsked(text, at) ? [{ text, told: toldBy(parts, at) }] : [],
  );
  return questions.length <= mostQuestions ? questions : [];
}
