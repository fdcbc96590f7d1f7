import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { queueAlerts, queueContact } from "#app/alerts/queue.server.ts";
import { chatNumber } from "#app/leads/phone.server.ts";
import { leads } from "#db/schema/inbox.ts";
import type { Transaction } from "#server/platform/database.ts";
import { leadLimits } from "./contract.ts";
import type { LeadSource } from "./source.server.ts";

type Row = typeof leads.$inferInsert;

/** How somebody can be reached. */
interface Reach {
  phone: string | null;
  email: string | null;
}

/** A new lead. It names the record that it was made with, or the key by which it is known again. */
export interface NewLead extends Partial<Reach> {
  ref: string;
  door: Row["door"];
  record:
    | Pick<Row, "submission_id" | "conversation_id">
    | Pick<Row, "enrollment_id">
    | Pick<Row, "application_id">
    | Pick<Row, "submission_key" | "conversation_id">;
  name?: string | null;
  wants: string;
  items: readonly string[];
  value?: number | null;
  source: LeadSource | null;
}

/** The door of requests for a copy or an erasure of data. The owner has to verify the sender first. */
export const unproven = "your-data";

/**
 * The key of the person with this phone number or email address, the same for all their leads. Leads that turn out to
 * be of one person, because this one has the phone of some and the address of others, get one key.
 * @param around the chat of the lead, because all contact details left in it belong to one person, and the lead itself
 * if it is stored already: it is locked together with the others, in one order, so that two changes cannot deadlock
 */
export async function personOf(
  transaction: Transaction,
  { phone, email }: Reach,
  { conversation, own }: { conversation?: string | null; own?: SQL },
): Promise<string> {
  const reached = [phone, email].flatMap((one) => one ?? []).sort();
  if (!reached.length) return crypto.randomUUID();
  // Two new leads of one person wait for each other, or each would find nobody. The order prevents deadlocks.
  for (const one of reached) {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${one}, 0))`);
  }
  const found = await transaction
    .select({ person: leads.person })
    .from(leads)
    .where(
      and(
        or(
          phone ? eq(leads.phone, phone) : undefined,
          email ? eq(leads.email, email) : undefined,
          conversation ? eq(leads.conversation_id, conversation) : undefined,
          own,
        ),
        ne(leads.door, unproven),
      ),
    )
    .orderBy(leads.id)
    .for("update");
  const [person = crypto.randomUUID(), ...others] = [...new Set(found.map((lead) => lead.person))].sort();
  for (const other of others) {
    const theirs = eq(leads.person, other);
    // Waits for leads that are just being added to the other key, which the update then sees.
    await transaction.select({ id: leads.id }).from(leads).where(theirs).orderBy(leads.id).for("update");
    await transaction.update(leads).set({ person }).where(theirs);
  }
  return person;
}

/**
 * The columns of a lead that say who the person is and how to reach them. A data request is not linked to a known person,
 * because its sender is not verified.
 */
async function personColumns(
  transaction: Transaction,
  typed: Pick<NewLead, "name" | "phone" | "email"> & { door?: NewLead["door"] },
  around: Parameters<typeof personOf>[2],
) {
  // A number that no country has is stored as typed: it is all there is.
  const phone = typed.phone ? (chatNumber(typed.phone) ?? typed.phone) : null;
  const email = typed.email?.toLowerCase() ?? null;
  const person =
    typed.door === unproven ? crypto.randomUUID() : await personOf(transaction, { phone, email }, around);
  return { name: typed.name ?? null, phone, email, person };
}

/**
 * Adds a lead in the transaction of its own record, so that both are stored or neither.
 * @returns whether it is new: a press that was stored before is not, nor a reference that is taken
 */
export async function addLead(
  transaction: Transaction,
  { record, source, wants, items, value = null, ...lead }: NewLead,
): Promise<boolean> {
  const chat = "conversation_id" in record ? (record.conversation_id ?? null) : null;
  const [added] = await transaction
    .insert(leads)
    .values({
      ref: lead.ref,
      door: lead.door,
      ...record,
      ...(await personColumns(transaction, lead, { conversation: chat })),
      wants: Array.from(wants).slice(0, leadLimits.wants).join(""),
      items: [...items],
      value,
      ...source,
    })
    .onConflictDoNothing()
    .returning({ id: leads.id });
  if (added) await queueAlerts(transaction, added.id, lead.door);
  return added !== undefined;
}

/**
 * Sets who the person of a lead is and how to reach them, and queues alerts about that. What the owner added and the
 * visitor did not leave (lead-contact.server.ts) stays.
 * @returns whether there is such a lead
 */
async function setReach(
  transaction: Transaction,
  which: SQL,
  { name, phone, email, ...columns }: Pick<NewLead, "name" | "phone" | "email"> & Partial<Row>,
  event?: string,
): Promise<boolean> {
  const left = await personColumns(transaction, { name, phone, email }, { own: which });
  const changed = await transaction
    .update(leads)
    .set({
      ...columns,
      name: sql`coalesce(${leads.name}, ${left.name})`,
      phone: sql`coalesce(${left.phone}, ${leads.phone})`,
      email: sql`coalesce(${left.email}, ${leads.email})`,
      person: left.person,
    })
    .where(which)
    .returning({ id: leads.id, door: leads.door });
  for (const { id, door } of changed) await queueContact(transaction, id, door, event);
  return changed.length > 0;
}

/** Adds contact details that a visitor leaves later to the lead from the same chat, and queues alerts. */
export function completeLead(
  transaction: Transaction,
  submissionKey: string,
  { record, ...lead }: Pick<NewLead, "record" | "ref" | "name" | "phone" | "email" | "wants">,
): Promise<boolean> {
  return setReach(transaction, eq(leads.submission_key, submissionKey), {
    ...lead,
    ...record,
    submission_key: null,
  });
}

/** Gives a lead the second way to reach the person, which a visitor left later in the same chat, and queues alerts. */
export function extendLead(
  transaction: Transaction,
  id: string,
  lead: Pick<NewLead, "name" | "phone" | "email" | "wants">,
): Promise<boolean> {
  return setReach(transaction, eq(leads.id, id), lead, "second");
}
