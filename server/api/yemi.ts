import type { OpenAPIHono } from "@hono/zod-openapi";
import { askConcierge } from "#app/features/concierge/concierge.server.ts";
import { conciergeAnswer, conciergeInput } from "#app/features/concierge/contract.ts";
import { recordExchange } from "#app/features/concierge/record-exchange.server.ts";
import { takeTurn } from "#server/platform/rate-limit.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

const path = "/functions/yemi-chat";

/** POST /api/functions/yemi-chat: the concierge's answer to one message. It is kept for the owner, and never logged. */
export function yemi(api: OpenAPIHono<ApiEnvironment>): void {
  api.openAPIRegistry.registerPath({
    method: "post",
    path,
    summary: "Ask the concierge",
    request: { body: { content: { "application/json": { schema: conciergeInput } } } },
    responses: {
      200: {
        description: "The answer, the page it comes from and what may be done next",
        content: { "application/json": { schema: conciergeAnswer } },
      },
    },
  });
  api.post(path, async (context) => {
    await takeTurn("chat", context.var.facts.clientAddress);
    const input = await readBody(context, conciergeInput);
    const answer = askConcierge(input);
    await recordExchange(input, answer);
    return context.json(answer);
  });
}
