import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { plainWords } from "#packages/recognise/features.ts";
import { nearLines } from "#packages/recognise/near-lines.ts";
import { onceInProcess } from "#packages/recognise/once-in-process.ts";
import { type Learnt, recogniser } from "#packages/recognise/recogniser.ts";
import { builtLibrary, generalId, type Kind, type Piece, type SectorShelf, type Shelf } from "./library.ts";
import type { NameWord } from "./name-word.ts";
import { isPlaceOnly } from "./read-facts.ts";
import { featuresOf, sectorFeatures, tellingStems, withoutLegalForm } from "./read-line.ts";
import type { SectorId } from "./sectors.ts";
import { type Spelling, speller, wordsOf } from "./spelling.ts";

/** Does something once, or once for each key. A failure is not remembered. */
export function once<Key extends [] | [string], Thing>(load: (...key: Key) => Promise<Thing>) {
  const known = new Map<string | undefined, Promise<Thing>>();
  return (...key: Key): Promise<Thing> => {
    const loading = known.get(key[0]) ?? load(...key);
    known.set(key[0], loading);
    loading.catch(() => known.delete(key[0]));
    return loading;
  };
}

export const readBuilt = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(builtLibrary, name), "utf8"));

/** Reads a file of the built library once. */
const load = once(readBuilt);

/** The good words for names. */
export const nameWords = async () => (await load("name-words.json")) as readonly NameWord[];

/** Recognises what a clause is. */
export const clauseRecogniser = () =>
  onceInProcess("clauses", async () => recogniser((await readBuilt("clauses.json")) as Learnt));

/** The names of a kind's pieces, and two functions that recognise them: by words, and by the nearest lines. */
const shelf = (kind: Kind) => onceInProcess(`shelf ${kind}`, () => loadShelf(kind));

async function loadShelf(kind: Kind) {
  // The file is not cached as read: it holds ten megabytes of weights as text, and only the numbers are needed.
  const { names, called, of = {}, learnt, lines } = (await readBuilt(`${kind}.json`)) as Shelf;
  const { ids } = learnt;
  const byWords = recogniser(learnt);
  const byMeaning = nearLines(lines);
  const spaced = Object.entries(called).map(([name, id]) => ({ name, word: ` ${name} `, id }));
  const namesIn = (typed: string) => {
    const text = ` ${plainWords(typed).join(" ")} `;
    return spaced.filter(({ word }) => text.includes(word));
  };
  return {
    names,
    called,
    of,
    /** The names in a text, each with its piece. */
    namesIn,
    /** How many words the longest name in a text has that belongs to this piece alone; 0 if there is none. */
    namedBy: (id: string, typed: string) => {
      const own = namesIn(typed).filter((one) => one.id === id);
      return Math.max(0, ...own.map(({ name }) => name.split(" ").length));
    },
    byWords: (typed: string) => {
      const line = withoutLegalForm(typed);
      return byWords(featuresOf(line), tellingStems(line));
    },
    byMeaning: (meaning: Float32Array) =>
      byMeaning(meaning).map(({ subject, nearness }) => ({ id: ids[subject] ?? generalId, nearness })),
  };
}

/** Whether the library has a piece of this id. */
export async function isKnown(kind: Kind, id: string): Promise<boolean> {
  return id !== generalId && Object.hasOwn((await shelf(kind)).names, id);
}

/** The kinds of trade and the trades that have each department; any company has one that is not there. */
export const kindsByDepartment = async () => (await shelf("departments")).of;

/** The piece of an id. @throws Error if there is none; ask {@link isKnown} first */
export async function pieceOf<K extends Kind>(kind: K, id: string): Promise<Piece<K>> {
  if (!(await isKnown(kind, id))) throw new Error(`There is no ${id} among the ${kind}.`);
  return (await load(`${kind}/${id}.json`)) as Piece<K>;
}

/** The piece for a trade or department that the library does not know: it says nothing that only fits one. */
export async function general<K extends Kind>(kind: K): Promise<Piece<K>> {
  return (await load(`${kind}/${generalId}.json`)) as Piece<K>;
}

/** The words that are no slips, and a function that corrects slips in what was typed. */
export const spelling = () =>
  onceInProcess("spelling", async () => {
    const stored = (await readBuilt("spelling.json")) as Spelling;
    const known = wordsOf(stored);
    return { known, correct: speller(stored.words, known) };
  });

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

/** The piece that goes by exactly one of these names, the first one first. */
function exactly(called: Readonly<Record<string, string>>, names: readonly string[]): string | undefined {
  const name = names.map((one) => plainWords(one).join(" ")).find((one) => Object.hasOwn(called, one));
  return name === undefined ? undefined : called[name];
}

