import type { Label, LabelGroup } from "#content/concierge/labels.ts";
import type { NearLines } from "#packages/recognise/near-lines.ts";
import type { WrittenAnswer } from "../understand/built.ts";

/** Where the build puts the notes, in its folder for the concierge. */
export const builtNotesFile = "notes.json";

/** The answer to one precise question. */
export interface Note extends WrittenAnswer {
  readonly id: string;
  /** The wider wish that the question belongs to. */
  readonly label: Label;
}

/** A line that asks the question of a note. */
export interface NoteLine {
  readonly line: string;
  /** Place of its note among the notes. */
  readonly note: number;
  /** For a line that asks this only after another answer of the same group. */
  readonly after?: LabelGroup;
}

/** The notes as the build writes them. */
export interface BuiltNotes {
  readonly notes: readonly Note[];
  readonly lines: readonly NoteLine[];
  readonly meanings: NearLines["meanings"];
}
