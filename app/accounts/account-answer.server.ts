import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { CountedForm } from "#app/forms/request-guard.server.ts";
import { accountFailure } from "#content/account.ts";
import { AppError, isDatabaseDown } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import type { AccountAnswer } from "./account-form.tsx";

type Outcome<Result> =
  | { kind: "done"; result: Result }
  | { kind: "refused"; status: number; answer: AccountAnswer };

const secrets = ["password", "current"];

/**
 * Validates an account form and runs its work, unless its sender has sent too many. On refusal the typed values come
 * back, except passwords.
 */
export async function answerAccountForm<Schema extends z.ZodObject, Result>(
  { form, refusal, count }: CountedForm,
  schema: Schema,
  work: (input: z.output<Schema>) => Promise<Result>,
): Promise<Outcome<Result>> {
  const submission = parseWithZod(form, { schema });
  const reply = () => submission.reply({ hideFields: secrets });
  if (submission.status !== "success" && !refusal) {
    return { kind: "refused", status: 422, answer: { reply: reply() } };
  }
  try {
    if (refusal || submission.status !== "success") throw refusal;
    await count();
    return { kind: "done", result: await work(submission.value) };
  } catch (error) {
    if (error instanceof AppError && error.fields) {
      const refused = submission.reply({ hideFields: secrets, fieldErrors: error.fields });
      return { kind: "refused", status: error.status, answer: { reply: refused } };
    }
    const { status, message } =
      error instanceof AppError
        ? error
        : { status: isDatabaseDown(error) ? 503 : 500, message: accountFailure };
    if (status >= 500) log.error({ err: error }, "an account's form failed");
    return { kind: "refused", status, answer: { reply: reply(), message } };
  }
}
