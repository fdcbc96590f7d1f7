import { and, desc, eq, inArray } from "drizzle-orm";
import { addLead } from "#app/inbox/add-lead.server.ts";
import type { LeadSource } from "#app/inbox/source.server.ts";
import { keepContact } from "#app/leads/leads.server.ts";
import { internationalPhone, readablePhone } from "#app/leads/phone.server.ts";
import { newReference } from "#app/leads/reference.server.ts";
import { conciergeLead as texts } from "#content/concierge.ts";
import { conciergeExchanges } from "#db/schema/concierge.ts";
import { leads } from "#db/schema/inbox.ts";
import { contactSubmissions } from "#db/schema/leads.ts";
import { db } from "#server/platform/database.ts";
import { hashedId } from "#server/platform/hashed-id.ts";
import { log, loggedError } from "#server/platform/log.ts";
import type { ConciergeAnswer, ConciergeInput, ConciergeIntent } from "./contract.ts";
import { conversationOf } from "./record-exchange.server.ts";

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63})+/;
const phone = /(?<![\d.,])(?:\+|00)?\d(?:[\s().-]?\d){9,14}(?!\d)/;

/** In such a message the number may belong to somebody else. */
const isOfOthers = (intent: string) =>
  intent.startsWith("help_") || intent === "illegal" || intent === "secret";

interface Contact {
  email: string | null;
  /** In international form. */
  phone: string | null;
}

/** The email address and the phone number in a message; null if it has neither. */
export function contactIn(message: string): Contact | null {
  const [address = null] = email.exec(message) ?? [];
  const [digits] = phone.exec(message.replace(email, "")) ?? [];
  let number: string | null = null;
  try {
    number = digits ? internationalPhone(digits) : null;
  } catch {
    // Digits that are no phone number in any country.
  }
  return address || number ? { email: address?.toLowerCase() ?? null, phone: number } : null;
}

/** The submission key of a lead: the same contact in the same chat is one lead, however often it is sent. */
const keyOf = (sessionId: string, { email: address, phone: number }: Contact) =>
  hashedId(JSON.stringify([sessionId, address, number]));

/** Whether a visitor asks that the contact left in this chat is forgotten. The answer to that is never a model's. */
export const asksToForget = ({ userMessage }: Pick<ConciergeInput, "userMessage">) =>
  userMessage.trim().toLowerCase().replace(/[.!]$/, "") === texts.forgetPhrase;

/** Intents of somebody who wants to be reached. With a contact, the note about the lead is the whole answer. */
const asksToBeReached: ReadonlySet<ConciergeIntent> = new Set(["call_me", "buy", "want_human"]);

/** The key of the lead that a wish without a contact makes: one a chat. */
const wishKeyOf = (sessionId: string) => hashedId(JSON.stringify([sessionId, "wish"]));

/** How many earlier questions a lead has. */
const mostQuestions = 6;

/** The last questions of a chat, oldest first. */
async function questionsOf(sessionId: string): Promise<string[]> {
  const rows = await db()
    .select({ question: conciergeExchanges.question })
    .from(conciergeExchanges)
    .where(eq(conciergeExchanges.conversation_id, conversationOf(sessionId)))
    .orderBy(desc(conciergeExchanges.id))
    .limit(mostQuestions);
  return rows.map(({ question }) => question).reverse();
}

/** Adds the lead of a chat in which somebody wants to buy or to be called, and has left no contact yet. */
async function addWish(
  { conversation_id, wish }: { conversation_id: string; wish: string },
  wants: string,
  source: LeadSource | null,
): Promise<void> {
  const { id } = leads;
  const [known] = await db().select({ id }).from(leads).where(eq(leads.conversation_id, conversation_id));
  if (known) return;
  const record = { conversation_id, submission_key: wish };
  const lead = { door: "chat" as const, record, name: texts.name, wants, items: [], source };
  await db().transaction((transaction) => addLead(transaction, { ...lead, ref: newReference("CHT") }));
}

/** Removes the contacts left in a chat that are still new, and their leads. @returns whether there was one */
async function forget(sessionId: string): Promise<boolean> {
  const own = db()
    .select({ id: leads.submission_id })
    .from(leads)
    .where(eq(leads.conversation_id, conversationOf(sessionId)));
  const removed = await db()
    .delete(contactSubmissions)
    .where(and(inArray(contactSubmissions.id, own), eq(contactSubmissions.status, "new")))
    .returning({ id: contactSubmissions.id });
  return removed.length > 0;
}

/**
 * Makes a lead of a phone number or an email address that a visitor left in the chat, with the questions before it, and
 * says so in the answer; makes one of a wish to buy or to be called, which the answer leaves as it is; or takes it back, when the visitor asks for that. Never rejects: without a database the answer
 * stays as it is, and says nothing of a lead.
 */
export async function withLead(
  { userMessage, sessionId, currentPage }: ConciergeInput,
  answer: ConciergeAnswer,
  source: LeadSource | null,
): Promise<ConciergeAnswer> {
  const say = (text: string) => ({ ...answer, yemiResponse: text });
  try {
    if (asksToForget({ userMessage }))
      return say((await forget(sessionId)) ? texts.forgotten : texts.nothingToForget);
    const contact = isOfOthers(answer.intent) ? null : contactIn(userMessage);
    if (!contact && !asksToBeReached.has(answer.intent)) return answer;
    const [page = "/"] = currentPage.split(/[?#]/);
    const asked = [...(await questionsOf(sessionId)), userMessage];
    const message = [texts.onPage(page), ...asked].join("\n");
    const chat = { conversation_id: conversationOf(sessionId), wish: wishKeyOf(sessionId) };
    if (!contact) {
      await addWish(chat, message, source);
      return answer;
    }
    await keepContact(
      {
        submissionKey: keyOf(sessionId, contact),
        name: texts.name,
        email: contact.email,
        phone: contact.phone,
        company: null,
        project_type: "chat",
        message,
      },
      { source, chat },
    );
    const left = contact.phone ? readablePhone(contact.phone) : (contact.email ?? "");
    const noted = texts.noted(left);
    return say(asksToBeReached.has(answer.intent) ? noted : `${answer.yemiResponse} ${noted}`);
  } catch (error) {
    const { type } = loggedError(error);
    log.error({ type }, "a contact left in the chat was not stored as a lead");
    return answer;
  }
}
