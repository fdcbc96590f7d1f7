import { z } from "zod";
import { personTexts } from "#content/person.ts";

/** What erases the person who is shown. */
export const eraseForm = z.object({
  change: z.literal("erase"),
  /** What was shown, so that nothing is erased that came since unseen. */
  seen: z.string().max(64),
  sure: z.literal("on", personTexts.erase.notSure),
});
