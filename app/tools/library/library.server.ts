import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Likely, recogniser } from "#packages/recognise/recogniser.ts";
import { builtLibrary, generalId, type Kind, type Piece, type Shelf } from "./library.ts";
import { featuresOf, tellingStems } from "./read-line.ts";

const loaded = new Map<string, Promise<unknown>>();

/** Reads a file of the built library once. */
function load(name: string): Promise<unknown> {
  const known = loaded.get(name);
  if (known) return known;
  const reading = readFile(join(builtLibrary, name), "utf8").then(JSON.parse);
  loaded.set(name, reading);
  reading.catch(() => loaded.delete(name));
  return reading;
}

const recognisers = new Map<
  Kind,
  Promise<{ names: Shelf["names"]; recognise: (line: string) => Likely[] }>
>();

/** The names of a kind's pieces by id, and the function that recognises them. Loaded with the first question. */
function shelf(kind: Kind) {
  const known = recognisers.get(kind);
  if (known) return known;
  const opening = load(`${kind}.json`).then((read) => {
    const { names, learnt } = read as Shelf;
    const known = recogniser(learnt);
    return { names, recognise: (line: string) => known(featuresOf(line), tellingStems(line)) };
  });
  recognisers.set(kind, opening);
  opening.catch(() => recognisers.delete(kind));
  return opening;
}

/** Whether the library has a piece of this id. */
export async function isKnown(kind: Kind, id: string): Promise<boolean> {
  return Object.hasOwn((await shelf(kind)).names, id);
}

/** The piece of an id. @throws Error if there is none; ask {@link isKnown} first */
export async function pieceOf<K extends Kind>(kind: K, id: string): Promise<Piece<K>> {
  if (!(await isKnown(kind, id))) throw new Error(`There is no ${id} among the ${kind}.`);
  return (await load(`${kind}/${id}.json`)) as Piece<K>;
}

/** The piece for a trade or department that the library does not know: it says nothing that only fits one. */
export async function general<K extends Kind>(kind: K): Promise<Piece<K>> {
  return (await load(`${kind}/${generalId}.json`)) as Piece<K>;
}

/** The words of the library's own texts. */
export const libraryWords = async () => new Set((await load("words.json")) as string[]);

/** A piece that may be meant. */
export interface Nearest {
  id: string;
  name: string;
  chance: number;
}

/** The pieces that a visitor's words may mean, the likeliest first. */
export async function nearest(kind: Kind, words: string, most = 5): Promise<Nearest[]> {
  const { names, recognise } = await shelf(kind);
  return recognise(words)
    .slice(0, most)
    .map(({ id, chance }) => ({ id, chance, name: names[id] ?? id }));
}
