import { and, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import {
  openPaidAgain,
  openPaidTiers,
  setPaidTier,
  suggestedTiers,
} from "#app/school/enroll/paid-tier.server.ts";
import { closeRequestedTier, openRequestedTier } from "#app/school/enroll/tier-requests.server.ts";
import { conciergeExchanges } from "#db/schema/concierge.ts";
import { leadHistory, leads } from "#db/schema/inbox.ts";
import { contactSubmissions } from "#db/schema/leads.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { isDeadlock } from "#server/platform/errors.ts";
import type { EnrollmentStatus } from "../school/enroll/contract.ts";
import { type HistoryKind, reaches, type Stage } from "./contract.ts";

/** Who makes a change of leads, and the batch that Undo names. */
export interface Change {
  /** The account; null for what the visitor or a job does. */
  by: string | null;
  batch: string;
  at: Date;
}

export const newChange = (by: string | null): Change => ({ by, batch: crypto.randomUUID(), at: new Date() });

/** A lead before a change. */
export type LeadRow = typeof leads.$inferSelect;

/** The leads with a condition, locked in the order that every change locks them in, so that two cannot deadlock. */
export function lockedLeads(transaction: Transaction, where: SQL | undefined): Promise<LeadRow[]> {
  return transaction.select().from(leads).where(where).orderBy(leads.id).for("update");
}

/**
 * Makes a change of leads, again if it is the one that PostgreSQL ends because two waited for each other: people are
 * joined and parted while others change their leads, and then the order of the locks cannot be known before.
 */
export async function changingLeads<Result>(
  work: (transaction: Transaction) => Promise<Result>,
  tries = 5,
): Promise<Result> {
  try {
    return await db().transaction(work);
  } catch (error) {
    if (tries <= 1 || !isDeadlock(error)) throw error;
    return changingLeads(work, tries - 1);
  }
}

/** One entry of the history: what a column of a lead was before. */
export interface Step {
  lead: LeadRow;
  kind: HistoryKind;
  was: string | null;
  now: string | null;
}

/** Kinds of history entry that can make a lead answered. */
const answering: readonly HistoryKind[] = ["stage", ...reaches];

/** Adds to the history. */
export async function note(transaction: Transaction, change: Change, steps: readonly Step[]): Promise<void> {
  if (!steps.length) return;
  await transaction.insert(leadHistory).values(
    steps.map(({ lead, kind, was, now }) => ({
      ...change,
      lead_id: lead.id,
      kind,
      was,
      now,
      was_answered: answering.includes(kind) ? lead.answered_at : null,
    })),
  );
}

/** Sets the stage of locked leads. Whoever is not new any more has been answered; whoever is new again waits. */
export async function setStage(
  transaction: Transaction,
  change: Change,
  { locked, stage, reason = null }: { locked: readonly LeadRow[]; stage: Stage; reason?: string | null },
): Promise<LeadRow[]> {
  const changed = locked.filter((lead) => lead.stage !== stage || lead.lost_reason !== reason);
  if (!changed.length) return [];
  const ids = changed.map(({ id }) => id);
  const answered_at =
    stage === "new" ? null : sql`coalesce(${leads.answered_at}, ${change.at.toISOString()})`;
  await transaction
    .update(leads)
    .set({ stage, lost_reason: reason, answered_at })
    .where(inArray(leads.id, ids));
  await note(transaction, change, [
    ...changed
      .filter((lead) => lead.stage !== stage)
      .map((lead): Step => ({ lead, kind: "stage", was: lead.stage, now: stage })),
    ...changed
      .filter((lead) => lead.lost_reason !== reason)
      .map((lead): Step => ({ lead, kind: "lost_reason", was: lead.lost_reason, now: reason })),
  ]);
  return changed;
}

/** The records of forms, by the column that points to them. */
type RecordColumn = "submission_id" | "enrollment_id" | "application_id" | "conversation_id";

/**
 * Gives the leads of records the stage that follows from a change in their own list. A lead that is further already,
 * such as quoted where the message was only marked as handled, stays where it is.
 */
export async function followRecords(
  transaction: Transaction,
  by: string | null,
  { column, ids, stage }: { column: RecordColumn; ids: readonly string[]; stage: Stage },
): Promise<void> {
  const further = stage === "contacted" ? eq(leads.stage, "new") : ne(leads.stage, stage);
  const locked = await lockedLeads(transaction, and(inArray(leads[column], [...ids]), further));
  await setStage(transaction, newChange(by), { locked, stage });
}

/** The stage that the status of an enrollment stands for. */
export const stageOfEnrollment: Readonly<Record<EnrollmentStatus, Stage>> = {
  new: "new",
  contacted: "contacted",
  paid: "won",
  active: "won",
  closed: "lost",
};

/** The status that an enrollment gets from the stage of its lead. */
const enrollmentStatusOf: Readonly<Record<Stage, EnrollmentStatus>> = {
  new: "new",
  contacted: "contacted",
  quoted: "contacted",
  won: "paid",
  lost: "closed",
};

/**
 * Opens the tier of an enrollment that was won, where its path or a request of the person says which; closes it where it
 * is not paid any more. Where nothing says which tier it is, the list of enrollments asks for it.
 */
async function followPayment(
  transaction: Transaction,
  by: string | null,
  id: string,
  isPaid: boolean,
): Promise<void> {
  const tier = isPaid ? (await suggestedTiers(transaction, [id])).get(id) : undefined;
  if (tier) await setPaidTier(transaction, by, new Map([[id, tier]]));
  else await openPaidTiers(transaction, [id], by);
}

/** Opens the tier of a request that was won; closes what it opened where it is not won any more. */
async function followRequest(
  transaction: Transaction,
  change: Change,
  { id, stage }: LeadRow,
): Promise<void> {
  if (stage === "won") return openRequestedTier(transaction, id, change);
  for (const account of await closeRequestedTier(transaction, id)) await openPaidAgain(transaction, account);
}

/** Gives the records of leads the status that follows from their stage, as if it had been set in their own list. */
export async function tellRecords(
  transaction: Transaction,
  change: Change,
  ids: readonly string[],
): Promise<void> {
  const { by, at } = change;
  const told = await transaction
    .select()
    .from(leads)
    .where(inArray(leads.id, [...ids]));
  for (const lead of told) {
    const { door, stage, submission_id, enrollment_id, conversation_id } = lead;
    if (door === "tier") await followRequest(transaction, change, lead);
    if (conversation_id && stage !== "new") {
      const { answered, handled_at } = conciergeExchanges;
      const waits = and(eq(answered, false), isNull(handled_at));
      await transaction
        .update(conciergeExchanges)
        .set({ handled_at: at })
        .where(and(eq(conciergeExchanges.conversation_id, conversation_id), waits));
    }
    if (submission_id) {
      const status = stage === "new" ? "new" : "handled";
      await transaction
        .update(contactSubmissions)
        .set({ status, changed_at: at })
        .where(and(eq(contactSubmissions.id, submission_id), ne(contactSubmissions.status, status)));
    }
    if (enrollment_id) {
      const same = Object.entries(stageOfEnrollment).flatMap(([status, stands]) =>
        stands === stage ? status : [],
      );
      const status = enrollmentStatusOf[stage];
      const told = await transaction
        .update(courseEnrollments)
        .set({
          status,
          status_changed_at: at,
          status_changed_by: by,
          ...(status === "paid" ? {} : { tier_paid_at: null }),
        })
        .where(
          and(
            eq(courseEnrollments.id, enrollment_id),
            sql`${courseEnrollments.status} <> all(${sql.param(same)}::text[])`,
            ne(courseEnrollments.status, status),
          ),
        )
        .returning({ id: courseEnrollments.id });
      if (told.length) await followPayment(transaction, by, enrollment_id, status === "paid");
    }
  }
}
