import { type FreeCourse, freeCourses } from "#content/materials.ts";
import type { Slide } from "./slide.ts";

/** The slides of one free course. */
export interface Deck {
  readonly course: FreeCourse;
  readonly slides: readonly Slide[];
  /** Which square of cloth begins, so that the six look like sisters and not like twins. */
  readonly turn: number;
}

/** The course as the website offers it. @throws Error when there is none of that name */
export function courseOf(slug: FreeCourse["slug"]): FreeCourse {
  const course = freeCourses.find((one) => one.slug === slug);
  if (!course) throw new Error(`There is no free course ${slug}.`);
  return course;
}
