import { and, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { user } from "#db/schema/accounts.ts";
import { recruitmentApplications } from "#db/schema/applications.ts";
import { conciergeExchanges } from "#db/schema/concierge.ts";
import { leads } from "#db/schema/inbox.ts";
import { contactSubmissions } from "#db/schema/leads.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import type { Transaction } from "#server/platform/database.ts";
import { reachPattern } from "./patterns.ts";

/* Finds the rows that belong to a person's keys. */

/** The database, or a transaction in it. */
export type Place = Pick<Transaction, "select" | "selectDistinct">;

/** The keys that find one person's records. */
export interface PersonKeys {
  /** In international form. */
  phones: string[];
  /** In lower case. */
  emails: string[];
  /**
   * Other numbers and addresses in the found records. They are not searched automatically: otherwise anybody could send a
   * form with another person's number and their own address, and get that person's records copied or erased.
   */
  also: string[];
  names: string[];
  /** Ids of rows. */
  leads: string[];
  submissions: string[];
  enrollments: string[];
  applications: string[];
  accounts: string[];
  conversations: string[];
}

export type KeySets = { [Name in keyof PersonKeys]: Set<string> };

/** The keys that a found row adds. */
export type Found = Partial<
  Record<Exclude<keyof PersonKeys, "phones" | "emails" | "also">, string | null>
> & {
  phone?: string | null;
  email?: string | null;
};

/** The digits of a number in every form it may be stored in: 2348031234567, 08031234567, 8031234567. */
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

const notAfter = (column: AnyPgColumn, until: Date | undefined): SQL | undefined =>
  until && lte(column, until);

/**
 * The chats in which one of the numbers or addresses was typed. A chat with another person's lead is left out, because that
 * person may have mentioned a friend.
 */
export async function chatsNaming(place: Place, keys: KeySets, until: Date | undefined): Promise<Found[]> {
  const { conversation_id: id, question, created_at } = conciergeExchanges;
  const pattern = reachPattern(keys);
  if (!pattern) return [];
  const rows = await place
    .selectDistinct({ id })
    .from(conciergeExchanges)
    .where(and(sql`${question} ~* ${pattern}`, notAfter(created_at, until)));
  const named = rows.map((row) => row.id);
  if (!named.length) return [];
  const owned = await place
    .select({ id: leads.id, conversation: leads.conversation_id })
    .from(leads)
    .where(inArray(leads.conversation_id, named));
  const others = new Set(owned.filter((lead) => !keys.leads.has(lead.id)).map((lead) => lead.conversation));
  return named.filter((one) => !others.has(one)).map((one) => ({ conversations: one }));
}

async function leadsOf(place: Place, keys: KeySets, until: Date | undefined): Promise<Found[]> {
  // From the person's chats, only leads without another person's contact details.
  const inOwnChat =
    anyOf(leads.conversation_id, keys.conversations) &&
    and(
      anyOf(leads.conversation_id, keys.conversations),
      or(isNull(leads.phone), withPhone(leads.phone, keys)),
      or(isNull(leads.email), withEmail(leads.email, keys)),
    );
  const own = or(
    anyOf(leads.id, keys.leads),
    anyOf(leads.submission_id, keys.submissions),
    anyOf(leads.enrollment_id, keys.enrollments),
    anyOf(leads.application_id, keys.applications),
    inOwnChat,
    withEmail(leads.email, keys),
    withPhone(leads.phone, keys),
  );
  if (!own) return [];
  const rows = await place
    .select()
    .from(leads)
    .where(and(own, notAfter(leads.created_at, until)));
  return rows.map((row) => ({
    leads: row.id,
    submissions: row.submission_id,
    enrollments: row.enrollment_id,
    applications: row.application_id,
    conversations: row.conversation_id,
    email: row.email,
    phone: row.phone,
    names: row.name,
  }));
}

/** Other numbers and addresses left in the same chats. The page offers them but does not search by them. */
async function leftInChatsOf(place: Place, keys: KeySets, until: Date | undefined): Promise<Found[]> {
  const inOwnChat = anyOf(leads.conversation_id, keys.conversations);
  if (!inOwnChat) return [];
  return place
    .select({ phone: leads.phone, email: leads.email })
    .from(leads)
    .where(and(inOwnChat, notAfter(leads.created_at, until)));
}

async function submissionsOf(place: Place, keys: KeySets, until: Date | undefined): Promise<Found[]> {
  const { id, email, phone, created_at } = contactSubmissions;
  const own = or(anyOf(id, keys.submissions), withEmail(email, keys), withPhone(phone, keys));
  if (!own) return [];
  const rows = await place
    .select()
    .from(contactSubmissions)
    .where(and(own, notAfter(created_at, until)));
  return rows.map((row) => ({ submissions: row.id, email: row.email, phone: row.phone, names: row.name }));
}

async function enrollmentsOf(place: Place, keys: KeySets, until: Date | undefined): Promise<Found[]> {
  const { id, user_id, email, phone, created_at } = courseEnrollments;
  const own = or(
    anyOf(id, keys.enrollments),
    anyOf(user_id, keys.accounts),
    withEmail(email, keys),
    withPhone(phone, keys),
  );
  if (!own) return [];
  const rows = await place
    .select({ row: courseEnrollments, account: user.email })
    .from(courseEnrollments)
    .leftJoin(user, eq(user.id, user_id))
    .where(and(own, notAfter(created_at, until)));
  // A signed-in user may enter another person's number, so the account only adds its own address.
  return rows.flatMap(({ row, account }) => [
    { enrollments: row.id, email: row.email, phone: row.phone, names: `${row.first_name} ${row.last_name}` },
    { email: account },
  ]);
}

async function applicationsOf(place: Place, keys: KeySets, until: Date | undefined): Promise<Found[]> {
  const { id, email, phone_number, created_at } = recruitmentApplications;
  const own = or(anyOf(id, keys.applications), withEmail(email, keys), withPhone(phone_number, keys));
  if (!own) return [];
  const rows = await place
    .select()
    .from(recruitmentApplications)
    .where(and(own, notAfter(created_at, until)));
  return rows.map((row) => ({
    applications: row.id,
    email: row.email,
    phone: row.phone_number,
    names: row.full_name,
  }));
}

async function accountsOf(place: Place, keys: KeySets, until: Date | undefined): Promise<Found[]> {
  const own = or(anyOf(user.id, keys.accounts), withEmail(user.email, keys));
  if (!own) return [];
  const rows = await place
    .select()
    .from(user)
    .where(and(own, notAfter(user.createdAt, until)));
  return rows.map(({ id, email, name }) => ({ accounts: id, email, names: name }));
}

/** The search functions. */
export const recordsOf = [
  leadsOf,
  leftInChatsOf,
  submissionsOf,
  enrollmentsOf,
  applicationsOf,
  accountsOf,
] as const;
