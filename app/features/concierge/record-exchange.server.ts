import { createHash } from "node:crypto";
import { sql } from "#server/platform/database.ts";
import { groupWriter } from "#server/platform/group-writer.ts";
import { log } from "#server/platform/log.ts";
import { cleanText } from "../fields/contract.ts";
import { type ConciergeAnswer, type ConciergeInput, type ConciergeIntent, keptAnswerLimit } from "./contract.ts";

/** A row of concierge_exchanges as it comes. */
interface ExchangeRow {
  conversation_id: string;
  page: string;
  question: string;
  answer: string;
  intent: ConciergeIntent;
  answered: boolean;
  created_at: Date;
}

/** Longest wait of an answer for its record, in milliseconds. A healthy database needs a few. */
const longestWait = 1000;

/** Intents that mean: the concierge could not say it. */
const notAnswered: ReadonlySet<ConciergeIntent> = new Set(["unknown"]);

/**
 * The conversation of a chat, as a UUID. The number that the visitor's browser keeps cannot be read back from it, so
 * the record alone leads to nobody's browser.
 */
export function conversationOf(sessionId: string): string {
  return createHash("sha256")
    .update(sessionId)
    .digest("hex")
    .slice(0, 32)
    .replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const write = groupWriter<ExchangeRow>(
  (rows) => {
    const column = <Key extends keyof ExchangeRow>(key: Key) => rows.map((row) => row[key]);
    return sql()`
      insert into concierge_exchanges (conversation_id, page, question, answer, intent, answered, created_at)
      select * from unnest(
        ${column("conversation_id")}::uuid[], ${column("page")}::text[], ${column("question")}::text[],
        ${column("answer")}::text[], ${column("intent")}::text[], ${column("answered")}::boolean[],
        ${rows.map((row) => row.created_at.toISOString())}::text[]::timestamptz[])`;
  },
  { inStatement: 500, waiting: 5000 },
);

/** Whether the last that is known of the database is good. While it is not, no answer waits for its record. */
let prompt = true;

/**
 * Keeps a question with its answer. Call it before the answer goes out: then what was acknowledged outlives the
 * process. It never rejects, and when the database is slow or gone it holds up one answer for a second at most, the
 * others not at all. A record that failed is logged, without its text.
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
      answer: cleanText(yemiResponse).slice(0, keptAnswerLimit).toWellFormed() || "…",
      intent,
      answered: !notAnswered.has(intent),
      created_at: now,
    },
  ]).then(
    () => {
      prompt = true;
    },
    (error) => {
      prompt = false;
      log.error({ err: error }, "an exchange was not kept");
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
