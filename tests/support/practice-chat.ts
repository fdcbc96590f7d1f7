import { reply } from "#app/playground/engine/reply.ts";
import { newChat, remember } from "#app/playground/engine/shop.ts";
import { isPidgin, readSentences } from "#app/playground/kinds/kinds.server.ts";
import type { BotType } from "#content/bot-demo.ts";
import type { BotKind } from "#content/bots/kinds.ts";

/** A customer's or an owner's message. Its kind is recognised unless it is given. */
export type Said = string | readonly [text: string, kind: BotKind];

/** Chats with a practice bot. @returns its answers, and the chat after them */
export async function practise(botType: BotType, messages: readonly Said[]) {
  const chat = newChat();
  const answers: string[] = [];
  for (const said of messages) {
    const [userMessage, kind] = typeof said === "string" ? [said] : said;
    const sentences = kind
      ? [{ text: userMessage, likely: [{ id: kind, chance: 1 }] }]
      : await readSentences(userMessage);
    const bot = reply(chat, { botType, userMessage, sentences, seed: "a", isPidgin: isPidgin(userMessage) });
    remember(chat, { user: userMessage, bot });
    answers.push(bot);
  }
  return { chat, answers };
}

/** The last sum that an answer tells, in naira; NaN if it tells none. */
export const sumIn = (answer = "") =>
  Number([...answer.matchAll(/(?:Total |= )₦([\d,]+)/g)].at(-1)?.[1]?.replaceAll(",", ""));
