import type { BotKind } from "#content/bots/kinds.ts";
import { featureReader } from "#packages/recognise/features.ts";
import type { Likely } from "#packages/recognise/recogniser.ts";

/** What tells the kinds apart; `npm run learn` writes it. */
export const learntKinds = "content/bots/learnt.json";

/** One sentence of a message, and what it may be, the likeliest first. */
export interface Sentence {
  readonly text: string;
  readonly likely: readonly Likely<BotKind>[];
}

/** Formats where only the fact that there is one counts, not which. */
const formats: readonly (readonly [RegExp, string])[] = [
  [/\b\d+(?:\.\d+)? ?%/g, " a-share "],
  [/(?<!\d)(?:\+?234|0)[\s-]?\d{2,3}[\s-]?\d{3}[\s-]?\d{4}(?!\d)/g, " a-phone "],
  [
    /[₦#]\s?\d[\d,.]*k?|\b(?:ngn|n)\s?\d[\d,.]*k?\b|\b\d[\d,.]*k\d*\b|\b\d{1,3}(?:,\d{3})+\b/gi,
    " an-amount ",
  ],
  [/\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b|\b\d{1,2}:\d\d\b/gi, " a-time "],
  [/#?\b[a-z]{1,4}-?\d{2,}\b/gi, " a-code "],
  [/\b\d{3,}\b/g, " a-large-number "],
  [/\b\d{1,2}\b/g, " a-number "],
];

const read = featureReader({ places: 4096, letters: [3, 4, 5], runs: 3, form: true, meaning: 1 });

/** The features by which the kind of a line is told. `meaning` comes from the sentence encoder. */
export function kindFeatures(line: string, meaning: ArrayLike<number> | undefined) {
  return read(
    formats.reduce((text, [pattern, name]) => text.replace(pattern, name), line),
    meaning,
  );
}
