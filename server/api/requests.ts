import type { Context } from "hono";
import type { z } from "zod";
import { AppError } from "#server/platform/errors.ts";
import { fieldMessages } from "#server/platform/problem.ts";
import type { RequestFacts } from "#server/platform/request-facts.ts";

/** Variables that every call finds in its Hono context. */
export interface ApiEnvironment {
  Variables: {
    facts: RequestFacts;
    /** The critical CSS of a rendered page, as its policy names it. */
    ownStyles?: string;
  };
}

/**
 * Reads and validates the body of a call. Accepts any content type: a beacon comes as plain text.
 * @throws AppError bad-request when it is not JSON, invalid when it breaks the contract
 */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  options: { empty?: unknown } = {},
): Promise<z.output<Schema>> {
  const text = await context.req.text();
  let body: unknown = options.empty;
  if (text || options.empty === undefined) {
    try {
      body = JSON.parse(text);
    } catch (cause) {
      throw new AppError("bad-request", "The body is not valid JSON.", { cause });
    }
  }
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  throw new AppError("invalid", "Some of the fields are not right.", {
    fields: fieldMessages(checked.error),
    cause: checked.error,
  });
}
