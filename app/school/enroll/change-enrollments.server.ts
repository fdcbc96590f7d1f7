import { and, eq, inArray } from "drizzle-orm";
import { followRecords, stageOfEnrollment } from "#app/inbox/stages.server.ts";
import type { GrantedTierId } from "#app/school/courses/contract.ts";
import { enrollmentsList } from "#content/enrollments-list.ts";
import { tierName } from "#content/school.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { mailLeaves } from "#server/platform/mail.ts";
import { type EnrollmentChange, type EnrollmentStatus, enrollmentStatuses } from "./contract.ts";
import {
  openedInWords,
  openPaidTiers,
  setPaidTier,
  suggestedTiers,
  withoutNeededTier,
} from "./paid-tier.server.ts";

const { id, ref, status, notes, tier } = courseEnrollments;
const { changed: said } = enrollmentsList;

/** A change, for the notice and for Undo. */
export interface ChangedEnrollments {
  said: string;
  more?: string | undefined;
  /** The reference of a learner whom no mail tells, so that the owner has to. */
  toTell?: string | undefined;
  /** The enrollments with the status and the tier that each had before. */
  before?: Row[];
}

interface Row {
  id: string;
  ref: string;
  status: EnrollmentStatus;
  tier: GrantedTierId | null;
}

type Of<Name extends EnrollmentChange["change"]> = Extract<EnrollmentChange, { change: Name }>;

const refsOf = (rows: readonly Row[]) => rows.map((row) => row.ref);
const isPaid = (one: EnrollmentStatus) => one === "paid" || one === "active";

/** @throws AppError not-found when none of them is left */
async function locked(transaction: Transaction, ids: readonly string[]): Promise<Row[]> {
  const rows = await transaction
    .select({ id, ref, status, tier })
    .from(courseEnrollments)
    .where(inArray(id, [...ids]))
    .orderBy(id)
    .for("update");
  if (!rows.length) throw new AppError("not-found", enrollmentsList.gone);
  return rows;
}

/** Sets the status of locked enrollments that do not have it yet, and opens or closes what follows from it. */
async function setStatus(
  transaction: Transaction,
  by: string,
  rows: readonly Row[],
  next: (row: Row) => EnrollmentStatus | undefined,
): Promise<void> {
  for (const wanted of enrollmentStatuses) {
    const ids = rows.filter((row) => next(row) === wanted && row.status !== wanted).map((row) => row.id);
    if (!ids.length) continue;
    await transaction
      .update(courseEnrollments)
      .set({
        status: wanted,
        status_changed_at: new Date(),
        status_changed_by: by,
        ...(isPaid(wanted) ? {} : { tier_paid_at: null }),
      })
      .where(inArray(id, ids));
    const stage = stageOfEnrollment[wanted];
    await followRecords(transaction, by, { column: "enrollment_id", ids, stage });
    await openPaidTiers(transaction, ids, by);
  }
}

/** Marks enrollments as paid and opens their tiers. Those whose tier nobody said stay as they are. */
async function setPaid(
  transaction: Transaction,
  by: string,
  rows: readonly Row[],
  chosen: GrantedTierId | "",
): Promise<ChangedEnrollments> {
  const suggested = await suggestedTiers(
    transaction,
    rows.map((row) => row.id),
  );
  const paid = new Map<string, GrantedTierId>();
  for (const row of rows) {
    const known = chosen || suggested.get(row.id);
    if (known) paid.set(row.id, known);
  }
  const done = rows.filter((row) => paid.has(row.id));
  const left = rows.filter((row) => !paid.has(row.id));
  if (!done.length) throw new AppError("conflict", enrollmentsList.whichTier(refsOf(left)));
  await setStatus(transaction, by, done, () => "paid");
  await setPaidTier(transaction, by, paid);
  const [first] = done;
  const only = done.length === 1 && first ? tierName(paid.get(first.id) ?? "") : null;
  return {
    said: only ? said.paid(first?.ref ?? "", only) : said.status(refsOf(done), enrollmentsList.statuses.paid),
    more: left.length ? enrollmentsList.whichTier(refsOf(left)) : undefined,
    before: done,
  };
}

