import type { Audience, Line, Sector } from "#content/trades/types.ts";

/** What the built-in engine understood of a visitor's words. */
export interface Brief {
  /** All that was typed, cleaned. */
  readonly text: string;
  /** The general sector where no other was found. */
  readonly sector: Sector;
  readonly sectorFound: boolean;
  /** The trade inside the sector that the words name. */
  readonly line: Line | undefined;
  readonly audience: Audience | undefined;
  /** A town, area, state or country, spelled as it is on a map. */
  readonly place: string | undefined;
  /** The visitor's own noun phrases, the most telling first, each fit to stand inside a sentence. */
  readonly phrases: readonly string[];
  /** Amounts of money as they were typed. */
  readonly prices: readonly string[];
  /** Ways of selling and reaching people that were named: WhatsApp, Instagram, a shop … */
  readonly channels: readonly string[];
}
