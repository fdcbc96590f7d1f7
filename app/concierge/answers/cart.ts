import { type DocumentKind, type KnowledgeDocument, keyOf } from "../knowledge/document.ts";
import type { Knowledge } from "../knowledge.server.ts";

/** What a visitor considers buying: one offer, what is added to it, how many of it. By keys of documents. */
export interface Cart {
  readonly offer?: string | undefined;
  /** Whether the visitor named it; what the concierge recommends does not replace that. */
  readonly chosen?: boolean;
  readonly addOns: readonly string[];
  readonly count: number;
}

export const emptyCart: Cart = { addOns: [], count: 1 };

const offers: ReadonlySet<DocumentKind> = new Set<DocumentKind>(["package", "system", "app", "flagship"]);
export const isOffer = ({ kind, group }: KnowledgeDocument) => !group && offers.has(kind);
export const isAddOn = ({ kind, group }: KnowledgeDocument) => !group && kind === "add-on";

const byKey = (key: string, { documents }: Knowledge) => documents.find((one) => keyOf(one) === key);

/** The offer that is considered. */
export const offerIn = ({ offer }: Cart, known: Knowledge): KnowledgeDocument | undefined =>
  offer === undefined ? undefined : byKey(offer, known);

/** The offer that is considered, and what is added to it. */
export const itemsIn = (cart: Cart, known: Knowledge): readonly KnowledgeDocument[] =>
  [cart.offer ?? "", ...cart.addOns].flatMap((key) => byKey(key, known) ?? []);

const counted =
  /\b(one|two|three|four|five|six|[1-9])\s+(?:(?:different|separate|more|other|whatsapp|phone)\s+)*(?:branch(?:es)?|shops?|numbers?|lines?|outlets?|bots?|locations?|businesses)\b/;
const worth = ["one", "two", "three", "four", "five", "six"];

/** How many of an offer a message is about: 'for two branches'. */
export function countIn(text: string): number | undefined {
  const word = counted.exec(text)?.[1];
  if (word === undefined) return undefined;
  return worth.indexOf(word) + 1 || Number(word);
}
