import { and, desc, eq, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { type ListSource, listPage, readFilter } from "#app/admin/list-page.server.ts";
import { containing } from "#app/admin/search.server.ts";
import { followRecords } from "#app/inbox/stages.server.ts";
import { type LabelGroup, labelGroups } from "#content/concierge/labels.ts";
import { conversationsTexts as texts } from "#content/conversations.ts";
import { conciergeExchanges } from "#db/schema/concierge.ts";
import { leads } from "#db/schema/inbox.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import {
  type ConciergeIntent,
  type ConversationChange,
  type ConversationFilter,
  type ConversationState,
  conversationDays,
  conversationFilter,
  conversationStates,
  conversationsOnPage,
  exchangesShown,
} from "./contract.ts";

const { id, conversation_id, page, question, answer, intent, answered, handled_at, created_at } =
  conciergeExchanges;

/** A question that is waiting for the owner. */
const waits = sql`(not ${answered} and ${handled_at} is null)`;

/** The intents of a group. */
const intentsOf = (group: LabelGroup) => Object.keys(labelGroups[group]) as ConciergeIntent[];

/** Whether a conversation made the lead with this Ref: its card in the inbox leads here by it. */
const ofLead = (ref: string) =>
  sql`${conversation_id} in (select ${leads.conversation_id} from ${leads} where ${leads.ref} = ${ref.toUpperCase()})`;

/** Each conversation that has an exchange with this intent and text, with its state. */
function conversationsWith(filter: Pick<ConversationFilter, "about" | "q">) {
  const conditions: SQL[] = [];
  if (filter.about) conditions.push(inArray(intent, intentsOf(filter.about)));
  if (filter.q) conditions.push(sql`(${question} ilike ${containing(filter.q)} or ${ofLead(filter.q)})`);
  const query = db()
    .select({
      conversation_id,
      state: sql<ConversationState>`case when bool_or(${waits}) then 'unanswered'
        when bool_and(${handled_at} is not null) then 'handled' else 'answered' end`.as("state"),
      questions: sql<number>`count(*)::int`.as("questions"),
      last: sql<number>`max(${id})`.mapWith(Number).as("last"),
      last_at: sql<Date>`max(${created_at})`.mapWith(created_at).as("last_at"),
    })
    .from(conciergeExchanges)
    .groupBy(conversation_id);
  return (conditions.length ? query.having(sql`bool_or(${sql.join(conditions, sql` and `)})`) : query).as(
    "conversations",
  );
}

/** The newest exchanges of conversations, in chronological order. */
async function exchangesOf(conversations: readonly string[]) {
  if (!conversations.length) return [];
  const numbered = db()
    .select({
      id,
      conversation_id,
      page,
      question,
      answer,
      intent,
      answered,
      handled_at,
      created_at,
      fromEnd: sql<number>`row_number() over (partition by ${conversation_id} order by ${id} desc)`.as(
        "from_end",
      ),
    })
    .from(conciergeExchanges)
    .where(inArray(conversation_id, [...conversations]))
    .as("numbered");
  return db().select().from(numbered).where(lte(numbered.fromEnd, exchangesShown)).orderBy(numbered.id);
}

type Counts = Record<ConversationState | "all", number>;

async function countStates(filter: ConversationFilter): Promise<Counts> {
  const conversations = conversationsWith(filter);
  const rows = await db()
    .select({ state: conversations.state, count: sql<number>`count(*)::int` })
    .from(conversations)
    .groupBy(conversations.state);
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  const counts = { unanswered: 0, answered: 0, handled: 0, all: 0 };
  for (const state of conversationStates) {
    counts[state] = counted.get(state) ?? 0;
    counts.all += counts[state];
  }
  return counts;
}

/** The conversations with these ids, each with its newest exchanges. */
async function conversationsById(ids: readonly string[]) {
  const found = conversationsWith({ q: "" });
  const [heads, exchanges] = await Promise.all([
    db()
      .select()
      .from(found)
      .where(inArray(found.conversation_id, [...ids])),
    exchangesOf(ids),
  ]);
  const byConversation = Map.groupBy(exchanges, (exchange) => exchange.conversation_id);
  return heads.map((head) => ({ ...head, exchanges: byConversation.get(head.conversation_id) ?? [] }));
}

export type Conversation = Awaited<ReturnType<typeof conversationsById>>[number];
export type Exchange = Conversation["exchanges"][number];

