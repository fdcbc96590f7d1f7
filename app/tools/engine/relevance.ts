import type { Brief } from "./brief.ts";
import type { Chooser } from "./chooser.ts";
import { fitting } from "./find-sector.ts";

/** Words that occur in phrases about anything. */
const common = new Set(
  `that with from when what they them this will have more than every after before without which price same your does
   only money people clean pack packs shop shops delivery deliver delivered free check home house houses week month
   year fixed open last sent order orders hour hours days time part parts place good make made come comes take takes
   keep keeps work works working small large first second about never first long business owner owners customer
   customers real another other still ready right under inside between three four five whole one’s near`
    .trim()
    .split(/\s+/),
);

function wordsIn(text: string): Set<string> {
  const found = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(
    found.filter((word) => !common.has(word)).map((word) => word.replace(/(?:ing|ed|es|s)$/, "").slice(0, 6)),
  );
}

/** Phrases of the sector, split by whether they share a word with the visitor's text. */
export interface Nearness {
  readonly near: readonly string[];
  readonly far: readonly string[];
}

/** Whether a phrase shares a word with the visitor's text. */
export function isNear({ text }: Brief, phrase: string): boolean {
  const typed = wordsIn(text);
  return Array.from(wordsIn(phrase)).some((word) => typed.has(word));
}

function byNearness(brief: Brief, phrases: readonly string[]): Nearness {
  const fit = fitting(brief, phrases);
  return {
    near: fit.filter((phrase) => isNear(brief, phrase)),
    far: fit.filter((phrase) => !isNear(brief, phrase)),
  };
}

/** Phrases near to the visitor's text come first; among equals, the version decides. */
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

/** Only a phrase that is near to the visitor's text. */
export function near(
  brief: Brief,
  choose: Chooser,
  key: string,
  phrases: readonly string[],
): string | undefined {
  return choose.some(key, byNearness(brief, phrases).near, 1)[0];
}
