import { z } from "zod";
import { toolFormOf } from "#content/tool-forms.ts";
import { AppError } from "#server/platform/errors.ts";
import { toolCalls } from "./contract.ts";
import { engines } from "./fields-contract.ts";
import { answerText } from "./read-written.ts";
import type { FreshResult } from "./result-store.ts";

/** The longest result that a page sends back, as JSON, in characters. */
export const longestResult = 60_000;

/** The result that a page sends back, before the tool's own contract checks its text. */
const sentResult = z.object({
  input: z.record(z.string(), z.string().max(2000)),
  version: z.number().int().min(1),
  written: z.unknown(),
  engine: z.enum(engines),
});

/**
 * Reads a result that a page sends back, and returns it with its text as people read it.
 * @throws AppError invalid if this tool could not have written it
 */
export function readSentResult(
  slug: string,
  sent: FormDataEntryValue | null,
): FreshResult & { text: string } {
  const form = toolFormOf(slug);
  const parsed = z
    .string()
    .transform((text, issues) => {
      try {
        return JSON.parse(text);
      } catch {
        issues.addIssue("This is no JSON.");
        return z.NEVER;
      }
    })
    .pipe(sentResult)
    .safeParse(sent);
  if (!form || !parsed.success) throw unknownText();
  const { input, version, engine, written } = parsed.data;
  const checked = toolCalls[form.call].output.safeParse(written);
  if (!checked.success) throw unknownText();
  return { slug, input, version, engine, written: checked.data, text: answerText(form, checked.data) };
}

function unknownText(): AppError {
  return new AppError("invalid", "This is no text of this tool.");
}
