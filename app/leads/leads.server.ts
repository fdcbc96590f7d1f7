import { eq } from "drizzle-orm";
import { addLead, completeLead } from "#app/inbox/add-lead.server.ts";
import type { LeadSource } from "#app/inbox/source.server.ts";
import type { LeadDoor } from "#content/lead-doors.ts";
import { contactSubmissions } from "#db/schema/leads.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { contactChatLink } from "./chats.ts";
import type { ContactReceipt, LeadKind, NewContact } from "./contract.ts";
import { internationalPhone, readablePhone } from "./phone.server.ts";
import { newReference } from "./reference.server.ts";

type Contact = typeof contactSubmissions.$inferSelect;

const doorOf = (kind: LeadKind): LeadDoor => {
  if (kind === "appointment" || kind === "chat") return kind;
  return kind === "marketing-system" ? "follow-up" : "contact";
};

/** Where a contact came from, and the wish in the chat that it completes. */
interface Around {
  source?: LeadSource | null;
  chat?: { conversation_id: string; wish: string };
}

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
  // A generated reference is rarely taken; then another one is generated.
  for (;;) {
    const [added] = await transaction
      .insert(contactSubmissions)
      .values({
        ...values,
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
    if (kept) return { ref: kept.ref, phone: phoneOf(kept), whatsappUrl: contactChatLink(kept, kept.ref) };
  }
}
