/** A ready-made name. */
export type ReadyName = readonly [
  name: string,
  /** Phrase: '{Name} makes people think of {meaning}.' */
  meaning: string,
];

/** The material for names in one sector, besides its roots in knowledge/. */
export interface NamingWords {
  /** Last words that say the trade: 'Ngozi’s {Kitchen}'. Words of a line belong to that line. */
  readonly ends: readonly string[];
  /** Short last halves of one-word names, in lower case: 'eja' and '{pack}'. */
  readonly tails: readonly string[];
  readonly ready: readonly ReadyName[];
}

/** By the id of a sector. */
export type NamingTable = Readonly<Record<string, NamingWords>>;
