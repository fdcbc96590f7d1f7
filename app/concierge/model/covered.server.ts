import type { DocumentKind, KnowledgeDocument } from "../knowledge/document.ts";
import { knowledge } from "../knowledge.server.ts";
import { builtForConcierge, loadedOnce } from "../understand/labels.server.ts";
import { type Claim, knownWords, nearness, readClaim, readOurs } from "./claims.server.ts";
import { readable } from "./figures.ts";
import type { Grounds } from "./grounds.ts";
import { amountsSaid, withoutOffers } from "./priced.ts";
import { commonSources, coverage, type Source, sourcesOf } from "./sources.ts";
import { partsOf, type Statement, statementOf } from "./statement.ts";

const common = loadedOnce(async () => commonSources(await builtForConcierge(), knowledge().documents));

/** Loads what sentences are compared with, so that the first one does not wait for it. */
export async function warmSources(): Promise<void> {
  await Promise.all([common(), knownWords(), readClaim("Hello.")]);
}

/** Minimum chance for a text that claims nothing. */
const sureOfTalk = 0.6;
/** Minimum chance for a claim inside a sentence that is good as a whole. */
const sureOfClaim = 0.6;

/**
 * How near a claim must be to a statement of ours: in its words, its meaning and its kind, and all three together. What
 * denies or leaves open promises nothing, so less is enough.
 */
const leastOf = {
  "+": { words: 0.6, meaning: 0.6, kind: 0.7, together: 2.3 },
  "-": { words: 0.5, meaning: 0.55, kind: 0.7, together: 2.1 },
} as const;
/** Claims of what our things do, where a word more or less is no other promise. */
const ofWork: ReadonlySet<string> = new Set(["ability+", "integration+"]);
/** Claims of who we are, where each word counts. */
const ofUs: ReadonlySet<string> = new Set(["identity+", "identity-"]);
/** With fewer words, or other ones, the meaning of a promise must be nearer. */
const fewWords = 3;
/** How many words a figure is worth: hardly two of our statements have the same. */
const worthOfFigure = 2;
const mostWords = 0.6;
const closeMeaning = 0.8;
const sameMeaning = 0.7;
const leastKind = 0.3;
/** How many statements of ours are compared in meaning: those with the most words of the claim. */
const mostCompared = 6;

/** Kinds of documents that are about all our things. */
const ofAll: ReadonlySet<DocumentKind> = new Set(["company", "question", "privacy"]);

/** Claims about money, which are about one offer even where they do not name it. */
const ofMoney: ReadonlySet<string> = new Set(["free+", "price+", "discount+"]);

/** A text that is checked: a sentence, or a part of it. */
interface Unit extends Statement {
  readonly claim: Claim;
  /** The offers that it names, else the one spoken of before. */
  readonly offers: readonly KnowledgeDocument[];
}

async function unitOf(
  text: string,
  { all }: Grounds,
  subject: KnowledgeDocument | undefined,
): Promise<Unit | undefined> {
  const { rest, offers } = withoutOffers(text, all);
  const claim = await readClaim(rest);
  if (!claim) return undefined;
  return { ...statementOf(text, rest), claim, offers: offers.length ? offers : subject ? [subject] : [] };
}

/** Whether a text claims nothing, in words that are known from such lines, from the question or from the built-in answer. */
async function isTalk(
  { claim, words, names, figures }: Unit,
  { question, answer }: Grounds,
): Promise<boolean> {
  // 'How many in a day?' has no figure that could be wrong.
  if (claim.talk < sureOfTalk || [...figures].some((figure) => !figure.startsWith("1 "))) return false;
  const { talk } = await knownWords();
  const said = `${question}\n${answer}`;
  const [theirs, lower] = [statementOf(said).words, said.toLowerCase()];
  return (
    [...words].every((word) => talk.has(word) || theirs.has(word)) &&
    [...names].every((name) => lower.includes(name))
  );
}

/** Whether it only says what the program itself cannot do or promise. */
const isRefusal = ({ claim, words }: Unit) =>
  claim.id.endsWith("-") && claim.chance >= sureOfClaim && words.has("not i");

/** Whether a text only states amounts; whether they are right is checked for the whole sentence. */
async function onlyStatesPrices({ text, words, figures }: Unit): Promise<boolean> {
  if (figures.size || !amountsSaid(readable(text)).length) return false;
  const { price } = await knownWords();
  return [...words].every((word) => price.has(word));
}

