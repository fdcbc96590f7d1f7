import type { ConciergeAction } from "#content/concierge.ts";
import type { SettledName } from "./phrases.ts";

/** A page as an answer names it. */
export interface Place {
  readonly path: string;
  readonly title: string;
}

export type DocumentKind =
  | "system"
  | "package"
  | "add-on"
  | "app"
  | "flagship"
  | "course"
  | "path"
  | "school-course"
  | "ebook"
  | "post"
  | "tool"
  | "recruitment"
  | "question"
  | "privacy"
  | "company"
  | "settled";

/** One thing the site says something about. Every sentence and figure in it is made from app/content. */
export interface KnowledgeDocument {
  readonly kind: DocumentKind;
  /** A list of things of its kind, such as all packages; a thing that is named goes before it. */
  readonly group?: true;
  readonly name: string;
  readonly place: Place;
  /** Its anchor on its page, which is also what the page's address says when it is chosen there. */
  readonly id?: string;
  /** What it is, in a sentence or two. */
  readonly about: string;
  /** What else its page says of it, each a text by itself: features, outcomes, paragraphs. */
  readonly details?: readonly string[];
  /** The same in half a sentence, for comparisons. */
  readonly short?: string;
  /** What it costs, as a sentence. */
  readonly price?: string;
  /** The price without the name, for comparisons. */
  readonly priceWords?: string;
  /** Setup and twelve months, where there are both. */
  readonly firstYear?: string;
  /** What is paid in the first month, to find the least expensive of its kind. */
  readonly cost?: number;
  /** A price of something alike, said after its own. */
  readonly also?: string;
  /** What visitors call it. A question that holds all words of one of these is about it. */
  readonly names: readonly string[];
  /** More words to find it by. */
  readonly keywords: string;
  readonly action: ConciergeAction;
  /** How readily it is found by words that do not name it, where less readily than others. */
  readonly weight?: number;
  /** The answer that is the same for everybody, of which this is a way to ask. */
  readonly settled?: SettledName;
}

/** What names a document from one making of the index to the next. */
export const keyOf = ({ kind, name, place }: KnowledgeDocument) => `${kind} ${name} ${place.path}`;
