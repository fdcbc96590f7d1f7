import type { OpenAPIHono, RouteConfig } from "@hono/zod-openapi";
import { z } from "zod";
import { type ErrorCode, errorStatus } from "#server/platform/errors.ts";
import { type ApiEnvironment, onlyKnownFields } from "./requests.ts";

/** Who may make a call. */
export type Access = "anyone" | "signed-in" | "reviewer" | "admin";

/** One kind of response to a call that worked. */
interface Answer {
  description: string;
  schema?: z.ZodType;
  example?: unknown;
  /** Headers of the response, each with what it says. */
  headers?: Record<string, string>;
  /** Other content types of the same response, each described. */
  also?: Record<string, string>;
}

/** A call as the document describes it. */
interface Description {
  method: "get" | "post" | "patch" | "delete" | "head";
  /** With parameters as {id}. */
  path: string;
  group: string;
  summary: string;
  description?: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Opened by links, to which others add names such as utm_source to count visits: every name is accepted, and none is read. */
  anyQuery?: true;
  /** Headers that the call needs, each with an example. */
  headers?: Record<string, { description: string; example: string }>;
  body?: {
    schema: z.ZodType;
    example: unknown;
    optional?: true;
    /** Further examples, by name. */
    more?: Record<string, unknown>;
  };
  /** A body that is no JSON. */
  bytes?: string;
  answers: Readonly<Record<number, Answer>>;
  /** Errors of this call beside those that every call of its kind can have. */
  errors?: readonly ErrorCode[];
}

/** What each error means, in the document. */
const meanings: Record<ErrorCode, string> = {
  "bad-request": "The body or a header cannot be read, or the call has no such field.",
  "not-signed-in": "There is no session.",
  forbidden: "The session's role may not do this, or the request comes from another site's page.",
  "not-found": "There is no such record.",
  "method-not-allowed": "The address does not take this method.",
  conflict: "The record is not as the request expects it.",
  "too-large": "The body is too large.",
  unsupported: "The content is of a kind that is not accepted.",
  unclear:
    "What was sent may mean several things; `choices` lists them. Send it again with the id of one as `nearest`.",
  invalid: "Some fields break the contract; `fields` says which.",
  "too-many": "Too many requests from this network. Wait, then try again.",
  unavailable: "The database, or another service that the call needs, cannot be reached.",
};

/** An error as every call sends it (RFC 9457). */
const problemSchema = z.object({
  type: z.string(),
  title: z.string().describe("The kind of error, for programs"),
  status: z.number().int(),
  detail: z.string().describe("What happened, for people"),
  fields: z.record(z.string(), z.array(z.string())).optional().describe("Messages by field"),
  requestId: z.string().describe("Names this request in the server's log"),
});

/** The errors that a call can have because of its kind. */
function usualErrors({ method, access, body, anyQuery, errors = [] }: Description): Set<ErrorCode> {
  const usual: ErrorCode[] = ["unavailable", "too-many", ...errors];
  if (!anyQuery) usual.push("bad-request");
  if (method !== "get" && method !== "head") usual.push("forbidden");
  if (body) usual.push("too-large", "invalid");
  if (access !== "anyone") usual.push("not-signed-in", "forbidden");
  return new Set(usual);
}

const problem = { $ref: "#/components/schemas/Problem" };

function errorAnswers(description: Description): RouteConfig["responses"] {
  const answers: RouteConfig["responses"] = {};
  for (const code of usualErrors(description)) {
    const status = errorStatus[code];
    const example = {
      type: "about:blank",
      title: code,
      status,
      detail: meanings[code],
      requestId: "q3v8pT0Zc1Xa",
    };
    answers[status] = {
      description: meanings[code],
      content: { "application/problem+json": { schema: problem, example } },
    };
  }
  return answers;
}

function goodAnswers(answers: Description["answers"]): RouteConfig["responses"] {
  return Object.fromEntries(
    Object.entries(answers).map(([status, { description, schema, example, headers = {}, also = {} }]) => [
      status,
      {
        description,
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, says]) => [
            name,
            { description: says, schema: { type: "string" } },
          ]),
        ),
        content: {
          ...(schema ? { "application/json": { schema, example } } : {}),
          ...Object.fromEntries(
            Object.entries(also).map(([type, says]) => [type, { schema: z.string().describe(says) }]),
          ),
        },
      },
    ]),
  );
}

function bodyOf({ body, bytes }: Description) {
  if (bytes) {
    return {
      description: bytes,
      required: true,
      content: { "application/offset+octet-stream": { schema: {} } },
    };
  }
  if (!body) return undefined;
  const { example, more } = body;
  const schema =
    body.schema instanceof z.ZodUnion
      ? z.union(body.schema.options.map((one) => onlyKnownFields(one as z.ZodType)))
      : onlyKnownFields(body.schema);
  const examples = more && {
    usual: { value: example },
    ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { value }])),
  };
  return {
    required: !body.optional,
    content: { "application/json": { schema, ...(examples ? { examples } : { example }) } },
  };
}

const securityOf: Record<Access, string[][]> = {
  anyone: [],
  "signed-in": [["session", "any account"]],
  reviewer: [["session", "admin or recruiter"]],
  admin: [["session", "admin"]],
};

/** Adds what all calls share: the session, and the form of errors. Comes before the first call. */
export function describeShared(api: OpenAPIHono<ApiEnvironment>): void {
  api.openAPIRegistry.registerComponent("securitySchemes", "session", {
    type: "apiKey",
    in: "cookie",
    name: "mindsync.session_token",
    description:
      "The cookie that signing in on the site sets. On https its name begins with `__Host-`. A call that changes something is taken from the site's own pages, or from a program that is no browser.",
  });
  const { $schema: _, ...schema } = z.toJSONSchema(problemSchema);
  api.openAPIRegistry.registerComponent("schemas", "Problem", schema as object);
}

/** The names that a call accepts in its query. */
interface KnownQuery {
  method: string;
  path: string;
  names: readonly string[];
}

const queries = new WeakMap<object, KnownQuery[]>();

/** The calls of one API that refuse unknown names in their query. */
export const knownQueries = (api: OpenAPIHono<ApiEnvironment>): readonly KnownQuery[] =>
  queries.get(api) ?? [];

/** Adds a call to the document. The same description makes the reference page and the test of every call. */
export function describeCall(api: OpenAPIHono<ApiEnvironment>, call: Description): void {
  const { method, path, group, summary, description, access, params, query, headers = {} } = call;
  const body = bodyOf(call);
  const names = Object.keys(query?.shape ?? {});
  if (!call.anyQuery) queries.set(api, [...knownQueries(api), { method: method.toUpperCase(), path, names }]);
  api.openAPIRegistry.registerPath({
    method,
    path,
    operationId: `${method}${path.replace(/[^a-z\d]+(.)?/gi, (_, next = "") => next.toUpperCase())}`,
    tags: [group],
    summary,
    ...(description ? { description } : {}),
    security: securityOf[access].map(([scheme = "", role = ""]) => ({ [scheme]: [role] })),
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(body ? { body } : {}),
    },
    parameters: Object.entries(headers).map(([name, { description: says, example }]) => ({
      name,
      in: "header",
      required: true,
      description: says,
      example,
      schema: { type: "string" },
    })),
    responses: { ...goodAnswers(call.answers), ...errorAnswers(call) },
  });
}
