import { desc, eq } from "drizzle-orm";
import { user } from "#db/schema/accounts.ts";
import { certificates } from "#db/schema/courses.ts";
import { db } from "#server/platform/database.ts";
import { readOutline } from "../courses/catalogue.server.ts";
import type { Viewer } from "../courses/contract.ts";
import { nextPlace } from "./outline-places.ts";
import { coursesOf, readProgress } from "./progress.server.ts";

/** The data of a learner's own page: courses with the next step in each, certificates, and the account. */
export async function showLearning(viewer: Viewer) {
  const [slugs, issued, [account]] = await Promise.all([
    coursesOf(viewer.id),
    db()
      .select({
        code: certificates.code,
        course_title: certificates.course_title,
        issued_at: certificates.issued_at,
      })
      .from(certificates)
      .where(eq(certificates.user_id, viewer.id))
      .orderBy(desc(certificates.issued_at)),
    db().select({ email: user.email, proven: user.emailVerified }).from(user).where(eq(user.id, viewer.id)),
  ]);
  const courses = await Promise.all(
    slugs.map(async (slug) => {
      const course = await readOutline(slug, viewer);
      const progress = await readProgress(viewer.id, course.id);
      return {
        slug,
        title: course.title,
        tier: course.tier_required,
        done: progress.done.length,
        lessons: progress.lessons,
        complete: progress.complete,
        certificate: progress.certificate,
        next: nextPlace(course, progress),
      };
    }),
  );
  return {
    learner: viewer.id,
    name: viewer.name,
    tier: viewer.tier,
    email: account?.email ?? "",
    proven: account?.proven ?? false,
    courses,
    certificates: issued,
  };
}
