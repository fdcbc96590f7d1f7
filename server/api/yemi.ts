import type { OpenAPIHono } from "@hono/zod-openapi";
import { askedByVisitor } from "#app/concierge/answer-visitor.server.ts";
import { withLead } from "#app/concierge/chat-lead.server.ts";
import { conciergeAnswer, conciergeInput } from "#app/concierge/contract.ts";
import { recallChat } from "#app/concierge/recall-chat.server.ts";
import { recordExchange } from "#app/concierge/record-exchange.server.ts";
import { sourceOf } from "#app/inbox/source.server.ts";
import { AppError } from "#server/platform/errors.ts";
import { log, loggedError } from "#server/platform/log.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { describeCall } from "./describe.ts";
import { eventStream, wantsEvents } from "./event-stream.ts";
import { type ApiEnvironment, readBody } from "./requests.ts";

const path = "/functions/yemi-chat";

const streamDescription = `For callers that accept it, where a model writes: \`event: piece\` with {"text"} for each sentence that was checked, then
\`event: done\` with the whole answer, which replaces the pieces, or \`event: error\` with problem JSON.`;

const exampleQuestion = {
  userMessage: "What can a WhatsApp assistant do?",
  sessionId: "website-chat-1763888400000",
  currentPage: "/",
  userFingerprint: "Jm3v0cQ2tX9yB7nL5kR1",
  scrollDepth: { "/": 40 },
  timeOnSite: 35,
};

const exampleAnswer = {
  yemiResponse: "It answers your customers day and night.",
  intent: "about_thing",
  suggestedActions: { primary: "get_quote", secondary: ["book_consultation"] },
  pageInfo: { path: "/whatsapp-ai-packages", title: "WhatsApp AI packages" },
  whatsappLink: "https://wa.me/2347000000002?text=Hello",
};

/** An error as the visitor may see it. */
function forVisitor(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { type, stack } = loggedError(error);
  log.error({ type, stack }, "the concierge failed");
  return new AppError(
    "unavailable",
    "The concierge cannot answer now. Please try again or write to us on WhatsApp.",
  );
}

/**
 * POST /api/functions/yemi-chat: the concierge's answer to one message. It is stored for the owner, and never logged.
 */
export function yemi(api: OpenAPIHono<ApiEnvironment>): void {
  describeCall(api, {
    method: "post",
    path,
    group: "Assistants",
    summary: "Ask the concierge",
    description: "The message and the answer are stored for the owner, for 90 days at most.",
    access: "anyone",
    body: { schema: conciergeInput, example: exampleQuestion },
    answers: {
      200: {
        description: "The answer, the page it comes from and what may be done next",
        schema: conciergeAnswer,
        example: exampleAnswer,
        also: { "text/event-stream": streamDescription },
      },
    },
  });
  api.post(path, async (context) => {
    const { clientAddress: visitor } = context.var.facts;
    await enforceLimit("chat", context.var.facts);
    const input = await readBody(context, conciergeInput);
    await recallChat(input);
    const asked = await askedByVisitor(input);
    const source = sourceOf(context.req.raw, input.visit, context.var.facts);
    if (!asked.isWritten || !wantsEvents(context)) {
      const answer = await withLead(
        input,
        await asked.answer({ visitor, signal: context.req.raw.signal }),
        source,
      );
      await recordExchange(input, answer);
      return context.json(answer);
    }
    return eventStream(
      context,
      async (send, signal) => {
        const onSentence = (text: string) => void send("piece", { text });
        const answer = await withLead(input, await asked.answer({ visitor, signal, onSentence }), source);
        await recordExchange(input, answer);
        await send("done", answer);
      },
      forVisitor,
    );
  });
}
