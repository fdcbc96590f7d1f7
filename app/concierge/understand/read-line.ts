import { featureReader } from "#packages/recognise/features.ts";

/** Where only the fact that there is one counts, not which: 'reach me on 0803 …' is like any other number. */
const formats: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, " an-email "],
  [/(?<!\d)(?:\+?234|0)[\s-]?\d{2,3}[\s-]?\d{3}[\s-]?\d{4}(?!\d)/g, " a-phone "],
  [
    /₦\s?\d[\d,.]*(?:\s?(?:k|m)\b)?|\b(?:ngn|n)\s?\d[\d,.]*\s?(?:k|m)?\b|\b\d[\d,.]*\s?(?:k|m|million|thousand|naira)\b|\b\d{1,3}(?:,\d{3})+\b/gi,
    " an-amount ",
  ],
];

/** Replaces numbers and addresses in a line with the names of their formats. */
function withFormats(line: string): string {
  return formats.reduce((text, [pattern, name]) => text.replace(pattern, name), line);
}

/**
 * A line as recognition reads it: without its numbers, and with the kinds of our things that it names, because 'how much
 * for the …' asks another price of a package than of a course.
 */
export function asRead(line: string, named: readonly { kind: string; group?: true }[]): string {
  const kinds = [
    ...new Set(named.map(({ kind, group }) => (group ? `names-all-${kind}` : `names-a-${kind}`))),
  ];
  return [withFormats(line), ...kinds].join(" ");
}

/** The features of what a visitor wrote. `meaning` comes from the sentence encoder. */
export const labelFeatures = featureReader({
  places: 16_384,
  letters: [3, 4, 5],
  runs: 3,
  form: true,
  meaning: 1,
});

/** The features by which harm is told. */
export const harmFeatures = featureReader({ places: 16_384, letters: [3, 4, 5], runs: 2, meaning: 2 });

/** The features by which a text's language is told. */
export const languageFeatures = featureReader({ places: 4096, letters: [2, 3, 4], runs: 1 });
