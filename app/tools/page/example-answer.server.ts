import type { ToolForm } from "#content/tool-forms.ts";
import type { ExamplePart } from "#content/tool-parts.ts";
import { toolCalls } from "../contract.ts";
import { writeFromLibrary } from "../library/write.server.ts";
import type { Typed } from "../tool-draft.ts";

/** How many lines of a part the example shows. */
const shownLines = { list: 4, document: 16 } as const;

/** The lines of one part of an answer, as the call gives them. */
function linesOf(value: unknown, answers: unknown): string[] {
  if (typeof value === "string") {
    const lines = value.split("\n").filter((line) => line.trim());
    return lines.slice(0, shownLines.document);
  }
  if (!Array.isArray(value)) return [];
  return value.slice(0, shownLines.list).map((item: unknown, at) => {
    if (typeof item !== "string") return String((item as { name: unknown }).name);
    const answer = Array.isArray(answers) ? answers[at] : undefined;
    return answer === undefined ? item : `${item} ${String(answer)}`;
  });
}

/** What the built-in engine writes for the example of a tool, as the page shows it before anything was typed. */
export async function exampleAnswer(form: ToolForm, typed: Typed): Promise<ExamplePart[]> {
  const input = toolCalls[form.call].input.parse(typed) as never;
  const { output } = await writeFromLibrary(form.call, input);
  const written = output as Record<string, unknown>;
  return form.parts
    .filter(({ kind }) => kind !== "box")
    .map(({ field, answers, label, look = "text" }) => ({
      label,
      lines: linesOf(written[field], answers && written[answers]),
      look: typeof written[field] === "string" ? look : undefined,
    }));
}
