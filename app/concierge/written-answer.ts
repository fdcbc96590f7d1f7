import { z } from "zod";
import { conciergeActions } from "#content/concierge-actions.ts";

const said = z
  .string()
  .trim()
  .min(10)
  .refine((text) => text.split(/\s+/).length <= 60, "has more than 60 words")
  .refine((text) => !/[!—]/.test(text), "has an exclamation mark or a dash")
  .refine((text) => !/₦|(?!\b(?:19|20)\d\d\b)\b\d{4,}/.test(text), "states a figure itself");

/** A text that the concierge says: at most 60 words, without prices of its own. */
export const saidText = said;

/** A written answer in the concierge's files: the text, in other languages too, with a page and an action. */
export const answerShape = z.strictObject({
  page: z.string().startsWith("/"),
  action: z.enum(Object.keys(conciergeActions) as [keyof typeof conciergeActions]),
  answer: said,
  again: said.optional(),
  pidgin: said.optional(),
  yoruba: said.optional(),
  hausa: said.optional(),
  igbo: said.optional(),
  french: said.optional(),
});
