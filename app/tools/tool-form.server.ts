import type { KnownForm } from "#app/forms/known-fields.server.ts";
import type { CountedForm } from "#app/forms/request-guard.server.ts";
import { ownFactNames } from "#content/own-facts.ts";
import { type ToolForm, toolFormOf } from "#content/tool-forms.ts";
import { AppError } from "#server/platform/errors.ts";
import { log, loggedError } from "#server/platform/log.ts";
import { fieldMessages } from "#server/platform/problem.ts";
import { toolCalls } from "./contract.ts";
import { generate } from "./generate.server.ts";
import { reasonOf } from "./reason.ts";
import type { ToolSent } from "./sent.ts";

/** Pasted text may be this long, in characters: the page never cuts it, and says by how much it is too long. */
const longestPaste = 5_000;

/** The fields that a tool's page sends. @throws AppError not-found for an unknown tool */
export function toolFields(slug: string): KnownForm[] {
  const form = toolFormOf(slug);
  if (!form) throw new AppError("not-found", "There is no such tool.");
  return [
    toolCalls[form.call].input,
    Object.fromEntries(
      [...form.fields.map(({ name }) => name), ...ownFactNames(form)].map((name) => [name, longestPaste]),
    ),
  ];
}

/** The values of a tool's own fields, without the version. */
function typedInto(form: ToolForm, fields: FormData): Record<string, string> {
  const names = [
    ...form.fields.map(({ name }) => name),
    ...ownFactNames(form),
    "nearest",
    ...(form.hasTone ? ["tone"] : []),
    ...(form.hasLength ? ["length"] : []),
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields.get(name);
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

/**
 * Writes for a form that was sent without script, unless its sender has sent too many, and words the outcome for the page.
 * Never throws.
 */
export async function answerToolForm(
  slug: string,
  { form: fields, refusal, count }: CountedForm,
  caller: { visitor: string; signal: AbortSignal },
): Promise<{ status: number; sent: ToolSent }> {
  const form = toolFormOf(slug);
  if (!form) throw new AppError("not-found", "There is no such tool.");
  const typed = typedInto(form, fields);
  const checked = toolCalls[form.call].input.safeParse({
    ...typed,
    version: fields.get("version") ?? undefined,
  });
  if (!checked.success && !refusal) {
    const faults = Object.fromEntries(
      Object.entries(fieldMessages(checked.error)).map(([name, messages]) => [name, messages.join(" ")]),
    );
    return { status: 422, sent: { kind: "refused", typed, faults } };
  }
  try {
    if (refusal || !checked.success) throw refusal;
    await count();
    const { engine, versions, about, ...written } = await generate(form.call, checked.data, caller);
    const { version } = checked.data;
    return {
      status: 200,
      sent: { kind: "written", result: { slug, input: typed, version, written, engine, versions, about } },
    };
  } catch (error) {
    const known = error instanceof AppError ? error : undefined;
    if (known?.fields) {
      const faults = Object.fromEntries(
        Object.entries(known.fields).map(([name, messages]) => [name, messages.join(" ")]),
      );
      return { status: known.status, sent: { kind: "refused", typed, faults } };
    }
    if (known?.choices) {
      const { status, message: question, choices } = known;
      return { status, sent: { kind: "unclear", typed, question, choices } };
    }
    if (!known) {
      // The message may repeat what was typed, so only the type and the stack are logged.
      const { type, stack } = loggedError(error);
      log.error({ tool: form.call, type, stack }, "a tool failed");
    }
    return {
      status: known?.status ?? 500,
      sent: { kind: "failed", typed, reason: reasonOf(form, known?.message) },
    };
  }
}