const countName = ({ state }: ConversationFilter) => state ?? "all";

const conversationList: ListSource<ConversationFilter, Conversation, keyof Counts> = {
  pageSize: conversationsOnPage,
  // Conversations with a waiting question come first, then the newest.
  async find(filter, { limit = conversationsOnPage, offset = 0 }) {
    const found = conversationsWith(filter);
    return db()
      .select({ id: found.conversation_id, total: sql<null>`null` })
      .from(found)
      .where(filter.state ? eq(found.state, filter.state) : undefined)
      .orderBy(sql`${found.state} <> 'unanswered'`, desc(found.last_at), desc(found.last))
      .limit(limit)
      .offset(offset);
  },
  count: async (filter) => (await countStates(filter))[countName(filter)],
  rows: conversationsById,
  idOf: ({ conversation_id }) => conversation_id,
  counts: countStates,
  countedAs: countName,
};

/**
 * Conversations with the concierge: first those with a question that is waiting for the owner, then the newest.
 * Personal data: for admins only.
 */
export function listConversations(filter: ConversationFilter) {
  return listPage(conversationList, filter);
}

/** The list for an address (?state=…&intent=…&search=…&page=2). */
export async function readConversations(query: URLSearchParams) {
  return listConversations(await readFilter(conversationFilter, query));
}

/** How many conversations are waiting for the owner. It can be part of another query too. */
export function countUnanswered() {
  const waiting = db().selectDistinct({ conversation_id }).from(conciergeExchanges).where(waits);
  return db().$count(waiting.as("waiting"));
}

/** What changed, for the notice and for Undo. */
export interface ChangedConversations {
  id: string[];
  change: ConversationChange["change"];
  /** The mark that was set, for Undo. */
  marked?: string;
  /** The reference of the erasure. */
  ref?: string;
}

/** A change that does not delete the conversation. */
type Marking = Exclude<ConversationChange, { change: "erase" }>;

async function markHandled(by: string | null, ids: string[], seen: number): Promise<string> {
  const marked = new Date();
  await db().transaction(async (transaction) => {
    await transaction
      .update(conciergeExchanges)
      .set({ handled_at: marked })
      .where(and(inArray(conversation_id, ids), isNull(handled_at), lte(id, seen)));
    await followRecords(transaction, by, { column: "conversation_id", ids, stage: "contacted" });
  });
  return marked.toISOString();
}

async function reopen(by: string | null, ids: string[], marked: string | undefined): Promise<void> {
  await db().transaction(async (transaction) => {
    await transaction
      .update(conciergeExchanges)
      .set({ handled_at: null })
      .where(and(inArray(conversation_id, ids), marked ? eq(handled_at, new Date(marked)) : undefined));
    await followRecords(transaction, by, { column: "conversation_id", ids, stage: "new" });
  });
}

/**
 * Changes conversations. A change that is repeated has no further effect.
 * @throws AppError not-found when one of them was deleted
 */
export async function changeConversations(by: string | null, change: Marking): Promise<ChangedConversations> {
  const ids = [...new Set(change.id)];
  const there = await db()
    .selectDistinct({ conversation_id })
    .from(conciergeExchanges)
    .where(inArray(conversation_id, ids));
  if (there.length < ids.length) throw new AppError("not-found", texts.gone);
  if (change.change === "handled") {
    return { id: ids, change: "handled", marked: await markHandled(by, ids, change.seen) };
  }
  await reopen(by, ids, change.marked);
  return { id: ids, change: "open" };
}

/** Maximum number of questions in one file; the newest are taken. */
const exported = 10_000;

/** The questions that could not be answered, newest first. Personal data: for admins only. */
export function listUnansweredQuestions() {
  return db()
    .select({ conversation_id, page, question, answer, handled_at, created_at })
    .from(conciergeExchanges)
    .where(eq(answered, false))
    .orderBy(desc(created_at), desc(id))
    .limit(exported);
}

const day = 24 * 60 * 60 * 1000;

/**
 * Deletes conversations older than `days`. A lead from a chat keeps its text, because leads have their own time limit.
 * @returns the number of exchanges deleted
 */
export async function eraseOldConversations(
  now = new Date(),
  days: number = conversationDays,
): Promise<number> {
  const border = new Date(now.getTime() - days * day);
  const erased = await db().delete(conciergeExchanges).where(lt(created_at, border));
  return erased.count;
}
