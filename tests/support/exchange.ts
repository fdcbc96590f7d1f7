import { randomUUID } from "node:crypto";
import type { ConciergeIntent } from "#app/concierge/contract.ts";
import { recordExchange } from "#app/concierge/record-exchange.server.ts";

interface Exchange {
  session?: string;
  question?: string;
  answer?: string;
  page?: string;
  intent?: ConciergeIntent;
  /** How long ago, in minutes. */
  ago?: number;
}

/** Stores an exchange with the concierge, answered unless its intent is unknown. @returns its session */
export async function keepExchange({
  session = `website-chat-${randomUUID()}`,
  question = "How much is SmartAgent Pro?",
  answer = "SmartAgent Pro: a price.",
  page = "/",
  intent = "price",
  ago = 0,
}: Exchange = {}): Promise<string> {
  await recordExchange(
    { sessionId: session, userMessage: question, currentPage: page },
    { yemiResponse: answer, intent },
    new Date(Date.now() - ago * 60_000),
  );
  return session;
}
