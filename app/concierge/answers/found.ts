import type { Choice } from "../precise/choice.ts";
import type { Answered } from "./answer.ts";

/** An answer and how it was found. */
export interface Found extends Answered {
  /** Id of the precise answer. */
  readonly precise?: string;
  /** How sure we are that this was asked: 2 for a precise answer, 1 for a likely label. */
  readonly certain?: number;
  /** The chance of a precise answer that was chosen. */
  readonly chance?: number;
  /** Whether the answer begins with its subject, because something else may be meant. */
  readonly isDoubted?: boolean;
  /** What the message may ask for, if that was compared. */
  readonly rated?: readonly Choice[];
  /** The chance of this answer among them. */
  readonly ownChance?: number | undefined;
}
