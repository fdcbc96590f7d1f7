import { createHmac, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { mediaRefusals } from "#content/application-media.ts";
import { recruitmentMedia } from "#db/schema/applications.ts";
import { db } from "#server/platform/database.ts";
import { mustStayFree } from "#server/platform/disk-space.ts";
import { AppError } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import { tooMany } from "#server/platform/retry-after.ts";
import { siteSecret } from "#server/platform/site-secret.ts";
import { storage } from "#server/platform/storage.ts";
import { eraseMedia } from "./media-clearing.server.ts";
import { checkedBytes } from "./media-contract.ts";
import { cleanFileName } from "./media-name.ts";
import { requireRoom } from "./media-quota.server.ts";
import { servedTypeOf } from "./media-type.server.ts";

interface NewMedia {
  bytes: number;
  /** The name on the visitor's device. */
  name: string;
  /** Network of the visitor (server/platform/network-of.ts), stored as a hash that needs this site's secret. */
  network: string;
}

const gone = () => new AppError("not-found", mediaRefusals.gone);

/**
 * Registers an upload.
 * @returns its id, which also authorises its sender to continue it
 * @throws AppError too-many when too much is waiting already, from its network or in total
 */
export async function beginMedia({ bytes, name, network }: NewMedia): Promise<string> {
  if ((await (await storage()).room()) < bytes + mustStayFree) {
    throw tooMany(mediaRefusals.full, 10 * 60);
  }
  const visitor = createHmac("sha256", await siteSecret("uploads"))
    .update(network)
    .digest("base64url");
  const id = randomUUID();
  await db().transaction(async (transaction) => {
    await requireRoom(transaction, { visitor, bytes });
    await transaction.insert(recruitmentMedia).values({ id, bytes, file_name: cleanFileName(name), visitor });
  });
  return id;
}

/** Selects an upload that its sender may still continue or remove. */
const own = (id: string) =>
  and(
    eq(recruitmentMedia.id, id),
    isNull(recruitmentMedia.application_id),
    ne(recruitmentMedia.state, "erasing"),
  );

/**
 * Whether an upload is complete.
 * @throws AppError not-found when there is none, or an application uses it
 */
export async function isWhole(id: string): Promise<boolean> {
  const [row] = await db().select({ state: recruitmentMedia.state }).from(recruitmentMedia).where(own(id));
  if (!row) throw gone();
  return row.state === "complete";
}

/** Erases an upload that was removed or refused. One that an application uses stays. */
export async function discardMedia(id: string): Promise<void> {
  const [row] = await db()
    .update(recruitmentMedia)
    .set({ state: "erasing" })
    .where(and(eq(recruitmentMedia.id, id), isNull(recruitmentMedia.application_id)))
    .returning({ id: recruitmentMedia.id });
  if (!row) return;
  await eraseMedia(id).catch((error) =>
    log.error({ err: error }, "a recording could not be erased; it is tried again"),
  );
}

/** Erases an upload if the error is about its content. @throws the given error */
async function discardIfRefused(id: string, error: unknown): Promise<never> {
  if (error instanceof AppError && (error.code === "unsupported" || error.code === "invalid")) {
    await discardMedia(id);
  }
  throw error;
}

/**
 * Checks an upload by its first bytes, while the rest is being sent. One that is refused is erased.
 * @throws AppError unsupported
 */
export async function checkMedia(id: string, firstBytes: Uint8Array): Promise<void> {
  try {
    await db()
      .update(recruitmentMedia)
      .set({
        content_type: await servedTypeOf(firstBytes),
        received: sql`greatest(${recruitmentMedia.received}, ${firstBytes.length})`,
      })
      .where(own(id));
  } catch (error) {
    await discardIfRefused(id, error);
  }
}

/**
 * Completes an upload whose last byte has arrived; from then on an application can use it. The stored file is checked
 * again, because that is what reviewers will open. The same upload may be finished twice.
 * @throws AppError unsupported or invalid when it is refused; then it is erased. not-found when it does not exist
 */
export async function finishMedia(id: string): Promise<void> {
  const files = await storage();
  const [row] = await db().select().from(recruitmentMedia).where(own(id));
  if (!row) throw gone();
  if (row.state === "complete") return;
  try {
    if ((await files.size(id)) !== row.bytes) throw new AppError("invalid", mediaRefusals.cut);
    const end = Math.min(checkedBytes, row.bytes) - 1;
    const content_type = await servedTypeOf(await buffer(await files.read(id, { start: 0, end })));
    await files.settle(id);
    const finished = { state: "complete", content_type, received: row.bytes } as const;
    const [whole] = await db().update(recruitmentMedia).set(finished).where(own(id)).returning();
    if (!whole) throw gone();
  } catch (error) {
    await discardIfRefused(id, error);
  }
}
