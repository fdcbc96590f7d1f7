import type { Label } from "#content/concierge/labels.ts";

/**
 * What speaks for each group of lines: the meaning and the words of a text beside those of the group's lines, and its words
 * beside those of each answer, all in standard deviations above the average.
 */
export interface Scores {
  readonly meant: Float32Array;
  readonly words: Float32Array;
  /** By the place of the answer. */
  readonly said: Float32Array;
}

/** A text with what speaks for each group, and how likely each label is. */
export interface ScoredText extends Scores {
  readonly chances: ReadonlyMap<string, number>;
}

/** A group of lines: those of a precise question, or those that ask the general question of a label. */
export interface Group {
  readonly place: number;
  readonly label: Label;
  /** The place of its answer; undefined for a general question. */
  readonly answer?: number;
  /** The place of the general question of its label; undefined if there is none. */
  readonly general: number | undefined;
  /** Points that the chat adds, because the answer is on its subject or follows up on it. */
  readonly gain: number;
}

/** A group that a text may ask for, with what speaks for and against it. */
export interface Candidate {
  readonly group: Group;
  /** How far it stands out from all others, in standard deviations. */
  readonly points: number;
  readonly features: readonly number[];
}

/** What is chosen from, and what speaks for none of it. */
export interface Candidates {
  readonly all: readonly Candidate[];
  readonly none: readonly number[];
}

/**
 * How much the meaning of a text counts, its words beside those of the lines, its words beside those of the answer, and
 * its label. They only choose the candidates. Found by leaving lines out (docs/decisions/0041 and 0051).
 */
const [meaningShare, wordsShare, saidShare, labelShare] = [0.68, 0.25, 0.12, 0.5];
/** How much what was said before a question counts beside it. */
const toldShare = 0.35;
/** The least chance of a label. */
const leastChance = 0.003;

/** How many precise questions, and how many general ones, are candidates. */
const [mostPrecise, mostGeneral] = [10, 3];

const logChance = ({ chances }: ScoredText, label: Label) => Math.log((chances.get(label) ?? 0) + leastChance);

/** How well the lines of a group fit. */
const asked = ({ meant, words }: Scores, place: number) =>
  meaningShare * (meant[place] as number) + wordsShare * (words[place] as number);

const saidIn = ({ said }: Scores, { answer }: Group) =>
  answer === undefined ? 0 : (said[answer] as number);

function pointsOf(group: Group, own: ScoredText, told: ScoredText | undefined): number {
  const fit = (text: ScoredText) => asked(text, group.place) + saidShare * saidIn(text, group);
  return (
    fit(own) +
    (told ? toldShare * fit(told) : 0) +
    labelShare * logChance(own, group.label) +
    group.gain
  );
}

/** The best of each answer, because an answer may have a second group of lines that follow up on another. */
function bestOfAnswers(found: readonly { group: Group; points: number }[], most: number) {
  const kept: { group: Group; points: number }[] = [];
  for (const one of [...found].sort((first, second) => second.points - first.points)) {
    if (kept.length === most) break;
    const { answer } = one.group;
    if (answer === undefined || !kept.some(({ group }) => group.answer === answer)) kept.push(one);
  }
  return kept;
}
