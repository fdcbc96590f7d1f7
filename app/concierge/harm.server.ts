import { readFile } from "node:fs/promises";
import { type Harm, harmAnswers, type NoSubject, noSubjectAnswers } from "#content/refusals.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { type Learnt, recogniser } from "#packages/recognise/recogniser.ts";
import { learntHarm } from "./understand/built.ts";
import { loadedOnce } from "./understand/labels.server.ts";
import { harmFeatures } from "./understand/read-line.ts";

const harmRecogniser = loadedOnce(async () => {
  const { learnt } = JSON.parse(await readFile(learntHarm, "utf8")) as { learnt: Learnt };
  return recogniser(learnt);
});

/**
 * A form's text counts as harm from this chance on (docs/decisions/0027). A short one needs a higher chance, because few words
 * are often like those of something harmful.
 */
const sureInForms = 0.5;
const sureIfShort = 0.85;
/** Texts with fewer words are short. */
const shortBelow = 10;
/** Where no single kind is likely, the words point nowhere, and only a high chance of all kinds together counts. */
const sureOfKind = 0.5;
const sureWithoutKind = 0.95;
/** Messages in a chat are about anything, so they need a higher chance. */
const sureInChats = 0.95;
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
  const [recognise, meaning] = await Promise.all([harmRecogniser(), meaningOf(text, wait)]);
  const kinds = recognise(harmFeatures(text, meaning));
  const harms = kinds.flatMap(({ id, chance }) => (isHarm(id) ? [{ id, chance }] : []));
  return { kinds, harms, harm: harms.reduce((sum, { chance }) => sum + chance, 0) };
}

/** The harm that a message to the concierge or a practice bot is for; undefined if it is for none. */
export async function harmInChat(text: string): Promise<Harm | undefined> {
  const { harm, harms } = await readHarm(text);
  return harm >= sureInChats ? harms[0]?.id : undefined;
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

/** What a form asks for that no tool writes: something harmful, or no subject at all. Undefined for any other text. */
export async function refusedInForm(text: string): Promise<Harm | NoSubject | undefined> {
  const { harm, harms, kinds } = await readHarm(text, patienceInForms);
  const isShort = text.trim().split(/\s+/).length < shortBelow;
  const [kind] = harms;
  const pointsSomewhere = kind && (kind.chance >= sureOfKind || harm >= sureWithoutKind);
  if (pointsSomewhere && harm >= (isShort ? sureIfShort : sureInForms)) return kindOf(text, kind);
  const [likeliest] = kinds;
  if (likeliest && isNoSubject(likeliest.id) && likeliest.chance >= sureOfNoSubject) return likeliest.id;
  return undefined;
}
