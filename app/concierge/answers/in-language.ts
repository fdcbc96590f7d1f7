import type { Label } from "#content/concierge/labels.ts";
import { offersIn } from "#content/concierge/offers-in.ts";
import { naira } from "#content/prices.ts";
import type { ConciergeIntent } from "../contract.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import type { Knowledge } from "../knowledge.server.ts";
import type { Language } from "../understand/built.ts";
import { membersOf } from "./context.ts";
import { isPriced, type Priced } from "./money.ts";
import type { Part } from "./part.ts";
import type { Asked } from "./talk.ts";
import { writtenAnswer } from "./written.ts";

/** What an offer does, as its page says it or in the visitor's language; undefined if neither does. */
export function doesIn(language: Language, { id = "", short }: KnowledgeDocument): string | undefined {
  return offersIn[language]?.does[id] ?? short;
}

function sentenceOf(
  { name, priceWords, parts: { once, monthly } }: Priced,
  language: Language,
): string | undefined {
  const says = offersIn[language];
  // 'From ₦150,000' is no plain amount.
  if (!says || priceWords?.startsWith("from ")) return undefined;
  if (once && monthly) return says.onceAndMonthly(name, naira(once), naira(monthly));
  return once ? says.onceOnly(name, naira(once)) : says.monthlyOnly(name, naira(monthly));
}

/** What one thing costs, as its page says it or in the visitor's language. */
export function priceIn(language: Language, document: KnowledgeDocument): string | undefined {
  return (isPriced(document) && sentenceOf(document, language)) || document.price;
}

/** Things without a list: of a list, its members. */
const singly = (subjects: readonly KnowledgeDocument[], known: Knowledge) =>
  subjects.flatMap((one) => (one.group ? membersOf(one, known) : [one]));

/** What a page tells beside the price of a thing: the custom build of a ready app, or the packages. */
const besides = ({ also = "" }: KnowledgeDocument, { documents }: Knowledge) =>
  documents.filter(({ kind, name }) => (kind === "system" || kind === "package") && also.includes(name));

/**
 * What things do and cost in a language in which no page is written; undefined in the others, and for a thing without a
 * price. Of several things only the prices are told.
 */
function costIn(
  language: Language,
  subjects: readonly KnowledgeDocument[],
  known: Knowledge,
): string | undefined {
  const things = singly(subjects, known);
  if (!things.length || !things.every(isPriced)) return undefined;
  const [only] = things.length === 1 ? things : [];
  const does = only && offersIn[language]?.does[only.id ?? ""];
  const others = only ? singly(besides(only, known), known) : [];
  const [first, ...rest] = [...things, ...others].map((one) => priceIn(language, one));
  return [first, does && `${does}.`, ...rest].filter(Boolean).join(" ");
}

/** Answers that are worked out for one visitor: their amounts matter more than their language. */
const workedOut: ReadonlySet<ConciergeIntent> = new Set<ConciergeIntent>([
  "business",
  "which_fits",
  "which_one",
  "budget",
  "sum",
  "claim_price",
  "compare",
  "instalments",
  "discount",
]);

/**
 * An answer from our pages, in a language in which no page is written: what the things cost and do, or else the general answer
 * for what was asked.
 */
export async function inOwnLanguage(part: Part, label: Label, asked: Asked): Promise<Part> {
  const { intent, subjects = [] } = part;
  if (!offersIn[asked.language] || workedOut.has(intent)) return part;
  const cost = costIn(asked.language, subjects, asked.known);
  if (cost) return { ...part, text: cost };
  // A thing without a fixed price keeps its English answer, which explains why.
  const isOfOne = intent === "price" && subjects.length > 0;
  const general = isOfOne ? undefined : await writtenAnswer(label, asked);
  return general ? { ...part, text: general.text } : part;
}
