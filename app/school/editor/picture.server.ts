import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { courseEditor, courseRefusals } from "#content/course-editor.ts";
import { coursePictures, courses } from "#db/schema/courses.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { log } from "#server/platform/log.ts";
import { isScanning, scan } from "#server/platform/virus-scan.ts";
import { courseLimits, type PictureType } from "../courses/contract.ts";
import { withCourse } from "./locked-course.server.ts";

const signatures: readonly { type: PictureType; at: number; bytes: readonly number[] }[] = [
  {
    type: "image/png",
    at: 0,
    bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48],
  },
  { type: "image/jpeg", at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: "image/webp", at: 8, bytes: [0x57, 0x45, 0x42, 0x50, 0x56, 0x50, 0x38] },
];

/** The type of a picture by its first bytes, whatever its name says. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (bytes.length < 24) return undefined;
  return signatures.find(({ at, bytes: sign }) => sign.every((byte, place) => bytes[at + place] === byte))
    ?.type;
}

const refused = (message: string) => new AppError("invalid", message, { fields: { picture: [message] } });

/** @throws AppError invalid (picture) when the virus scanner finds something, or gives no verdict */
async function refuseThreat(bytes: Uint8Array): Promise<void> {
  const found = await scan(Readable.from([bytes])).catch((error: unknown) => {
    log.error({ err: error }, "a course's picture could not be scanned");
    throw refused(courseEditor.cover.notScanned);
  });
  if (found === null) return;
  log.error({ threat: found }, "the virus scanner found something in a course's picture");
  throw refused(courseEditor.cover.threat);
}

/**
 * Stores a course's picture and removes the previous one.
 * @throws AppError invalid (picture) when there is none, it is too large, it is no picture, or the virus scanner does not pass
 * it; not-found
 */
export async function keepPicture(courseId: string, sent: FormDataEntryValue | null): Promise<void> {
  if (!(sent instanceof File) || sent.size === 0) throw refused(courseEditor.cover.missing);
  if (sent.size > courseLimits.pictureBytes) throw refused(courseEditor.cover.tooLarge);
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const type = pictureType(bytes);
  if (!type) throw refused(courseEditor.cover.notPicture);
  if (isScanning()) await refuseThreat(bytes);
  await withCourse(courseId, async (transaction) => {
    await transaction.delete(coursePictures).where(eq(coursePictures.course_id, courseId));
    const [kept] = await transaction
      .insert(coursePictures)
      .values({ course_id: courseId, type, bytes: Buffer.from(bytes) })
      .returning({ id: coursePictures.id });
    await transaction
      .update(courses)
      .set({ thumbnail_url: `/course-pictures/${kept?.id}`, updated_at: new Date() })
      .where(eq(courses.id, courseId));
  });
}

/**
 * Removes the picture of a course, so that its cover is drawn again.
 * @throws AppError not-found
 */
export function drawCover(courseId: string): Promise<void> {
  return withCourse(courseId, async (transaction) => {
    await transaction.delete(coursePictures).where(eq(coursePictures.course_id, courseId));
    await transaction
      .update(courses)
      .set({ thumbnail_url: null, updated_at: new Date() })
      .where(eq(courses.id, courseId));
  });
}

/**
 * Reads a picture by its id. The picture of an unpublished course is for admins only.
 * @throws AppError not-found
 */
export async function readPicture(id: string, admin: boolean) {
  const [found] = await db()
    .select({ type: coursePictures.type, bytes: coursePictures.bytes, published: courses.is_published })
    .from(coursePictures)
    .innerJoin(courses, eq(courses.id, coursePictures.course_id))
    .where(sql`${coursePictures.id}::text = ${id}`);
  if (!found || !(found.published || admin)) throw new AppError("not-found", courseRefusals.part);
  return found;
}
