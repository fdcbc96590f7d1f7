import { randomUUID } from "node:crypto";
import type { CountedForm } from "#app/forms/request-guard.server.ts";
import { botDemoMessages, playgroundTexts } from "#content/bot-demo.ts";
import { AppError } from "#server/platform/errors.ts";
import { log, loggedError } from "#server/platform/log.ts";
import { carried, carriedBytes } from "./chat-lines.ts";
import { type BotMessage, botConversation, botDemoInput, botDemoLimits } from "./contract.ts";
import { askBot } from "./playground.server.ts";
import type { PlaygroundSent } from "./sent.ts";

/** The page's form: the input of the call, and the conversation that the page carries. */
export const playgroundForm = [botDemoInput, { conversation: carriedBytes }] as const;

function conversationIn(fields: FormData): readonly BotMessage[] {
  try {
    return botConversation.parse(JSON.parse(String(fields.get("conversation") ?? "[]")));
  } catch {
    // The data is not ours, so the chat starts again.
    return [];
  }
}

const onlyText = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

/** Answers the page's form sent without script. The page carries the conversation in both directions. Never throws. */
export async function answerPlaygroundForm(
  { form: fields, refusal, count }: CountedForm,
  caller: { visitor: string; signal: AbortSignal },
): Promise<{ status: number; sent: PlaygroundSent }> {
  const sessionId =
    onlyText(fields.get("sessionId")).slice(0, botDemoLimits.sessionId) || `playground-${randomUUID()}`;
  const text = onlyText(fields.get("userMessage"));
  const messages = conversationIn(fields);
  const checked = botDemoInput.safeParse({ botType: fields.get("botType"), userMessage: text, sessionId });
  const botType = botDemoInput.shape.botType.safeParse(fields.get("botType")).data;
  if (!checked.success && !refusal) {
    const reason = checked.error.issues[0]?.message ?? botDemoMessages.missing;
    return {
      status: 422,
      sent: { sessionId, botType, messages: carried(messages), fault: { text, reason } },
    };
  }
  try {
    if (refusal || !checked.success) throw refusal;
    await count();
    const { botType, userMessage } = checked.data;
    const { botResponse } = await askBot(checked.data, caller, messages);
    const now: readonly BotMessage[] = [
      ...messages,
      { type: "user", content: userMessage, botType },
      { type: "bot", content: botResponse, botType },
    ];
    return { status: 200, sent: { sessionId, botType, messages: carried(now) } };
  } catch (error) {
    const known = error instanceof AppError ? error : undefined;
    if (!known) {
      // The message may repeat what was typed, so only the type and the stack are logged.
      const { type, stack } = loggedError(error);
      log.error({ bot: botType, type, stack }, "a practice bot failed");
    }
    const reason = `${botDemoMessages.failed} ${known?.message ?? playgroundTexts.kept}`;
    return {
      status: known?.status ?? 500,
      sent: { sessionId, botType, messages: carried(messages), fault: { text, reason } },
    };
  }
}
