import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { learnDiscriminant } from "#packages/recognise/discriminant.ts";
import { plainWords } from "#packages/recognise/features.ts";
import { learn, weighStems } from "#packages/recognise/learn.ts";
import { fromBytes, readMeanings, readMiddle } from "#packages/recognise/meanings.ts";
import { type AdviceKind, adviceSchemas } from "./advice.ts";
import { learnBlocks, learnWork } from "./build-work.server.ts";
import { knownWords } from "./known-words.ts";
import { builtLibrary, generalId, type Kind, type SectorShelf, type Shelf } from "./library.ts";
import { withoutPromises } from "./promises.ts";
import {
  readAdvice,
  readBlocks,
  readClauseLessons,
  readLines,
  readNameWords,
  readOutside,
  readPieces,
  type schemas,
} from "./read-library.server.ts";
import { clauseFeatures, featuresOf, sectorFeatures, tellingStems } from "./read-line.ts";
import { sectorIds } from "./sectors.ts";
import { englishBeside } from "./spelling.ts";
import type { Trade } from "./trade.ts";

/** All texts in a value, one a line. */
function textsIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(textsIn).join("\n");
}

/** The id by each name, in plain words, that only one of the pieces goes by. */
function calledIn(
  pieces: ReadonlyMap<string, { name: string; called: readonly string[] }>,
): Record<string, string> {
  const ids = new Map<string, Set<string>>();
  for (const [id, { name, called }] of pieces)
    for (const words of id === generalId ? [] : [name, ...called].map((one) => plainWords(one).join(" ")))
      ids.set(words, (ids.get(words) ?? new Set()).add(id));
  return Object.fromEntries(
    [...ids].flatMap(([words, [id, another]]) => (id && !another ? [[words, id]] : [])),
  );
}

type Told = Record<"name" | "describes", string> & Record<"called" | "says", readonly string[]>;
const linesOf = ({ name, describes, called, says }: Told) => [name, describes, ...called, ...says];

/**
 * Learns to recognise the pieces of a kind from their own texts and from lines as people type them. The general piece
 * stands for everything else: it is learnt from lines of what the library does not have, so that those are asked about.
 * @param outside lines of the general piece, beside its own
 * @param more lines of which only the words are learnt, by the piece's id
 */
