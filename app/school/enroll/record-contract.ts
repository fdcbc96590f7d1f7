import { z } from "zod";
import { recordShape } from "#app/forms/record-contract.ts";
import { enrollmentFields } from "#content/enrollment.ts";

/** An enrollment as it is stored (table course_enrollments). */
export const enrollmentRecord = z.object({
  id: z.uuid(),
  ref: z.string(),
  ...recordShape(enrollmentFields),
  created_at: z.date(),
});
export type EnrollmentRecord = z.infer<typeof enrollmentRecord>;
