import { DrizzleQueryError } from "drizzle-orm";
import { cleanText } from "#app/forms/contract.ts";
import { dangers } from "#content/concierge/labels.ts";
import { conciergeExchanges } from "#db/schema/concierge.ts";
import { db } from "#server/platform/database.ts";
import { groupWriter } from "#server/platform/group-writer.ts";
import { hashedId } from "#server/platform/hashed-id.ts";
import { log } from "#server/platform/log.ts";
import {
  type ConciergeAnswer,
  type ConciergeInput,
  type ConciergeIntent,
  savedAnswerLimit,
} from "./contract.ts";

/** Maximum time an answer waits for its record, in milliseconds. A healthy database needs a few. */
const longestWait = 1000;

/** What waits for the owner: the concierge could not answer, or a person is wanted. */
export const waitsForOwner: ReadonlySet<ConciergeIntent> = new Set([
  "unknown",
  "buy",
  "call_me",
  "want_human",
  "complaint",
  "refund",
  ...dangers,
]);

/**
 * The conversation id of a chat, as a UUID. It is a hash of the session id in the visitor's browser, so the record
 * alone does not identify a browser.
 */
export const conversationOf = (sessionId: string) => hashedId(sessionId);

const write = groupWriter<typeof conciergeExchanges.$inferInsert>(
  (rows) => db().insert(conciergeExchanges).values(rows),
  { inStatement: 500, waiting: 5000 },
);

/** Whether the database responded last time. If not, no answer waits for its record. */
let prompt = true;

/**
 * Stores a question with its answer. Call it before sending the answer, so that an acknowledged exchange survives a
 * crash. Never rejects. If the database is slow or down, it delays one answer by a second at most, and the others not
 * at all. A failure is logged without the text.
 */
export async function recordExchange(
  { userMessage, sessionId, currentPage }: Pick<ConciergeInput, "userMessage" | "sessionId" | "currentPage">,
  { yemiResponse, intent }: Pick<ConciergeAnswer, "yemiResponse" | "intent">,
  now = new Date(),
): Promise<void> {
  const [page = "/"] = currentPage.split(/[?#]/);
  const written = write([
    {
      conversation_id: conversationOf(sessionId),
      page,
      question: userMessage,
      answer: cleanText(yemiResponse).slice(0, savedAnswerLimit).toWellFormed() || "…",
      intent,
      answered: !waitsForOwner.has(intent),
      created_at: now,
    },
  ]).then(
    () => {
      prompt = true;
    },
    (error) => {
      prompt = false;
      // The statement of a whole batch is long and adds nothing to the log.
      log.error(
        { err: error instanceof DrizzleQueryError ? error.cause : error },
        "an exchange was not kept",
      );
    },
  );
  if (!prompt) return;
  const clock = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    prompt = false;
    clock.resolve();
  }, longestWait);
  await Promise.race([written, clock.promise]);
  clearTimeout(timer);
}
