import type { z } from "zod";
import { courseChanges } from "#content/course-editor.ts";
import { AppError } from "#server/platform/errors.ts";
import { fieldMessages } from "#server/platform/problem.ts";
import { type EditorAnswer, type FormValues, formVersion } from "./contract.ts";
import { typedValues, withLists } from "./form-values.ts";
import type { SavedPart } from "./save-parts.server.ts";

/**
 * Error messages by field.
 * @throws any error that is not about fields
 */
export function refusedFields(error: unknown): Record<string, string[]> {
  if (error instanceof AppError && error.fields) return error.fields;
  throw error;
}

/**
 * Validates and saves a form of the course editor. The typed values are returned when they were not saved. Undo is the
 * same form with the values from before, so it replaces nothing that somebody else saved since.
 * @param form id of the edited record, which identifies one of several forms on the page
 * @throws AppError not-found when the edited record is gone
 */
export async function answerEditor<Input extends { title: string } | { question: string }>(
  form: string,
  data: FormData,
  contract: z.ZodType<Input>,
  save: (version: number, input: Input) => Promise<SavedPart>,
): Promise<EditorAnswer> {
  const typed: FormValues = typedValues(data);
  const parsed = contract.safeParse(withLists(typed));
  if (!parsed.success) return { kind: "refused", form, typed, errors: fieldMessages(parsed.error) };
  try {
    const saved = await save(formVersion.parse(typed.version), parsed.data);
    if (saved.kind === "newer") return { ...saved, form, typed };
    const called = "title" in parsed.data ? parsed.data.title : parsed.data.question;
    const { version, before } = saved;
    if (typed.undo)
      return { kind: "saved", form, version, said: courseChanges.undone(called), isUndone: true };
    const change = typed.change ?? "";
    return {
      kind: "saved",
      form,
      version,
      said: courseChanges.saved(called),
      ...(before && { undo: { ...before, change, form, version: `${version}`, undo: "1" } }),
    };
  } catch (error) {
    return { kind: "refused", form, typed, errors: refusedFields(error) };
  }
}
