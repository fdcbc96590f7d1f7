import { createHmac, randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { forgetFailures } from "#app/accounts/sign-in-limits.server.ts";
import { removeMail } from "#app/accounts/staff/saved-mails.server.ts";
import { newReference } from "#app/leads/reference.server.ts";
import { releaseMedia } from "#app/recruitment/upload/media.server.ts";
import { eraseReleasedMedia } from "#app/recruitment/upload/media-clearing.server.ts";
import { personTexts } from "#content/person.ts";
import { erasedMarks, erasures } from "#db/schema/erasures.ts";
import { leads } from "#db/schema/inbox.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { addToErasedList, type Erased, erasedPeopleSecret } from "#server/platform/erased-list.ts";
import { AppError } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import { siteSecret } from "#server/platform/site-secret.ts";
import { findPerson, type PersonKeys, staffAmong } from "./person-keys.server.ts";
import { countRows, mailsOf, readRecords } from "./read-person.server.ts";
import { personPlaces } from "./register.server.ts";
import { type ErasedReceipt, tellErased } from "./tell-erased.ts";
import { takeOutOfTexts } from "./texts-of-others.server.ts";

/** Makes a mark of a number, an address or the id of a row: the same for the same, and nobody can read it back. */
export async function markMaker(): Promise<(value: string) => string> {
  const secret = await siteSecret(erasedPeopleSecret);
  return (value) => createHmac("sha256", secret).update(value).digest("base64url");
}

/** Everything by which a person would be found again in a restored backup. */
async function marksOf({ names: _, also: __, ...keys }: PersonKeys): Promise<string[]> {
  const mark = await markMaker();
  return [...new Set(Object.values(keys).flat())].map(mark).sort();
}

/**
 * Takes out of leads what names the person. What the figures count stays: by which way and from where they came, how
 * far it went and when, to the hour.
 */
export async function emptyLeads(transaction: Transaction, ids: readonly string[], now: Date): Promise<void> {
  const hour = (column: AnyPgColumn) => sql`date_trunc('hour', ${column})`;
  for (const id of ids) {
    await transaction
      .update(leads)
      .set({
        ref: newReference("ERA"),
        submission_id: null,
        enrollment_id: null,
        application_id: null,
        conversation_id: null,
        submission_key: null,
        person: randomUUID(),
        name: null,
        phone: null,
        email: null,
        wants: "",
        tags: [],
        owner: null,
        follow_up: null,
        lost_reason: null,
        created_at: hour(leads.created_at),
        answered_at: hour(leads.answered_at),
        erased_at: now,
      })
      .where(eq(leads.id, id));
  }
}

/** Erases the rows of a person and notes it, in one transaction. */
async function eraseRows(
  transaction: Transaction,
  keys: PersonKeys,
  noted: Pick<Erased, "id" | "ref"> & { at: Date; by: string | null },
): Promise<Erased> {
  const counts = await countRows(keys, transaction);
  const marks = await marksOf(keys);
  for (const id of keys.applications) await releaseMedia(transaction, id);
  await emptyLeads(transaction, keys.leads, noted.at);
  for (const { table, where, erasing } of personPlaces) {
    const own = erasing === "deleted" ? where(keys) : undefined;
    if (own) await transaction.delete(table).where(own);
  }
  await takeOutOfTexts(transaction, keys);
  await transaction.insert(erasures).values({ ...noted, counts });
  if (marks.length)
    await transaction.insert(erasedMarks).values(marks.map((mark) => ({ erasure: noted.id, mark })));
  const { id, ref, at } = noted;
  return { id, ref, at: at.toISOString(), counts, marks };
}

/** Erases what is no row: unsent mails, recordings, and the count of failed sign-ins. */
async function eraseFiles(keys: PersonKeys): Promise<void> {
  const mails = await mailsOf(keys);
  await Promise.all([
    ...mails.map(({ id }) => removeMail(id)),
    ...keys.emails.map(forgetFailures),
    keys.applications.length ? eraseReleasedMedia() : undefined,
  ]);
}

/**
 * Erases a person everywhere. The database first, in one transaction; then the files; then the list that outlasts the
 * database, which the job completes if this process dies before.
 * @param find finds the person, and throws where nothing may be erased
 */
export async function erasePerson(
  find: (transaction: Transaction) => Promise<PersonKeys | null>,
  noted: Partial<Pick<Erased, "id" | "ref">> & { at?: Date; by: string | null },
): Promise<Erased | null> {
  const { id = randomUUID(), ref = newReference("ERA"), at = new Date(), by } = noted;
  const done = await db().transaction(async (transaction) => {
    const keys = await find(transaction);
    if (!keys) return null;
    // What a visitor adds to these leads meanwhile waits until they are gone.
    await transaction.select({ id: leads.id }).from(leads).where(inArray(leads.id, keys.leads)).for("update");
    return { keys, erased: await eraseRows(transaction, keys, { id, ref, at, by }) };
  });
  if (!done) return null;
  await eraseFiles(done.keys);
  await addToErasedList([done.erased]).catch((error) =>
    log.error({ err: error }, "the list of erased people could not be written; the job tries again"),
  );
  return done.erased;
}

/**
 * Erases the person whom an admin has looked at.
 * @param seen what the admin was shown (readRecords)
 * @returns the reference, with the links to tell it that nobody could make later
 * @throws AppError conflict for staff, and when something has changed since the admin looked
 */
export async function eraseShown(by: { id: string }, q: string, seen: string): Promise<ErasedReceipt> {
  const reached: Pick<PersonKeys, "phones" | "emails"> = { phones: [], emails: [] };
  const erased = await erasePerson(
    async (transaction) => {
      const keys = await findPerson(q, transaction);
      if (!keys) throw new AppError("not-found", personTexts.nobody.title);
      if (await staffAmong(transaction, keys.accounts)) throw new AppError("conflict", personTexts.staff);
      const now = await readRecords(keys, transaction);
      if (now.seen !== seen) throw new AppError("conflict", personTexts.erase.changed);
      Object.assign(reached, { phones: keys.phones, emails: keys.emails });
      return keys;
    },
    { by: by.id },
  );
  return tellErased(erased?.ref ?? "", reached.phones, reached.emails);
}
