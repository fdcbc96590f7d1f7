import type { ToolCard } from "#content/tools.ts";
import { exampleAnswer } from "./page/example-answer.server.ts";
import { toolPage } from "./tool-page.ts";

/** What somebody typed into a tool, and a line of what it wrote. */
export interface SampleLine {
  asked: string;
  answer: string;
}

/** How long a line on a card may be, in characters. */
const most = 110;

/** The sentences at the beginning of a text that fit, the first one in any case. */
function cut(text: string): string {
  const sentences = text.split(/(?<=[.?!])\s+/);
  const fitting = sentences.filter((_, at) => sentences.slice(0, at + 1).join(" ").length <= most);
  return fitting.join(" ") || (sentences[0] ?? "");
}

/** Whether the tool wrote the line: it is not a copy of what was typed, not a list item, and has no blanks. */
function isWritten(line: string, typed: readonly string[]): boolean {
  return !typed.includes(line) && !line.startsWith("•") && !line.includes("____");
}

/** The beginning of what the built-in engine writes for a tool's example. */
export async function sampleLine({ slug, example }: ToolCard): Promise<SampleLine> {
  const page = toolPage(slug);
  const parts = page ? await exampleAnswer(page.form, page.example.typed) : (example.output ?? []);
  const typed = example.input.flatMap(({ lines }) => lines);
  const lines = parts.flatMap((part) => part.lines).filter((line) => isWritten(line, typed));
  // Names are short: three of them are one line.
  const isList = lines.every((line) => line.length < 30);
  const long = lines.filter((line) => line.length > 40);
  // A line whose first sentence is too long is left out where another one fits.
  const answer = isList
    ? lines.slice(0, 3).join(", ")
    : (long.find((line) => cut(line).length <= most) ?? long[0]);
  // The tools write straight apostrophes, which can be typed; the page has curly ones everywhere else.
  const shown = cut(answer ?? lines[0] ?? "").replaceAll("'", "’");
  return { asked: cut(example.input[0]?.lines[0] ?? ""), answer: shown };
}
