import { type Label, labelNames } from "#content/concierge/labels.ts";
import { conciergeIfMeant as ifMeant, conciergeUnclear as unclear } from "#content/concierge.ts";
import { type Choice, isCalculatedOrChosen } from "../precise/choice.ts";
import { groupOf } from "../precise/group-of.ts";
import { readWell } from "./follow-up.server.ts";
import type { Found } from "./found.ts";
import type { Part } from "./part.ts";
import type { Asked } from "./talk.ts";

/**
 * The chance that an answer is the right one, below which the visitor is asked what is meant, and below which the answer begins with
 * what it is about (docs/decisions/0090).
 */
const [leastToSay, leastPlain] = [0.2, 0.4];
/** The chances of shorter messages were not compared with what a judge named. In words. */
const leastWords = 10;
/** How much is offered to choose from: what was meant is among four in six of ten such messages. */
const mostOffered = 4;

/** Labels whose answer suits every visitor who may have meant something else. */
const suitsAnybody: ReadonlySet<Label> = new Set<Label>(["want_human", "call_me", "buy", "complaint"]);

const nameOf = (choice: Choice) =>
  "precise" in choice ? choice.precise.answer.name : labelNames[choice.general];

const isOf = (choice: Choice, { precise, part }: Found) =>
  "precise" in choice ? choice.precise.answer.id === precise : !precise && choice.general === part.intent;

/** The chance that the answer is the right one, as far as the choices tell. */
export const standingOf = (found: Found, choices: readonly Choice[]): number =>
  choices.find((one) => isOf(one, found))?.chance ?? 0;

/** Nobody presses 'Changing prices or rules' or 'Just talking', and 'Which one fits me' helps hardly anybody who asked for something else. */
const mayBeOffered = (choice: Choice) => {
  const label = "precise" in choice ? choice.precise.answer.label : choice.general;
  return (
    (groupOf(label) !== "talk" || label === "account") && !("general" in choice && label === "which_fits")
  );
};

/** The names of what may have been meant, likeliest first, in the whole message or in one of its questions. */
function namesOf(all: readonly Found[], given?: Found): string[] {
  const choices = all
    .flatMap(({ rated = [] }) => rated)
    .filter((one) => !given || !isOf(one, given))
    .filter(mayBeOffered)
    .toSorted((one, other) => other.chance - one.chance);
  return [...new Set(choices.map(nameOf))].slice(0, mostOffered);
}

/** Whether the answer stays, however unlikely: help, what is calculated, and what suits anybody. */
function stays({ part, precise, standing, choices }: Found, { words, language }: Asked): boolean {
  const label = part.intent;
  if (standing === undefined || standing >= leastPlain || label === "unknown" || choices?.length) return true;
  if (words.length < leastWords || !readWell.includes(language)) return true;
  // Who names one of our things is told about it.
  if (!precise && part.subjects?.length) return true;
  const group = groupOf(label);
  if (group === "danger" || group === "talk" || suitsAnybody.has(label)) return true;
  return !precise && isCalculatedOrChosen(label);
}

/**
 * An answer that is probably not the right one begins with what it is about, or is replaced by the question what is meant: a wrong
 * answer costs the visitor more than a choice.
 * @param all what was found for the whole message and for each of its questions
 * @param unknown the answer to what is not known
 */
export function unlessUnsure(found: Found, all: readonly Found[], asked: Asked, unknown: Part): Found {
  if (stays(found, asked)) return found;
  if ((found.standing ?? 0) < leastToSay)
    return { part: { ...unknown, text: unclear[asked.language] }, choices: namesOf(all) };
  const own = all.flatMap(({ rated = [] }) => rated).find((one) => isOf(one, found));
  if (!own) return found;
  const text = `${ifMeant[asked.language](nameOf(own))} ${found.part.text}`;
  return { ...found, isDoubted: true, part: { ...found.part, text }, choices: namesOf(all, found) };
}

/** The chance of an answer that was joined from several: it helps if one of them is right. */
export const standingOfAll = (some: readonly Found[]): number | undefined =>
  some.some(({ standing }) => standing === undefined)
    ? undefined
    : some.reduce((most, { standing = 0 }) => Math.max(most, standing), 0);
