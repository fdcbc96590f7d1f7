import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { certificates, courses } from "#db/schema/courses.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { readOutline } from "../courses/catalogue.server.ts";
import type { Certificate, Viewer } from "../courses/contract.ts";
import { readProgress } from "./progress.server.ts";

/** Letters and digits that are not confused when they are read aloud: no 0 O, 1 I L, U. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A certificate's code: 20 of 30 characters, about 98 bits, in groups for reading aloud. */
function newCode(): string {
  const signs = Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return signs.replace(/.{5}(?=.)/g, "$&-");
}

/** A code that was typed from paper, in the form in which it is stored. */
function savedForm(code: string): string {
  return code
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replace(/.{5}(?=.)/g, "$&-");
}

/**
 * Issues a certificate for a completed course; if there is one, returns it.
 * @returns its code
 * @throws AppError conflict while something is not done; not-found
 */
export async function issueCertificate(viewer: Viewer, courseSlug: string, name: string): Promise<string> {
  const course = await readOutline(courseSlug, viewer);
  const progress = await readProgress(viewer.id, course.id);
  if (progress.certificate) return progress.certificate;
  if (!progress.complete)
    throw new AppError("conflict", "Some lessons or quizzes of this course are not done yet.");
  const [issued] = await db()
    .insert(certificates)
    .values({
      code: newCode(),
      user_id: viewer.id,
      course_id: course.id,
      learner_name: name,
      course_title: course.title,
      module_count: course.modules.length,
      lesson_count: progress.lessons,
      quiz_count: progress.quizzes,
    })
    .onConflictDoNothing()
    .returning({ code: certificates.code });
  if (issued) return issued.code;
  // Another request issued it at the same time, so it exists now.
  return issueCertificate(viewer, courseSlug, name);
}

/**
 * Reads a certificate by its code, for anybody who has it.
 * @throws AppError not-found for a code that was never issued
 */
export async function readCertificate(code: string): Promise<Certificate> {
  const [found] = await db()
    .select({
      code: certificates.code,
      learner_name: certificates.learner_name,
      course_title: certificates.course_title,
      course_slug: courses.slug,
      module_count: certificates.module_count,
      lesson_count: certificates.lesson_count,
      quiz_count: certificates.quiz_count,
      issued_at: certificates.issued_at,
    })
    .from(certificates)
    .leftJoin(courses, and(eq(courses.id, certificates.course_id), eq(courses.is_published, true)))
    .where(eq(certificates.code, savedForm(code)));
  if (!found) throw new AppError("not-found", "No certificate has this code.");
  return found;
}
