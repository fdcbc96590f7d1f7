import { aiIntegration } from "./ai-integration/index.ts";
import { businessAutomation } from "./business-automation/index.ts";
import type { CourseContent } from "./course-content.ts";

/** The courses that the school starts with, one for each learning path. */
export const courses: readonly CourseContent[] = [businessAutomation, aiIntegration];
