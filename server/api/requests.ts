import type { Context, MiddlewareHandler } from "hono";
import { type ZodError, z } from "zod";
import { parseBoundedJson } from "#server/platform/bounded-json.ts";
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

const json = /^application\/json\s*(;|$)/i;

/**
 * Refuses bodies that another site's page can send without the browser asking first, such as plain text.
 * @throws AppError bad-request
 */
export const onlyJson: MiddlewareHandler<ApiEnvironment> = async ({ req }, next) => {
  const type = req.header("content-type");
  const hasBody =
    Number(req.header("content-length") ?? 0) > 0 || req.header("transfer-encoding") !== undefined;
  if (type === undefined ? hasBody && req.method !== "GET" : !json.test(type)) {
    throw new AppError("bad-request", "A call sends JSON, as application/json.");
  }
  await next();
};

const strict = new WeakMap<z.ZodType, z.ZodType>();

/**
 * The schema of a body that refuses fields which it does not name. A schema that is no object stays as it is, and objects
 * within it have to be strict in their contract (openapi.test.ts).
 */
export function onlyKnownFields<Schema extends z.ZodType>(schema: Schema): Schema {
  if (!(schema instanceof z.ZodObject)) return schema;
  // Made once: Zod compiles a schema when it is first used.
  const known = strict.get(schema) ?? schema.strict();
  strict.set(schema, known);
  return known as Schema;
}

/** The error for field names that a call does not have. */
export function unknownFields(names: readonly string[], cause?: unknown): AppError {
  return new AppError("bad-request", `This call has no field named ${names.join(", ")}.`, {
    fields: Object.fromEntries(names.map((name) => [name, ["There is no such field."]])),
    cause,
  });
}

/** The error for a body that breaks its contract. */
function invalidBody(error: ZodError): AppError {
  const unknown = error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key].join(".")) : [],
  );
  if (unknown.length === 0)
    return new AppError("invalid", "Some of the fields are not right.", {
      fields: fieldMessages(error),
      cause: error,
    });
  return unknownFields(unknown, error);
}

/**
 * Reads and validates the body of a call, whatever its content type: the counter's beacon is plain text, and other
 * types were refused before (onlyJson).
 * @throws AppError bad-request when it is not JSON or has a field that the contract does not name, invalid when it
 * breaks the contract otherwise
 */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  options: { empty?: unknown } = {},
): Promise<z.output<Schema>> {
  const text = await context.req.text();
  let body: unknown = options.empty;
  if (text || options.empty === undefined) body = parseBoundedJson(text);
  const checked = onlyKnownFields(schema).safeParse(body);
  if (checked.success) return checked.data;
  throw invalidBody(checked.error);
}
