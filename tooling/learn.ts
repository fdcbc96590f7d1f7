/**
 * `npm run learn`: learns from content/concierge/asked what visitors want, from content/concierge/claims what a model claims,
 * from content/bots what messages to practice bots are, and from content/library/harm what we do not write for. It writes the learnt files that are due. Reading the meaning of
 * 30,000 lines takes minutes, so the build does not do it; tests say when it is due.
 */
import { readFile, writeFile } from "node:fs/promises";
import { readHarmLessons } from "#app/concierge/harm-lessons.ts";
import { namedInContent } from "#app/concierge/knowledge.server.ts";
import {
  markOf,
  readAllLessons,
  readClaimLessons,
  readDangerLessons,
  readLessons,
  readShortLessons,
} from "#app/concierge/lessons.ts";
import { claimFeatures, learntClaims } from "#app/concierge/model/claims.ts";
import { learnPrecise } from "#app/concierge/precise/learn-precise.ts";
import { learntPrecise } from "#app/concierge/precise/precise.ts";
import { readPreciseLessons } from "#app/concierge/precise/read-precise.ts";
import {
  harmLines,
  learntDanger,
  learntHarm,
  learntLabels,
  learntShortLabels,
} from "#app/concierge/understand/built.ts";
import { asRead, harmFeatures, labelFeatures } from "#app/concierge/understand/read-line.ts";
import { kindFeatures, learntKinds } from "#app/playground/kinds/kinds.ts";
import { readBotLessons } from "#app/playground/kinds/lessons.ts";
import { buildLibrary } from "#app/tools/library/build-library.server.ts";
import { readLines } from "#app/tools/library/read-library.server.ts";
import { harmAnswers, harmless } from "#content/refusals.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import type { Features } from "#packages/recognise/features.ts";
import { learn, middleOf } from "#packages/recognise/learn.ts";
import { asBytes, storeMeanings } from "#packages/recognise/meanings.ts";

const batch = 16;
/** Maximum wait for a line's meaning, in milliseconds: other programs may be busy too. */
const patience = 600_000;
/** Meanings that were read; some lines are learnt for both. */
const meanings = new Map<string, Float32Array>();

async function readMeanings(lines: readonly string[]): Promise<void> {
  const unread = lines.filter((line) => !meanings.has(line));
  for (let from = 0; from < unread.length; from += batch) {
    const some = unread.slice(from, from + batch);
    const read = await Promise.all(some.map((line) => meaningOf(line, patience)));
    for (const [at, line] of some.entries()) {
      const meaning = read[at];
      if (!meaning) throw new Error(`The encoder did not read: ${line}`);
      meanings.set(line, meaning);
    }
  }
}

type Lessons = ReadonlyMap<string, readonly string[]>;

/** @param fewer a subset of the lessons that is also learnt alone; the mean of both results is stored */
async function learnFrom(
  lessons: Lessons,
  file: string,
  featuresOf: (line: string, meaning: Float32Array) => Features,
  { cautious = false, fewer }: { cautious?: boolean; fewer?: Lessons } = {},
): Promise<void> {
  const mark = markOf(lessons);
  const before = await readFile(file, "utf8").catch(() => "{}");
  if (JSON.parse(before).mark === mark) return console.log(`${file} is up to date`);
  await readMeanings([...lessons.values()].flat());
  const learntFrom = (some: Lessons) => {
    const examples = [...some.values()].flatMap((lines, subject) =>
      lines.map((line) => ({ subject, features: featuresOf(line, meanings.get(line) as Float32Array) })),
    );
    return learn([...some.keys()], examples, {}, cautious);
  };
  const all = learntFrom(lessons);
  const learnt = fewer ? middleOf(learntFrom(fewer), all) : all;
  await writeFile(file, `${JSON.stringify({ mark, learnt })}\n`);
  console.log(`${[...lessons.values()].flat().length} lines of ${lessons.size} kinds → ${file}`);
}

/** The same for precise questions, which are too many for `learn`. */
async function learnPreciseAnswers(): Promise<void> {
  const lessons = await readPreciseLessons();
  const mark = markOf(lessons);
  const before = await readFile(learntPrecise, "utf8").catch(() => "{}");
  if (JSON.parse(before).mark === mark) return console.log(`${learntPrecise} is up to date`);
  const lines = [...lessons.values()].flat();
  await readMeanings(lines);
  const learnt = await learnPrecise((line) => meanings.get(line) as Float32Array);
  await writeFile(learntPrecise, `${JSON.stringify({ mark, learnt })}\n`);
  console.log(`${lines.length} lines of ${lessons.size} questions → ${learntPrecise}`);
}

/** The meanings of the lines of harm and of what only sounds like it: the second witness of a refusal. */
async function storeHarmLines(): Promise<void> {
  const lessons = await readLines("content/library/harm");
  const kept = [...lessons].filter(([kind]) => kind === harmless || Object.hasOwn(harmAnswers, kind));
  const lines = kept.flatMap(([kind, some]) =>
    some.map((line) => ({ line, subject: kind === harmless ? 0 : 1 })),
  );
  const mark = markOf(new Map(kept));
  const before = await readFile(harmLines, "utf8").catch(() => "{}");
  if (JSON.parse(before).mark === mark) return console.log(`${harmLines} is up to date`);
  await readMeanings(lines.map(({ line }) => line));
  const bytes = lines.map(({ line }) => Buffer.from(asBytes(meanings.get(line) as Float32Array)));
  const stored = {
    mark,
    subjects: lines.map(({ subject }) => subject),
    meanings: Buffer.concat(bytes).toString("base64"),
  };
  await writeFile(harmLines, `${JSON.stringify(stored)}\n`);
  console.log(`${lines.length} lines → ${harmLines}`);
}

await learnFrom(await readClaimLessons(), learntClaims, (line, meaning) =>
  claimFeatures(asRead(line, []), meaning),
);
await learnFrom(await readBotLessons(), learntKinds, kindFeatures);
await learnPreciseAnswers();
await learnFrom(await readHarmLessons(), learntHarm, harmFeatures, { cautious: true });
await storeHarmLines();
const asLabel = (line: string, meaning: Float32Array) =>
  labelFeatures(asRead(line, namedInContent(line)), meaning);
await learnFrom(await readDangerLessons(), learntDanger, asLabel, { cautious: true });
// Each stores the mean of two results, because more lines alone make short questions worse (decision 0090).
const short = await readShortLessons();
await learnFrom(short, learntShortLabels, asLabel, { fewer: await readLessons() });
await learnFrom(await readAllLessons(), learntLabels, asLabel, { fewer: short });
// The library's own recognisers are learnt by the build, from these meanings.
await buildLibrary();
await storeMeanings();
