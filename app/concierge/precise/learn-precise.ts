import type { Label } from "#content/concierge/labels.ts";
import { learnDiscriminant } from "#packages/recognise/discriminant.ts";
import { learnProfiles, profiles } from "#packages/recognise/profiles.ts";
import { learnVocabulary } from "#packages/recognise/vocabulary.ts";
import { wordsSaid } from "./build-precise.ts";
import { candidatesFor, type Group } from "./candidates.ts";
import { type ChoiceExample, learnChoice } from "./choice.ts";
import type { LearntGroups, LearntPrecise } from "./precise.ts";
import { readPrecise, readPreciseLessons } from "./read-precise.ts";
import { scorer } from "./scores.ts";

/** A line of a group. */
interface Lesson {
  readonly line: string;
  readonly place: number;
}

/** What the learning of a line needs. */
export interface LineReader {
  /** The meaning of a line, of length 1. */
  readonly meaningOf: (line: string) => Float32Array;
  /** The chances of what a line may want, by label. */
  readonly chancesOf: (line: string) => ReadonlyMap<string, number>;
}

function learnGroups(lessons: readonly Lesson[], meaningOf: LineReader["meaningOf"]): LearntGroups {
  const places = lessons.map(({ place }) => place);
  const lines = lessons.map(({ line }) => line);
  return {
    meaning: learnDiscriminant(places, lines.map(meaningOf)),
    words: learnProfiles(places, lines),
    vocabulary: learnVocabulary(places, lines),
  };
}

/** In how many parts the lines are left out, one part after the other, so that the choice is learnt from unknown lines. */
const parts = 4;

/**
 * Learns to choose among the likeliest groups.
 * @param isNew whether the labels were learnt without a line; only then its chances are those of an unknown line
 */
function learnToChoose(
  lessons: readonly Lesson[],
  groups: readonly Group[],
  byAnswer: (text: string) => Float32Array,
  isNew: (line: string) => boolean,
  { meaningOf, chancesOf }: LineReader,
) {
  const groupOf = new Map(groups.map((group) => [group.place, group]));
  const examples: ChoiceExample[] = [];
  for (let part = 0; part < parts; part++) {
    const scoresOf = scorer(
      learnGroups(
        lessons.filter((_, at) => at % parts !== part),
        meaningOf,
      ),
      byAnswer,
    );
    for (const [at, { line, place }] of lessons.entries()) {
      const own = groupOf.get(place);
      const isGeneral = own !== undefined && own.answer === undefined;
      if (at % parts !== part || !own || !(isGeneral || isNew(line))) continue;
      const text = {
        text: line,
        scores: scoresOf({ text: line, meaning: meaningOf(line) }),
        chances: chancesOf(line),
      };
      // The labels know a general line, so it only tells its label's questions apart.
      const candidates = candidatesFor(
        isGeneral ? groups.filter(({ label }) => label === own.label) : groups,
        text,
      );
      const right = candidates?.all.findIndex(({ group }) => group.place === place);
      if (candidates) examples.push({ candidates, right: right === -1 ? undefined : right });
    }
  }
  return learnChoice(examples);
}

/** Learns to tell precise questions apart. */
export async function learnPrecise(reader: LineReader): Promise<LearntPrecise> {
  const { answers, asked } = await readPrecise();
  const known = new Set(asked.flatMap(({ lines }) => lines));
  const all = [...(await readPreciseLessons())];
  const lessons = all.flatMap(([, lines], place) => lines.map((line) => ({ line, place })));
  const general = all.slice(asked.length).map(([label]) => label as Label);
  const placeOf = new Map(general.map((label, at) => [label, asked.length + at]));
  const precise = asked.flatMap(({ id, after }, place): Group[] => {
    const answer = answers.findIndex((one) => one.id === id);
    const { label } = answers[answer] as (typeof answers)[number];
    return after ? [] : [{ place, label, answer, general: placeOf.get(label), gain: 0 }];
  });
  const wide = general.map((label, at): Group => ({
    place: asked.length + at,
    label,
    answer: undefined,
    general: undefined,
    gain: 0,
  }));
  return {
    asked: asked.map(({ lines: _, ...rest }) => rest),
    general,
    ...learnGroups(lessons, reader.meaningOf),
    choice: learnToChoose(lessons, [...precise, ...wide], profiles(wordsSaid(answers)), (line) => !known.has(line), reader),
  };
}
