import { z } from "zod";
import { recordShape } from "#app/forms/record-contract.ts";
import { enrolmentFields } from "#content/enrolment.ts";

/** An enrolment as it is kept (table course_enrollments). */
export const enrolmentRecord = z.object({
  id: z.uuid(),
  ref: z.string(),
  ...recordShape(enrolmentFields),
  created_at: z.date(),
});
export type EnrolmentRecord = z.infer<typeof enrolmentRecord>;
