import type { BotType } from "#content/bot-demo.ts";
import { botDemoMessages } from "#content/bot-demo.ts";
import type { BotMessage } from "./contract.ts";

/** Thrown when a bot did not answer. */
export class BotFailure extends Error {
  /** The server's message if it rejected the request. */
  readonly reason: string | undefined;
  readonly offline: boolean;

  constructor(reason?: string, offline = false) {
    super("The bot did not answer.");
    this.reason = reason;
    this.offline = offline;
  }
}

function textOf(answer: unknown, field: string): string | undefined {
  const value = typeof answer === "object" && answer !== null ? Reflect.get(answer, field) : undefined;
  return typeof value === "string" ? value : undefined;
}

/**
 * Asks a practice bot.
 * @throws BotFailure, or the signal's reason if the visitor left
 */
export async function askBot(
  question: {
    botType: BotType;
    userMessage: string;
    sessionId: string;
    /** The chat's last messages: the server may not know it. */
    conversation: readonly BotMessage[];
  },
  signal: AbortSignal,
): Promise<string> {
  let response: Response;
  try {
    response = await fetch("/api/functions/bot-demo-chat", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(question),
      signal,
    });
  } catch {
    signal.throwIfAborted();
    throw new BotFailure(undefined, true);
  }
  // A proxy's own error page is not JSON.
  const answer: unknown = await response.json().catch(() => undefined);
  signal.throwIfAborted();
  if (!response.ok) throw new BotFailure(response.status < 500 ? textOf(answer, "detail") : undefined);
  return textOf(answer, "botResponse")?.trim() || botDemoMessages.empty;
}

/** A session id for one chat: random, with the time it started. */
export function newSessionId(): string {
  return `playground-${Date.now()}-${Math.random().toString(36).slice(2, 10)}`;
}
