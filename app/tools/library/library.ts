import type { LearntDiscriminant } from "#packages/recognise/discriminant.ts";
import type { NearLines } from "#packages/recognise/near-lines.ts";
import type { Learnt } from "#packages/recognise/recogniser.ts";
import type { Advice } from "./advice.ts";
import type { Around } from "./around.ts";
import type { Department } from "./department.ts";
import type { Likeness } from "./likeness.ts";
import type { Trade } from "./trade.ts";

/** Where the build puts the library, from the root of the project. */
export const builtLibrary = "build/library";

/** The piece of a kind for whatever the library does not know. */
export const generalId = "general";

/** What the library knows, and the kind of its pieces. */
export interface Pieces {
  /**
   * A trade, and the sentences around its own facts, which the general piece and the kinds of trade do not have; and the
   * meanings of its questions with their answers, as bytes in base64, which the general piece does not have.
   */
  trades: Trade & { around?: Around; faqMeanings?: string };
  /** A department, and what it is recognised by beside the jobs of a company. */
  departments: Department & { likeness?: Likeness };
}
export type Kind = keyof Pieces;

/** A piece as the site loads it, without what only the recogniser learns from. */
export type Piece<K extends Kind> = Omit<Pieces[K], "says" | "called" | "describes" | "of">;

/** All pieces of a kind. */
export interface Shelf {
  /** What visitors read, by id. */
  names: Readonly<Record<string, string>>;
  /** The id by each plain name that only one piece has. */
  called: Readonly<Record<string, string>>;
  /** For departments: the kinds of trade and the trades that have it, by id; any company has one that is not there. */
  of?: Readonly<Record<string, readonly string[]>>;
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

/** All advice of a kind, and what tells it apart. */
export interface AdviceShelf {
  readonly advice: readonly Advice[];
  readonly meaning: LearntDiscriminant;
  /** For each word stem what it counts for the advice whose lines or text have it, as in {@link Learnt}. */
  readonly stems: Learnt["stems"];
}
