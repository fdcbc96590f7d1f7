import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { ListOutcome } from "#app/admin/list-outcome.ts";
import type { ChangedApplications } from "#app/recruitment/review/application-changes.server.ts";

/** The result of the last change in the review. */
export type ReviewOutcome = ListOutcome<ChangedApplications>;

/**
 * Reads the list again after a change (specification 2, section 4) and after a refusal, so that the screen shows the
 * change that caused it. After a lost connection or a failed sign-in nothing is read.
 */
export function revalidateReview({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (!actionResult) return defaultShouldRevalidate;
  return Boolean(actionResult.changed || actionResult.refused);
}