export async function learnShelf(
  pieces: ReadonlyMap<string, z.output<(typeof schemas)[Kind]>>,
  outside: readonly string[],
  more: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<Shelf> {
  const lines = [...pieces].flatMap(([id, piece], subject) =>
    (id === generalId ? [...piece.says, ...outside] : linesOf(piece)).map((line) => ({ subject, line })),
  );
  const byWords = [...pieces.keys()].flatMap((id, subject) =>
    (more.get(id) ?? []).map((line) => ({ subject, line })),
  );
  const examples = [...lines, ...byWords].map(({ subject, line }) => ({
    subject,
    features: featuresOf(line),
    stems: tellingStems(line),
  }));
  const texts = [...pieces].map(([id, { says: _, ...piece }]) => {
    // Names would teach that a barber is a king, and the kinds that have a department tell nothing of its work.
    const { names: __, of: ___, ...told } = piece as { names?: unknown; of?: unknown };
    return id === generalId ? [] : textsIn(told).split("\n").flatMap(tellingStems);
  });
  const meanings = await readMeanings(lines.map(({ line }) => line));
  return {
    names: Object.fromEntries([...pieces].map(([id, { name }]) => [id, name])),
    called: calledIn(pieces),
    learnt: learn([...pieces.keys()], examples, weighStems(texts)),
    lines: {
      subjects: lines.map(({ subject }) => subject),
      meanings: Buffer.concat(meanings.map((bytes) => Buffer.from(bytes))).toString("base64"),
    },
  };
}

/** Learns the kinds of trade from their trades' lines, their own lines, and lines about trades that the library lacks. */
async function learnSectors(
  trades: ReadonlyMap<string, Trade>,
  sectors: ReadonlyMap<string, Told>,
  outside: readonly { sector?: string; line: string }[],
): Promise<SectorShelf> {
  const lessons = new Map<string, string[]>(
    sectorIds.map((id) => {
      const own = sectors.get(id);
      return [
        id,
        [
          ...(own ? linesOf(own) : []),
          ...[...trades.values()].filter(({ sector }) => sector === id).flatMap(linesOf),
          ...outside.filter(({ sector }) => sector === id).map(({ line }) => line),
        ],
      ];
    }),
  );
  return {
    names: Object.fromEntries([...sectors].map(([id, { name }]) => [id, name])),
    ofTrade: Object.fromEntries([...trades].flatMap(([id, { sector }]) => (sector ? [[id, sector]] : []))),
    learnt: await learnMeant(lessons, sectorFeatures, true),
  };
}

/** Learns from lines of one file a subject, by their words and their meaning. */
async function learnMeant(
  lessons: ReadonlyMap<string, readonly string[]>,
  featuresOf = clauseFeatures,
  cautious = false,
) {
  const lines = [...lessons.values()].flatMap((some, subject) => some.map((line) => ({ subject, line })));
  const meanings = await readMeanings(lines.map(({ line }) => line));
  const examples = lines.map(({ subject, line }, at) => ({
    subject,
    features: featuresOf(line, fromBytes(meanings[at] as Int8Array)),
  }));
  return learn([...lessons.keys()], examples, {}, cautious);
}

/** Each advice has only a dozen lines, so no direction of their meanings is trusted much. Measured on lines left out. */
const caution = 0.5;

/** Learns to tell advice apart by the meaning of its lines, and by the words of its lines and of its own text. */
export async function learnAdvice(advice: ReadonlyMap<string, { says: readonly string[] }>) {
  const entries = [...advice.values()];
  const subjects = entries.flatMap(({ says }, subject) => says.map(() => subject));
  const meanings = await readMeanings(entries.flatMap(({ says }) => says));
  return {
    meaning: learnDiscriminant(subjects, meanings.map(fromBytes), caution),
    // The kinds of trade that it suits tell nothing of what it says.
    stems: weighStems(
      entries.map((one) =>
        textsIn({ ...one, of: [] })
          .split("\n")
          .flatMap(tellingStems),
      ),
    ),
  };
}

/** The meanings of questions with their answers, as bytes in base64. */
async function meaningsOfPairs(faq: Trade["faq"]): Promise<string> {
  const middles: Int8Array[] = [];
  for (const { q, a } of faq) middles.push(await readMiddle([q, `${q} ${a}`]));
  return Buffer.concat(middles.map((bytes) => Buffer.from(bytes))).toString("base64");
}

/** All English words; only the few that resemble words of the library are kept. */
const englishWords = async () =>
  new Set(
    JSON.parse(
      await readFile(new URL(import.meta.resolve("an-array-of-english-words")), "utf8"),
    ) as readonly string[],
  );

/** Checks the library and writes it into `build/`, one file a piece, so that only what is asked for is loaded. */
export async function buildLibrary(): Promise<void> {
  await rm(builtLibrary, { recursive: true, force: true });
  const write = (name: string, value: unknown) => writeFile(join(builtLibrary, name), JSON.stringify(value));
  const texts: string[] = [];
  const [trades, departments, sectors, around, work, blocks, outside] = await Promise.all([
    readPieces("trades"),
    readPieces("departments"),
    readPieces("sectors"),
    readPieces("around"),
    readPieces("jobs"),
    readBlocks(),
    readOutside(),
  ]);
  const { shelves, likenesses } = await learnWork(work, trades, departments);
  for (const [folder, pieces] of Object.entries({ trades, departments, sectors })) {
    await mkdir(join(builtLibrary, folder), { recursive: true });
    for (const [id, written] of pieces) {
      const {
        says: _,
        called,
        describes: __,
        of: ___,
        ...piece
      } = written as typeof written & { of?: unknown };
      const told = "landing" in piece && id !== generalId ? withoutPromises(piece) : piece;
      const faqMeanings = "faq" in told && id !== generalId ? await meaningsOfPairs(told.faq) : undefined;
      const sentences = folder === "trades" ? around.get(id) : undefined;
      const stems = [...new Set([piece.name, ...called].flatMap(tellingStems))];
      const said = {
        ...told,
        ...(faqMeanings ? { faqMeanings } : {}),
        ...(sentences ? { around: { ...sentences, stems } } : {}),
      };
      const likeness = folder === "departments" ? likenesses.get(id) : undefined;
      await write(`${folder}/${id}.json`, likeness ? { ...said, likeness } : said);
      texts.push(textsIn({ ...told, ...sentences, names: undefined }));
    }
  }
  await mkdir(join(builtLibrary, "jobs"), { recursive: true });
  for (const [id, shelf] of shelves) {
    await write(`jobs/${id}.json`, shelf);
    texts.push(textsIn(shelf.jobs));
  }
  await write("jobs.json", [...work.keys()]);
  const block = await learnBlocks(blocks, work, departments);
  await write("blocks.json", block);
  texts.push(textsIn(block.blocks));
  const rare = [...outside.map(({ line }) => line), ...[...sectors.values()].flatMap(({ says }) => says)];
  await write("trades.json", await learnShelf(trades, rare, await readLines("content/library/says")));
  const of = Object.fromEntries([...departments].flatMap(([id, one]) => (one.of ? [[id, one.of]] : [])));
  await write("departments.json", { ...(await learnShelf(departments, [])), of });
  await write("sectors.json", await learnSectors(trades, sectors, outside));
  for (const shelf of Object.keys(adviceSchemas) as AdviceKind[]) {
    const all = await readAdvice(shelf);
    const advice = [...all].map(([id, { says: _, ...told }]) => ({ id, ...told }));
    await write(`${shelf}.json`, { advice, ...(await learnAdvice(all)) });
  }
  await write("name-words.json", await readNameWords());
  await write("clauses.json", await learnMeant(await readClauseLessons()));
  const words = knownWords(texts);
  await write("spelling.json", { words, english: englishBeside(words, await englishWords()) });
}
