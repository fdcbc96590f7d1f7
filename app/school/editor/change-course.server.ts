import { eq } from "drizzle-orm";
import { courseChanges, courseRefusals } from "#content/course-editor.ts";
import { courses } from "#db/schema/courses.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { addLesson, addModule } from "./add-parts.server.ts";
import type { CourseChange, CourseChanged } from "./contract.ts";
import { movePart } from "./order.server.ts";
import { drawCover } from "./picture.server.ts";
import { removePart, restorePart } from "./removed-parts.server.ts";

async function publish(courseId: string, is_published: boolean): Promise<CourseChanged> {
  const [course] = await db()
    .update(courses)
    .set({ is_published, updated_at: new Date() })
    .where(eq(courses.id, courseId))
    .returning({ title: courses.title });
  if (!course) throw new AppError("not-found", courseRefusals.course);
  return is_published
    ? { said: courseChanges.published(course.title), undo: { change: "unpublish" } }
    : { said: courseChanges.unpublished(course.title), undo: { change: "publish" } };
}

/**
 * Applies a change to a course. The caller has checked that the user is an admin.
 * @throws AppError not-found, conflict
 */
export async function changeCourse(courseId: string, change: CourseChange): Promise<CourseChanged> {
  switch (change.change) {
    case "publish":
    case "unpublish":
      return publish(courseId, change.change === "publish");
    case "drawn-cover":
      await drawCover(courseId);
      return { said: courseChanges.drawn };
    case "add-module":
      await addModule(courseId, change.title);
      return { said: courseChanges.added(change.title) };
    case "add-lesson":
      await addLesson(courseId, change.module, change.title);
      return { said: courseChanges.added(change.title) };
    case "move": {
      const { kind, id, to } = change;
      const { title, from, place, of } = await movePart(courseId, kind, id, to);
      return {
        said: courseChanges.moved(title, place + 1, of),
        moved: { id, to: String(to) },
        ...(from === place ? {} : { undo: { change: "move", kind, id, to: String(from) } }),
      };
    }
    case "remove": {
      const { title, removed } = await removePart(courseId, change.kind, change.id);
      return { said: courseChanges.removed(title), undo: { change: "restore", removed } };
    }
    case "restore": {
      const { title } = await restorePart(courseId, change.removed);
      return { said: courseChanges.restored(title) };
    }
  }
}
