import { z } from "zod";
import { recordShape } from "#app/forms/record-contract.ts";
import { applicationFields } from "#content/application-form.ts";
import { applicationStatuses } from "../record-contract.ts";

/** An application as GET /api/recruitment_applications returns it: every field of specification 2, section 3. */
export const applicationRecord = z.object({
  id: z.uuid(),
  ref: z.string(),
  ...recordShape(applicationFields),
  status: z.enum(applicationStatuses),
  status_changed_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
