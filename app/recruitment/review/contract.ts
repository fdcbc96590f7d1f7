import { z } from "zod";
import { requiredText } from "#app/forms/contract.ts";
import { reviewTexts } from "#content/review.ts";
import {
  type ApplicationStatus,
  applicationStatuses,
  noteLength,
  type ScoreCriterion,
  scoreBorders,
  scoreCriteria,
} from "../apply/contract.ts";

/** How many applications stand on a page of the reviewers' list, and of the call. */
export const applicationsOnPage = 50;

/** The most that are printed as one list. */
export const printedMost = 500;

/** Orders of the list besides newest first. */
export const applicationOrders = ["oldest", "name", "score", "tech"] as const;
export type ApplicationOrder = (typeof applicationOrders)[number];

/** What the reviewers' list shows, as its address says it. What an address says wrongly is left out. */
export const applicationFilter = z.object({
  status: z.enum(applicationStatuses).optional().catch(undefined),
  /** Only what came since midnight in Lagos. */
  today: z.literal("1").optional().catch(undefined),
  sort: z.enum(applicationOrders).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
});

/** The filter with what is searched for, which the address holds sealed. */
export type ApplicationFilter = z.infer<typeof applicationFilter> & {
  q: string;
  /** Something else than a reference was searched for while identities are hidden: nothing is found, and nothing said of it. */
  noReference?: boolean;
};

/** An application with the status that a screen showed: who changes it says what it was. */
export interface Selected {
  id: string;
  was: ApplicationStatus;
}

/** How a form names such a one. */
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

/** Points of the five criteria. */
export type Points = Record<ScoreCriterion, number>;

/** Points as the history holds them: in the order of the criteria. */
export function pointsText(given: Points): string {
  return scoreCriteria.map((criterion) => given[criterion]).join(", ");
}

/** What reviewers do to applications. */
export const applicationChange = z.discriminatedUnion("change", [
  z.object({ change: z.literal("status"), selected: allSelected, status: z.enum(applicationStatuses) }),
  /** Gives each the status that it had before; `now` is the one that they have. */
  z.object({ change: z.literal("back"), selected: allSelected, now: z.enum(applicationStatuses) }),
  z.object({
    change: z.literal("note"),
    id: z.uuid(),
    /** Made with the form: the same note sent twice is kept once. */
    key: z.uuid(),
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

/** Which page of them is asked for. */
export const applicationsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(applicationsOnPage),
});

/** What PATCH /api/recruitment_applications/{id} takes; with `was`, only while the status is that one. */
export const statusInput = z.object({
  status: z.enum(applicationStatuses),
  was: z.enum(applicationStatuses).optional(),
});