/** Where a name ends and a place or a remark begins. */
const placeOfName = /\s+(?:in|at|near|inside|opposite|beside|around)\s.*$|\s[–-]\s.*$|\s*\(.*$/i;

/** The piece whose name a field is, with a place behind it: 'tailor in Onitsha main market'. Undefined if there is none. */
export async function calledAs(kind: Kind, field: string): Promise<string | undefined> {
  const { called } = await shelf(kind);
  const [first = field, ...rest] = field.split(/,\s*/);
  const name = rest.length && isPlaceOnly(rest.join(", ")) ? first : field;
  return exactly(called, [field, name.replace(placeOfName, "")]);
}

/**
 * Finds the piece with exactly one of these names. Otherwise finds the only piece with a name of two or more words that is
 * part of the last of these names: 'egg collection and store, new farm'. Undefined if there is none or more than one.
 */
export async function calledBy(kind: Kind, names: readonly string[]): Promise<string | undefined> {
  const { called, namesIn } = await shelf(kind);
  const exact = exactly(called, names);
  if (exact !== undefined) return exact;
  const within = namesIn(names.at(-1) ?? "").filter(({ name }) => name.includes(" "));
  const [id, another] = new Set(within.map((one) => one.id));
  return another === undefined ? id : undefined;
}

/**
 * A piece is sure where the words name it nearly alone, or where they name it clearly and so does the nearest taught line;
 * never where that line is of what the library does not have (docs/decisions/0040).
 */
const sureByWords = 0.97;
const sureByBoth = { chance: 0.7, nearness: 0.6 } as const;
/** The bound if the text has the likeliest piece's full name of two or more words: 'second hand phones for students'. */
const sureByName = 0.7;
/** The bound if the text has its name of one word: 'a laundry near the gate'. Such a word may also be part of another thing. */
const sureByWord = 0.85;
const outsideFrom = 0.7;

/** Whether a piece is sure by its name. @param length how many words the name has; 0 if it was not typed */
const isNamed = (length: number, chance: number) =>
  (length > 1 && chance >= sureByName) || (length === 1 && chance >= sureByWord);

/** How many parts are compared with the taught lines, the most telling first: each takes two milliseconds. */
const mostParts = 5;

/** The taught line whose meaning is nearest to a part of a text. */
async function nearestLine(kind: Kind, part: string | undefined) {
  const meaning = part === undefined ? undefined : await meaningOf(part);
  return meaning && (await shelf(kind)).byMeaning(meaning)[0];
}

/** How near a meaning is to that of any line about a trade. */
export const nearestTrade = async (meaning: Float32Array): Promise<number> =>
  (await shelf("trades")).byMeaning(meaning)[0]?.nearness ?? 0;

/** A choice is plausible if it is among so many pieces nearest in meaning. */
const plausible = 3;

/** Whether the first part of a text is near in meaning to one of the choices: else a question is no help. */
export async function isNearOne(
  kind: Kind,
  [first]: readonly string[],
  choices: readonly { id: string }[],
): Promise<boolean> {
  const meaning = first === undefined ? undefined : await meaningOf(first);
  if (!meaning) return true;
  const near = (await shelf(kind)).byMeaning(meaning).slice(0, plausible);
  return near.some((one) => choices.some(({ id }) => id === one.id));
}

/** Whether the first part of a text resembles something that the library lacks. */
async function isOutside(kind: Kind, [first]: readonly string[]): Promise<boolean> {
  const near = await nearestLine(kind, first);
  return near !== undefined && near.id === generalId && near.nearness >= outsideFrom;
}

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
  const { byWords, namedBy } = await shelf(kind);
  const [words] = byWords(whole);
  if (words === undefined || words.id === generalId || words.chance < sureByName) return undefined;
  if (isNamed(namedBy(words.id, whole), words.chance)) return words.id;
  if (words.chance >= sureByWords) return (await isOutside(kind, parts)) ? undefined : words.id;
  if (words.chance < sureByBoth.chance) return undefined;
  const near = await Promise.all(
    [...new Set(parts)].slice(0, mostParts).map((part) => nearestLine(kind, part)),
  );
  const agrees = near.some((one) => one?.id === words.id && one.nearness >= sureByBoth.nearness);
  return agrees ? words.id : undefined;
}

/** Whether a text surely names a trade: by its own name, and without another trade that is as likely. */
export async function tradeNamed(text: string): Promise<boolean> {
  const { byWords, namedBy } = await shelf("trades");
  const [likeliest] = byWords(text);
  if (!likeliest || likeliest.id === generalId) return false;
  return isNamed(namedBy(likeliest.id, text), likeliest.chance);
}

const sectorShelf = once(async () => {
  const { names, ofTrade, learnt } = (await load("sectors.json")) as SectorShelf;
  return { names, ofTrade, recognise: recogniser(learnt) };
});

/** From this chance on, the kind of trade is sure (docs/decisions/0042). */
const sureOfSector = 0.75;

/** A kind of trade and its piece. */
export interface Sector {
  id: SectorId;
  piece: Piece<"trades">;
}

export async function sectorPiece(id: string): Promise<Sector> {
  return { id: id as SectorId, piece: (await load(`sectors/${id}.json`)) as Piece<"trades"> };
}

/** The kind that a trade of the library belongs to. */
export async function sectorOfTrade(id: string): Promise<Sector | undefined> {
  const { ofTrade, names } = await sectorShelf();
  const sector = ofTrade[id];
  return sector !== undefined && Object.hasOwn(names, sector) ? sectorPiece(sector) : undefined;
}

/** The chance of each kind of trade: the mean of its trades' total chance and of its chance by its own lines. */
async function sectorChances(whole: string, telling: string): Promise<Map<string, number>> {
  const [{ byWords }, { ofTrade, recognise }] = await Promise.all([shelf("trades"), sectorShelf()]);
  const chances = new Map<string, number>();
  for (const { id, chance } of byWords(whole)) {
    const sector = ofTrade[id];
    if (sector !== undefined) chances.set(sector, (chances.get(sector) ?? 0) + chance / 2);
  }
  // The second half adds at most 0.5, so no kind can become sure any more.
  if (Math.max(...chances.values()) < sureOfSector - 0.5) return chances;
  for (const { id, chance } of recognise(sectorFeatures(telling, await meaningOf(telling))))
    chances.set(id, (chances.get(id) ?? 0) + chance / 2);
  return chances;
}

/**
 * Finds the kind of trade, if it is sure.
 * @param whole everything typed about the trade
 * @param telling the words that describe the trade best
 */
export async function sureSector(whole: string, telling: string): Promise<Sector | undefined> {
  const { names } = await sectorShelf();
  for (const [id, chance] of await sectorChances(whole, telling))
    if (chance >= sureOfSector && Object.hasOwn(names, id)) return sectorPiece(id);
  return undefined;
}
