import type { ToolForm } from "#content/tool-forms.ts";
import type { ToolPart } from "#content/tool-parts.ts";
import type { Written } from "./ask-tool.ts";

/*
 * Reads a tool's answer, complete or partial: while it is being written, a list may lack its end and a name its reason.
 * Text from the browser's storage is read the same way.
 */

/** A field that holds one text. */
export function textOf(written: Written, field: string): string {
  const value = written[field];
  return typeof value === "string" ? value : "";
}

/** A field that holds a list of texts. */
export function listOf(written: Written, field: string): string[] {
  const value = written[field];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string" && item !== "") : [];
}

export interface QuestionPair {
  question: string;
  answer: string;
}

/** Questions, each with as much of its answer as is written. */
export function questionsOf(written: Written, { field, answers = "" }: ToolPart): QuestionPair[] {
  const replies = listOf(written, answers);
  return listOf(written, field).map((question, at) => ({ question, answer: replies[at] ?? "" }));
}

export interface NameIdea {
  name: string;
  why: string;
  handle: string;
}

export function namesOf(written: Written, field: string): NameIdea[] {
  const value = written[field];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    if (typeof item !== "object" || item === null) return [];
    const of = item as Written;
    const name = textOf(of, "name");
    return name ? [{ name, why: textOf(of, "why"), handle: textOf(of, "handle") }] : [];
  });
}

/** One part as plain text, for copying, sharing and downloading. */
export function partText(part: ToolPart, written: Written): string {
  if (part.kind === "names") {
    return namesOf(written, part.field)
      .map(({ name, why, handle }) => `${name} (@${handle})\n${why}`)
      .join("\n\n");
  }
  if (part.kind === "questions") {
    return questionsOf(written, part)
      .map(({ question, answer }) => `${question}\n${answer}`)
      .join("\n\n");
  }
  const list = listOf(written, part.field);
  return list.length ? list.map((item) => `- ${item}`).join("\n") : textOf(written, part.field);
}

/** The whole answer as plain text. */
export function answerText({ parts }: ToolForm, written: Written): string {
  const texts = parts
    .map((part) => ({ label: part.label, text: partText(part, written) }))
    .filter(({ text }) => text !== "");
  if (texts.length === 1) return texts[0]?.text ?? "";
  return texts.map(({ label, text }) => `${label}\n\n${text}`).join("\n\n\n");
}
