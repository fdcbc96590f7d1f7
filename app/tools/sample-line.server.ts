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

/** The text up to the last whole word that fits. */
function cut(text: string): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\s,.;:]+\S*$/, "")} …`;
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
  const answer = isList ? lines.slice(0, 3).join(", ") : lines.find((line) => line.length > 40);
  return { asked: cut(example.input[0]?.lines[0] ?? ""), answer: cut(answer ?? lines[0] ?? "") };
}
