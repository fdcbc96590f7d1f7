import { z } from "zod";
import { hideSecrets } from "#app/concierge/secrets-contract.ts";
import { cleanText, requiredText } from "#app/forms/contract.ts";
import { botDemoMessages, botTypes, sentBotMessages } from "#content/bot-demo.ts";

/** Maximum lengths for a message to a practice bot. */
export const botDemoLimits = {
  message: 1000,
  sessionId: 100,
  reply: 1500,
  sent: sentBotMessages,
} as const;

const { missing } = botDemoMessages;

/**
 * A message with one space where several were typed, and no more than two line breaks: they say nothing, and the engine's patterns take seconds
 * over a thousand of them.
 */
const singleSpaces = (text: string): string => text.replace(/[^\S\n]{2,}/g, " ").replace(/\n{3,}/g, "\n\n");

/** The input of POST /api/functions/bot-demo-chat. */
export const botDemoInput = z.object({
  botType: z.enum(botTypes, { error: missing }),
  userMessage: z
    .string({ error: missing })
    .overwrite(cleanText)
    .overwrite(singleSpaces)
    .min(1, { error: missing, abort: true })
    .max(botDemoLimits.message, botDemoMessages.tooLong(botDemoLimits.message))
    .overwrite(hideSecrets),
  sessionId: requiredText("Session", { most: botDemoLimits.sessionId }),
});
export type BotDemoInput = z.output<typeof botDemoInput>;

/** The answer of a practice bot. */
export const botDemoAnswer = z.object({ botResponse: z.string().trim().min(1).max(botDemoLimits.reply) });
export type BotDemoAnswer = z.output<typeof botDemoAnswer>;

/** One message of a conversation, as the page stores and shows it. */
export const botMessage = z.strictObject({
  type: z.enum(["user", "bot"]),
  content: z.string().min(1).max(botDemoLimits.reply).overwrite(singleSpaces),
  /** The personality it was sent to or came from. */
  botType: z.enum(botTypes),
});
export type BotMessage = z.output<typeof botMessage>;

/**
 * The input with the chat's last messages, from which a process that does not know the chat learns it. Callers may leave
 * them out.
 */
export const botDemoCall = botDemoInput.extend({
  conversation: z.array(botMessage).max(botDemoLimits.sent).default([]),
});

/** A conversation that the page sends back: the last messages, in order. */
export const botConversation = z
  .array(botMessage)
  .transform((messages) => messages.slice(-botDemoLimits.sent));
