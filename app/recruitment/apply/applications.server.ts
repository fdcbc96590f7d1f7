import { eq, or, type SQL } from "drizzle-orm";
import { newRow } from "#app/forms/stored-fields.server.ts";
import { addLead } from "#app/inbox/add-lead.server.ts";
import type { LeadSource } from "#app/inbox/source.server.ts";
import { newReference } from "#app/leads/reference.server.ts";
import { applicantPath, isPrivateKey } from "#app/private-links/contract.ts";
import { recruitmentApplications, withdrawnApplications } from "#db/schema/applications.ts";
import { type Database, db } from "#server/platform/database.ts";
import type { ApplicationStatus } from "../record-contract.ts";
import { releaseMedia, takeMedia } from "../upload/media.server.ts";
import { type ApplicationInput, type ApplicationReceipt, applicationForm } from "./contract.ts";
import { privateKeyOf, storedKeys } from "./private-key.server.ts";

/** The database, or a transaction in it. */
type Place = Pick<Database, "select">;

/** The receipt for a form. Its link is made from the form's key. */
const receiptOf = (ref: string, submissionKey: string): ApplicationReceipt => ({
  ref,
  path: applicantPath(privateKeyOf(submissionKey)),
});

/** Forms are found by the hash of their key. */
const storedSubmission = (submissionKey: string) => storedKeys(privateKeyOf(submissionKey)).submission_key;

async function withdrawnReceipt(place: Place, submissionKey: string): Promise<ApplicationReceipt | null> {
  const { ref, submission_key } = withdrawnApplications;
  const [found] = await place
    .select({ ref })
    .from(withdrawnApplications)
    .where(eq(submission_key, storedSubmission(submissionKey)));
  return found ? receiptOf(found.ref, submissionKey) : null;
}

/** The receipt of a form that was sent before, even if the application was withdrawn since. */
async function earlierReceipt(submissionKey: string): Promise<ApplicationReceipt | null> {
  const { ref, submission_key } = recruitmentApplications;
  const [found] = await db()
    .select({ ref })
    .from(recruitmentApplications)
    .where(eq(submission_key, storedSubmission(submissionKey)));
  return found ? receiptOf(found.ref, submissionKey) : withdrawnReceipt(db(), submissionKey);
}

/** Adds an application. Null when the form was sent before or the generated reference is taken. */
function addApplication(
  input: ApplicationInput,
  source: LeadSource | null,
): Promise<ApplicationReceipt | null> {
  const { submissionKey, videoFile } = input;
  return db().transaction(async (transaction) => {
    const [added] = await transaction
      .insert(recruitmentApplications)
      .values({
        ref: newReference("APP"),
        ...newRow(applicationForm.fields, input),
        ...storedKeys(privateKeyOf(submissionKey)),
      })
      .onConflictDoNothing()
      .returning();
    if (!added) return null;
    const own = eq(recruitmentApplications.id, added.id);
    // Checked after the insert, which waits for a withdrawal of the same form that is under way.
    const withdrawn = await withdrawnReceipt(transaction, submissionKey);
    if (withdrawn) {
      await transaction.delete(recruitmentApplications).where(own);
      return withdrawn;
    }
    if (videoFile) {
      const video_url = await takeMedia(transaction, videoFile, added.id);
      await transaction.update(recruitmentApplications).set({ video_url }).where(own);
    }
    await addLead(transaction, {
      ref: added.ref,
      door: "application",
      record: { application_id: added.id },
      name: added.full_name,
      phone: added.phone_number,
      email: added.email,
      wants: added.why_join_mindsync,
      items: [],
      source,
    });
    return receiptOf(added.ref, submissionKey);
  });
}

/**
 * Stores an application. If the form was sent before, returns the first receipt; a withdrawn application is not
 * restored.
 * @throws AppError invalid, at the file's field, when the recording no longer exists; then nothing is stored
 */
export async function submitApplication(
  input: ApplicationInput,
  source: LeadSource | null = null,
): Promise<ApplicationReceipt> {
  for (;;) {
    const receipt = (await addApplication(input, source)) ?? (await earlierReceipt(input.submissionKey));
    if (receipt) return receipt;
  }
}

/** What an applicant sees behind the private link. Anybody may hold the link, so it tells little about the person. */
export type OwnApplication =
  | {
      kind: "open";
      ref: string;
      status: ApplicationStatus;
      firstName: string;
      appliedAt: Date;
      hasRecording: boolean;
    }
  | { kind: "withdrawn"; ref: string; appliedAt: Date; withdrawnAt: Date };

/** The application that a private key belongs to. */
function hasKey(
  table: typeof recruitmentApplications | typeof withdrawnApplications,
  key: string,
): SQL | undefined {
  const { private_key, submission_key } = storedKeys(key);
  return or(eq(table.private_key, private_key), eq(table.submission_key, submission_key));
}

/** Reads an application by its private key; null for an unknown key. */
export async function readOwnApplication(key: string): Promise<OwnApplication | null> {
  if (!isPrivateKey(key)) return null;
  const [open] = await db()
    .select()
    .from(recruitmentApplications)
    .where(hasKey(recruitmentApplications, key));
  if (open) {
    return {
      kind: "open",
      ref: open.ref,
      status: open.status,
      firstName: open.full_name.split(/\s/)[0] ?? "",
      appliedAt: open.created_at,
      hasRecording: open.video_url !== null,
    };
  }
  const [gone] = await db().select().from(withdrawnApplications).where(hasKey(withdrawnApplications, key));
  if (!gone) return null;
  return { kind: "withdrawn", ref: gone.ref, appliedAt: gone.created_at, withdrawnAt: gone.withdrawn_at };
}

/**
 * Erases an application at the applicant's request, with its recording and everything noted about it. Only a mark
 * remains that there was one. Repeating it has no further effect.
 * @returns whether the key belongs, or belonged, to an application
 */
export async function withdrawApplication(key: string): Promise<boolean> {
  if (!isPrivateKey(key)) return false;
  await db().transaction(async (transaction) => {
    const [open] = await transaction
      .select()
      .from(recruitmentApplications)
      .where(hasKey(recruitmentApplications, key))
      .for("update");
    if (!open) return;
    const { id, ref, submission_key, private_key, created_at } = open;
    await transaction.insert(withdrawnApplications).values({ ref, submission_key, private_key, created_at });
    await releaseMedia(transaction, id);
    await transaction.delete(recruitmentApplications).where(eq(recruitmentApplications.id, id));
  });
  return (await readOwnApplication(key)) !== null;
}
