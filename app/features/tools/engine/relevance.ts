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

/** Phrases of the sector that are as near as may be to what the visitor typed, in the order of this version. */
export function nearest(
  brief: Brief,
  choose: Chooser,
  key: string,
  phrases: readonly string[],
  count: number,
): readonly string[] {
  const typed = wordsIn(brief.text);
  const scored = fitting(brief, phrases).map((phrase) => {
    const hits = Array.from(wordsIn(phrase)).filter((word) => typed.has(word)).length;
    return { phrase, hits };
  });
  const near = scored.filter(({ hits }) => hits > 0).map(({ phrase }) => phrase);
  const far = scored.filter(({ hits }) => hits === 0).map(({ phrase }) => phrase);
  // Two near ones are enough to choose from; else the others fill up.
  const pool = near.length >= 3 ? near : [...near, ...choose.some(`${key} rest`, far, 3)];
  return choose.some(key, pool, count);
}
