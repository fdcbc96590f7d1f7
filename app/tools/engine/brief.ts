import type { Audience, Line, Sector } from "#content/trades/types.ts";

/** What the built-in engine understood from a visitor's text. */
export interface Brief {
  /** The whole text, cleaned. */
  readonly text: string;
  /** The general sector if no other was found. */
  readonly sector: Sector;
  readonly sectorFound: boolean;
  /** The trade within the sector that the text names. */
  readonly line: Line | undefined;
  readonly audience: Audience | undefined;
  /** A town, area, state or country, spelled as it is on a map. */
  readonly place: string | undefined;
  /** The visitor's own noun phrases, most specific first, each usable inside a sentence. */
  readonly phrases: readonly string[];
  /** Amounts of money as they were typed. */
  readonly prices: readonly string[];
  /** Sales and marketing channels that were named: WhatsApp, Instagram, a shop … */
  readonly channels: readonly string[];
}
