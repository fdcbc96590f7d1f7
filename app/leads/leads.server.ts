import { and, desc, eq, isNull, notInArray, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { addLead, completeLead, extendLead } from "#app/inbox/add-lead.server.ts";
import type { LeadSource } from "#app/inbox/source.server.ts";
import type { LeadDoor } from "#content/lead-doors.ts";
import { columnOf, typedIn } from "#content/stored-fields.ts";
import { leads } from "#db/schema/inbox.ts";
import { contactSubmissions } from "#db/schema/leads.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { contactChatLink } from "./chats.ts";
import { type ContactReceipt, type LeadKind, leadFields, type NewContact } from "./contract.ts";
import { internationalPhone, readablePhone } from "./phone.server.ts";
import { newReference } from "./reference.server.ts";

type Contact = typeof contactSubmissions.$inferSelect;

const doorOf = (kind: LeadKind): LeadDoor => {
  if (kind === "appointment" || kind === "chat") return kind;
  return kind === "marketing-system" ? "follow-up" : "contact";
};

/** Where a contact came from, and the chat it was left in, with the visitor's wish that it completes. */
interface Around {
  source?: LeadSource | null;
  chat?: { conversation_id: string; wish: string };
}

/** The known text, with the new lines of another below it. */
function joined(known: string, text: string): string {
  const lines = new Set(known.split("\n"));
  const added = text.split("\n").filter((line) => !lines.has(line));
  return Array.from([known, ...added].join("\n"))
    .slice(0, leadFields.message.most)
    .join("");
}

/**
 * Adds what a visitor leaves in a chat to the contact that they left earlier in it, unless that has a different number or
 * address or is closed: "call me on 0803 …", then "or ada@…" is one lead.
 * @returns that contact; null if there is none
 */
async function addToChat(
  transaction: Transaction,
  conversation: string,
  { phone, email, message }: Pick<NewContact, "phone" | "email" | "message">,
): Promise<Contact | null> {
  // The chat first, then the numbers (add-lead.server.ts), then the rows: this order prevents deadlocks, and if two messages
  // arrive at once, the second finds the lead of the first.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${conversation}, 0))`);
  const fits = (column: AnyPgColumn, left: string | null) =>
    left === null ? undefined : or(isNull(column), eq(column, left));
  const [known] = await transaction
    .select({ lead: leads.id, contact: contactSubmissions })
    .from(leads)
    .innerJoin(contactSubmissions, eq(contactSubmissions.id, leads.submission_id))
    .where(
      and(
        eq(leads.conversation_id, conversation),
        notInArray(leads.stage, ["won", "lost"]),
        // A visitor who writes again after an answer is waiting again, so that is a new lead.
        isNull(leads.answered_at),
        fits(contactSubmissions.phone, phone),
        fits(contactSubmissions.email, email),
      ),
    )
    .orderBy(desc(leads.created_at))
    .limit(1);
  if (!known) return null;
  const { lead, contact } = known;
  const both = { phone: contact.phone ?? phone, email: contact.email ?? email };
  if (both.phone === contact.phone && both.email === contact.email) return contact;
  const wants = joined(contact.message, message);
  await extendLead(transaction, lead, { ...both, name: contact.name, wants });
  const [extended] = await transaction
    .update(contactSubmissions)
    .set({ ...both, message: wants })
    .where(eq(contactSubmissions.id, contact.id))
    .returning();
  return extended ?? null;
}

type FieldName = keyof typeof leadFields;

/** What a form sent, by the columns of its fields. */
const inColumns = <Values extends Partial<Record<FieldName, unknown>>>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [columnOf(name, leadFields[name as FieldName]), value]),
  ) as Values;

/**
 * Adds a contact with a new reference, and its lead in the inbox. Null when a form with the same submission key was
 * stored before.
 * @throws AppError invalid for a phone number that is valid in no country
 */
export async function addContact(
  transaction: Transaction,
  { submissionKey, phone, ...values }: NewContact,
  prefix: "MSG" | "APT",
  { source = null, chat }: Around = {},
): Promise<Contact | null> {
  const international = phone === null ? null : internationalPhone(phone);
  const before =
    chat && (await addToChat(transaction, chat.conversation_id, { ...values, phone: international }));
  if (before) return before;
  // A generated reference is rarely taken; then another one is generated.
  for (;;) {
    const [added] = await transaction
      .insert(contactSubmissions)
      .values({
        ...inColumns(values),
        submission_key: submissionKey,
        phone: international,
        ref: newReference(prefix),
      })
      .onConflictDoNothing()
      .returning();
    if (!added) {
      if (await savedContact(transaction, submissionKey)) return null;
      continue;
    }
    const { id: submission_id, ref, name, email, message: wants, project_type } = added;
    const lead = { ref, name, phone: added.phone, email, wants };
    const record = { submission_id, ...(chat && { conversation_id: chat.conversation_id }) };
    if (chat && (await completeLead(transaction, chat.wish, { ...lead, record }))) return added;
    const door = doorOf(project_type as LeadKind);
    // The door says it already where it is no topic.
    const items = door === "contact" ? [project_type] : [];
    await addLead(transaction, { ...lead, door, record, items, source });
    return added;
  }
}

async function savedContact(
  place: Pick<Transaction, "select">,
  submissionKey: string,
): Promise<Contact | undefined> {
  const [kept] = await place
    .select()
    .from(contactSubmissions)
    .where(eq(contactSubmissions.submission_key, submissionKey));
  return kept;
}

/** The phone number of a contact, as its receipt shows it. */
export function phoneOf({ phone }: Contact): string | null {
  return phone && readablePhone(phone);
}

/**
 * Stores a contact from any form of the site and returns its receipt with the chat that continues it. If the form was
 * sent before, returns the first receipt.
 * @throws AppError invalid for a phone number that is valid in no country
 */
export async function keepContact(contact: NewContact, around: Around = {}): Promise<ContactReceipt> {
  for (;;) {
    const kept =
      (await db().transaction((transaction) => addContact(transaction, contact, "MSG", around))) ??
      (await savedContact(db(), contact.submissionKey));
    if (kept)
      return {
        ref: kept.ref,
        phone: phoneOf(kept),
        whatsappUrl: contactChatLink(typedIn(leadFields, kept), kept.ref),
      };
  }
}
