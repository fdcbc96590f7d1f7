import { freeCourses } from "#content/materials.ts";
import { site } from "#content/site.ts";

/** Where a copy that was handed on came from. */
export const sourceLine = `${site.school}. Free to copy and to use with your staff. ${site.url}/free-courses`;

/** Title of the course that a worksheet belongs to. */
export function courseTitle(slug: string): string {
  return freeCourses.find((course) => course.slug === slug)?.title ?? slug;
}
