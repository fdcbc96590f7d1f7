import { aiIntegration } from "./ai-integration/index.ts";
import { businessAutomation } from "./business-automation/index.ts";
import type { CourseContent } from "./course-content.ts";
import { digitalTransformation } from "./digital-transformation/index.ts";
import { revenueGrowth } from "./revenue-growth/index.ts";

/** The courses that the school starts with, one for each learning path. */
export const courses: readonly CourseContent[] = [
  businessAutomation,
  aiIntegration,
  digitalTransformation,
  revenueGrowth,
];
