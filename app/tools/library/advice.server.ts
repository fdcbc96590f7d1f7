import { discriminant } from "#packages/recognise/discriminant.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { plainWords } from "#packages/recognise/features.ts";
import { stemPoints } from "#packages/recognise/recogniser.ts";
import type { Advice, AdviceKind } from "./advice.ts";
import { once, readBuilt } from "./library.server.ts";
import type { AdviceShelf } from "./library.ts";
import { tellingStems } from "./read-line.ts";

/** What is advised for a part of a text. */
export interface Advised {
  /** The part that names the matter. */
  readonly text: string;
  readonly advice: Advice;
  /** How surely it is meant. */
  readonly points: number;
}

/** The weights of a text's words and of its context. Its meaning has a weight of 1. Measured on lines left out (decision 0053). */
const wordShare = 0.42;
const contextShare = 0.3;

/** Turns numbers into standard deviations above their mean. */
function standardised(numbers: Float32Array): Float32Array {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const spread = Math.hypot(...numbers.map((one) => one - mean)) / Math.sqrt(numbers.length) || 1;
  return numbers.map((one) => (one - mean) / spread);
}

/** The plain words of a text, each between spaces. */
const asPlain = (text: string) => ` ${plainWords(text).join(" ")} `;

/** All advice of a kind, and a function that gives the points of each for a text, by its words and its meaning. */
const shelfOf = once(async (kind: AdviceKind) => {
  const { advice: written, meaning, stems } = (await readBuilt(`${kind}.json`)) as AdviceShelf;
  const advice = written.map(({ words, ...one }) => ({ ...one, words: words?.map(asPlain) }) as Advice);
  const byMeaning = discriminant(meaning);
  const pointsOf = async (text: string) => {
    const words = stemPoints(tellingStems(text), stems, advice.length);
    const meant = await meaningOf(text);
    const points = meant ? standardised(byMeaning(meant)) : new Float32Array(advice.length);
    return points.map((one, at) => one + wordShare * (words[at] as number));
  };
  return { advice, pointsOf };
});

/** For whom advice is looked for. */
interface Asker {
  /** Whose matters they are, such as a kind of company. */
  readonly context?: string | undefined;
  /** All that was typed: advice with words of its own needs one of them. */
  readonly typed?: string;
  /** The kind of trade, if it is known. */
  readonly sector?: string | undefined;
}

const matterOf = ({ id, insteadOf }: Advice) => insteadOf ?? id;

/** Whether an advice may be given to somebody. */
function suits({ of, words }: Advice, typed: string, sector: string | undefined): boolean {
  if (of && !of.some((one) => one === sector)) return false;
  return !words || words.some((word) => typed.includes(word));
}

/**
 * Finds the advice that fits each text best, of what suits the asker.
 * @returns one for each text, in their order, however few its points are
 */
export async function likeliestAdvice(
  kind: AdviceKind,
  texts: readonly string[],
  { context, typed = texts.join(" "), sector }: Asker = {},
): Promise<Advised[]> {
  const { advice, pointsOf } = await shelfOf(kind);
  const [around, all] = await Promise.all([
    context ? pointsOf(context) : undefined,
    Promise.all(texts.map(pointsOf)),
  ]);
  const plain = asPlain(typed);
  const suitable = advice.filter((one) => suits(one, plain, sector));
  const replaced = new Set(suitable.map(({ insteadOf }) => insteadOf));
  const fitting = suitable.filter(({ id }) => !replaced.has(id));
  return all.map((own, place) => {
    // The matter is recognised by the lines of all who are advised on it, and answered for this one.
    const ofMatter = new Map<string, number>();
    for (const [at, one] of advice.entries()) {
      const points = (own[at] ?? 0) + contextShare * (around?.[at] ?? 0);
      ofMatter.set(matterOf(one), Math.max(points, ofMatter.get(matterOf(one)) ?? points));
    }
    const matters = new Map(fitting.map((one) => [matterOf(one), one]));
    const [[best, points = 0] = [], [, second = 0] = []] = [...matters.keys()]
      .map((matter) => [matter, ofMatter.get(matter) ?? 0] as const)
      .toSorted(([, one], [, other]) => other - one);
    // If another one is as likely, neither is sure.
    return {
      text: texts[place] as string,
      advice: matters.get(best ?? "") as Advice,
      points: 2 * points - second,
    };
  });
}
