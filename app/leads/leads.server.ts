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
 * Adds a contact under a reference nobody has. Null when a form with the same submission key was kept before.
 * @throws AppError invalid for a phone number that no country has
 */
export async function addContact(
  place: Place,
  { submissionKey, phone, ...values }: NewContact,
  prefix: "MSG" | "APT",
): Promise<Contact | null> {
  const international = phone === null ? null : internationalPhone(phone);
  // A reference may be taken, though it hardly ever is: then another is drawn.
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

/** The number of a contact as its receipt repeats it. */
export function phoneOf({ phone }: Contact): string | null {
  return phone && readablePhone(phone);
}

/**
 * Keeps what a visitor wrote to us, from whichever form of the site, and gives the chat that goes on with it. The
 * same form sent again gives the receipt of the first time.
 * @throws AppError invalid for a phone number that no country has
 */
export async function keepContact(contact: NewContact): Promise<ContactReceipt> {
  for (;;) {
    const kept =
      (await addContact(db(), contact, "MSG")) ?? (await savedContact(db(), contact.submissionKey));
    if (kept) return { ref: kept.ref, phone: phoneOf(kept), whatsappUrl: contactChatLink(kept, kept.ref) };
  }
}
