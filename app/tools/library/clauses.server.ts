import { meaningOf } from "#packages/recognise/encoder.ts";
import { type Clause, type ClauseKind, partsOf } from "./clauses.ts";
import { recogniserOf } from "./library.server.ts";
import { clauseFeatures } from "./read-line.ts";
import { type Said, saidIn } from "./said.ts";

/** Parts of a text beyond these are left out: a field has room for fewer, unless it is nonsense. */
const mostParts = 24;

/** What each clause of a text is. */
export async function readClauses(text: string): Promise<Clause[]> {
  const recognise = await recogniserOf("clauses.json");
  return Promise.all(
    partsOf(text)
      .slice(0, mostParts)
      .map(async (part) => {
        const likely = recognise(clauseFeatures(part.text, await meaningOf(part.text)));
        const chances = Object.fromEntries(likely.map(({ id, chance }) => [id, chance]));
        return { ...part, kind: likely[0]?.id as ClauseKind, chances: chances as Clause["chances"] };
      }),
  );
}

/** What a text of a visitor says. */
export const readSaid = async (text: string): Promise<Said> => saidIn(text, await readClauses(text));
