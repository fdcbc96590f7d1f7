import { z } from "zod";
import {
  businessLevels as businessLevelChoices,
  experienceLevels as experienceChoices,
  learningPathChoices,
} from "#app/content/enrolment.ts";
import { enrolmentsDesk } from "#app/content/enrolments-desk.ts";
import {
  choice,
  cleanText,
  emailField,
  optionalChoice,
  optionalText,
  phoneField,
  requiredText,
  submissionKey,
} from "../fields/contract.ts";

/** Course tiers, least first. */
export const tiers = ["free", "basic", "pro", "elite"] as const;

export const businessLevels = businessLevelChoices.map(({ value }) => value);
export const learningPaths = learningPathChoices.map(({ value }) => value);
export const experiences = experienceChoices.map(({ value }) => value);

/** How far the owner is with somebody who enrolled. */
export const enrolmentStatuses = ["new", "contacted", "paid", "active", "closed"] as const;
export type EnrolmentStatus = (typeof enrolmentStatuses)[number];

/** Longest texts of an enrolment, in characters. */
export const enrolmentLimits = {
  name: 100,
  email: 320,
  phone: 20,
  company: 200,
  goals: 2000,
  notes: 4000,
} as const;

/** What the enrolment form sends. */
export const enrolmentInput = z.object({
  submissionKey: submissionKey(),
  firstName: requiredText("First Name", { most: enrolmentLimits.name }),
  lastName: requiredText("Last Name", { most: enrolmentLimits.name }),
  email: emailField(),
  phone: phoneField(),
  company: optionalText("Company", { most: enrolmentLimits.company }),
  businessLevel: choice("Business Level", businessLevels),
  learningPath: choice("Learning Path", learningPaths),
  experience: optionalChoice("Experience", experiences),
  goals: optionalText("Goals", { most: enrolmentLimits.goals }),
});
export type EnrolmentInput = z.infer<typeof enrolmentInput>;

/** An enrolment as it is kept (table course_enrollments). */
export const enrolmentRecord = z.object({
  id: z.uuid(),
  ref: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string().nullable(),
  business_level: z.enum(businessLevels),
  learning_path: z.enum(learningPaths),
  experience: z.enum(experiences).nullable(),
  goals: z.string().nullable(),
  created_at: z.date(),
});
export type EnrolmentRecord = z.infer<typeof enrolmentRecord>;

/** What the visitor gets back: the record's short name and the chat that carries it. */
export const enrolmentReceipt = z.object({ ref: z.string(), whatsappUrl: z.url() });
export type EnrolmentReceipt = z.infer<typeof enrolmentReceipt>;

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
      .max(enrolmentLimits.notes, `Notes must be less than ${enrolmentLimits.notes} characters`),
    /** The notes as they stood when they were opened. */
    before: z.string().overwrite(cleanText),
  }),
]);
export type EnrolmentChange = z.infer<typeof enrolmentChange>;
