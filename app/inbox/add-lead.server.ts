import { and, eq, ne, or, sql } from "drizzle-orm";
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
const unproven = "your-data";

/**
 * The key of the person with this phone number or email address, the same for all their leads. Leads that turn out to
 * be of one person, because this one has the phone of some and the address of others, get one key.
 */
async function personOf(transaction: Transaction, { phone, email }: Reach): Promise<string> {
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
        or(phone ? eq(leads.phone, phone) : undefined, email ? eq(leads.email, email) : undefined),
        ne(leads.door, unproven),
      ),
    )
    .orderBy(leads.id)
    .for("update");
  const [person = crypto.randomUUID(), ...others] = [...new Set(found.map((lead) => lead.person))].sort();
  for (const other of others) {
    const own = eq(leads.person, other);
    // Waits for leads that are just being added to the other key, which the update then sees.
    await transaction.select({ id: leads.id }).from(leads).where(own).orderBy(leads.id).for("update");
    await transaction.update(leads).set({ person }).where(own);
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
) {
  // A number that no country has is stored as typed: it is all there is.
  const phone = typed.phone ? (chatNumber(typed.phone) ?? typed.phone) : null;
  const email = typed.email?.toLowerCase() ?? null;
  const person =
    typed.door === unproven ? crypto.randomUUID() : await personOf(transaction, { phone, email });
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
  const [added] = await transaction
    .insert(leads)
    .values({
      ref: lead.ref,
      door: lead.door,
      ...record,
      ...(await personColumns(transaction, lead)),
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

/** Adds contact details that a visitor left later to the lead from the same chat, and queues alerts. */
export async function completeLead(
  transaction: Transaction,
  submissionKey: string,
  { record, ref, wants, ...typed }: Pick<NewLead, "record" | "ref" | "name" | "phone" | "email" | "wants">,
): Promise<boolean> {
  const wish = eq(leads.submission_key, submissionKey);
  const completed = await transaction
    .update(leads)
    .set({ ref, ...record, submission_key: null, wants, ...(await personColumns(transaction, typed)) })
    .where(wish)
    .returning({ id: leads.id, door: leads.door });
  for (const { id, door } of completed) await queueContact(transaction, id, door);
  return completed.length > 0;
}
