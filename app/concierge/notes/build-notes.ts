import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readMeanings } from "#packages/recognise/meanings.ts";
import { builtConcierge } from "../understand/built.ts";
import { type BuiltNotes, builtNotesFile } from "./notes.ts";
import { readNotes } from "./read-notes.ts";

/** Writes the notes with the meanings of their lines into `build/`. */
export async function buildNotes(): Promise<void> {
  const { notes, lines } = await readNotes();
  const meanings = await readMeanings(lines.map(({ line }) => line));
  const built: BuiltNotes = {
    notes,
    lines,
    meanings: Buffer.concat(meanings.map((meaning) => Buffer.from(meaning))).toString("base64"),
  };
  await writeFile(join(builtConcierge, builtNotesFile), JSON.stringify(built));
}
