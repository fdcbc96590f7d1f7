import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { newRow } from "#app/forms/stored-fields.server.ts";
import { newReference } from "#app/leads/reference.server.ts";
import { recruitmentApplications, withdrawnApplications } from "#db/schema/applications.ts";
import { type Database, db } from "#server/platform/database.ts";
import { releaseMedia, takeMedia } from "../upload/media.server.ts";
import { type ApplicationInput, type ApplicationReceipt, applicationForm } from "./application-contract.ts";
import { type ApplicationStatus, applicantPath, isPrivateKey } from "./contract.ts";

/** The database, or a transaction in it. */
type Place = Pick<Database, "select">;

/** What both tables have that an applicant gets back. */
const receiptOf = ({ ref, key }: { ref: string; key: string }): ApplicationReceipt => ({
  ref,
  path: applicantPath(key),
});

async function withdrawnReceipt(place: Place, submissionKey: string): Promise<ApplicationReceipt | null> {
  const { ref, private_key: key, submission_key } = withdrawnApplications;
  const [found] = await place
    .select({ ref, key })
    .from(withdrawnApplications)
    .where(eq(submission_key, submissionKey));
  return found ? receiptOf(found) : null;
}

/** The receipt of a form that was sent before, whatever became of the application. */
async function earlierReceipt(submissionKey: string): Promise<ApplicationReceipt | null> {
  const { ref, private_key: key, submission_key } = recruitmentApplications;
  const [found] = await db()
    .select({ ref, key })
    .from(recruitmentApplications)
    .where(eq(submission_key, submissionKey));
  return found ? receiptOf(found) : withdrawnReceipt(db(), submissionKey);
}

/** Adds an application. Null when its form was sent before, or the reference that was drawn is taken. */
function addApplication(input: ApplicationInput): Promise<ApplicationReceipt | null> {
  const { submissionKey, videoFile } = input;
  return db().transaction(async (transaction) => {
    const [added] = await transaction
      .insert(recruitmentApplications)
      .values({
        ref: newReference("APP"),
        private_key: randomBytes(16).toString("base64url"),
        ...newRow(applicationForm.fields, input),
      })
      .onConflictDoNothing()
      .returning();
    if (!added) return null;
    const own = eq(recruitmentApplications.id, added.id);
    // Asked after the row is there: the insert has waited for a withdrawal that was under way.
    const withdrawn = await withdrawnReceipt(transaction, submissionKey);
    if (withdrawn) {
      await transaction.delete(recruitmentApplications).where(own);
      return withdrawn;
    }
    if (videoFile) {
      const video_url = await takeMedia(transaction, videoFile, added.id);
      await transaction.update(recruitmentApplications).set({ video_url }).where(own);
    }
    return receiptOf({ ref: added.ref, key: added.private_key });
  });
}

/**
 * Keeps an application. The same form sent again gives the receipt of the first time, and brings nobody back who has
 * withdrawn.
 * @throws AppError invalid, at the file's field, when the recording is not there any more; then nothing is kept
 */
export async function submitApplication(input: ApplicationInput): Promise<ApplicationReceipt> {
  for (;;) {
    const receipt = (await addApplication(input)) ?? (await earlierReceipt(input.submissionKey));
    if (receipt) return receipt;
  }
}

/** What an applicant sees behind the private link: nothing that the link's holder should not learn of them. */
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

/** An application as the holder of its private key sees it; null for a key that nobody has. */
export async function readOwnApplication(key: string): Promise<OwnApplication | null> {
  if (!isPrivateKey(key)) return null;
  const [open] = await db()
    .select()
    .from(recruitmentApplications)
    .where(eq(recruitmentApplications.private_key, key));
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
  const [gone] = await db()
    .select()
    .from(withdrawnApplications)
    .where(eq(withdrawnApplications.private_key, key));
  if (!gone) return null;
  return { kind: "withdrawn", ref: gone.ref, appliedAt: gone.created_at, withdrawnAt: gone.withdrawn_at };
}

/**
 * Erases an application as its applicant asks, with its recording and all that was noted about it. What is left is that
 * there was one. Doing it twice is doing it once.
 * @returns whether the key is, or was, an application's
 */
export async function withdrawApplication(key: string): Promise<boolean> {
  if (!isPrivateKey(key)) return false;
  await db().transaction(async (transaction) => {
    const [open] = await transaction
      .select()
      .from(recruitmentApplications)
      .where(eq(recruitmentApplications.private_key, key))
      .for("update");
    if (!open) return;
    const { id, ref, submission_key, private_key, created_at } = open;
    await transaction.insert(withdrawnApplications).values({ ref, submission_key, private_key, created_at });
    await releaseMedia(transaction, id);
    await transaction.delete(recruitmentApplications).where(eq(recruitmentApplications.id, id));
  });
  return (await readOwnApplication(key)) !== null;
}
