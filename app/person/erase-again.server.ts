import { inArray, isNull, lt, notInArray } from "drizzle-orm";
import { user } from "#db/schema/accounts.ts";
import { recruitmentApplications } from "#db/schema/applications.ts";
import { conciergeExchanges } from "#db/schema/concierge.ts";
import { erasedMarks, erasures } from "#db/schema/erasures.ts";
import { leads } from "#db/schema/inbox.ts";
import { contactSubmissions } from "#db/schema/leads.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import {
  addToErasedList,
  type Erased,
  erasedPeopleSecret,
  keepOnErasedList,
  readErasedList,
} from "#server/platform/erased-list.ts";
import { log } from "#server/platform/log.ts";
import { siteSecret } from "#server/platform/site-secret.ts";
import { erasePerson, markMaker } from "./erase-person.server.ts";
import { type FirstKeys, type PersonKeys, type Place, personWith, staffAmong } from "./person-keys.server.ts";

/** Every number, address and id in the tables that begin a person, by the kind of key. */
async function* everyKey(place: Place): AsyncGenerator<[keyof FirstKeys, string | null]> {
  const found = await place
    .select({ id: leads.id, phone: leads.phone, email: leads.email })
    .from(leads)
    .where(isNull(leads.erased_at));
  for (const { id, phone, email } of found) {
    yield ["leads", id];
    yield ["phones", phone];
    yield ["emails", email];
  }
  for (const { id, email } of await place.select({ id: user.id, email: user.email }).from(user)) {
    yield ["accounts", id];
    yield ["emails", email];
  }
  for (const { id } of await place.select({ id: contactSubmissions.id }).from(contactSubmissions))
    yield ["submissions", id];
  for (const { id } of await place.select({ id: courseEnrollments.id }).from(courseEnrollments))
    yield ["enrollments", id];
  for (const { id } of await place.select({ id: recruitmentApplications.id }).from(recruitmentApplications))
    yield ["applications", id];
  const { conversation_id: id } = conciergeExchanges;
  for (const row of await place.selectDistinct({ id }).from(conciergeExchanges))
    yield ["conversations", row.id];
}

/**
 * The records to erase again: those with these marks from before the erasure. Whoever came back later is a new customer.
 * An account that belongs to staff in this backup is left out.
 * @returns the keys of the records to erase, without accounts of staff; null if no record has a mark
 */
async function markedPerson(place: Place, { marks, at }: Erased): Promise<PersonKeys | null> {
  const mark = await markMaker();
  const marked = new Set(marks);
  const first: FirstKeys = {};
  for await (const [kind, value] of everyKey(place)) {
    if (value && marked.has(mark(value))) first[kind] = [...(first[kind] ?? []), value];
  }
  if (!Object.keys(first).length) return null;
  const keys = await personWith(place, first, new Date(at));
  if (!(await staffAmong(place, keys.accounts))) return keys;
  log.warn("an erased person is staff in this backup: the account stays until it is removed under Staff");
  return { ...keys, accounts: [] };
}

/** Makes the secret with which the marks of erased people are made, at the first start of the site, so that every backup has it. */
export async function makeErasedSecret(): Promise<void> {
  await siteSecret(erasedPeopleSecret);
}

/**
 * Erases again whoever was erased after a backup that has been restored: they are on the list, and the database does
 * not know that they were erased. Called after every start and restore.
 * @param border entries before it are ignored: no backup is that old, and the database may have deleted them
 * @returns how many there were
 */
export async function eraseAgain(border: Date): Promise<number> {
  const listed = (await readErasedList()).filter(({ at }) => new Date(at) >= border);
  if (!listed.length) return 0;
  const ids = listed.map(({ id }) => id);
  const known = await db().select({ id: erasures.id }).from(erasures).where(inArray(erasures.id, ids));
  // Each restore adds a person to the list again, so only the first entry of an id counts.
  const unknown = listed.filter(
    ({ id }, at) => ids.indexOf(id) === at && !known.some((one) => one.id === id),
  );
  for (const one of unknown) {
    const { id, ref, at, counts } = one;
    const noted = { id, ref, at: new Date(at), by: null };
    const again = await erasePerson((transaction) => markedPerson(transaction, one), noted);
    // People who are not in this backup are noted too: otherwise every start would look for them.
    if (!again)
      await db()
        .insert(erasures)
        .values({ ...noted, counts })
        .onConflictDoNothing();
  }
  if (unknown.length)
    log.warn({ people: unknown.length }, "people who were erased after this backup are erased again");
  return unknown.length;
}

/** Writes into the list what the database knows and the list does not. */
export async function completeErasedList(): Promise<void> {
  const listed = (await readErasedList()).map(({ id }) => id);
  const missing = await db()
    .select()
    .from(erasures)
    .where(listed.length ? notInArray(erasures.id, listed) : undefined);
  if (!missing.length) return;
  const marks = await db()
    .select()
    .from(erasedMarks)
    .where(
      inArray(
        erasedMarks.erasure,
        missing.map(({ id }) => id),
      ),
    );
  await addToErasedList(
    missing.map(
      ({ id, ref, at, counts }): Erased => ({
        id,
        ref,
        at: at.toISOString(),
        counts,
        marks: marks.filter(({ erasure }) => erasure === id).map(({ mark }) => mark),
      }),
    ),
  );
}

/** Forgets that people were erased, once no backup is so old any more. */
export async function forgetOldErasures(border: Date): Promise<void> {
  await keepOnErasedList(({ at }) => new Date(at) >= border);
  await db().delete(erasures).where(lt(erasures.at, border));
}