/** Whether a text has so many words, names and figures that a statement which has all of them says the same. */
const tellsMuch = ({ words, names, figures }: Unit) =>
  words.size + names.size + worthOfFigure * figures.size >= fewWords;

/** Whether there are words enough in a claim to tell that a statement of ours says the same. */
function isComparable({ claim, words, names, offers }: Unit, source: Source): boolean {
  if (ofMoney.has(claim.id) && offers.length && !source.offers.size) return false;
  return words.size + names.size > 1 || source.offers.size > 0;
}

/** The statement of ours that says what a text claims, if there is one. */
async function sourceFor(unit: Unit, { all, documents }: Grounds): Promise<Source | undefined> {
  const { claim, offers } = unit;
  const known = all.filter(({ kind, group }) => group || ofAll.has(kind));
  const places = new Set([...documents, ...offers, ...known]);
  const sources = [...[...places].flatMap((document) => sourcesOf(document, all)), ...(await common())];
  const denies = claim.id.endsWith("-") && (unit.negations > 0 || unit.open);
  const least = leastOf[denies ? "-" : "+"];
  const near = sources
    .map((source) => ({ source, words: coverage(unit, source, offers, documents) }))
    .filter(({ source, words }) => words >= least.words && isComparable(unit, source))
    .sort((one, other) => other.words - one.words || one.source.words.size - other.source.words.size)
    .slice(0, mostCompared);
  const claims = await Promise.all(near.map(({ source }) => readOurs(source.rest)));
  return near.find(({ words }, at) => {
    const ours = claims[at];
    if (!ours) return false;
    const { meaning, kind } = nearness(claim, ours);
    const isLong = tellsMuch(unit);
    const isSame = words === 1 && meaning >= (isLong ? sameMeaning : closeMeaning) && kind >= leastKind;
    const mayDiffer = ofWork.has(claim.id) && words >= (isLong ? mostWords : 1);
    if (ofUs.has(claim.id) && !denies && words < 1) return false;
    const isClose = denies || (words === 1 && isLong) || mayDiffer || meaning >= closeMeaning;
    const isNear = meaning >= least.meaning && kind >= least.kind && words + meaning + kind >= least.together;
    return isSame || (isClose && isNear);
  })?.source;
}

/** Why a text may be said: it claims nothing, or a statement of ours says it; undefined if it may not. */
type Reason = "talk" | "prices" | Source | undefined;

async function reasonFor(unit: Unit, grounds: Grounds): Promise<Reason> {
  const { id } = unit.claim;
  if (isRefusal(unit) || (await isTalk(unit, grounds))) return "talk";
  // A program that says what it did, or 'yes' to anything, has no source for it.
  if (id === "action+" || id.startsWith("agree")) return undefined;
  if (await onlyStatesPrices(unit)) return "prices";
  return sourceFor(unit, grounds);
}

/** Whether a part may be in a sentence that may be said as a whole. */
function fits(part: Unit, reason: Reason, whole: Reason): boolean {
  if (reason) return true;
  if (typeof whole === "object" && [...part.words].every((word) => whole.words.has(word))) return true;
  return !part.words.size || part.claim.id === "talk" || part.claim.chance < sureOfClaim;
}

/**
 * Whether a sentence may be said: it claims nothing, or each of its claims is a statement of ours.
 * @param subject the offer that the sentences before it were about
 * @returns undefined if it may not
 */
export async function coverOf(
  sentence: string,
  grounds: Grounds,
  subject: KnowledgeDocument | undefined,
): Promise<"talk" | "claim" | undefined> {
  // What was a list in the sentence says nothing on its own.
  const all = partsOf(sentence);
  const parts = all.filter((part) => sentence.includes(part));
  const texts = all.length > 1 ? [sentence, ...parts] : [sentence];
  const units = await Promise.all(texts.map((text) => unitOf(text, grounds, subject)));
  const [whole, ...rest] = units.flatMap((unit) => unit ?? []);
  if (!whole || rest.length + 1 < texts.length) return undefined;
  const [reason, ...reasons] = await Promise.all([whole, ...rest].map((unit) => reasonFor(unit, grounds)));
  const each =
    rest.length > 0 &&
    parts.length === all.length &&
    rest.every((part, at) => reasons[at] || !part.words.size);
  const asWhole = reason && rest.every((part, at) => fits(part, reasons[at], reason));
  if (!each && !asWhole) return undefined;
  return (asWhole ? [reason] : reasons).every((one) => one === "talk") ? "talk" : "claim";
}
