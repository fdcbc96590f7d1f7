import { eq, inArray } from "drizzle-orm";
import { chatNumber } from "#app/leads/phone.server.ts";
import { conciergeLead } from "#content/concierge.ts";
import { userProfiles } from "#db/schema/accounts.ts";
import { recruitmentApplications } from "#db/schema/applications.ts";
import { leads } from "#db/schema/inbox.ts";
import { contactSubmissions } from "#db/schema/leads.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import {
  chatsNaming,
  type Found,
  type KeySets,
  type PersonKeys,
  type Place,
  recordsOf,
} from "./person-records.server.ts";

export type { PersonKeys, Place };

const emptyKeys = (): KeySets => ({
  phones: new Set(),
  emails: new Set(),
  also: new Set(),
  names: new Set(),
  leads: new Set(),
  submissions: new Set(),
  enrollments: new Set(),
  applications: new Set(),
  accounts: new Set(),
  conversations: new Set(),
});

/** Adds what rows say to the keys. */
function learn(keys: KeySets, found: readonly Found[]): void {
  for (const { phone, email, names, ...ids } of found) {
    const number = phone && (chatNumber(phone) ?? phone);
    if (number && !keys.phones.has(number)) keys.also.add(number);
    const address = email?.toLowerCase();
    if (address && !keys.emails.has(address)) keys.also.add(address);
    // The chat asks for no name.
    if (names && names !== conciergeLead.name) keys.names.add(names);
    for (const [name, id] of Object.entries(ids)) if (id) keys[name as keyof KeySets].add(id);
  }
}

const sizeOf = (keys: KeySets) => Object.values(keys).reduce((sum, { size }) => sum + size, 0);

/**
 * Adds all records with these keys, then the records found by the new keys, until nothing new is found.
 * @param until only records that existed at that time
 */
async function completed(place: Place, keys: KeySets, until?: Date): Promise<PersonKeys> {
  for (let before = -1; sizeOf(keys) > before; ) {
    before = sizeOf(keys);
    for (const find of recordsOf) learn(keys, await find(place, keys, until));
  }
  // Chats come last, because what is typed in a chat must not lead to more records.
  learn(keys, await chatsNaming(place, keys, until));
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

/** The reference in a text; null if the text is not a reference. */
export const referenceIn = (text: string): string | null =>
  reference.exec(text.trim())?.[1]?.toUpperCase() ?? null;

/** The first keys from a reference, an address or a number; null if the text is none of these. */
async function firstKeys(place: Place, text: string): Promise<KeySets | null> {
  const ref = referenceIn(text);
  if (ref) return byReference(place, ref);
  const keys = emptyKeys();
  if (text.includes("@")) {
    keys.emails.add(text.toLowerCase());
    return keys;
  }
  const number = /[^\d\s+().-]/.test(text) ? null : chatNumber(text.replace(/^00/, "+"));
  if (!number) return null;
  keys.phones.add(number);
  return keys;
}

/** The numbers, addresses and references in a text, separated by commas, semicolons or new lines. */
export const reachesIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

/**
 * Finds everything about the person with these numbers, addresses and references. Null if the text is empty or contains
 * anything else.
 */
export async function findPerson(text: string, place: Place = db()): Promise<PersonKeys | null> {
  const found = await Promise.all(reachesIn(text).map((one) => firstKeys(place, one)));
  const keys = emptyKeys();
  for (const one of found) {
    if (!one) return null;
    for (const [name, values] of Object.entries(one))
      for (const value of values) keys[name as keyof KeySets].add(value);
  }
  return found.length ? completed(place, keys) : null;
}

/** Some keys of a person. */
export type FirstKeys = Partial<Record<keyof PersonKeys, string[]>>;

/** Finds everything about the person with these keys that existed at the given time. */
export function personWith(place: Place, first: FirstKeys, until: Date): Promise<PersonKeys> {
  const keys = emptyKeys();
  for (const [name, values = []] of Object.entries(first)) keys[name as keyof KeySets] = new Set(values);
  return completed(place, keys, until);
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
