/** A paragraph of a slide. In its text, `**…**` is bold. */
export interface Paragraph {
  readonly text: string;
  readonly bold?: boolean;
  readonly bullet?: boolean;
  /** Address that a tap opens. */
  readonly link?: string;
}

export type Words = string | Paragraph | readonly (string | Paragraph)[];

/** A stretch of text in one weight. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
}

export function paragraphsOf(words: Words): readonly Paragraph[] {
  const list = typeof words === "string" || !Array.isArray(words) ? [words as string | Paragraph] : words;
  return list.map((one) => (typeof one === "string" ? { text: one } : one));
}

/** Keeps together what is read together: '3 pm', '÷ 10'. */
function unbroken(text: string): string {
  return text
    .replace(/(\d) (am|pm|min|hours?|noon)\b/g, "$1\u00a0$2")
    .replace(/([×÷+−=]) (?=[₦\d])/g, "$1\u00a0");
}

export function runsOf({ text, bold = false }: Paragraph): readonly Run[] {
  return unbroken(text)
    .split("**")
    .map((part, at) => ({ text: part, bold: bold || at % 2 === 1 }))
    .filter((run) => run.text);
}

/** The text as one reads it, without marks. */
export function plainText(words: Words): string {
  return paragraphsOf(words)
    .map((paragraph) =>
      runsOf(paragraph)
        .map((run) => run.text)
        .join(""),
    )
    .join("\n");
}
