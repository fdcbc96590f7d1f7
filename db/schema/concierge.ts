import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { type ConciergeIntent, conciergeLimits, savedAnswerLimit } from "#app/concierge/contract.ts";
import { lengthBetween } from "./constraints.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One row per question to the concierge, with its answer. Visitors may type anything, so only admins may read it. It
 * has nothing else about the visitor: no fingerprint, no address, no browser.
 */
export const conciergeExchanges = pgTable(
  "concierge_exchanges",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** A hash of the chat's number, which only the visitor's browser stores. */
    conversation_id: uuid("conversation_id").notNull(),
    /** Path of the page, without its query. */
    page: text("page").notNull(),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    // No check against a list here: new intents will be added, and a row must never be refused because of one.
    intent: text("intent").$type<ConciergeIntent>().notNull(),
    answered: boolean("answered").notNull(),
    /** When the owner marked it as handled. */
    handled_at: moment("handled_at"),
    created_at: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("concierge_exchanges_conversation").on(table.conversation_id, table.id),
    index("concierge_exchanges_newest").on(table.created_at),
    index("concierge_exchanges_unanswered")
      .on(table.conversation_id)
      .where(sql`not answered and handled_at is null`),
    check("concierge_exchanges_page", lengthBetween(table.page, 1, conciergeLimits.path)),
    check("concierge_exchanges_question", lengthBetween(table.question, 1, conciergeLimits.message)),
    check("concierge_exchanges_answer", lengthBetween(table.answer, 1, savedAnswerLimit)),
    check("concierge_exchanges_intent", lengthBetween(table.intent, 1, 40)),
  ],
);
