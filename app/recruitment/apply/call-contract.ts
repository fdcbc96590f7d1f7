import { z } from "zod";
import { applicationStatuses, mediaPath } from "../record-contract.ts";
import { uploadsPath } from "../upload/media-contract.ts";
import { applicationForm, applicationInput } from "./contract.ts";

const { techSkills, videoFile } = applicationInput.shape;

/** Input of POST /api/recruitment_applications: the form's input, except that the rating may also be a number. */
export const applicationCall = applicationInput.extend({
  techSkills: z
    .union([z.string(), z.number().transform(String)], {
      error: `${applicationForm.fields.techSkills.label} is required`,
    })
    .pipe(techSkills),
});

/** The end of an upload's address, or of the address of the recording that it became. */
const uploadAddress = new RegExp(`^(?:https?://[^/]+)?(?:${uploadsPath}/|${mediaPath("")})([^/]+)$`);

/** What differs where the same call uses the specification's names (document 2, section 7). */
export const specifiedApplication = {
  tech_skills_rating: applicationCall.shape.techSkills,
  video_url: z
    .string()
    .transform((address) => uploadAddress.exec(address)?.[1] ?? address)
    .nullish()
    .transform((id) => id ?? undefined)
    .pipe(videoFile),
  status: z.literal(applicationStatuses[0], "A new application is pending").optional(),
};
