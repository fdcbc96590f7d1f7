import { createHash } from "node:crypto";
import { and, desc, eq, gt } from "drizzle-orm";
import { conciergeExchanges } from "#db/schema/concierge.ts";
import { db } from "#server/platform/database.ts";
import { fromLimitStore } from "#server/platform/limit-store.ts";
import { replayChat } from "./concierge.server.ts";
import type { ConciergeInput } from "./contract.ts";
import { RecentChats } from "./recent-chats.ts";
import { conversationOf } from "./record-exchange.server.ts";

/** How long a chat's topic is remembered after its last question, in milliseconds. */
const keepMs = 30 * 60_000;

/** How many questions make a topic: answers without a subject leave it as it was. */
const replayed = 4;

/**
 * Hashes of the last questions of each chat that this process answered, newest first. More than one, because the newest
 * may never be stored: its visitor left, or the database was slow.
 */
const answeredHere = new RecentChats<readonly string[]>({ most: 10_000, keepMs });

const markOf = (question: string) => createHash("sha256").update(question).digest("base64url");

/** The last questions of a chat, newest first. */
function lastQuestions(sessionId: string) {
  return db()
    .select({ question: conciergeExchanges.question, page: conciergeExchanges.page })
    .from(conciergeExchanges)
    .where(
      and(
        eq(conciergeExchanges.conversation_id, conversationOf(sessionId)),
        gt(conciergeExchanges.created_at, new Date(Date.now() - keepMs)),
      ),
    )
    .orderBy(desc(conciergeExchanges.id))
    .limit(replayed);
}

/**
 * Call it before a question is taken. Where another process answered the last question of its chat, the topic is built
 * anew from the stored questions, so that all processes give the same answer. Never rejects: while the database is down
 * each process knows only what it answered itself.
 */
export async function recallChat({ sessionId, userMessage }: ConciergeInput): Promise<void> {
  const asked = await fromLimitStore(() => lastQuestions(sessionId)).catch(() => []);
  const [newest] = asked;
  const own = answeredHere.of(sessionId) ?? [];
  if (newest && !own.includes(markOf(newest.question))) await replayChat(sessionId, asked.toReversed());
  answeredHere.note(sessionId, [markOf(userMessage), ...own].slice(0, 2 * replayed));
}
