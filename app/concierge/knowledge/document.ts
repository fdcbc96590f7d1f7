import type { ConciergeAction } from "#content/concierge.ts";

/** A page, as answers refer to it. */
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
  | "company";

/** One thing that the site says something about. Every sentence and figure in it comes from app/content. */
export interface KnowledgeDocument {
  readonly kind: DocumentKind;
  /** A list of things of its kind, such as all packages; a single thing that is named takes precedence. */
  readonly group?: true;
  readonly name: string;
  readonly place: Place;
  /** Its anchor on its page, which is also its value in the page's address when it is selected. */
  readonly id?: string;
  /** What it is, in a sentence or two. */
  readonly about: string;
  /** Further texts on its page, each readable by itself: features, outcomes, paragraphs. */
  readonly details?: readonly string[];
  /** A summary in half a sentence, for comparisons. */
  readonly short?: string;
  /** The price as a sentence. */
  readonly price?: string;
  /** The price without the name, for comparisons. */
  readonly priceWords?: string;
  /** The cost of setup and twelve months, if it has both. */
  readonly firstYear?: string;
  /** The one-time and the monthly price in naira, if it has its own price. */
  readonly parts?: { readonly once: number; readonly monthly: number };
  /** The price of something similar, given after its own. */
  readonly also?: string;
  /** What visitors call it. A question that contains all words of one of these names is about it. */
  readonly names: readonly string[];
  /** More words for the search. */
  readonly keywords: string;
  readonly action: ConciergeAction;
  /** Search weight below 1 for things that should rank lower when they are not named. */
  readonly weight?: number;
}

/** A key that stays the same when the index is rebuilt. */
export const keyOf = ({ kind, name, place }: KnowledgeDocument) => `${kind} ${name} ${place.path}`;
