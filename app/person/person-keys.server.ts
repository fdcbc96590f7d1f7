import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { chatNumber } from "#app/leads/phone.server.ts";
import { conciergeLead } from "#content/concierge.ts";
import { user, userProfiles } from "#db/schema/accounts.ts";
import { recruitmentApplications } from "#db/schema/applications.ts";
import { conciergeExchanges } from "#db/schema/concierge.ts";
import { leads } from "#db/schema/inbox.ts";
import { contactSubmissions } from "#db/schema/leads.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { reachPattern } from "./patterns.ts";

/** The database, or a transaction in it. */
export type Place = Pick<Transaction, "select" | "selectDistinct">;

/** By what the records of one person are found. */
export interface PersonKeys {
  /** In international form. */
  phones: string[];
  /** In lower case. */
  emails: string[];
  names: string[];
  /** Ids of rows. */
  leads: string[];
  submissions: string[];
  enrollments: string[];
  applications: string[];
  accounts: string[];
  conversations: string[];
}

type KeySets = { [Name in keyof PersonKeys]: Set<string> };

/** A row that was found, by what it adds to the keys. */
type Found = Partial<Record<keyof PersonKeys, string | null>> & { phone?: string | null };

const emptyKeys = (): KeySets => ({
  phones: new Set(),
  emails: new Set(),
  names: new Set(),
  leads: new Set(),
  submissions: new Set(),
  enrollments: new Set(),
  applications: new Set(),
  accounts: new Set(),
  conversations: new Set(),
});

/** The digits of a number in every form in which it may be stored: 2348031234567, 08031234567, 8031234567. */
function digitsOf(phone: string): string[] {
  const digits = phone.replace(/\D/g, "");
  return digits.startsWith("234") ? [digits, `0${digits.slice(3)}`, digits.slice(3)] : [digits];
}

const anyOf = (column: AnyPgColumn, values: Set<string>): SQL | undefined =>
  values.size ? inArray(column, [...values]) : undefined;

function withEmail(column: AnyPgColumn, { emails }: KeySets): SQL | undefined {
  return emails.size ? inArray(sql`lower(${column})`, [...emails]) : undefined;
}

function withPhone(column: AnyPgColumn, { phones }: KeySets): SQL | undefined {
  if (!phones.size) return undefined;
  return inArray(sql`regexp_replace(${column}, '\\D', '', 'g')`, [...phones].flatMap(digitsOf));
}

/**
 * The chats in which one of the numbers or addresses was typed. One that left another person's number or address belongs
 * to that person: somebody may name a friend.
 */
async function chatsNaming(place: Place, keys: KeySets): Promise<Found[]> {
  const { conversation_id: id, question } = conciergeExchanges;
  const pattern = reachPattern(keys);
  if (!pattern) return [];
  const rows = await place
    .selectDistinct({ id })
    .from(conciergeExchanges)
    .where(sql`${question} ~* ${pattern}`);
  const named = rows.map((row) => row.id);
  if (!named.length) return [];
  const owned = await place
    .select({ id: leads.id, conversation: leads.conversation_id })
    .from(leads)
    .where(inArray(leads.conversation_id, named));
  const others = new Set(owned.filter((lead) => !keys.leads.has(lead.id)).map((lead) => lead.conversation));
  return named.filter((one) => !others.has(one)).map((one) => ({ conversations: one }));
}

async function leadsOf(place: Place, keys: KeySets): Promise<Found[]> {
  const own = or(
    anyOf(leads.id, keys.leads),
    anyOf(leads.submission_id, keys.submissions),
    anyOf(leads.enrollment_id, keys.enrollments),
    anyOf(leads.application_id, keys.applications),
    anyOf(leads.conversation_id, keys.conversations),
    withEmail(leads.email, keys),
    withPhone(leads.phone, keys),
  );
  if (!own) return [];
  // The other leads of the same person too.
  const rows = await place
    .select()
    .from(leads)
    .where(inArray(leads.person, db().select({ person: leads.person }).from(leads).where(own)));
  return rows.map((row) => ({
    leads: row.id,
    submissions: row.submission_id,
    enrollments: row.enrollment_id,
    applications: row.application_id,
    conversations: row.conversation_id,
    emails: row.email,
    phone: row.phone,
    names: row.name,
  }));
}

