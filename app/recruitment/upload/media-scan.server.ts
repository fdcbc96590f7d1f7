import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { mediaRefusals } from "#content/application-media.ts";
import { recruitmentMedia } from "#db/schema/applications.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import { storage } from "#server/platform/storage.ts";
import { isScanning, scan } from "#server/platform/virus-scan.ts";

/** What is known of a recording: when it was scanned, and what was found in it. */
export interface Scanned {
  scanned_at: Date | null;
  threat: string | null;
}

/** Scans a recording and stores the verdict. @returns what was found in it, or null */
async function scanRecording(id: string): Promise<string | null> {
  const threat = await scan(await (await storage()).read(id));
  await db()
    .update(recruitmentMedia)
    .set({ scanned_at: new Date(), threat })
    .where(eq(recruitmentMedia.id, id));
  if (threat) log.error({ recording: id, threat }, "the virus scanner found something in a recording");
  return threat;
}

/**
 * Refuses to open a recording in which something was found, whether or not a scanner is set now, and where one is set
 * also a recording that it has not seen. One that waits is scanned at once.
 * @throws AppError forbidden; unavailable while the scanner gives no verdict
 */
export async function requireClean(id: string, { scanned_at, threat }: Scanned): Promise<void> {
  let found = threat;
  if (scanned_at === null && isScanning()) {
    try {
      found = await scanRecording(id);
    } catch (error) {
      log.error({ err: error, recording: id }, "a recording could not be scanned");
      throw new AppError("unavailable", mediaRefusals.notScanned, { cause: error });
    }
  }
  if (found) throw new AppError("forbidden", mediaRefusals.threat);
}

/** Scans the recordings of applications that wait for it, the oldest first. What fails is tried again. */
export async function scanWaiting(): Promise<void> {
  if (!isScanning()) return;
  const waiting = await db()
    .select({ id: recruitmentMedia.id })
    .from(recruitmentMedia)
    .where(and(isNotNull(recruitmentMedia.application_id), isNull(recruitmentMedia.scanned_at)))
    .orderBy(recruitmentMedia.created_at)
    .limit(50);
  for (const { id } of waiting) await scanRecording(id);
}
