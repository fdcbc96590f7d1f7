import { z } from "zod";
import { applicationForm, applicationInput } from "./application-contract.ts";

/** What POST /api/recruitment_applications takes: the same, and the rating as a number too. */
export const applicationCall = applicationInput.extend({
  techSkills: z
    .union([z.string(), z.number().transform(String)], {
      error: `${applicationForm.fields.techSkills.label} is required`,
    })
    .pipe(applicationInput.shape.techSkills),
});