async function recordsOf(place: Place, keys: KeySets): Promise<Found[]> {
  const { submissions, enrollments, applications, accounts } = keys;
  const inMessages = or(
    anyOf(contactSubmissions.id, submissions),
    withEmail(contactSubmissions.email, keys),
    withPhone(contactSubmissions.phone, keys),
  );
  const inEnrollments = or(
    anyOf(courseEnrollments.id, enrollments),
    anyOf(courseEnrollments.user_id, accounts),
    withEmail(courseEnrollments.email, keys),
    withPhone(courseEnrollments.phone, keys),
  );
  const inApplications = or(
    anyOf(recruitmentApplications.id, applications),
    withEmail(recruitmentApplications.email, keys),
    withPhone(recruitmentApplications.phone_number, keys),
  );
  const inAccounts = or(anyOf(user.id, accounts), withEmail(user.email, keys));
  const found: Found[] = [];
  if (inMessages) {
    const rows = await place.select().from(contactSubmissions).where(inMessages);
    for (const { id, email, phone, name } of rows)
      found.push({ submissions: id, emails: email, phone, names: name });
  }
  if (inEnrollments) {
    const rows = await place.select().from(courseEnrollments).where(inEnrollments);
    for (const { id, email, phone, first_name, last_name, user_id } of rows)
      found.push({
        enrollments: id,
        emails: email,
        phone,
        names: `${first_name} ${last_name}`,
        accounts: user_id,
      });
  }
  if (inApplications) {
    const rows = await place.select().from(recruitmentApplications).where(inApplications);
    for (const { id, email, phone_number: phone, full_name } of rows)
      found.push({ applications: id, emails: email, phone, names: full_name });
  }
  if (inAccounts) {
    const rows = await place.select().from(user).where(inAccounts);
    for (const { id, email, name } of rows) found.push({ accounts: id, emails: email, names: name });
  }
  return found;
}

/** Adds what rows say to the keys. */
function learn(keys: KeySets, found: readonly Found[]): void {
  for (const { phone, emails, names, ...ids } of found) {
    if (phone) keys.phones.add(chatNumber(phone) ?? phone);
    if (emails) keys.emails.add(emails.toLowerCase());
    // The chat asks for no name.
    if (names && names !== conciergeLead.name) keys.names.add(names);
    for (const [name, id] of Object.entries(ids)) if (id) keys[name as keyof KeySets].add(id);
  }
}

const sizeOf = (keys: KeySets) => Object.values(keys).reduce((sum, { size }) => sum + size, 0);

/** Everything that belongs together with some first keys, because it shares a number, an address or a record. */
async function completed(place: Place, keys: KeySets): Promise<PersonKeys> {
  for (let before = -1; sizeOf(keys) > before; ) {
    before = sizeOf(keys);
    learn(keys, await leadsOf(place, keys));
    learn(keys, await recordsOf(place, keys));
  }
  // Last: what is typed in a chat leads to no further record.
  learn(keys, await chatsNaming(place, keys));
  return Object.fromEntries(
    Object.entries(keys).map(([name, values]) => [name, [...values].sort()]),
  ) as unknown as PersonKeys;
}

/** The first keys that a reference gives. */
async function byReference(place: Place, ref: string): Promise<KeySets> {
  const keys = emptyKeys();
  const add = (set: Set<string>, rows: readonly { id: string }[]) => {
    for (const { id } of rows) set.add(id);
  };
  const idsIn = async (table: typeof leads | typeof contactSubmissions | typeof courseEnrollments) =>
    place.select({ id: table.id }).from(table).where(eq(table.ref, ref));
  add(keys.leads, await idsIn(leads));
  add(keys.submissions, await idsIn(contactSubmissions));
  add(keys.enrollments, await idsIn(courseEnrollments));
  const { id, ref: own } = recruitmentApplications;
  add(keys.applications, await place.select({ id }).from(recruitmentApplications).where(eq(own, ref)));
  return keys;
}

/** A reference as it is written in messages: ENR-7K3F9, also in lower case or with 'Ref:' before it. */
const reference = /^(?:ref\s*:?\s*)?([a-z]{3}-[2-9a-z]{5})$/i;

/** The reference in a text; null for any other text. */
export const referenceIn = (text: string): string | null =>
  reference.exec(text.trim())?.[1]?.toUpperCase() ?? null;

/** The first keys that a text gives: a reference, an address or a number; null for anything else. */
async function firstKeys(place: Place, text: string): Promise<KeySets | null> {
  const ref = referenceIn(text);
  if (ref) return byReference(place, ref);
  const keys = emptyKeys();
  if (text.includes("@")) {
    keys.emails.add(text.trim().toLowerCase());
    return keys;
  }
  const number = /[^\d\s+().-]/.test(text) ? null : chatNumber(text.trim().replace(/^00/, "+"));
  if (!number) return null;
  keys.phones.add(number);
  return keys;
}

/** Everything that is found by the number, address or reference in a text. Null for a text that is none of them. */
export async function findPerson(text: string, place: Place = db()): Promise<PersonKeys | null> {
  const first = await firstKeys(place, text);
  return first && completed(place, first);
}

/** Some keys of a person. */
export type FirstKeys = Partial<Record<keyof PersonKeys, string[]>>;

/** The same for some keys that are known to be of one person. */
export function personWith(place: Place, first: FirstKeys): Promise<PersonKeys> {
  const keys = emptyKeys();
  for (const [name, values = []] of Object.entries(first)) keys[name as keyof KeySets] = new Set(values);
  return completed(place, keys);
}

/** Which of these accounts are of staff: those are removed on the Staff screen. */
export async function staffAmong(place: Place, accounts: readonly string[]): Promise<boolean> {
  if (!accounts.length) return false;
  const rows = await place
    .select({ role: userProfiles.role })
    .from(userProfiles)
    .where(inArray(userProfiles.id, [...accounts]));
  return rows.some(({ role }) => role !== "learner");
}
