import { businessAutomation } from "./business-automation/index.ts";
import type { CourseContent } from "./course-content.ts";

/** The courses that the school starts with, in the order of the learning paths. */
export const starterCourses: readonly CourseContent[] = [businessAutomation];
