import { askConcierge } from "#app/concierge/concierge.server.ts";
import { conciergeInput } from "#app/concierge/contract.ts";
import { harmInChat } from "#app/concierge/harm.server.ts";
import { helpInChat } from "#app/concierge/help.server.ts";
import { botDemoMessages } from "#content/bot-demo.ts";
import { harmAnswers } from "#content/refusals.ts";
import { chatOf } from "./chats.server.ts";
import { type BotDemoAnswer, type BotDemoInput, type BotMessage, botDemoLimits } from "./contract.ts";
import { type Chat, newChat, remember } from "./engine/chat.ts";
import { asksAboutUs } from "./engine/ours.ts";
import { plain } from "./engine/plain.ts";
import { reply } from "./engine/reply.ts";
import { topicsIn } from "./engine/topics.ts";
import { askModel } from "./model/ask-model.server.ts";

const path = "/tools/bot-playground";

/** Sentences about the concierge's own buttons, which this page does not have. */
const ofButtons = /\bbutton|\bI am \w+, the assistant/;

/**
 * The answer of the site's pages to a question about the consultancy: undefined if the message is not such a question,
 * null if they have no answer. Only the concierge's engine may state facts and prices of ours.
 */
async function fromOurPages({ userMessage, sessionId }: BotDemoInput): Promise<string | null | undefined> {
  if (!asksAboutUs(plain(userMessage))) return undefined;
  const told = await askConcierge(conciergeInput.parse({ userMessage, sessionId, currentPage: path }));
  if (told.intent === "unknown" || told.intent === "off_topic") return null;
  const sentences = told.yemiResponse.split(/(?<=[.?])\s+/).filter((sentence) => !ofButtons.test(sentence));
  return sentences.length ? sentences.join(" ") : null;
}

/** What buyers want, trade by trade, is large, so it is loaded on first use. */
const trades = () => import("./wants/wants-in.ts");

async function answer(
  input: BotDemoInput,
  chat: Chat,
  caller: { visitor: string; signal: AbortSignal },
): Promise<string> {
  const { botType, userMessage, sessionId } = input;
  const ours = await fromOurPages(input);
  const [topic] = topicsIn(plain(userMessage));
  const byModel = ours === undefined && topic !== "injection" ? await askModel(input, chat, caller) : null;
  // The built-in engine reads every message, so that it knows the chat if a model fails.
  const { wantsIn } = await trades();
  const built = reply(chat, { botType, userMessage, seed: sessionId, ours, wantsIn });
  return (byModel ?? built).slice(0, botDemoLimits.reply).trim();
}

/**
 * Learns a chat from its last messages, where another process answered the newest. The answers are made anew, so that
 * nobody can put words into a bot's mouth.
 */
async function learnChat(chat: Chat, sessionId: string, earlier: readonly BotMessage[]): Promise<void> {
  const newest = earlier.findLast(({ type }) => type === "bot");
  if (!newest || chat.turns.at(-1)?.bot === newest.content) return;
  Object.assign(chat, newChat());
  const { wantsIn } = await trades();
  for (const [at, { type, content, botType }] of earlier.entries()) {
    if (type !== "user" || earlier[at + 1]?.type !== "bot") continue;
    const user = content.slice(0, botDemoLimits.message);
    const ours = asksAboutUs(plain(user)) ? null : undefined;
    remember(chat, {
      user,
      bot: reply(chat, { botType, userMessage: user, seed: sessionId, ours, wantsIn }),
    });
  }
}

/**
 * A practice bot's answer to one message of a session.
 * @param earlier the last messages, as the visitor's page has them
 */
export async function askBot(
  input: BotDemoInput,
  caller: { visitor: string; signal: AbortSignal },
  earlier: readonly BotMessage[],
): Promise<BotDemoAnswer> {
  const chat = chatOf(input.sessionId);
  await learnChat(chat, input.sessionId, earlier);
  const [help, harm] = await Promise.all([helpInChat(input.userMessage), harmInChat(input.userMessage)]);
  const refusal = help ?? (harm && harmAnswers[harm]);
  const bot = refusal ?? ((await answer(input, chat, caller)) || botDemoMessages.empty);
  remember(chat, { user: input.userMessage, bot });
  return { botResponse: bot };
}
