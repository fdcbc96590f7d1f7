import { askConcierge } from "#app/concierge/concierge.server.ts";
import { conciergeInput } from "#app/concierge/contract.ts";
import { refreshKnowledge } from "#app/concierge/knowledge.server.ts";
import { conversationOf, waitsForOwner } from "#app/concierge/record-exchange.server.ts";
import { conciergeExchanges } from "#db/schema/concierge.ts";
import { db } from "#server/platform/database.ts";
import { Chance } from "./chance.ts";
import { chats, type SampleChat } from "./conversation-texts.ts";
import type { Clock } from "./moments.ts";

/** Time until the visitor asks the next question, in hours. */
const pause = 1 / 60;

/** Time until the owner has handled a chat, in hours. */
const untilHandled = 21;

/** The questions of a chat with the built-in brain's answers; those it cannot answer wait for the owner. */
async function exchangesOf(clock: Clock, chance: Chance, chat: SampleChat) {
  const sessionId = `website-chat-${chance.uuid()}`;
  const began = clock.at(...chat.came);
  const exchanges = [];
  for (const [place, userMessage] of chat.questions.entries()) {
    const input = conciergeInput.parse({ userMessage, sessionId, currentPage: chat.page });
    const { yemiResponse, intent } = await askConcierge(input);
    exchanges.push({
      conversation_id: conversationOf(sessionId),
      page: chat.page,
      question: userMessage,
      answer: yemiResponse,
      intent,
      answered: !waitsForOwner.has(intent),
      handled_at: chat.handled ? clock.hoursAfter(began, untilHandled) : null,
      created_at: clock.hoursAfter(began, place * pause),
    });
  }
  return exchanges;
}

/**
 * Creates chats with the concierge, oldest first. The service function does not wait for its record longer than a
 * visitor may, so this writes to the table directly.
 */
export async function addConversations(clock: Clock): Promise<void> {
  const chance = new Chance("conversations");
  await refreshKnowledge();
  const rows = [];
  for (const chat of chats.toReversed()) rows.push(...(await exchangesOf(clock, chance, chat)));
  await db().insert(conciergeExchanges).values(rows);
}
