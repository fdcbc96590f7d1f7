import { and, eq, inArray } from "drizzle-orm";
import { lacksTier, openedInWords, setPaidTier } from "#app/school/enroll/paid-tier.server.ts";
import { enrollmentsList } from "#content/enrollments-list.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { type GrantedTierId, tierName } from "#content/school.ts";
import { leads } from "#db/schema/inbox.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import type { Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import type { Change, LeadRow } from "./stages.server.ts";

/** A sentence about what opened for enrollments that were just won, and the leads whose tier still has to be chosen. */
export interface PaidEnrollments {
  more?: string;
  asksTier?: readonly string[];
}

/** Says what opened for those of the leads just won that are enrollments, or asks which tier was paid for. */
export async function paidEnrollments(
  transaction: Transaction,
  ids: readonly string[],
): Promise<PaidEnrollments> {
  const { id, ref, tier } = courseEnrollments;
  const rows = await transaction
    .select({ lead: leads.id, id, ref, tier, lacksTier })
    .from(leads)
    .innerJoin(courseEnrollments, eq(id, leads.enrollment_id))
    .where(inArray(leads.id, [...ids]))
    .orderBy(ref);
  const asked = rows.filter((row) => row.lacksTier);
  if (asked.length)
    return {
      more: enrollmentsList.whichTier(asked.map((row) => row.ref)),
      asksTier: asked.map((row) => row.lead),
    };
  const [only, ...others] = rows;
  if (!only?.tier || others.length) return {};
  const opened = await openedInWords(only.id, transaction);
  return { more: [enrollmentsList.changed.paid(only.ref, tierName(only.tier)), opened].join(" ") };
}

/**
 * Opens the paid tier to the learner of a won enrollment.
 * @throws AppError conflict if the lead is not an enrollment or is not won
 */
export async function openTier(
  transaction: Transaction,
  { by }: Change,
  [lead]: readonly LeadRow[],
  tier: GrantedTierId,
) {
  if (!lead?.enrollment_id || lead.stage !== "won") throw new AppError("conflict", texts.tierUnpaid);
  // Somebody may have changed its status in the list of enrollments since.
  const { id, status } = courseEnrollments;
  const [paid] = await transaction
    .select({ id })
    .from(courseEnrollments)
    .where(and(eq(id, lead.enrollment_id), inArray(status, ["paid", "active"])));
  if (!paid) throw new AppError("conflict", texts.tierUnpaid);
  await setPaidTier(transaction, by, new Map([[lead.enrollment_id, tier]]));
  const opened = await openedInWords(lead.enrollment_id, transaction);
  return {
    said: enrollmentsList.changed.paid(lead.ref, tierName(tier)),
    ...(opened ? { more: opened } : {}),
  };
}
