import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { recruitmentMedia } from "#db/schema/applications.ts";
import { db } from "#server/platform/database.ts";
import { runAlone } from "#server/platform/jobs.ts";
import { log } from "#server/platform/log.ts";
import { storage } from "#server/platform/storage.ts";
import { emptyMediaMinutes, unusedMediaHours } from "./media-contract.ts";

/** How many files are looked up in one query. */
const atOnce = 500;

/** Erases the file of an upload in state 'erasing', then its row, so that no file is left without a row. */
export async function eraseMedia(id: string): Promise<void> {
  await (await storage()).remove(id);
  await db()
    .delete(recruitmentMedia)
    .where(and(eq(recruitmentMedia.id, id), eq(recruitmentMedia.state, "erasing")));
}

/** Erases one after the other. Failures are logged and left for the next run. */
async function eachOf(ids: readonly string[], erase: (id: string) => Promise<void>): Promise<void> {
  let failed: unknown;
  for (const id of ids)
    await erase(id).catch((error) => {
      failed = error;
    });
  if (failed) log.error({ err: failed }, "a recording could not be erased; it is tried again");
}

/**
 * Erases files in state 'erasing': those that were refused, removed by the visitor, or released by their application.
 */
export async function eraseReleasedMedia(): Promise<void> {
  const rows = await db()
    .select({ id: recruitmentMedia.id })
    .from(recruitmentMedia)
    .where(eq(recruitmentMedia.state, "erasing"));
  await eachOf(
    rows.map(({ id }) => id),
    eraseMedia,
  );
}

/** Delay before a released recording is erased, in milliseconds, so that the transaction can end first. */
const soon = 2_000;
let planned: NodeJS.Timeout | undefined;

/** Schedules the erasing of released recordings, without waiting for it. The next `clearMedia` repeats what fails. */
export function eraseReleasedSoon(): void {
  if (planned) return;
  planned = setTimeout(() => {
    planned = undefined;
    runAlone({ name: "erase-released-media", run: eraseReleasedMedia }).catch((error) =>
      log.error({ err: error }, "released recordings were not erased; it is tried again"),
    );
  }, soon).unref();
}

/** The ids among these that no row refers to. */
async function unknownOf(ids: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ id: recruitmentMedia.id })
    .from(recruitmentMedia)
    .where(inArray(recruitmentMedia.id, [...ids]));
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/**
 * Erases files that no row refers to, for example after a crash between writing the file and its row. Only old ones:
 * after records were restored from an older backup, there is a day to notice that newer files have lost their rows.
 */
async function eraseFilesWithoutRow(before: Date): Promise<void> {
  const files = await storage();
  const old: string[] = [];
  for await (const { id, changed } of files.list()) if (changed < before) old.push(id);
  for (let first = 0; first < old.length; first += atOnce) {
    const unknown = await unknownOf(old.slice(first, first + atOnce));
    await eachOf(unknown, (id) => files.remove(id));
  }
}

/** Erases uploads that were declared and never begun. */
export async function clearEmptyMedia(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - emptyMediaMinutes * 60_000);
  const empty = and(eq(recruitmentMedia.state, "uploading"), eq(recruitmentMedia.received, 0));
  await db()
    .update(recruitmentMedia)
    .set({ state: "erasing" })
    .where(and(isNull(recruitmentMedia.application_id), empty, lt(recruitmentMedia.created_at, before)));
  await eraseReleasedMedia();
}

/** Erases uploads that no application used within a day, refused or released recordings, and files without a row. */
export async function clearMedia(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - unusedMediaHours * 60 * 60_000);
  await db()
    .update(recruitmentMedia)
    .set({ state: "erasing" })
    .where(and(isNull(recruitmentMedia.application_id), lt(recruitmentMedia.created_at, before)));
  await eraseReleasedMedia();
  await eraseFilesWithoutRow(before);
}