/** Marks enrollments as active. One whose courses need a tier stays as it is if no tier was paid for. */
async function setActive(
  transaction: Transaction,
  by: string,
  rows: readonly Row[],
): Promise<ChangedEnrollments> {
  const lacking = await withoutNeededTier(
    transaction,
    rows.map((row) => row.id),
  );
  const done = rows.filter((row) => !lacking.has(row.id));
  const left = rows.filter((row) => lacking.has(row.id));
  if (!done.length) throw new AppError("conflict", enrollmentsList.unpaid(refsOf(left)));
  await setStatus(transaction, by, done, () => "active");
  return {
    said: said.status(refsOf(done), enrollmentsList.statuses.active),
    more: left.length ? enrollmentsList.unpaid(refsOf(left)) : undefined,
    before: done,
  };
}

/** Restores the status and the tier that each had. */
async function restore(
  transaction: Transaction,
  by: string,
  { id: ids, was, wasTier }: Of<"back">,
): Promise<ChangedEnrollments> {
  const rows = await locked(transaction, ids);
  const before = new Map(ids.map((each, at) => [each, { status: was[at], tier: wasTier[at] || null }]));
  await setStatus(transaction, by, rows, (row) => before.get(row.id)?.status);
  const retiered = rows.filter((row) => (before.get(row.id)?.tier ?? null) !== row.tier);
  await setPaidTier(
    transaction,
    by,
    new Map(retiered.map((row) => [row.id, before.get(row.id)?.tier ?? null])),
  );
  return { said: said.back(refsOf(rows)) };
}

/** @throws AppError conflict when somebody else changed the notes meanwhile */
async function saveNotes({ id: [own = ""], notes: typed, before }: Of<"notes">): Promise<ChangedEnrollments> {
  const [saved] = await db()
    .update(courseEnrollments)
    .set({ notes: typed })
    .where(and(eq(id, own), inArray(notes, [before, typed])))
    .returning({ ref });
  if (saved) return { said: said.notes(saved.ref) };
  const [now] = await db().select({ notes }).from(courseEnrollments).where(eq(id, own));
  if (!now) throw new AppError("not-found", enrollmentsList.gone);
  throw new AppError("conflict", enrollmentsList.notesChanged(now.notes));
}

/**
 * Changes enrollments. One that is marked as paid opens its tier to the person's account, now or once it is confirmed. A
 * change that is repeated has no further effect.
 * @throws AppError not-found; conflict when somebody else changed the notes meanwhile, or when nothing says which tier was
 * paid for
 */
export async function changeEnrollments(by: string, change: EnrollmentChange): Promise<ChangedEnrollments> {
  if (change.change === "notes") return saveNotes(change);
  const done = await db().transaction(async (transaction) => {
    if (change.change === "back") return restore(transaction, by, change);
    const rows = await locked(transaction, change.id);
    if (change.status === "paid") return setPaid(transaction, by, rows, change.tier);
    if (change.status === "active") return setActive(transaction, by, rows);
    await setStatus(transaction, by, rows, () => change.status);
    return {
      said: said.status(refsOf(rows), enrollmentsList.statuses[change.status]),
      before: rows,
    } satisfies ChangedEnrollments;
  });
  const isPayment = change.change === "status" && change.status === "paid";
  const [only, ...others] = done.before ?? [];
  if (!isPayment || !only || others.length) return done;
  const opened = done.more ?? (await openedInWords(only.id));
  if (mailLeaves()) return { ...done, more: opened };
  return { ...done, more: [opened, enrollmentsList.toTell].filter(Boolean).join(" "), toTell: only.ref };
}
