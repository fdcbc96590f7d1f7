import type { OpenAPIHono } from "@hono/zod-openapi";
import { botDemoAnswer, botDemoCall } from "#app/playground/contract.ts";
import { askBot } from "#app/playground/playground.server.ts";
import { botDemoMessages } from "#content/bot-demo.ts";
import { AppError } from "#server/platform/errors.ts";
import { log, loggedError } from "#server/platform/log.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { describeCall } from "./describe.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

const path = "/functions/bot-demo-chat";

/** POST /api/functions/bot-demo-chat: a practice bot's answer to one message. Neither is stored or logged. */
export function botDemo(api: OpenAPIHono<ApiEnvironment>): void {
  describeCall(api, {
    method: "post",
    path,
    group: "Assistants",
    summary: "Write to a practice bot",
    description:
      "Neither the message nor the answer is stored. `conversation` may carry the chat's last messages, so that any process can go on with it.",
    access: "anyone",
    body: {
      schema: botDemoCall,
      example: { botType: "sales", userMessage: "How much is the red bag?", sessionId: "playground-1" },
    },
    answers: {
      200: {
        description: "What the bot of the chosen personality answers",
        schema: botDemoAnswer,
        example: { botResponse: "The red bag is available. How many do you need?" },
      },
    },
  });
  api.post(path, async (context) => {
    const visitor = context.var.facts.clientAddress;
    await enforceLimit("chat", context.var.facts);
    const { conversation, ...asked } = await readBody(context, botDemoCall);
    const { signal } = context.req.raw;
    try {
      return context.json(botDemoAnswer.parse(await askBot(asked, { visitor, signal }, conversation)));
    } catch (error) {
      if (error instanceof AppError) throw error;
      const { type, stack } = loggedError(error);
      log.error({ bot: asked.botType, type, stack }, "a practice bot failed");
      throw new AppError("unavailable", botDemoMessages.failed);
    }
  });
}
