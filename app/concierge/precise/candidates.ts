import type { Label } from "#content/concierge/labels.ts";
import type { Coverage } from "#packages/recognise/vocabulary.ts";

/**
 * What speaks for each group of lines: the meaning and the words of a text beside those of the group's lines, and its words
 * beside those of each answer, all in standard deviations above the average.
 */
export interface Scores {
  readonly meant: Float32Array;
  readonly words: Float32Array;
  /** By the place of the answer. */
  readonly said: Float32Array;
  readonly coverage: Coverage;
}

/** A text with what speaks for each group, and the chance of each label. */
export interface ScoredText {
  readonly text: string;
  readonly scores: Scores;
  readonly chances: ReadonlyMap<string, number>;
}

/** A group of lines: those of a precise question, or those that ask the general question of a label. */
export interface Group {
  readonly place: number;
  readonly label: Label;
  /** The place of its answer; undefined for a general question. */
  readonly answer: number | undefined;
  /** The place of the general question of its label, if that has one. */
  readonly general: number | undefined;
  /** Points that the chat adds, because the answer is on its subject or follows up on it. */
  readonly gain: number;
}

/** A group that a text may ask for, with what speaks for it (see `featuresOf`). */
export interface Candidate {
  readonly group: Group;
  /** How far it stands out from all others, in standard deviations. */
  readonly points: number;
  readonly features: readonly number[];
}

/** What a text may ask for, likeliest first by points, and what speaks for none of it. */
export interface Candidates {
  readonly all: readonly Candidate[];
  readonly none: readonly number[];
}

/**
 * How much the meaning of a text counts, its words beside those of the lines, its words beside those of the answer, and
 * its label, found by leaving lines out (docs/decisions/0041 and 0051). Points only choose the candidates.
 */
const [meaningShare, wordsShare, saidShare, labelShare] = [0.68, 0.25, 0.12, 0.5];
/** How much what was said before a question counts beside it. */
const toldShare = 0.35;
/** The chance that a label has at least. */
const leastChance = 0.003;

/** How many precise questions, and how many general ones, are candidates. */
const [mostPrecise, mostGeneral] = [10, 3];

/** The chance of a label as a logarithm. */
const logChance = ({ chances }: ScoredText, label: Label) =>
  Math.log((chances.get(label) ?? 0) + leastChance);

/** How well a text fits the lines of a group, and the answer. */
function fit({ meant, words, said }: Scores, { place, answer }: Group): number {
  const asked = meaningShare * (meant[place] as number) + wordsShare * (words[place] as number);
  return answer === undefined ? asked : asked + saidShare * (said[answer] as number);
}

interface Pointed {
  readonly group: Group;
  readonly points: number;
}

/** The best of each answer: an answer may have a second group of lines, which follow up on another answer. */
function bestOf(found: readonly Pointed[], most: number): Pointed[] {
  const kept: Pointed[] = [];
  for (const one of found) {
    const { answer } = one.group;
    if (answer === undefined || !kept.some(({ group }) => group.answer === answer)) kept.push(one);
    if (kept.length === most) break;
  }
  return kept;
}

/** What speaks for a candidate, and what is different where the general question of a label is asked. */
function featuresOf({ group, points }: Pointed, best: number, own: ScoredText): number[] {
  const { meant, words, said, coverage } = own.scores;
  const { place, answer, general, label } = group;
  const [meaning, word] = [meant[place] as number, words[place] as number];
  const isGeneral = Number(answer === undefined);
  const beside = answer === undefined ? undefined : general;
  return [
    points,
    meaning,
    Math.max(0, meaning - 3),
    word,
    Math.max(0, word - 5),
    answer === undefined ? 0 : (said[answer] as number),
    logChance(own, label),
    // How far ahead it is of the general question of its label.
    beside === undefined ? 0 : meaning - (meant[beside] as number),
    beside === undefined ? 0 : word - (words[beside] as number),
    Number(answer !== undefined && general === undefined),
    coverage.covered[place] as number,
    coverage.missing[place] as number,
    coverage.usual[place] as number,
    isGeneral,
    isGeneral * meaning,
    isGeneral * best,
    isGeneral * Math.log(own.text.split(/\s+/).length),
  ];
}

/**
 * What a text may ask for.
 * @param told what speaks for each group in what was said before it, with the text itself
 */
export function candidatesFor(
  groups: readonly Group[],
  own: ScoredText,
  told?: Scores,
): Candidates | undefined {
  const found = groups
    .map((group) => ({
      group,
      points:
        fit(own.scores, group) +
        (told ? toldShare * fit(told, group) : 0) +
        labelShare * logChance(own, group.label) +
        group.gain,
    }))
    .sort((one, other) => other.points - one.points);
  const precise = bestOf(
    found.filter(({ group }) => group.answer !== undefined),
    mostPrecise,
  );
  const general = found.filter(({ group }) => group.answer === undefined).slice(0, mostGeneral);
  const [first, second] = precise;
  if (!first || !second) return undefined;
  const all = [...precise, ...general].map((one) => ({ ...one, features: featuresOf(one, first.points, own) }));
  const { coverage, meant, words } = own.scores;
  const most = (of: Float32Array) => Math.max(...all.map(({ group }) => of[group.place] as number));
  return {
    all,
    none: [
      1,
      first.points,
      first.points - second.points,
      most(meant),
      most(words),
      most(coverage.covered),
      Math.min(...all.map(({ group }) => coverage.missing[group.place] as number)),
      Math.log(own.text.split(/\s+/).length),
    ],
  };
}
