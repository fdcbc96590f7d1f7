import { type Label, labelNames } from "#content/concierge/labels.ts";
import { conciergeIfMeant as ifMeant, conciergeUnclear as unclear } from "#content/concierge.ts";
import { type Choice, isCalculatedOrChosen } from "../precise/choice.ts";
import { groupOf } from "../precise/group-of.ts";
import { isAsShortAsLines } from "../words.ts";
import { readWell } from "./follow-up.server.ts";
import type { Found } from "./found.ts";
import type { Part } from "./part.ts";
import type { Asked } from "./talk.ts";

/**
 * Below the first chance of being right the visitor is asked what is meant; below the second the answer begins with its subject
 * (docs/decisions/0090).
 */
const [leastToSay, leastPlain] = [0.2, 0.4];
/** The same for a short first message, where an answer with a chance of 0.1 is right more often than not (docs/decisions/0091). */
const [leastToSayShort, leastPlainShort] = [0.05, 0.2];
/** How many words a short first message has at most. */
const mostWordsOfShort = 20;
/** How many questions are offered: in six of ten such messages, the right one is among four. */
const mostOffered = 4;

/** Labels whose answer suits every visitor who may have meant something else. */
const suitsAnybody: ReadonlySet<Label> = new Set<Label>(["want_human", "call_me", "buy", "complaint"]);

const nameOf = (choice: Choice) =>
  "precise" in choice ? choice.precise.answer.name : labelNames[choice.general];

const isOf = (choice: Choice, { precise, part }: Found) =>
  "precise" in choice ? choice.precise.answer.id === precise : !precise && choice.general === part.intent;

/** The chance of an answer among all that was compared; 0 if it was not among them. */
export const chanceOf = (found: Found, choices: readonly Choice[]): number =>
  choices.find((one) => isOf(one, found))?.chance ?? 0;

/** Attacks and small talk are not offered, and 'Which one fits me' hardly ever helps somebody who asked for something else. */
const mayBeOffered = (choice: Choice) => {
  const label = "precise" in choice ? choice.precise.answer.label : choice.general;
  return (
    (groupOf(label) !== "talk" || label === "account") && !("general" in choice && label === "which_fits")
  );
};

/** The names of what the visitor may have meant with the message or with one of its questions, likeliest first. */
function namesOf(all: readonly Found[], given?: Found): string[] {
  const choices = all
    .flatMap(({ rated = [] }) => rated)
    .filter((one) => !given || !isOf(one, given))
    .filter(mayBeOffered)
    .toSorted((one, other) => other.chance - one.chance);
  return [...new Set(choices.map(nameOf))].slice(0, mostOffered);
}

/** The two chances that apply to a message. */
const leastFor = ({ talk, words }: Asked): readonly [number, number] =>
  !talk && words.length <= mostWordsOfShort ? [leastToSayShort, leastPlainShort] : [leastToSay, leastPlain];

/** Whether an answer is given as it is: a likely one, help, a calculated one, or one that suits anybody. */
function stays(
  { part, precise, ownChance, choices }: Found,
  { words, language }: Asked,
  least: number,
): boolean {
  const label = part.intent;
  if (ownChance === undefined || ownChance >= least || label === "unknown" || choices?.length) return true;
  if (isAsShortAsLines(words) || !readWell.includes(language)) return true;
  // A visitor who names one of our things hears about it.
  if (!precise && part.subjects?.length) return true;
  const group = groupOf(label);
  if (group === "danger" || group === "talk" || suitsAnybody.has(label)) return true;
  return !precise && isCalculatedOrChosen(label);
}

/**
 * Puts what an unlikely answer is about in front of it, or asks what is meant instead: a wrong answer costs the visitor more than a
 * tap on a choice.
 * @param all what was found for the whole message and for each of its questions
 * @param unknown the answer to what is not known
 */
export function unlessUnsure(found: Found, all: readonly Found[], asked: Asked, unknown: Part): Found {
  const [toSay, plainly] = leastFor(asked);
  if (stays(found, asked, plainly)) return found;
  if ((found.ownChance ?? 0) < toSay)
    return { part: { ...unknown, text: unclear[asked.language] }, choices: namesOf(all) };
  const own = all.flatMap(({ rated = [] }) => rated).find((one) => isOf(one, found));
  if (!own) return found;
  const text = `${ifMeant[asked.language](nameOf(own))} ${found.part.text}`;
  return { ...found, part: { ...found.part, text }, choices: namesOf(all, found) };
}

/** The chance of several answers given together, which help if one of them is right. */
export const chanceOfAny = (some: readonly Found[]): number | undefined =>
  some.some(({ ownChance }) => ownChance === undefined)
    ? undefined
    : some.reduce((most, { ownChance = 0 }) => Math.max(most, ownChance), 0);
