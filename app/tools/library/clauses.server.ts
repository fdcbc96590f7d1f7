import { meaningOf } from "#packages/recognise/encoder.ts";
import { unshouted } from "#packages/recognise/unshouted.ts";
import { type Clause, type ClauseKind, looksLikeFact, partsOf } from "./clauses.ts";
import { clauseRecogniser } from "./library.server.ts";
import { clauseFeatures } from "./read-line.ts";
import { type Said, saidIn } from "./said.ts";

/** Of a longer text, the meaning of so many parts is encoded; those after them are classified by their words. */
const mostParts = 24;

/** A text with this many parts is long: encoding the meaning of every part would take most of the time of a call. */
const longFrom = 7;

/** Classifies each clause of a text. In a long text, facts are classified by their words alone: they are rarely private. */
export async function readClauses(text: string): Promise<Clause[]> {
  const recognise = await clauseRecogniser();
  const parts = partsOf(text);
  const isAllCapitals = unshouted(text) !== text;
  return Promise.all(
    parts.map(async (part, at) => {
      const byWords = at >= mostParts || (parts.length >= longFrom && looksLikeFact(part.text));
      const read = isAllCapitals ? part.text.toLowerCase() : part.text;
      const meaning = byWords ? undefined : await meaningOf(read);
      const likely = recognise(clauseFeatures(read, meaning));
      const chances = Object.fromEntries(likely.map(({ id, chance }) => [id, chance]));
      return { ...part, byWords, kind: likely[0]?.id as ClauseKind, chances: chances as Clause["chances"] };
    }),
  );
}

/** What a text of a visitor says. */
export const readSaid = async (text: string): Promise<Said> => saidIn(text, await readClauses(text));
