import { z } from "zod";
import { applicationForm, applicationInput } from "./application-contract.ts";

/** Input of POST /api/recruitment_applications: the form's input, except that the rating may also be a number. */
export const applicationCall = applicationInput.extend({
  techSkills: z
    .union([z.string(), z.number().transform(String)], {
      error: `${applicationForm.fields.techSkills.label} is required`,
    })
    .pipe(applicationInput.shape.techSkills),
});
