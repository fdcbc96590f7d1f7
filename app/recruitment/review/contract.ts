import { z } from "zod";
import { requiredText, submissionKey } from "#app/forms/contract.ts";
import { reviewTexts } from "#content/review.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  noteLength,
  type ScoreCriterion,
  scoreBorders,
  scoreCriteria,
} from "../record-contract.ts";

/** Applications per page in the reviewers' list. */
export const applicationsOnPage = 25;

/** Applications per page in the API, unless the call says another number. */
const applicationsInCall = 50;

/** The most applications printed as one list. */
export const printedMost = 500;

/** Orders of the list, besides newest first. */
export const applicationOrders = ["oldest", "name", "score", "tech"] as const;
export type ApplicationOrder = (typeof applicationOrders)[number];

/** The filter in the address of the reviewers' list. Invalid values are ignored. */
export const applicationFilter = z.object({
  status: z.enum(applicationStatuses).optional().catch(undefined),
  /** Only applications since midnight in Lagos. */
  today: z.literal("1").optional().catch(undefined),
  sort: z.enum(applicationOrders).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
});

/** The filter with the search text, which is encrypted in the address. */
export type ApplicationFilter = z.infer<typeof applicationFilter> & {
  q: string;
  /**
   * While identities are hidden, the search text was not a reference: nothing is found and the text is not repeated.
   */
  noReference?: boolean;
};

/** An application with the status that the screen showed when it was selected. */
export interface Selected {
  id: string;
  was: ApplicationStatus;
}

/** The form value of a selected application. */
export function selectedValue({ id, was }: Selected): string {
  return `${id}.${was}`;
}

const selected = z
  .string()
  .transform((value) => value.split("."))
  .pipe(z.tuple([z.uuid(), z.enum(applicationStatuses)]))
  .transform(([id, was]): Selected => ({ id, was }));

const allSelected = z.array(selected).min(1, reviewTexts.bulk.none).max(applicationsOnPage);

const { least, most } = scoreBorders;
const points = z.coerce
  .number({ error: reviewTexts.score.missing })
  .int(reviewTexts.score.missing)
  .min(least, reviewTexts.score.missing)
  .max(most, reviewTexts.score.missing);

export type Points = Record<ScoreCriterion, number>;

/** Points as the history stores them: in the order of the criteria. */
export function pointsText(given: Points): string {
  return scoreCriteria.map((criterion) => given[criterion]).join(", ");
}

/** The changes that reviewers can make to applications. */
export const applicationChange = z.discriminatedUnion("change", [
  z.object({ change: z.literal("status"), selected: allSelected, status: z.enum(applicationStatuses) }),
  /** Restores the status that each had before; `now` is the status that they have. */
  z.object({ change: z.literal("back"), selected: allSelected, now: z.enum(applicationStatuses) }),
  z.object({
    change: z.literal("note"),
    id: z.uuid(),
    /** Created with the form, so that a repeated request stores the note once. */
    key: submissionKey(),
    note: requiredText("Note", { most: noteLength }),
  }),
  z.object({
    change: z.literal("score"),
    id: z.uuid(),
    ...(Object.fromEntries(scoreCriteria.map((criterion) => [criterion, points])) as Record<
      ScoreCriterion,
      typeof points
    >),
  }),
]);
export type ApplicationChange = z.infer<typeof applicationChange>;

/** Which page of the applications the API returns. */
export const applicationsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(applicationsInCall),
});

/** Input of PATCH /api/recruitment_applications/{id}. With `was`, the status changes only if it is that one. */
export const statusInput = z.object({
  status: z.enum(applicationStatuses),
  was: z.enum(applicationStatuses).optional(),
});
