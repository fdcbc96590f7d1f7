import { and, desc, eq } from "drizzle-orm";
import { keepContact } from "#app/leads/leads.server.ts";
import { internationalPhone, readablePhone } from "#app/leads/phone.server.ts";
import { conciergeLead as texts } from "#content/concierge.ts";
import { conciergeExchanges } from "#db/schema/concierge.ts";
import { contactSubmissions } from "#db/schema/leads.ts";
import { db } from "#server/platform/database.ts";
import { log, loggedError } from "#server/platform/log.ts";
import type { ConciergeAnswer, ConciergeInput, ConciergeIntent } from "./contract.ts";
import { conversationOf, hashedId } from "./record-exchange.server.ts";

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

/** Intents for which the note about the lead is the whole answer. */
const asksToBeReached: ReadonlySet<ConciergeIntent> = new Set(["call_me", "buy", "want_human"]);

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

/** Removes the leads of a chat that are still new. @returns whether there was one */
async function forget(sessionId: string): Promise<boolean> {
  const contacts = (await questionsOf(sessionId)).flatMap((question) => contactIn(question) ?? []);
  let found = false;
  for (const contact of contacts) {
    const removed = await db()
      .delete(contactSubmissions)
      .where(
        and(
          eq(contactSubmissions.submission_key, keyOf(sessionId, contact)),
          eq(contactSubmissions.status, "new"),
        ),
      )
      .returning({ id: contactSubmissions.id });
    found ||= removed.length > 0;
  }
  return found;
}

/**
 * Makes a lead of a phone number or an email address that a visitor left in the chat, with the questions before it, and
 * says so in the answer; or takes it back, when the visitor asks for that. Never rejects: without a database the answer
 * stays as it is, and says nothing of a lead.
 */
export async function withLead(
  { userMessage, sessionId, currentPage }: ConciergeInput,
  answer: ConciergeAnswer,
): Promise<ConciergeAnswer> {
  const say = (text: string) => ({ ...answer, yemiResponse: text });
  try {
    if (asksToForget({ userMessage }))
      return say((await forget(sessionId)) ? texts.forgotten : texts.nothingToForget);
    const contact = isOfOthers(answer.intent) ? null : contactIn(userMessage);
    if (!contact) return answer;
    const [page = "/"] = currentPage.split(/[?#]/);
    const asked = [...(await questionsOf(sessionId)), userMessage];
    await keepContact({
      submissionKey: keyOf(sessionId, contact),
      name: texts.name,
      email: contact.email,
      phone: contact.phone,
      company: null,
      project_type: "chat",
      message: [texts.onPage(page), ...asked].join("\n"),
    });
    const left = contact.phone ? readablePhone(contact.phone) : (contact.email ?? "");
    const noted = texts.noted(left);
    return say(asksToBeReached.has(answer.intent) ? noted : `${answer.yemiResponse} ${noted}`);
  } catch (error) {
    const { type } = loggedError(error);
    log.error({ type }, "a contact left in the chat was not stored as a lead");
    return answer;
  }
}
