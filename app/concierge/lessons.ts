import { createHash } from "node:crypto";
import { readLines, readPieces } from "#app/tools/library/read-library.server.ts";
import { readAsked } from "./asked-lines.ts";
import { claimLines, talk } from "./model/claims.ts";
import { readLabelMessages, readPrecise, readPreciseLessons } from "./precise/read-precise.ts";

/** One in this many lines about trades is not learnt: a test uses it to count false alarms. */
export const tradeLines = 3;

/** The id of messages in which nobody is in danger or cheated. */
export const ordinary = "ordinary";

/**
 * The example lines of each label. Lines about trades are added under 'business'.
 * @param asked the lines, by default those in all languages
 */
export async function readLessons(asked = readAsked()): Promise<Map<string, string[]>> {
  const lessons = await asked;
  const trades = [...(await readPieces("trades")).values()].flatMap(({ says }) => says);
  lessons.get("business")?.push(...trades.filter((_, at) => at % tradeLines !== 1));
  return lessons;
}

/** Adds the lines of the precise questions under each label, as `linesOf` gives them by the question's ID. */
async function addPrecise(
  lessons: Map<string, string[]>,
  linesOf: (id: string, own: readonly string[]) => readonly string[],
): Promise<Map<string, string[]>> {
  const { answers, asked } = await readPrecise();
  const labels = new Map(answers.map(({ id, label }) => [id, label]));
  for (const { id, after, lines, isOnlyPrecise } of asked)
    if (!after && !isOnlyPrecise) lessons.get(labels.get(id) ?? "")?.push(...linesOf(id, lines));
  return lessons;
}

/** Training lines of the label recogniser for short texts: those of labels and of precise questions. */
export const readShortLessons = async (): Promise<Map<string, string[]>> =>
  addPrecise(await readLessons(), (_, own) => own);

/** Training lines of the label recogniser for long texts: the same, and whole messages as visitors write them. */
export async function readAllLessons(): Promise<Map<string, string[]>> {
  const lessons = await readLessons();
  for (const [label, messages] of await readLabelMessages()) lessons.get(label)?.push(...messages);
  const precise = await readPreciseLessons();
  return addPrecise(lessons, (id) => precise.get(id) ?? []);
}

/** Times that a line of content/concierge/danger counts: they are long like messages, and few beside the lines of labels. */
const timesOfDanger = 2;

/**
 * Training lines of the danger recogniser: each kind of danger and fraud by its label, and everything else under one id.
 * content/concierge/danger adds whole messages, because the lines of labels are shorter than what people write.
 */
export async function readDangerLessons(): Promise<Map<string, string[]>> {
  const messages = await readLines("content/concierge/danger");
  const lessons = new Map([...messages].map(([id, lines]) => [id, Array(timesOfDanger).fill(lines).flat()]));
  for (const [label, lines] of await readLessons())
    (lessons.get(label) ?? lessons.get(ordinary))?.push(...lines);
  return lessons;
}

/**
 * What recognition of a model's claims is learnt from: lines that claim nothing under `talk`; of each other file those
 * that begin with a plus (they promise) and with a minus (they deny, or leave open) under ids of their own.
 */
export async function readClaimLessons(): Promise<Map<string, string[]>> {
  const lessons = new Map<string, string[]>();
  for (const [name, lines] of await readLines(claimLines)) {
    if (name === talk) lessons.set(talk, lines);
    else
      for (const sign of ["+", "-"])
        lessons.set(
          name + sign,
          lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2)),
        );
  }
  return lessons;
}

/** A hash of the lessons. If it differs from the one in the learnt file, `npm run learn` is due. */
export function markOf(lessons: ReadonlyMap<string, readonly string[]>): string {
  return createHash("sha256")
    .update(JSON.stringify([...lessons]))
    .digest("hex")
    .slice(0, 16);
}
