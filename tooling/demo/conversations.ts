import { askConcierge } from "#app/features/concierge/concierge.server.ts";
import { conciergeInput } from "#app/features/concierge/contract.ts";
import { changeConversations } from "#app/features/concierge/conversations.server.ts";
import { refreshKnowledge } from "#app/features/concierge/knowledge.server.ts";
import { conversationOf, recordExchange } from "#app/features/concierge/record-exchange.server.ts";
import { sql } from "#server/platform/database.ts";
import { Chance } from "./chance.ts";
import { chats } from "./conversation-texts.ts";
import { type Clock, setMoments } from "./moments.ts";

/** How long after a question the visitor asks the next one, in hours. */
const pause = 1 / 60;

/** Chats with the concierge, oldest first, as the built-in brain answers them: what it cannot answer waits for the owner. */
export async function addConversations(clock: Clock): Promise<void> {
  const chance = new Chance("conversations");
  await refreshKnowledge();
  const handled: string[] = [];
  for (const chat of chats.toReversed()) {
    const sessionId = `website-chat-${chance.uuid()}`;
    for (const [place, userMessage] of chat.questions.entries()) {
      const input = conciergeInput.parse({ userMessage, sessionId, currentPage: chat.page });
      const at = clock.hoursAfter(clock.at(...chat.came), place * pause);
      await recordExchange(input, askConcierge(input), at);
    }
    if (chat.handled) handled.push(conversationOf(sessionId));
  }
  await markHandled(clock, handled);
}

/** Marks chats as the owner does, a day after each. */
async function markHandled(clock: Clock, conversations: readonly string[]): Promise<void> {
  const rows = await sql()<{ id: string; last: number; at: string }[]>`
    select conversation_id as id, max(id)::int as last, max(created_at) as at from concierge_exchanges
    where conversation_id in ${sql()([...conversations])} group by conversation_id`;
  for (const { id, last } of rows) await changeConversations({ change: "handled", id: [id], seen: last });
  await setMoments(
    { table: "concierge_exchanges", column: "handled_at", by: "conversation_id" },
    new Map(rows.map(({ id, at }) => [id, clock.hoursAfter(new Date(at), 21)])),
  );
}
