import { z } from "zod";
import { cleanText } from "#app/forms/contract.ts";
import { learningPathChoices } from "#content/enrollment.ts";
import { enrollmentsList } from "#content/enrollments-list.ts";
import { grantedTierIds } from "#content/school.ts";

/** The learning paths that can be selected, including all of them together. */
export const learningPaths = learningPathChoices.map(({ value }) => value);

/** The owner's progress with an enrollment. */
export const enrollmentStatuses = ["new", "contacted", "paid", "active", "closed"] as const;
export type EnrollmentStatus = (typeof enrollmentStatuses)[number];

/** Longest notes of the owner, in characters. */
export const notesLength = 4000;

/** Enrollments per page of the owner's list. */
export const enrollmentsOnPage = 25;

/** The filter in the address of the owner's list. Invalid values are ignored. */
export const enrollmentFilter = z.object({
  status: z.enum(enrollmentStatuses).optional().catch(undefined),
  path: z.enum(learningPaths).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
});

/** The filter with the search text, which is encrypted in the address. */
export type EnrollmentFilter = z.infer<typeof enrollmentFilter> & { q: string };

const selected = () => z.array(z.uuid()).min(1, enrollmentsList.bulk.none).max(enrollmentsOnPage);

/** The changes that the owner can make to enrollments. */
export const enrollmentChange = z.discriminatedUnion("change", [
  z.object({
    change: z.literal("status"),
    id: selected(),
    status: z.enum(enrollmentStatuses),
    /** The tier that was paid for; without it, the one that the enrollment stands for. */
    tier: z.union([z.enum(grantedTierIds), z.literal("")]).default(""),
  }),
  /** Restores the status and the tier that each had before. */
  z.object({
    change: z.literal("back"),
    id: selected(),
    was: z.array(z.enum(enrollmentStatuses)).max(enrollmentsOnPage),
    wasTier: z.array(z.union([z.enum(grantedTierIds), z.literal("")])).max(enrollmentsOnPage),
  }),
  z.object({
    change: z.literal("notes"),
    id: selected(),
    notes: z
      .string()
      .overwrite(cleanText)
      .max(notesLength, `Notes must be less than ${notesLength} characters`),
    /** The notes as they were when the form was opened. */
    before: z.string().overwrite(cleanText).max(notesLength),
  }),
]);
export type EnrollmentChange = z.infer<typeof enrollmentChange>;
