import type { FreeCourse } from "#content/materials.ts";

/** Heading of a column with its share of the width; figures are set on the right. */
export interface PaperColumn {
  readonly head: string;
  readonly wide: number;
  readonly right?: true;
}

/** A piece of a worksheet that is read or written on. In texts, two stars make words **bold**. */
export type Block =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly steps: readonly string[] }
  /** Lines with a box to tick. */
  | { readonly ticks: readonly string[] }
  /** A question with an answer as an example, and empty lines. */
  | { readonly ask: string; readonly example?: string; readonly lines: number }
  /** A table: filled rows as examples, then empty ones. */
  | {
      readonly columns: readonly PaperColumn[];
      readonly rows: readonly (readonly string[])[];
      readonly empty: number;
    }
  /** Words to copy and change, with when to use them. */
  | { readonly copy: string; readonly when: string };

/** A worksheet of words, as Word file, PDF or plain text by the ending of its name. */
export interface Paper {
  readonly course: FreeCourse["slug"];
  readonly file: `${string}.${"docx" | "pdf" | "txt"}`;
  readonly title: string;
  /** What one does with it: said on the page, and under the title. */
  readonly description: string;
  readonly blocks: readonly Block[];
}

/** Words in one weight. */
export interface Span {
  readonly text: string;
  readonly bold: boolean;
}

/** Takes a text apart where its weight changes. */
export function spansOf(text: string): Span[] {
  return text
    .split("**")
    .map((part, at) => ({ text: part, bold: at % 2 === 1 }))
    .filter((span) => span.text);
}
