import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LabelGroup } from "#content/concierge/labels.ts";
import { lineLikeness } from "#packages/recognise/near-lines.ts";
import { nearWords } from "#packages/recognise/near-words.ts";
import { builtConcierge } from "../understand/built.ts";
import { loadedOnce } from "../understand/labels.server.ts";
import { type BuiltNotes, builtNotesFile, type Note } from "./notes.ts";

/** How much a line's meaning counts, beside its words. */
const meaningShare = 0.65;

/** A note that a message may ask for. */
export interface NearNote {
  readonly note: Note;
  /** How like the note's nearest line the message is, 0 to 1. */
  readonly likeness: number;
}

/** The notes, with a function that compares a message with all their lines. */
const notes = loadedOnce(async () => {
  const { notes, lines, meanings } = JSON.parse(
    await readFile(join(builtConcierge, builtNotesFile), "utf8"),
  ) as BuiltNotes;
  const byMeaning = lineLikeness(meanings, lines.length);
  const byWords = nearWords(lines.map(({ line }) => line));
  return (text: string, meaning: Float32Array, group: LabelGroup | undefined): NearNote[] => {
    const alike = byWords(text);
    const meant = byMeaning(meaning);
    const best = new Float32Array(notes.length);
    for (const [at, { note, after }] of lines.entries()) {
      if (after && after !== group) continue;
      const likeness = meaningShare * (meant[at] as number) + (1 - meaningShare) * (alike[at] as number);
      if (likeness > (best[note] as number)) best[note] = likeness;
    }
    return notes
      .map((note, at) => ({ note, likeness: best[at] as number }))
      .sort((one, other) => other.likeness - one.likeness);
  };
});

/**
 * The notes whose questions are most like a message, the likest first.
 * @param meaning of the message, from the encoder
 * @param group the group of the label that was answered last; short lines that ask for more count only after it
 */
export async function nearestNotes(
  text: string,
  meaning: Float32Array,
  group: LabelGroup | undefined,
): Promise<readonly NearNote[]> {
  return (await notes())(text, meaning, group).slice(0, 3);
}
