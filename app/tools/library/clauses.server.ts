import { meaningOf } from "#packages/recognise/encoder.ts";
import { type Clause, type ClauseKind, partsOf, publicKinds } from "./clauses.ts";
import { recogniserOf } from "./library.server.ts";
import { clauseFeatures } from "./read-line.ts";
import { type Said, saidIn } from "./said.ts";

const isPublic: ReadonlySet<string> = new Set(publicKinds);

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
        const shown = likely.filter(({ id }) => isPublic.has(id));
        return {
          ...part,
          kind: likely[0]?.id as ClauseKind,
          isPublic: shown.reduce((sum, { chance }) => sum + chance, 0),
        };
      }),
  );
}

/** What a text of a visitor says. */
export const readSaid = async (text: string): Promise<Said> => saidIn(text, await readClauses(text));
