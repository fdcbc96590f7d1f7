import { type Label, type LabelGroup, labelGroups } from "#content/concierge/labels.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import type { Read } from "../understand/labels.server.ts";
import { type NearNote, nearestNotes } from "./nearest-note.server.ts";
import type { Note } from "./notes.ts";

/*
 * Least likenesses, found on lines that were left out (docs/decisions/0041): a note that the labels speak for needs less
 * than one that they speak against.
 */
const certain = 0.74;
const likely = 0.6;
const withLabel = 0.5;
/** How much liker the first note must be than the next one. */
const ahead = 0.03;
/** Least chance of a note's label to speak for the note. */
const spoken = 0.12;

/** Labels that are worked out from what a message names: its amounts, its things, its trade. A note needs more to go before them. */
const workedOut: ReadonlySet<Label> = new Set<Label>([
  "sum",
  "budget",
  "claim_price",
  "compare",
  "business",
  "price",
  "about_thing",
]);

const groupOf = (label: string): LabelGroup | undefined =>
  (Object.keys(labelGroups) as LabelGroup[]).find((group) => label in labelGroups[group]);

function isMeant([first, second]: readonly NearNote[], { likely: labels }: Read): boolean {
  if (!first) return false;
  const { note, likeness } = first;
  if (likeness >= certain) return true;
  if (second && likeness - second.likeness < ahead && second.note.label !== note.label) return false;
  const chance = labels.find(({ id }) => id === note.label)?.chance ?? 0;
  const [top] = labels;
  const against = top && top.id !== note.label && workedOut.has(top.id) && top.chance >= 0.5;
  if (against) return false;
  return likeness >= likely || (likeness >= withLabel && chance >= spoken);
}

/**
 * The note that answers a message precisely; undefined if none surely does.
 * @param last the label that was answered last in this chat
 */
export async function noteFor(
  { text, read }: { text: string; read: { whole: Read; sentences: readonly Read[] } },
  last: string | undefined,
): Promise<Note | undefined> {
  const meaning = await meaningOf(text);
  if (!meaning) return undefined;
  const near = await nearestNotes(text, meaning, last === undefined ? undefined : groupOf(last));
  return isMeant(near, read.whole) ? near[0]?.note : undefined;
}
