import { eq } from "drizzle-orm";
import { contactSubmissions } from "#db/schema/leads.ts";
import { type Database, db } from "#server/platform/database.ts";
import { contactChatLink } from "./chats.ts";
import type { ContactReceipt, NewContact } from "./contract.ts";
import { internationalPhone, readablePhone } from "./phone.server.ts";
import { newReference } from "./reference.server.ts";

/** The database, or a transaction in it. */
type Place = Pick<Database, "insert" | "select">;

type Contact = typeof contactSubmissions.$inferSelect;

/**
 * Adds a contact with a new reference. Null when a form with the same submission key was stored before.
 * @throws AppError invalid for a phone number that is valid in no country
 */
export async function addContact(
  place: Place,
  { submissionKey, phone, ...values }: NewContact,
  prefix: "MSG" | "APT",
): Promise<Contact | null> {
  const international = phone === null ? null : internationalPhone(phone);
  // A generated reference is rarely taken; then another one is generated.
  for (;;) {
    const [added] = await place
      .insert(contactSubmissions)
      .values({
        ...values,
        submission_key: submissionKey,
        phone: international,
        ref: newReference(prefix),
      })
      .onConflictDoNothing()
      .returning();
    if (added) return added;
    if (await savedContact(place, submissionKey)) return null;
  }
}

async function savedContact(place: Place, submissionKey: string): Promise<Contact | undefined> {
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
export async function keepContact(contact: NewContact): Promise<ContactReceipt> {
  for (;;) {
    const kept =
      (await addContact(db(), contact, "MSG")) ?? (await savedContact(db(), contact.submissionKey));
    if (kept) return { ref: kept.ref, phone: phoneOf(kept), whatsappUrl: contactChatLink(kept, kept.ref) };
  }
}
