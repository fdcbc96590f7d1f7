import type { NearLines } from "#packages/recognise/near-lines.ts";
import type { Learnt } from "#packages/recognise/recogniser.ts";
import type { Advice } from "./advice.ts";
import type { Department } from "./department.ts";
import type { Trade } from "./trade.ts";

/** Where the build puts the library, from the root of the project. */
export const builtLibrary = "build/library";

/** The piece of a kind for whatever the library does not know. */
export const generalId = "general";

/** What the library knows, and the kind of its pieces. */
export interface Pieces {
  trades: Trade;
  departments: Department;
}
export type Kind = keyof Pieces;

/** A piece as the site loads it, without what only the recogniser learns from. */
export type Piece<K extends Kind> = Omit<Pieces[K], "says" | "called" | "describes">;

/** All pieces of a kind. */
export interface Shelf {
  /** What visitors read, by id. */
  names: Readonly<Record<string, string>>;
  /** The id by each plain name that only one piece has. */
  called: Readonly<Record<string, string>>;
  learnt: Learnt;
  lines: NearLines;
}

export interface SectorShelf {
  /** The names that visitors read, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** The kind of each trade. */
  readonly ofTrade: Readonly<Record<string, string>>;
  readonly learnt: Learnt;
}

/** A file of advice, by id. */
export interface AdviceShelf {
  readonly advice: Readonly<Record<string, Advice>>;
  /** For each telling stem that few lines have, the one or two pieces of advice that have it. */
  readonly ofStem: Readonly<Record<string, readonly string[]>>;
  readonly learnt: Learnt;
}
