/** A name that is ready as it stands. */
export type ReadyName = readonly [
  name: string,
  /** Phrase: '{Name} makes people think of {meaning}.' */
  meaning: string,
];

/** What names of one sector are built from, beside its roots in knowledge/. */
export interface NamingWords {
  /** Words that close a name and say the trade: 'Ngozi’s {Kitchen}'. Words of a line belong to that line. */
  readonly ends: readonly string[];
  /** Short last halves of one-word names, in small letters: 'eja' and '{pack}'. */
  readonly tails: readonly string[];
  readonly ready: readonly ReadyName[];
}

/** By the id of a sector. */
export type NamingTable = Readonly<Record<string, NamingWords>>;
