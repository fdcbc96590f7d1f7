import { type BotType, botTypes } from "#app/content/bot-demo.ts";
import { newSessionId } from "./ask-bot.ts";
import type { BotMessage } from "./contract.ts";

/** A conversation as a page holds it. */
export interface KeptTalk {
  readonly sessionId: string;
  readonly botType: BotType | undefined;
  readonly messages: readonly BotMessage[];
}

const key = "mindsync-playground";
/** As many messages as outlive a reload. */
const mostKept = 100;

export function emptyTalk(botType?: BotType): KeptTalk {
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

/** The conversation of this tab; none where there is none, or the browser keeps nothing. */
export function readTalk(): KeptTalk | undefined {
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

/** Keeps a conversation until the tab is closed; an empty one without a personality is not kept. */
export function keepTalk(talk: KeptTalk): void {
  try {
    // A message without its answer was interrupted: it is not kept, and can be written again.
    const answered = talk.messages.at(-1)?.type === "user" ? talk.messages.slice(0, -1) : talk.messages;
    if (answered.length === 0 && !talk.botType) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ ...talk, messages: answered.slice(-mostKept) }));
  } catch {
    // Full or refused: the page has it for as long as it is open.
  }
}
