import type { WhatsAppAction } from "./flagships.ts";
import type { StructuredData } from "./structured-data.ts";

export interface PlainItem {
  readonly title: string;
  readonly text?: string;
  /** Already in words, as `priceInWords` gives it. */
  readonly price?: string;
  readonly points?: readonly string[];
  /** The page that tells more, where there is one. */
  readonly href?: string;
}

export interface PlainSection {
  /** The place of the section in its page's address, after the #. */
  readonly id?: string;
  readonly heading: string;
  readonly text?: string;
  readonly items?: readonly PlainItem[];
}

/** A public page as headings, texts and lists, with one action at its end. */
export interface PlainPage {
  readonly path: string;
  /** For <title>: at most 60 characters. */
  readonly title: string;
  /** For search results: 110 to 155 characters. */
  readonly description: string;
  readonly heading: string;
  readonly intro: string;
  readonly sections: readonly PlainSection[];
  readonly action: WhatsAppAction;
  /** What the page tells search engines about its content. */
  readonly structured?: readonly StructuredData[];
}
