import { isAboutUs } from "./ours.ts";
import { plain } from "./plain.ts";
import { topicsIn } from "./topics.ts";

/*
 * The visitor's words that a bot repeats. They go into its sentences, so they are a few plain words and never an
 * instruction, an insult or one of our own names.
 */

/** Matches the end of a named thing. */
const end =
  /\s+(?:for|at|in|to|from|on|with|and|but|or|so|because|since|please|pls|abeg|today|tomorrow|now|there|here|available|that|which|who|wey|dey|if|do|does|how|what|when|can|you|una|my|me|i|we|is|are|was|am|be|na|by|as|o|sir|ma|again|too|business|online|only|also|then|than|costs?|each|per)(?=\s|$)|[^\p{L}\p{M}\p{N}'’ -]|\s+(?=[₦#$]|\d[\d.]*k\b|\d{1,3},\d{3}|\d{4,})/iu;

/** Words before a thing that add nothing. */
const lead =
  /^(?:the|a|an|some|any|your|our|this|that|these|those|one|of|una|my|buy|order|get|have|sell|make|see|know|it|about|just|all kinds? of|different|various|quality|good|nice|to)\s+/i;

/** Words that name nothing. */
const empty =
  /^(?:it|one|this|that|these|those|them|am|something|anything|everything|thing|things|stuff|goods|product|products|service|services|item|items|order|help|you|me|more|money|price|info|information|shop|business|delivery|shipping|people|talk|chat|know|nothing|much|it all|yes|no)$/i;

const longest = 32;
const mostWords = 4;

/** The thing that a phrase starts with, in a form that fits a sentence; undefined if it must not be repeated. */
export function thingIn(phrase: string): string | undefined {
  let text = phrase.normalize("NFC").trim();
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(lead, "");
  }
  const stop = text.search(end);
  if (stop >= 0) text = text.slice(0, stop);
  const words = text.trim().split(/\s+/).slice(0, mostWords);
  while (words.length > 1 && words.join(" ").length > longest) words.pop();
  const thing = words.join(" ").replace(/^[-'’\s]+|[-'’\s]+$/g, "");
  if (/^(?:in|for|at|to|on|with|from|by|of)\b/i.test(thing)) return undefined;
  const isPlain = /^[\p{L}\p{N}]/u.test(thing) && /[\p{L}]{2}/u.test(thing) && thing.length <= longest;
  return isPlain && !empty.test(thing) && isHarmless(thing) ? thing : undefined;
}

/** Whether a bot may repeat the words. */
export function isHarmless(words: string): boolean {
  const text = plain(words);
  if (isAboutUs(text)) return false;
  return topicsIn(text).every((topic) => topic !== "injection" && topic !== "insult" && topic !== "nonsense");
}

/** 'shoes' → 'the shoe business'. */
export function businessOf(thing: string): string {
  const last =
    /(?<![s'’]|ic|les|cs|ies)s$/i.test(thing) && !/(?:fashion|logistic|dress|glass)s$/i.test(thing);
  const single = last ? thing.slice(0, -1) : thing.replace(/ies$/i, "y");
  return `the ${workOf[single.toLowerCase()] ?? single} business`;
}

const workOf: Readonly<Record<string, string>> = {
  tailor: "tailoring",
  baker: "baking",
  caterer: "catering",
  photographer: "photography",
  plumber: "plumbing",
  electrician: "electrical",
  carpenter: "carpentry",
  farmer: "farming",
  trader: "trading",
  teacher: "teaching",
  hairdresser: "hair",
  "makeup artist": "makeup",
  "fashion designer": "fashion",
};
