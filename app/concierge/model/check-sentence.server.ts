import type { KnowledgeDocument } from "../knowledge/document.ts";
import { languageOf } from "../understand/labels.server.ts";
import { readClaim } from "./claims.server.ts";
import { coverOf } from "./covered.server.ts";
import { type Figure, figureKey, figuresIn, readable } from "./figures.ts";
import type { Grounds } from "./grounds.ts";
import { checkPrices, phoneNumber } from "./priced.ts";
import { rules } from "./prompts.ts";

/** A sentence of a model that may be said. */
export interface Checked {
  /** Without a 'yes' or 'no' that the built-in answer does not say. */
  readonly text: string;
  /** Whether it says something about us; talk that claims nothing does not. */
  readonly tells: boolean;
  /** The offer that it is about, else the one before it. */
  readonly subject: KnowledgeDocument | undefined;
}

const address =
  /https?:\/\/\S+|\bwww\.\S+|[\w.+-]{1,64}@[\w-]{1,63}\.\w{2,}|\bwa\.me\S*|\b[a-z0-9-]{1,63}\.(?:com|ng|org|net|io|co|shop|store|africa|example)\b/gi;
const pagePath = /(?<![\w/])\/[a-z0-9][a-z0-9/#?=&-]*/gi;

/** A sentence without the addresses and numbers in it, which {@link namesAnother} checks. */
const withoutAddresses = (sentence: string) =>
  sentence.replace(address, " ").replace(pagePath, " ").replace(phoneNumber, " ");

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

/** The sentence without a 'yes' or a 'no' before its first comma that the built-in answer does not begin with. */
async function withoutAgreement(sentence: string, { answer }: Grounds): Promise<string> {
  const [, head = "", tail = ""] = /^(\S+(?: \S+)?), (.+)$/s.exec(sentence) ?? [];
  if (!head) return sentence;
  const [begins = ""] = /^[^,.;:]+/.exec(answer) ?? [];
  const [said, meant] = await Promise.all([readClaim(head), readClaim(begins)]);
  if (!said?.id.startsWith("agree") || said.id === meant?.id) return sentence;
  return tail.charAt(0).toUpperCase() + tail.slice(1);
}

/**
 * Checks one sentence of a model: it may be said only if it claims nothing, or claims what our pages state.
 * @param subject the offer that the previous sentences were about
 * @returns undefined if it may not be said
 */
export async function checkSentence(
  written: string,
  grounds: Grounds,
  subject: KnowledgeDocument | undefined,
): Promise<Checked | undefined> {
  const text = readable(written).replace(/’/g, "'");
  if (tellsRules(text) || namesAnother(written, grounds)) return undefined;
  const language = await languageOf(written);
  // Claims were learnt in these two; in the others the built-in answer is whole.
  if (language !== "english" && language !== "pidgin") return undefined;
  const prices = checkPrices(written, grounds.all, subject);
  const known = (figure: Figure) => figure.kind !== "money" || grounds.figures.has(figureKey(figure));
  const bare = text.replace(phoneNumber, "").replace(address, "");
  if (!prices.right || !figuresIn(bare).every(known)) return undefined;
  const sentence = await withoutAgreement(written, grounds);
  const cover = await coverOf(withoutAddresses(sentence), grounds, subject);
  return cover && { text: sentence, tells: cover === "claim", subject: prices.about ?? subject };
}
