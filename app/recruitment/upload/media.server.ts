import { and, eq, isNull } from "drizzle-orm";
import { mediaRefusals } from "#content/application-media.ts";
import { recruitmentMedia } from "#db/schema/applications.ts";
import type { Database } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { mediaPath } from "../record-contract.ts";
import { eraseReleasedSoon } from "./media-clearing.server.ts";

/** The database, or a transaction in it. */
type Place = Pick<Database, "update">;

/**
 * Assigns a complete upload to the application that names it, and removes its network.
 * @returns the address at which reviewers open it
 * @throws AppError invalid, at the file's field, when it is not complete, was cleared, or belongs to another
 * application
 */
export async function takeMedia(place: Place, mediaId: string, applicationId: string): Promise<string> {
  const [taken] = await place
    .update(recruitmentMedia)
    .set({ application_id: applicationId, visitor: null })
    .where(
      and(
        eq(recruitmentMedia.id, mediaId),
        eq(recruitmentMedia.state, "complete"),
        isNull(recruitmentMedia.application_id),
      ),
    )
    .returning({ id: recruitmentMedia.id });
  if (!taken) {
    const { notThere } = mediaRefusals;
    throw new AppError("invalid", notThere, { fields: { videoFile: [notThere] } });
  }
  return mediaPath(taken.id);
}

/**
 * Releases an application's recording, in the transaction that erases the application. Its file is erased soon after.
 */
export async function releaseMedia(place: Place, applicationId: string): Promise<void> {
  await place
    .update(recruitmentMedia)
    .set({ application_id: null, state: "erasing" })
    .where(eq(recruitmentMedia.application_id, applicationId));
  eraseReleasedSoon();
}
