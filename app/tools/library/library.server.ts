import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { plainWords } from "#packages/recognise/features.ts";
import { nearLines } from "#packages/recognise/near-lines.ts";
import { type Learnt, recogniser } from "#packages/recognise/recogniser.ts";
import type { Advice, AdviceKind } from "./advice.ts";
import { type AdviceShelf, builtLibrary, generalId, type Kind, type Piece, type Shelf } from "./library.ts";
import { clauseFeatures, featuresOf, tellingStems } from "./read-line.ts";

/** Does something once for each key. A failure is not remembered. */
function once<Key, Thing>(load: (key: Key) => Promise<Thing>): (key: Key) => Promise<Thing> {
  const known = new Map<Key, Promise<Thing>>();
  return (key) => {
    const loading = known.get(key) ?? load(key);
    known.set(key, loading);
    loading.catch(() => known.delete(key));
    return loading;
  };
}

/** Reads a file of the built library once. */
const load = once(
  async (name: string): Promise<unknown> => JSON.parse(await readFile(join(builtLibrary, name), "utf8")),
);

/** A recogniser that the build learnt, by its file. */
export const recogniserOf = once(async (file: "clauses.json") => recogniser((await load(file)) as Learnt));

/** The names of a kind's pieces, and two functions that recognise them: by words, and by the nearest lines. */
const shelf = once(async (kind: Kind) => {
  const { names, called, learnt, lines } = (await load(`${kind}.json`)) as Shelf;
  const byWords = recogniser(learnt);
  const byMeaning = nearLines(lines);
  return {
    names,
    called,
    byWords: (line: string) => byWords(featuresOf(line), tellingStems(line)),
    byMeaning: (meaning: Float32Array) =>
      byMeaning(meaning).map(({ subject, nearness }) => ({ id: learnt.ids[subject] ?? generalId, nearness })),
  };
});

/** Whether the library has a piece of this id. */
export async function isKnown(kind: Kind, id: string): Promise<boolean> {
  return id !== generalId && Object.hasOwn((await shelf(kind)).names, id);
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
  const { names, byWords } = await shelf(kind);
  return byWords(words)
    .filter(({ id }) => id !== generalId)
    .slice(0, most)
    .map(({ id, chance }) => ({ id, chance, name: names[id] ?? id }));
}

/** The piece that goes by one of these names, and no other does; the first name that is one. */
export async function calledBy(kind: Kind, names: readonly string[]): Promise<string | undefined> {
  const { called } = await shelf(kind);
  const plain = names.map((name) => plainWords(name).join(" ")).find((name) => Object.hasOwn(called, name));
  return plain === undefined ? undefined : called[plain];
}

/** What both ways of reading must reach to be sure (docs/decisions/0030). */
const sureFrom = { chance: 0.9, nearness: 0.64 } as const;

/** How many parts are compared with the taught lines, the most telling first: each takes two milliseconds. */
const mostParts = 5;

/**
 * The piece that is meant, if it is sure: where the words of the whole name it, and so does the taught line that is
 * nearest to the meaning of one of its parts, both clearly.
 * @param whole all that tells the piece
 * @param parts its clauses, the most telling one first
 */
export async function sureOf(
  kind: Kind,
  whole: string,
  parts: readonly string[],
): Promise<string | undefined> {
  const { byWords, byMeaning } = await shelf(kind);
  const [words] = byWords(whole);
  if (!words || words.id === generalId || words.chance < sureFrom.chance) return undefined;
  for (const part of [...new Set(parts)].slice(0, mostParts)) {
    const meaning = await meaningOf(part);
    const near = meaning && byMeaning(meaning)[0];
    if (near?.id === words.id && near.nearness >= sureFrom.nearness) return words.id;
  }
  return undefined;
}

/** From this chance on advice fits. */
const sureOfAdvice = 0.6;

const shelfOfAdvice = once(async (of: AdviceKind) => {
  const { advice, learnt } = (await load(`${of}.json`)) as AdviceShelf;
  return { advice, recognise: recogniser(learnt) };
});

/** What is advised, each once, in the order of the texts that name them. */
export async function adviceFor(of: AdviceKind, texts: readonly string[]): Promise<Advice[]> {
  const { advice, recognise } = await shelfOfAdvice(of);
  const found = await Promise.all(
    texts.map(async (text) => {
      const [likeliest] = recognise(clauseFeatures(text, await meaningOf(text)));
      return likeliest && likeliest.chance >= sureOfAdvice ? advice[likeliest.id] : undefined;
    }),
  );
  return [...new Set(found)].filter((one) => one !== undefined);
}
