import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { plainWords } from "#packages/recognise/features.ts";
import { nearLines } from "#packages/recognise/near-lines.ts";
import { type Learnt, recogniser } from "#packages/recognise/recogniser.ts";
import type { Advice, AdviceKind } from "./advice.ts";
import { type AdviceShelf, builtLibrary, generalId, type Kind, type Piece, type Shelf } from "./library.ts";
import { clauseFeatures, featuresOf, tellingStems, withoutLegalForm } from "./read-line.ts";

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

const readBuilt = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(builtLibrary, name), "utf8"));

/** Reads a file of the built library once. */
const load = once(readBuilt);

/** A recogniser that the build learnt, by its file. */
export const recogniserOf = once(async (file: "clauses.json") => recogniser((await load(file)) as Learnt));

/** The names of a kind's pieces, and two functions that recognise them: by words, and by the nearest lines. */
const shelf = once(async (kind: Kind) => {
  // Not kept as it was read: what is learnt is ten megabytes of text, of which only the numbers are needed.
  const { names, called, learnt, lines } = (await readBuilt(`${kind}.json`)) as Shelf;
  const { ids } = learnt;
  const byWords = recogniser(learnt);
  const byMeaning = nearLines(lines);
  return {
    names,
    called,
    byWords: (typed: string) => {
      const line = withoutLegalForm(typed);
      return byWords(featuresOf(line), tellingStems(line));
    },
    byMeaning: (meaning: Float32Array) =>
      byMeaning(meaning).map(({ subject, nearness }) => ({ id: ids[subject] ?? generalId, nearness })),
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

/**
 * A piece is sure where the words name it nearly alone, or where they name it clearly and so does the nearest taught line;
 * never where that line is of what the library does not have (docs/decisions/0040).
 */
const sureByWords = 0.97;
const sureByBoth = { chance: 0.7, nearness: 0.6 } as const;
const outsideFrom = 0.7;

/** How many parts are compared with the taught lines, the most telling first: each takes two milliseconds. */
const mostParts = 5;

/**
 * The piece that is meant, if it is sure.
 * @param whole all that tells the piece
 * @param parts its clauses, the most telling one first
 */
export async function sureOf(
  kind: Kind,
  whole: string,
  parts: readonly string[],
): Promise<string | undefined> {
  return (await likelyOf(kind, whole, parts)).sure;
}

/** The piece that is sure, and whether the words are rather like those of what the library does not have. */
export async function likelyOf(
  kind: Kind,
  whole: string,
  parts: readonly string[],
): Promise<{ sure?: string; isOutside: boolean }> {
  const { byWords, byMeaning } = await shelf(kind);
  const [words] = byWords(whole);
  const read = [...new Set(parts)].slice(0, mostParts).map(async (part) => {
    const meaning = await meaningOf(part);
    return meaning && byMeaning(meaning)[0];
  });
  const near = await Promise.all(read);
  const agrees = near.some((one) => one && one.id === words?.id && one.nearness >= sureByBoth.nearness);
  const isOutside = near[0]?.id === generalId && near[0].nearness >= outsideFrom;
  const isSure =
    words !== undefined &&
    words.id !== generalId &&
    ((agrees && words.chance >= sureByBoth.chance) || (words.chance >= sureByWords && !isOutside));
  return { isOutside, ...(isSure ? { sure: words.id } : {}) };
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
