import { z } from "zod";
import { cleanText } from "#app/forms/contract.ts";
import { learningPathChoices } from "#content/enrollment.ts";
import { enrollmentsList } from "#content/enrollments-list.ts";

/** Course tiers, least first. */
export const tiers = ["free", "basic", "pro", "elite"] as const;

/** The learning paths that can be selected, and all of them together. */
export const learningPaths = learningPathChoices.map(({ value }) => value);

/** How far the owner is with somebody who enrolled. */
export const enrollmentStatuses = ["new", "contacted", "paid", "active", "closed"] as const;
export type EnrollmentStatus = (typeof enrollmentStatuses)[number];

/** Longest notes of the owner, in characters. */
export const notesLength = 4000;

/** How many enrollments stand on a page of the owner's list. */
export const enrollmentsOnPage = 50;

/** What the owner's list shows, as its address says it. What an address says wrongly is left out. */
export const enrollmentFilter = z.object({
  status: z.enum(enrollmentStatuses).optional().catch(undefined),
  path: z.enum(learningPaths).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
});

/** The filter with what is searched for, which the address holds sealed. */
export type EnrollmentFilter = z.infer<typeof enrollmentFilter> & { q: string };

const selected = () => z.array(z.uuid()).min(1, enrollmentsList.bulk.none).max(enrollmentsOnPage);

/** What the owner does to enrollments. */
export const enrollmentChange = z.discriminatedUnion("change", [
  z.object({ change: z.literal("status"), id: selected(), status: z.enum(enrollmentStatuses) }),
  /** Gives each the status that it had before. */
  z.object({ change: z.literal("back"), id: selected(), was: z.array(z.enum(enrollmentStatuses)) }),
  z.object({
    change: z.literal("notes"),
    id: selected(),
    notes: z
      .string()
      .overwrite(cleanText)
      .max(notesLength, `Notes must be less than ${notesLength} characters`),
    /** The notes as they stood when they were opened. */
    before: z.string().overwrite(cleanText),
  }),
]);
export type EnrollmentChange = z.infer<typeof enrollmentChange>;
