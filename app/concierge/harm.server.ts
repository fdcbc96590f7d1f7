import { readFile } from "node:fs/promises";
import { nearestTrade, tradeNamed } from "#app/tools/library/library.server.ts";
import { type Harm, harmAnswers, type NoSubject, noSubjectAnswers } from "#content/refusals.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { learntRecogniser } from "#packages/recognise/learnt-file.ts";
import { type NearLines, nearLines } from "#packages/recognise/near-lines.ts";
import { onceInProcess } from "#packages/recognise/once-in-process.ts";
import { harmLines, learntHarm } from "./understand/built.ts";
import { harmFeatures } from "./understand/read-line.ts";

/** The lines that were taught, by meaning: the harmless ones are subject 0, the harmful ones 1. */
const taughtLines = () =>
  onceInProcess("lines of harm", async () =>
    nearLines(JSON.parse(await readFile(harmLines, "utf8")) as NearLines),
  );

/** How much nearer in meaning the nearest harmful line is than the nearest harmless one; 0 without a meaning. */
async function nearerToHarm(text: string, wait?: number): Promise<number> {
  const meaning = await meaningOf(text, wait);
  if (!meaning) return 0;
  const [taught, trade] = await Promise.all([taughtLines(), nearestTrade(meaning)]);
  const nearness = (subject: number) => taught(meaning).find((one) => one.subject === subject)?.nearness ?? 0;
  return nearness(1) - Math.max(nearness(0), trade);
}

/**
 * A text is refused if two witnesses agree (decision 0050): its chance of harm is at least `harm`, and a harmful line is nearer
 * in meaning than any harmless one, by at least `nearer`. Where harm is almost certain, a harmless line may be a little nearer.
 */
const likely = { harm: 0.5, nearer: 0.02 } as const;
const certain = { harm: 0.95, nearer: -0.1 } as const;
/** Minimum chance to take a text for a question or an instruction. */
const sureOfNoSubject = 0.7;

export const isHarm = (id: string): id is Harm => Object.hasOwn(harmAnswers, id);
const isNoSubject = (id: string): id is NoSubject => Object.hasOwn(noSubjectAnswers, id);

/** Maximum wait for a form's meaning, in milliseconds: words alone miss much harm, so a form waits longer than a chat. */
const patienceInForms = 15_000;

/**
 * The kinds that a text may be of, the likeliest first, and the chance of all harm together.
 * @param wait maximum wait for the meaning, in milliseconds
 */
export async function readHarm(text: string, wait?: number) {
  const [recognise, meaning] = await Promise.all([learntRecogniser(learntHarm), meaningOf(text, wait)]);
  const kinds = recognise(harmFeatures(text, meaning));
  const harms = kinds.flatMap(({ id, chance }) => (isHarm(id) ? [{ id, chance }] : []));
  return { kinds, harms, harm: harms.reduce((sum, { chance }) => sum + chance, 0) };
}

/** The harm that a message to the concierge or a practice bot is almost certainly for: people talk about anything there. */
export async function harmInChat(text: string): Promise<Harm | undefined> {
  const { harm, harms } = await readHarm(text);
  return harm >= certain.harm && (await nearerToHarm(text)) >= certain.nearer ? harms[0]?.id : undefined;
}

/** From this chance on the whole text says plainly which kind of harm it is. */
const plainKind = 0.9;

/** The kind of a harmful text: where the whole is of several, the part that says it most plainly tells. */
async function kindOf(text: string, likeliest: { id: Harm; chance: number }): Promise<Harm> {
  if (likeliest.chance >= plainKind) return likeliest.id;
  const parts = text.split(/(?<=[.!?;])\s+|,\s+/).filter((part) => part.split(" ").length > 2);
  const read = await Promise.all(parts.map((part) => readHarm(part, patienceInForms)));
  return read
    .flatMap(({ harms }) => harms.slice(0, 1))
    .reduce((best, one) => (one.chance > best.chance ? one : best), likeliest).id;
}

/** People who are staff by how they are named: 'my girls', '5 boys', 'the sales girls'. */
const staff =
  /(\b(?:my|our|the|sales|shop|\d+|two|three|four|five|six|seven|eight|nine|ten)\s+(?:sales\s+|shop\s+|apprentice\s+)?)(?:girls|boys)\b/gi;
const people = /\b(?:girls?|boys?)\b/i;

/**
 * Whether only its words for staff make a text sound harmful, in a lawful trade that is surely recognised. 'POS business with 5
 * girls at different junctions' is read again as 'with 5 workers'; work that is harmful stays so.
 */
async function isOnlyOfStaff(text: string): Promise<boolean> {
  const ofWorkers = text.replace(staff, "$1workers");
  // 'Arranging girls for guests' names no staff.
  if (ofWorkers === text || people.test(ofWorkers) || !(await tradeNamed(text))) return false;
  const { harm } = await readHarm(ofWorkers, patienceInForms);
  return harm < likely.harm;
}

/** What a form asks for that no tool writes: something harmful, or no subject at all. Undefined for any other text. */
export async function refusedInForm(text: string): Promise<Harm | NoSubject | undefined> {
  const { harm, harms, kinds } = await readHarm(text, patienceInForms);
  const [kind] = harms;
  if (kind && harm >= likely.harm) {
    const { nearer } = harm >= certain.harm ? certain : likely;
    const isNear = (await nearerToHarm(text, patienceInForms)) >= nearer;
    if (isNear && !(await isOnlyOfStaff(text))) return kindOf(text, kind);
  }
  const [likeliest] = kinds;
  if (likeliest && isNoSubject(likeliest.id) && likeliest.chance >= sureOfNoSubject) return likeliest.id;
  return undefined;
}
