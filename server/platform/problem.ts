import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { ZodError } from "zod";
import { AppError, databaseDown, isDatabaseDown, isUnstorableText } from "./errors.ts";

/** Messages by field, from the errors of the contract. */
export function fieldMessages(error: ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const name = issue.path.join(".") || "body";
    fields[name] = [...(fields[name] ?? []), issue.message];
  }
  return fields;
}

/** Converts a known error to an AppError that its reader understands; null for an unforeseen one. */
export function asRefusal(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) {
    return new AppError("invalid", "Some of the fields are not right.", {
      fields: fieldMessages(error),
      cause: error,
    });
  }
  if (error instanceof HTTPException && error.status === 413)
    return new AppError("too-large", "That is too much at once.");
  if (error instanceof HTTPException && error.status < 500)
    return new AppError("bad-request", error.message || "Bad request");
  if (isUnstorableText(error))
    return new AppError("bad-request", "This contains a character that cannot be stored.");
  return isDatabaseDown(error) ? databaseDown(error) : null;
}

/** An error as the object of RFC 9457. */
export function problemBody(error: unknown, requestId: string) {
  const refusal = asRefusal(error);
  return {
    type: "about:blank",
    title: refusal?.code ?? "internal-error",
    status: refusal?.status ?? 500,
    detail: refusal?.message ?? "Something went wrong on our side. Please try again in a minute.",
    ...(refusal?.fields ? { fields: refusal.fields } : {}),
    ...(refusal?.choices ? { choices: refusal.choices } : {}),
    requestId,
  };
}

/** A response with an error as RFC 9457 problem JSON. */
export function problem(context: Context, error: unknown, requestId: string): Response {
  const { status } = asRefusal(error) ?? { status: 500 as const };
  context.header("Content-Type", "application/problem+json");
  return context.body(JSON.stringify(problemBody(error, requestId)), status);
}
