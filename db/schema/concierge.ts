import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { type ConciergeIntent, conciergeLimits, savedAnswerLimit } from "#app/concierge/contract.ts";
import { lengthBetween } from "./constraints.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One row a question to the concierge, with its answer. Whoever asked may have typed anything, so it is for admins
 * only; nothing else of the visitor is here: no fingerprint, no address, no browser.
 */
export const conciergeExchanges = pgTable(
  "concierge_exchanges",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Made of the chat's own number, which only the visitor's browser keeps. */
    conversation_id: uuid("conversation_id").notNull(),
    /** Path of the page, without its query. */
    page: text("page").notNull(),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    // No list of choices here: what can be asked grows with the brain, and a row must never be refused for it.
    intent: text("intent").$type<ConciergeIntent>().notNull(),
    answered: boolean("answered").notNull(),
    /** When the owner marked it as seen to. */
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
