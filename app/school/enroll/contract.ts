import { z } from "zod";
import { cleanText } from "#app/forms/contract.ts";
import { learningPathChoices } from "#content/enrolment.ts";
import { enrolmentsDesk } from "#content/enrolments-desk.ts";

/** Course tiers, least first. */
export const tiers = ["free", "basic", "pro", "elite"] as const;

/** The learning paths that can be chosen, and all of them together. */
export const learningPaths = learningPathChoices.map(({ value }) => value);

/** How far the owner is with somebody who enrolled. */
export const enrolmentStatuses = ["new", "contacted", "paid", "active", "closed"] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];

/** Longest notes of the owner, in characters. */
export const notesLength = 4000;

/** How many enrolments stand on a page of the owner's list. */
export const enrolmentsOnPage = 50;

/** What the owner's list shows, as its address says it. What an address says wrongly is left out. */
export const enrolmentFilter = z.object({
  status: z.enum(enrolmentStatuses).optional().catch(undefined),
  path: z.enum(learningPaths).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
});

/** The filter with what is searched for, which the address holds sealed. */
export type EnrolmentFilter = z.infer<typeof enrolmentFilter> & { q: string };

const chosen = () => z.array(z.uuid()).min(1, enrolmentsDesk.bulk.none).max(enrolmentsOnPage);

/** What the owner does to enrolments. */
export const enrolmentChange = z.discriminatedUnion("change", [
  z.object({ change: z.literal("status"), id: chosen(), status: z.enum(enrolmentStatuses) }),
  /** Gives each the status that it had before. */
  z.object({ change: z.literal("back"), id: chosen(), was: z.array(z.enum(enrolmentStatuses)) }),
  z.object({
    change: z.literal("notes"),
    id: chosen(),
    notes: z
      .string()
      .overwrite(cleanText)
      .max(notesLength, `Notes must be less than ${notesLength} characters`),
    /** The notes as they stood when they were opened. */
    before: z.string().overwrite(cleanText),
  }),
]);
export type EnrolmentChange = z.infer<typeof enrolmentChange>;
