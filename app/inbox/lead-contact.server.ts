import { and, eq, inArray, isNull } from "drizzle-orm";
import { internationalPhone } from "#app/leads/phone.server.ts";
import { openPaidAgain } from "#app/school/enroll/paid-tier.server.ts";
import { closeRequestedTier, openIfKnown } from "#app/school/enroll/tier-requests.server.ts";
import { conciergeLead } from "#content/concierge.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { leads } from "#db/schema/inbox.ts";
import type { Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { personOf, unproven } from "./add-lead.server.ts";
import { type ContactKind, contactKinds, type LeadChange } from "./contract.ts";
import { type Change, type LeadRow, lockedLeads, note, type Step } from "./stages.server.ts";

type Given = Readonly<Record<ContactKind, string | null>>;

/** A detail of a lead; the placeholder of a chat counts as no name. */
const known = (lead: LeadRow, kind: ContactKind): string | null =>
  kind === "name" && lead.name === conciergeLead.name ? null : lead[kind];

/** The steps that add what a lead lacks. @throws AppError conflict where it has another value by now */
const stepsFor = (lead: LeadRow, given: Given): Step[] =>
  contactKinds.flatMap((kind) => {
    const [was, now] = [known(lead, kind), given[kind]];
    if (now === null || was === now) return [];
    if (was !== null) throw new AppError("conflict", texts.contactThere(lead.ref, kind));
    return [{ lead, kind, was, now }];
  });

/**
 * The person of a lead once it has this number or address too. Called before the lead is locked, because the numbers and
 * addresses are locked first (add-lead.server.ts), and another order would deadlock.
 */
async function personWith(transaction: Transaction, id: string, { phone, email }: Given): Promise<string> {
  const [lead] = await transaction.select().from(leads).where(eq(leads.id, id));
  if (!lead) throw new AppError("not-found", texts.gone);
  if (lead.door === unproven) throw new AppError("conflict", texts.contactRefused);
  if (!phone && !email) return lead.person;
  const reach = { phone: phone ?? lead.phone, email: email ?? lead.email };
  return personOf(transaction, reach, { conversation: lead.conversation_id, own: eq(leads.id, id) });
}

/**
 * Adds the name, number or address that a lead lacks. It then belongs to the person with the same number or address.
 * @throws AppError invalid for a number that no country has; conflict if another value was added meanwhile
 */
export async function addMissingContact(
  transaction: Transaction,
  change: Change,
  { id: [id = ""], ...typed }: Extract<LeadChange, { change: "contact" }>,
) {
  const phone = typed.phone && internationalPhone(typed.phone);
  const given = { name: typed.name, phone, email: typed.email?.toLowerCase() ?? null };
  const person = await personWith(transaction, id, given);
  const [lead] = await lockedLeads(transaction, and(eq(leads.id, id), isNull(leads.erased_at)));
  if (!lead) throw new AppError("not-found", texts.gone);
  const steps = stepsFor(lead, given);
  const said = texts.changed.contact(
    lead.ref,
    contactKinds.filter((kind) => steps.some((step) => step.kind === kind)),
  );
  if (!steps.length) return { said };
  const columns = Object.fromEntries(steps.map(({ kind, now }) => [kind, now]));
  // A name alone does not change the person, and the one that was read before the lock may be out of date.
  const joined = given.phone || given.email ? { person } : {};
  await transaction
    .update(leads)
    .set({ ...columns, ...joined })
    .where(eq(leads.id, lead.id));
  await note(transaction, change, steps);
  if (given.phone || given.email) await openIfKnown(transaction, id);
  return { said, batch: change.batch };
}

/** Locks every lead of the people that some leads belong to, in the order in which every change locks leads. */
export async function lockPeople(transaction: Transaction, ids: readonly string[]): Promise<void> {
  const people = transaction
    .select({ person: leads.person })
    .from(leads)
    .where(inArray(leads.id, [...ids]));
  await lockedLeads(transaction, inArray(leads.person, people));
}

/** Leads that have a number, an address or a chat in common, directly or through another lead. */
function groupsOf(rows: readonly LeadRow[]): string[][] {
  let groups: { keys: Set<string>; ids: string[] }[] = [];
  for (const { id, phone, email, conversation_id } of rows) {
    const keys = new Set([phone, email, conversation_id].flatMap((key) => key ?? []));
    const same = groups.filter((group) => [...group.keys].some((key) => keys.has(key)));
    groups = groups.filter((group) => !same.includes(group));
    for (const group of same) for (const key of group.keys) keys.add(key);
    groups.push({ keys, ids: [...same.flatMap((group) => group.ids), id] });
  }
  return groups.map(({ ids }) => ids);
}

/**
 * After a number or address was taken back: leads that only it connected get keys of their own as people. Their people are locked
 * (lockPeople), and the lock here also sees leads that were added meanwhile.
 */
async function splitPeople(transaction: Transaction, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const [lead] = await transaction.select().from(leads).where(eq(leads.id, id));
    if (!lead) continue;
    const rows = await lockedLeads(transaction, eq(leads.person, lead.person));
    // The first group, without this lead, keeps the key; each other group gets a new one.
    const [, ...parted] = groupsOf(rows).sort(
      (one, other) => Number(one.includes(id)) - Number(other.includes(id)),
    );
    for (const group of parted) {
      await transaction.update(leads).set({ person: crypto.randomUUID() }).where(inArray(leads.id, group));
    }
  }
}

/**
 * Undoes what followed from a number or address that was taken back from leads: the people it joined, and the tier that it
 * opened to the wrong account. A tier that another number or address of the lead still opens stays open.
 */
export async function contactTakenBack(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await splitPeople(transaction, ids);
  for (const id of ids) {
    for (const account of await closeRequestedTier(transaction, id))
      await openPaidAgain(transaction, account);
    await openIfKnown(transaction, id);
  }
}
