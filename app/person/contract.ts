import { z } from "zod";
import { personTexts } from "#content/person.ts";

/** The other numbers and addresses in the found records that belong to the same person. */
export const alsoForm = z.object({ also: z.array(z.string().max(320)).max(50).default([]) });

/** What erases the person who is shown. */
export const eraseForm = z.object({
  change: z.literal("erase"),
  /** What was shown, so that nothing is erased that came since unseen. */
  seen: z.string().max(64),
  sure: z.literal("on", personTexts.erase.notSure),
});
