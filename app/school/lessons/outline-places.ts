import type { CourseOutline, CourseProgress, OutlineLesson, OutlineModule } from "../courses/contract.ts";

/** A lesson or a quiz on the way through a course. */
export interface Place {
  kind: "lesson" | "quiz";
  title: string;
  path: string;
}

export function lessonPath(course: { slug: string }, lesson: Pick<OutlineLesson, "slug">): string {
  return `/courses/${course.slug}/${lesson.slug}`;
}

export function quizPath(course: { slug: string }, module: Pick<OutlineModule, "slug">): string {
  return `/courses/${course.slug}/${module.slug}/quiz`;
}

/** All lessons and quizzes in the order of the course. */
function placesOf(course: CourseOutline): (Place & { id: string })[] {
  return course.modules.flatMap((module) => [
    ...module.lessons.map((lesson) => ({
      kind: "lesson" as const,
      id: lesson.id,
      title: lesson.title,
      path: lessonPath(course, lesson),
    })),
    ...(module.question_count
      ? [{ kind: "quiz" as const, id: module.id, title: module.title, path: quizPath(course, module) }]
      : []),
  ]);
}

/** Whether a lesson or the quiz of a module has this address. */
export function hasStep(course: { slug: string }, module: OutlineModule, path: string): boolean {
  return (
    quizPath(course, module) === path || module.lessons.some((each) => lessonPath(course, each) === path)
  );
}

/** The lesson or quiz before and after a path. */
export function neighbours(
  course: CourseOutline,
  path: string,
): { previous: Place | null; next: Place | null } {
  const places = placesOf(course);
  const at = places.findIndex((place) => place.path === path);
  return { previous: places[at - 1] ?? null, next: places[at + 1] ?? null };
}

/** The first lesson or quiz that is not done yet; null when all are. */
export function nextPlace(
  course: CourseOutline,
  { done, passed }: Pick<CourseProgress, "done" | "passed">,
): Place | null {
  return placesOf(course).find(({ kind, id }) => !(kind === "quiz" ? passed : done).includes(id)) ?? null;
}

/** Whether nothing of a course is done yet. */
export function untouched({ done, passed }: Pick<CourseProgress, "done" | "passed">): boolean {
  return done.length === 0 && passed.length === 0;
}
