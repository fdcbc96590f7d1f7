import type { Brief } from "./brief.ts";
import type { Chooser } from "./chooser.ts";
import { fitting } from "./find-sector.ts";

const short =
  /^(?:that|with|from|when|what|they|them|this|will|have|more|than|every|after|before|without|which|price|same|your|does|will|only|money|people)$/;

function wordsIn(text: string): Set<string> {
  const found = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(
    found.filter((word) => !short.test(word)).map((word) => word.replace(/(?:ing|ed|es|s)$/, "").slice(0, 6)),
  );
}

/** Phrases of the sector, parted by whether the visitor's own words are about the same. */
export interface Nearness {
  readonly near: readonly string[];
  readonly far: readonly string[];
}

function byNearness(brief: Brief, phrases: readonly string[]): Nearness {
  const typed = wordsIn(brief.text);
  const isNear = (phrase: string) => Array.from(wordsIn(phrase)).some((word) => typed.has(word));
  const fit = fitting(brief, phrases);
  return { near: fit.filter(isNear), far: fit.filter((phrase) => !isNear(phrase)) };
}

/** What is near comes first; of two as near, the version decides. */
export function nearest(
  brief: Brief,
  choose: Chooser,
  key: string,
  phrases: readonly string[],
  count: number,
): readonly string[] {
  const { near, far } = byNearness(brief, phrases);
  const chosen = choose.some(key, near, count);
  return [...chosen, ...choose.some(`${key}, far`, far, count - chosen.length)];
}

/** Only what the visitor's own words are about. */
export function near(
  brief: Brief,
  choose: Chooser,
  key: string,
  phrases: readonly string[],
): string | undefined {
  return choose.some(key, byNearness(brief, phrases).near, 1)[0];
}
