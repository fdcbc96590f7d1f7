import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import { type ToolCall, type ToolInput, toolCallNames, toolCalls } from "#app/tools/contract.ts";
import { engines } from "#app/tools/fields-contract.ts";
import { generate } from "#app/tools/generate.server.ts";
import { withBotFormat } from "#app/tools/model/mend.ts";
import { formOf } from "#content/tool-forms.ts";
import { AppError } from "#server/platform/errors.ts";
import { log, loggedError } from "#server/platform/log.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { describeCall } from "./describe.ts";
import { eventStream, wantsEvents } from "./event-stream.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

type ApiContext = Context<ApiEnvironment>;

const streamDescription = `For callers that accept it: \`event: field\` with {"field", "value"} as fields are written (a later value replaces
an earlier one), then \`event: done\` with the whole answer, or \`event: error\` with problem JSON. Lines that begin with a
colon only keep the connection open.`;

/** An error as the visitor may see it: the tool's own message for anything unforeseen. */
function forVisitor(name: ToolCall, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { type, stack } = loggedError(error);
  log.error({ tool: name, type, stack }, "a tool failed");
  return new AppError("unavailable", formOf(name).failed);
}

/** Sends the answer as server-sent events while it is written. */
function answerInPieces<Name extends ToolCall>(
  context: ApiContext,
  name: Name,
  input: ToolInput<Name>,
): Response {
  return eventStream(
    context,
    async (send, left) => {
      const written = await generate(name, input, {
        visitor: context.var.facts.clientAddress,
        signal: left,
        onField: (field, value) => void send("field", { field, value }),
      });
      await send("done", written);
    },
    (error) => forVisitor(name, error),
  );
}

async function answerWhole<Name extends ToolCall>(
  context: ApiContext,
  name: Name,
  input: ToolInput<Name>,
): Promise<Response> {
  const { signal } = context.req.raw;
  try {
    const written = await generate(name, input, { visitor: context.var.facts.clientAddress, signal });
    return context.body(JSON.stringify(written), 200, { "Content-Type": "application/json" });
  } catch (error) {
    // The visitor has left.
    if (signal.aborted) return new Response(null, { status: 499 });
    throw forVisitor(name, error);
  }
}

/** Adds POST /api/functions/{name}. */
function addFunction<Name extends ToolCall>(api: OpenAPIHono<ApiEnvironment>, name: Name): void {
  const path = `/functions/${name}`;
  const { summary, input, output, example } = toolCalls[name];
  describeCall(api, {
    method: "post",
    path,
    group: "Tools",
    summary,
    access: "anyone",
    body: { schema: input, example: example.input },
    answers: {
      200: {
        description: "What was written, and which engine wrote it",
        schema: output.extend({
          engine: z.enum(engines),
          versions: z.int().min(1).optional(),
          about: z.string().optional(),
        }),
        example: { ...withBotFormat(example.output), engine: "built-in" },
        also: { "text/event-stream": streamDescription },
      },
    },
  });
  api.post(path, async (context) => {
    await enforceLimit("tools", context.var.facts);
    const asked = (await readBody(context, input)) as ToolInput<Name>;
    return wantsEvents(context)
      ? answerInPieces(context, name, asked)
      : await answerWhole(context, name, asked);
  });
}

/** The calls of the tools that write, with the names and fields of specification 1, section 7. */
export function functions(api: OpenAPIHono<ApiEnvironment>): void {
  for (const name of toolCallNames) addFunction(api, name);
}
