import type { KnowledgeDocument } from "../knowledge/document.ts";
import { figuresIn, readable } from "./figures.ts";
import { figureKey, type Grounds } from "./grounds.ts";
import { checkPrices, phoneNumber } from "./priced.ts";
import { rules } from "./prompts.ts";

/** The result of checking a sentence that a model wrote. */
export type Checked =
  | { readonly verdict: "kept"; readonly text: string; readonly subject: KnowledgeDocument | undefined }
  /** Its price was wrong; the text has the right one. */
  | { readonly verdict: "corrected"; readonly text: string; readonly subject: KnowledgeDocument }
  | { readonly verdict: "dropped" };

const dropped: Checked = { verdict: "dropped" };

/** Small numbers mostly count things in the sentence itself, not our offers. */
const countsItself = (value: number) => Number.isInteger(value) && value >= 0 && value <= 3;

/** What the site does not offer; allowed only after a negation. */
const neverPromised =
  /\b(?:discount\w*|coupons?|promo(?:tion)?s?|promo codes?|vouchers?|special offers?|price cuts?|half[- ]price|cheaper (?:rate|price|for you)|lower(?:ed)? (?:the )?price|slash\w*|bonus(?:es)?|cash ?back|refund\w*|money[- ]?back|reimburs\w*|your money (?:is )?(?:returned|back)|guarantee\w*|warrant\w+|risk[- ]free|free trials?|trial period|on the house|instant(?:ly)? delivered)\b/g;
const saidNo =
  /(?:\b(?:no|not|cannot|never|nor|without|don't|doesn't|can't|won't|unable to|isn't|aren't|neither)\b(?! (?:only|just|doubt|problem|worr)))(?:\W+\w+){0,4}\W*$/;

const free =
  /\b(?:free|gratis|complimentary|no (?:cost|charge|fee|payment)|without (?:cost|charge|paying)|nothing to pay|costs? nothing|zero naira)\b/;
const feelFree = /\b(?:feel|be) free\b|\bfreely\b|\b24\/7\b/g;

/** Actions that a program claims but cannot do. */
const pretended =
  /\b(?:i|we)(?:'ve| have|'ll| will| can| am going to|'m going to)?\s+(?:just |now |already |also |gladly |personally )?(?:book(?:ed)?|reserved?|register(?:ed)?|enrol+(?:ed)?|sign(?:ed)? you|sen[dt] you|emailed?|call(?:ed)? you|process(?:ed)?|appl(?:y|ied) (?:a|the|your)|transfer(?:red)?|confirm(?:ed)? your|waived?|approved?|order(?:ed)?|charged?)\b/;

const address =
  /https?:\/\/\S+|\bwww\.\S+|[\w.+-]{1,64}@[\w-]{1,63}\.\w{2,}|\bwa\.me\S*|\b[a-z0-9-]{1,63}\.(?:com|ng|org|net|io|co|shop|store|africa|example)\b/gi;
const pagePath = /(?<![\w/])\/[a-z0-9][a-z0-9/#?=&-]*/gi;

function promises(text: string): boolean {
  return [...text.matchAll(neverPromised)].some(({ index }) => !saidNo.test(text.slice(0, index)));
}

/** Whether a sentence calls something free that none of its pages calls free. */
function freeIsInvented(
  text: string,
  { documents, text: known }: Grounds,
  subject: KnowledgeDocument | undefined,
): boolean {
  const said = text.replace(feelFree, "");
  if (!free.test(said)) return false;
  const named = documents.filter(({ name, names }) =>
    [name, ...names].some((one) => new RegExp(`\\b${readable(one).replace(/[^\w ]/g, ".")}s?\\b`).test(said)),
  );
  const about = named.length ? named : subject ? [subject] : [];
  if (!about.length) return !known.toLowerCase().includes(said.trim());
  return !about.every((one) => free.test(`${one.about} ${one.price ?? ""}`.toLowerCase()));
}

/** Whether a sentence has an address or phone number that is not ours. */
function namesAnother(sentence: string, { text }: Grounds): boolean {
  const known = text.toLowerCase();
  const ends = /[.,;:)!?'’]+$/;
  const addresses = [...(sentence.match(address) ?? []), ...(sentence.match(pagePath) ?? [])];
  const foreign = addresses.some((found) => !known.includes(found.toLowerCase().replace(ends, "")));
  const digits = known.replace(/\D/g, "");
  return (
    foreign ||
    (sentence.match(phoneNumber) ?? []).some(
      (found) => !digits.includes(found.replace(/\D/g, "").replace(/^0/, "")),
    )
  );
}

const runOf = 7;
const ruleWords = rules.toLowerCase().match(/[a-z']+/g) ?? [];
const ruleRuns = new Set(ruleWords.map((_, at) => ruleWords.slice(at, at + runOf).join(" ")));

/** Whether a sentence reveals the model's rules. */
function tellsRules(text: string): boolean {
  if (/visitor-message|system prompt|my (?:instructions|rules)|knowledge base/.test(text)) return true;
  const words = text.match(/[a-z']+/g) ?? [];
  return words.some(
    (_, at) => at + runOf <= words.length && ruleRuns.has(words.slice(at, at + runOf).join(" ")),
  );
}

/** Whether a whole sentence, not just a fragment, is on one of the pages word for word. */
function isOurs(sentence: string, { text }: Grounds): boolean {
  return sentence.split(" ").length >= 5 && text.includes(sentence) && !/^it\b/i.test(sentence);
}

/**
 * Checks one sentence of a model: its figures, prices and promises must be in what the model was given.
 * @param subject the offer that the previous sentences were about
 */
export function checkSentence(
  sentence: string,
  grounds: Grounds,
  subject: KnowledgeDocument | undefined,
): Checked {
  const text = readable(sentence).replace(/’/g, "'");
  const bare = text.replace(phoneNumber, "").replace(address, "");
  if (tellsRules(text) || promises(text) || pretended.test(text)) return dropped;
  if (namesAnother(sentence, grounds)) return dropped;
  if (isOurs(sentence, grounds)) return { verdict: "kept", text: sentence, subject };
  const prices = checkPrices(sentence, grounds.all, subject);
  if (freeIsInvented(text, grounds, prices.about)) return correction(prices.about);
  if (!prices.right) return correction(prices.about);
  const invented = figuresIn(bare).filter(
    (figure) =>
      !grounds.figures.has(figureKey(figure)) && !(figure.kind === "number" && countsItself(figure.value)),
  );
  if (invented.some(({ kind }) => kind === "money")) return correction(prices.about);
  if (invented.length) return dropped;
  return { verdict: "kept", text: sentence, subject: prices.about ?? subject };
}

/** The right price in place of a wrong one, if it is clear which offer is meant. */
function correction(about: KnowledgeDocument | undefined): Checked {
  if (!about?.price || about.group) return dropped;
  return { verdict: "corrected", text: about.price, subject: about };
}
