import { type DocumentKind, type KnowledgeDocument, keyOf } from "../knowledge/document.ts";
import type { Knowledge } from "../knowledge.server.ts";

/** What a visitor is thinking of buying: one offer, its add-ons and the quantity. Holds document keys. */
export interface Cart {
  readonly offer?: string | undefined;
  /** Whether the visitor named the offer. A recommendation does not replace it then. */
  readonly chosen?: boolean;
  readonly addOns: readonly string[];
  readonly count: number;
}

export const emptyCart: Cart = { addOns: [], count: 1 };

const offers: ReadonlySet<DocumentKind> = new Set<DocumentKind>(["package", "system", "app", "flagship"]);
export const isOffer = ({ kind, group }: KnowledgeDocument) => !group && offers.has(kind);
export const isAddOn = ({ kind, group }: KnowledgeDocument) => !group && kind === "add-on";

/** The offers and add-ons that an answer names, in the order it names them. */
export const toldIn = (text: string, { documents }: Knowledge) =>
  documents
    .filter((one) => (isOffer(one) || isAddOn(one)) && text.toLowerCase().includes(one.name.toLowerCase()))
    .sort((one, other) => text.indexOf(one.name) - text.indexOf(other.name));

const byKey = (key: string, { documents }: Knowledge) => documents.find((one) => keyOf(one) === key);

export const offerIn = ({ offer }: Cart, known: Knowledge): KnowledgeDocument | undefined =>
  offer === undefined ? undefined : byKey(offer, known);

/** The offer in the cart, followed by its add-ons. */
export const itemsIn = (cart: Cart, known: Knowledge): readonly KnowledgeDocument[] =>
  [cart.offer ?? "", ...cart.addOns].flatMap((key) => byKey(key, known) ?? []);

const counted =
  /\b(one|two|three|four|five|six|[1-9])\s+(?:(?:different|separate|more|other|whatsapp|phone)\s+)*(?:branch(?:es)?|shops?|numbers?|lines?(?! (?:max|only))|outlets?|bots?|locations?|businesses)\b/;
/** 'Price for the three', after somebody has said three of what, and 'for two farms'. */
const countedAlone =
  /\bfor (?:all )?(?:the )?(two|three|four|five|six|[2-6])(?:\W*$| (?:farms|hotels|clinics|schools|depots|offices|stores|restaurants|campuses|salons)\b)/;
const worth = ["one", "two", "three", "four", "five", "six"];

/** The quantity that a message asks about: 'for two branches'. */
export function countIn(text: string): number | undefined {
  const word = (counted.exec(text) ?? countedAlone.exec(text))?.[1];
  if (word === undefined) return undefined;
  return worth.indexOf(word) + 1 || Number(word);
}
