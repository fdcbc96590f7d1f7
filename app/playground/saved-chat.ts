import { type BotType, botTypes } from "#content/bot-demo.ts";
import { newSessionId } from "./ask-bot.ts";
import type { BotMessage } from "./contract.ts";

/** A conversation with the practice bots. */
export interface SavedChat {
  readonly sessionId: string;
  readonly botType: BotType | undefined;
  readonly messages: readonly BotMessage[];
}

const key = "mindsync-playground";
/** How many messages survive a reload. */
const mostSaved = 100;

export function emptyChat(botType?: BotType): SavedChat {
  return { sessionId: newSessionId(), botType, messages: [] };
}

function isBotType(value: unknown): value is BotType {
  return botTypes.some((known) => known === value);
}

function isMessage(value: unknown): value is BotMessage {
  if (typeof value !== "object" || value === null) return false;
  const { type, content, botType } = value as Partial<Record<string, unknown>>;
  return (type === "user" || type === "bot") && typeof content === "string" && isBotType(botType);
}

/** Reads the conversation of this tab. Undefined if there is none, or if the browser stores nothing. */
export function readChat(): SavedChat | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof found !== "object" || found === null) return undefined;
    const { sessionId, botType, messages } = found as Partial<Record<string, unknown>>;
    if (typeof sessionId !== "string" || !Array.isArray(messages)) return undefined;
    return {
      sessionId,
      botType: isBotType(botType) ? botType : undefined,
      messages: messages.filter(isMessage),
    };
  } catch {
    return undefined;
  }
}

/** Saves a conversation until the tab is closed, unless it is empty and without a personality. */
export function saveChat({ sessionId, botType, messages }: SavedChat): void {
  try {
    // A message without an answer was interrupted. It is not saved, and can be written again.
    const answered = messages.at(-1)?.type === "user" ? messages.slice(0, -1) : messages;
    const chat = { sessionId, botType, messages: answered.slice(-mostSaved) };
    if (answered.length === 0 && !botType) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(chat));
  } catch {
    // Full or blocked: the conversation lasts as long as the page is open.
  }
}
