import { site } from "#content/site.ts";
import { withFacts } from "../answers/facts.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import type { BuiltConcierge } from "../understand/built.ts";
import { withoutOffers } from "./priced.ts";
import { contradicts, partsOf, type Statement, statementOf } from "./statement.ts";

/** A statement of ours. */
export interface Source extends Statement {
  /** The offers that it is about; empty if it is about all of them. */
  readonly offers: ReadonlySet<KnowledgeDocument>;
  /** Whether it has several clauses. What one of them says of one thing, another may not say of another thing. */
  readonly hasClauses: boolean;
  /** The document that it is from, unless it is from a written answer. */
  readonly document?: KnowledgeDocument;
}

const sentences = (text: string) => text.split(/(?<=[.?…])\s+/);
/** What a semicolon or a colon separates is not said of each other. */
const halves = (sentence: string) => sentence.split(/[;:]\s/);

/** A text's sentences and their parts. A part of a sentence that leaves something open leaves it open too. */
function statementsIn(text: string, all: readonly KnowledgeDocument[]): Source[] {
  const read = (part: string): Source => {
    const { rest, offers } = withoutOffers(part, all);
    return { ...statementOf(part, rest), offers: new Set(offers), hasClauses: false };
  };
  return sentences(text).flatMap((sentence) => {
    const { open, offers } = read(sentence);
    return halves(sentence)
      .flatMap((half) => {
        const parts = partsOf(half);
        // The parts of a list say nothing on their own.
        const areClauses = parts.length > 1 && parts.every((part) => half.includes(part));
        const whole = { ...read(half), hasClauses: areClauses };
        return areClauses ? [whole, ...parts.map(read)] : [whole];
      })
      .map((part) => ({ ...part, open, offers: part.offers.size ? part.offers : offers }))
      .filter(({ words }) => words.size);
  });
}

const ofDocument = new WeakMap<KnowledgeDocument, readonly Source[]>();

/** What a document states. A package that has everything in a smaller one states what that one states. */
export function sourcesOf(document: KnowledgeDocument, all: readonly KnowledgeDocument[]): readonly Source[] {
  const known = ofDocument.get(document);
  if (known) return known;
  const { about, price, firstYear, also, details = [], group } = document;
  const isOffer = price !== undefined && !group;
  const own = [about, price, firstYear, also, ...details]
    .flatMap((text) => (text ? statementsIn(text, all) : []))
    .map((source): Source => {
      const { offers } = source;
      return { ...source, document, offers: isOffer && !offers.size ? new Set([document]) : offers };
    });
  const smaller = details
    .filter((detail) => detail.startsWith("Everything in "))
    .flatMap((detail) => withoutOffers(detail, all).offers)
    .flatMap((one) => sourcesOf(one, all))
    .map((source): Source => ({ ...source, offers: new Set([document]) }));
  const found = [...own, ...smaller];
  ofDocument.set(document, found);
  return found;
}

/** What the written answers and the site's own counts state. */
export function commonSources({ answers }: BuiltConcierge, all: readonly KnowledgeDocument[]): Source[] {
  const texts = Object.values(answers).flatMap(({ says: { english, pidgin = "" }, again = "" }) => [
    english,
    again,
    pidgin,
  ]);
  const { setupCost, startTime, ...claims } = site.claims;
  const counts = Object.entries(claims).map(
    ([name, claim]) => `${name.replace(/(?=[A-Z])/g, " ").toLowerCase()}: ${claim}`,
  );
  return [...texts.map(withFacts), ...counts].flatMap((text) => statementsIn(text, all));
}

/** Whether a source is about what a claim is about: the offers that it names, else the one spoken of before. */
function isAboutThe(
  offers: readonly KnowledgeDocument[],
  source: Source,
  given: readonly KnowledgeDocument[],
) {
  const { document } = source;
  if (offers.length && document?.group && !offers.some(({ kind }) => kind === document.kind)) return false;
  if (offers.length > 1 && !offers.every((one) => source.offers.has(one))) return false;
  if (!source.offers.size) return true;
  if (offers.length) return [...source.offers].every((one) => offers.includes(one));
  return document !== undefined && given.includes(document);
}

/** Less of a claim's words than this supports nothing. */
const leastShare = 0.5;

/** How much of a claim's words a source has, 0 to 1; 0 if it cannot support the claim. */
export function coverage(
  claim: Statement,
  source: Source,
  offers: readonly KnowledgeDocument[],
  given: readonly KnowledgeDocument[],
): number {
  // Nearly all sources share too few words, so this comes first.
  let shared = 0;
  for (const word of claim.words) if (source.words.has(word)) shared += 1;
  const share = shared / (claim.words.size || 1);
  if (share < leastShare || (source.open && !claim.open)) return 0;
  if (source.hasClauses && partsOf(claim.text).length === 1) return 0;
  if (![...claim.figures].every((figure) => source.figures.has(figure))) return 0;
  if (![...claim.wide].every((word) => source.wide.has(word))) return 0;
  if (!isAboutThe(offers, source, given) || contradicts(claim, source)) return 0;
  const lower = source.text.toLowerCase();
  return [...claim.names].every((name) => lower.includes(name)) ? share : 0;
}
