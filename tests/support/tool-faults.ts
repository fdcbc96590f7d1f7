/*
 * What no text by the engine may contain, whatever was typed. Tests expect an empty list, so that a failure shows the
 * words.
 */

/** The sentences of a text; each line ends a sentence. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

const marks: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ["an unfilled slot", /\{\w*\}/],
  ["a value of a program", /\bundefined\b|\bNaN\b|\bnull\b|\[object/],
  ["two spaces", / {2}/],
  ["a space before a mark", / [,.;:!?]/],
  ["two marks", /[,.;:!?][,.;:!?]/],
  ["empty quotation marks", /‘’|\[\]|\(\)/],
  ["markup", /<\/?\w|```|\*\*/],
  ["a repeated word", /\b(the|a|an|of|to|in|on|for|and|we|you|us) \1\b/i],
  ["the wrong article", /\ba [aeio]\w+\b(?<!\ba one\w*)|\ban [bcdfgjklmnpqrstvwxyz]\w+\b/],
];

export function faultsIn(text: string): string[] {
  const sentences = sentencesIn(text);
  const small = sentences.filter((sentence) => !/^[\p{Lu}\d[‘₦(]/u.test(sentence));
  const long = sentences.filter((sentence) => sentence.length > 15);
  const again = long.filter((sentence, at) => long.indexOf(sentence) !== at);
  const found = marks.flatMap(([fault, pattern]) => {
    const words = text.match(pattern)?.[0];
    return words
      ? [`${fault}: ${text.slice(Math.max(0, text.indexOf(words) - 30), text.indexOf(words) + 40)}`]
      : [];
  });
  return [
    ...found,
    ...small.map((sentence) => `a small first letter: ${sentence.slice(0, 60)}`),
    ...again.map((sentence) => `said twice: ${sentence.slice(0, 80)}`),
  ];
}

/** Words that prove nothing. */
const ofEveryText = new Set(
  "the and for you your our are with from can get more not who how all one what".split(" "),
);

/** Whether a text contains a significant word of what was typed. */
export function speaksOf(text: string, typed: string): boolean {
  const small = text.toLowerCase();
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [typed.toLowerCase()];
  const spoken = new Set(small.match(/[\p{L}\p{N}]+/gu));
  return words.some((word) => !ofEveryText.has(word) && spoken.has(word));
}
