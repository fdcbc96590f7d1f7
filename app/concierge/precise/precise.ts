import type { Label, LabelGroup } from "#content/concierge/labels.ts";
import type { LearntDiscriminant } from "#packages/recognise/discriminant.ts";
import type { LearntProfiles } from "#packages/recognise/profiles.ts";
import type { WrittenAnswer } from "../understand/built.ts";

/** Where the build puts the precise answers, in its folder for the concierge. */
export const builtPreciseFile = "precise.json";

/** What tells their questions apart; `npm run learn` writes it. */
export const learntPrecise = "content/concierge/learnt-precise.json";

/** The answer to one precise question. */
export interface PreciseAnswer extends WrittenAnswer {
  readonly id: string;
  /** The wider wish that the question belongs to. */
  readonly label: Label;
  /** What it answers, as it is offered to press. */
  readonly name: string;
  /** The question as a visitor asks it, by which a later message is read. */
  readonly question: string;
}

/** What the build writes of precise answers. */
export interface BuiltPrecise {
  readonly answers: readonly PreciseAnswer[];
  /** The words that each answer says, by its place. */
  readonly said: LearntProfiles;
}

/** Lines that ask one precise question. */
export interface AskedLines {
  /** The id of its answer. */
  readonly id: string;
  /** For lines that ask it only after another answer of the same group. */
  readonly after?: LabelGroup;
  readonly lines: readonly string[];
  /** Whether labels leave these lines out of their learning, because more lines about work make danger harder to recognize. */
  readonly isOnlyPrecise?: boolean;
}

/** What is learnt from the lines, by their places: those of precise questions, then those of each label in general. */
export interface LearntPrecise {
  readonly asked: readonly Omit<AskedLines, "lines" | "isOnlyPrecise">[];
  readonly general: readonly Label[];
  readonly meaning: LearntDiscriminant;
  readonly words: LearntProfiles;
}
