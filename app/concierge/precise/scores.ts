import { discriminant } from "#packages/recognise/discriminant.ts";
import { profiles } from "#packages/recognise/profiles.ts";
import { vocabulary } from "#packages/recognise/vocabulary.ts";
import type { Scores } from "./candidates.ts";
import type { LearntGroups } from "./precise.ts";

/** A text with its meaning from the encoder. */
export interface Line {
  readonly text: string;
  readonly meaning: Float32Array;
}

/** Numbers by how many standard deviations they are above their average. */
function standardised(numbers: Float32Array): Float32Array {
  const average = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const spread = Math.sqrt(numbers.reduce((sum, one) => sum + (one - average) ** 2, 0) / numbers.length);
  return numbers.map((one) => (spread ? (one - average) / spread : 0));
}

/**
 * Makes a function that says what speaks for each group.
 * @param byAnswer how alike a text is to each answer, by its words
 */
export function scorer(learnt: LearntGroups, byAnswer: (text: string) => Float32Array) {
  const byMeaning = discriminant(learnt.meaning);
  const byWords = profiles(learnt.words);
  const coverageOf = vocabulary(learnt.vocabulary);
  return ({ text, meaning }: Line): Scores => ({
    meant: standardised(byMeaning(meaning)),
    words: standardised(byWords(text)),
    said: standardised(byAnswer(text)),
    coverage: coverageOf(text),
  });
}
