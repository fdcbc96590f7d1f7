import { and, desc, eq, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { conciergeExchanges } from "#db/schema/concierge.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { containing, searchedText } from "../fields/search.server.ts";
import {
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

/** A question that waits for the owner. */
const waits = sql`(not ${answered} and ${handled_at} is null)`;

/** Each conversation that has an exchange as asked for, with its state. */
function conversationsWith(filter: Pick<ConversationFilter, "intent" | "q">) {
  const asked: SQL[] = [];
  if (filter.intent) asked.push(sql`${intent} = ${filter.intent}`);
  if (filter.q) asked.push(sql`${question} ilike ${containing(filter.q)}`);
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
  return (asked.length ? query.having(sql`bool_or(${sql.join(asked, sql` and `)})`) : query).as(
    "conversations",
  );
}

/** The newest exchanges of conversations, in the order in which they were held. */
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

async function countStates(filter: ConversationFilter): Promise<Record<ConversationState, number>> {
  const conversations = conversationsWith(filter);
  const rows = await db()
    .select({ state: conversations.state, count: sql<number>`count(*)::int` })
    .from(conversations)
    .groupBy(conversations.state);
  const counted = new Map(rows.map(({ state, count }) => [state, count]));
  return {
    unanswered: counted.get("unanswered") ?? 0,
    answered: counted.get("answered") ?? 0,
    handled: counted.get("handled") ?? 0,
  };
}

/**
 * Conversations with the concierge: first those with a question that waits for the owner, then the newest. Personal
 * data: for admins only.
 */
export async function listConversations(filter: ConversationFilter) {
  const counts = await countStates(filter);
  const all = conversationStates.reduce((sum, state) => sum + counts[state], 0);
  const total = filter.state ? counts[filter.state] : all;
  const pages = Math.max(1, Math.ceil(total / conversationsOnPage));
  const at = Math.min(filter.page, pages);
  const found = conversationsWith(filter);
  const heads = await db()
    .select()
    .from(found)
    .where(filter.state ? eq(found.state, filter.state) : undefined)
    .orderBy(sql`${found.state} <> 'unanswered'`, desc(found.last_at), desc(found.last))
    .limit(conversationsOnPage)
    .offset((at - 1) * conversationsOnPage);
  const exchanges = Map.groupBy(
    await exchangesOf(heads.map((head) => head.conversation_id)),
    (exchange) => exchange.conversation_id,
  );
  const conversations = heads.map((head) => ({
    ...head,
    exchanges: exchanges.get(head.conversation_id) ?? [],
  }));
  return { filter, counts: { ...counts, all }, total, page: at, pages, conversations };
}

/** The list as an address asks for it (?state=…&intent=…&search=…&page=2). */
export async function readConversations(query: URLSearchParams) {
  const filter = conversationFilter.parse(Object.fromEntries(query));
  return listConversations({ ...filter, q: await searchedText(query) });
}

export type ConversationsDesk = Awaited<ReturnType<typeof readConversations>>;
export type Conversation = ConversationsDesk["conversations"][number];
export type Exchange = Conversation["exchanges"][number];

/** How many conversations wait for the owner. */
export async function countUnanswered(): Promise<number> {
  const [row] = await db()
    .select({ count: sql<number>`count(distinct ${conversation_id})::int` })
    .from(conciergeExchanges)
    .where(waits);
  return row?.count ?? 0;
}

/** What was changed, so that it can be said and taken back. */
export interface ChangedConversations {
  id: string[];
  change: ConversationChange["change"];
  /** The mark that was set, for taking it back. */
  marked?: string;
}

async function markHandled(ids: string[], seen: number): Promise<string> {
  const marked = new Date();
  await db()
    .update(conciergeExchanges)
    .set({ handled_at: marked })
    .where(and(inArray(conversation_id, ids), isNull(handled_at), lte(id, seen)));
  return marked.toISOString();
}

async function reopen(ids: string[], marked: string | undefined): Promise<void> {
  await db()
    .update(conciergeExchanges)
    .set({ handled_at: null })
    .where(and(inArray(conversation_id, ids), marked ? eq(handled_at, new Date(marked)) : undefined));
}

/**
 * Changes conversations as the owner says. Doing it twice is doing it once.
 * @throws AppError not-found when one of them is not there any more
 */
export async function changeConversations(change: ConversationChange): Promise<ChangedConversations> {
  const ids = [...new Set(change.id)];
  const there = await db()
    .selectDistinct({ conversation_id })
    .from(conciergeExchanges)
    .where(inArray(conversation_id, ids));
  if (there.length < ids.length) throw new AppError("not-found", "This conversation is not there any more.");
  if (change.change === "handled") {
    return { id: ids, change: "handled", marked: await markHandled(ids, change.seen) };
  }
  await reopen(ids, change.marked);
  return { id: ids, change: "open" };
}

/** Questions in one file at most, the newest. */
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

/** Erases what was kept longer than the privacy notice promises. @returns how many exchanges */
export async function eraseOldConversations(now = new Date()): Promise<number> {
  const erased = await db()
    .delete(conciergeExchanges)
    .where(lt(created_at, new Date(now.getTime() - conversationDays * day)));
  return erased.count;
}
