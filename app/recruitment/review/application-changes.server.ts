import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Stage } from "#app/inbox/contract.ts";
import { followRecords } from "#app/inbox/stages.server.ts";
import { reviewTexts as texts } from "#content/review.ts";
import { user } from "#db/schema/accounts.ts";
import { applicationHistory, applicationScores, recruitmentApplications } from "#db/schema/applications.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { type ApplicationStatus, applicationStatuses, scoreCriteria } from "../record-contract.ts";
import { type ApplicationChange, type Points, pointsText, type Selected } from "./contract.ts";

const { id, ref, status, status_changed_at } = recruitmentApplications;

/** What was changed, for the notice and for Undo. */
export interface ChangedApplications {
  said: string;
  /** Which applications were changed, and why others were not. */
  more?: string;
  /** For Undo: the new status, and the status that each had before. */
  back?: { now: ApplicationStatus; before: Selected[] };
}

interface Row extends Selected {
  ref: string;
  since: Date | null;
}

/** An application that somebody else changed meanwhile. */
interface Late {
  ref: string;
  status: ApplicationStatus;
  by: string | null;
}

/** The result of a request for new statuses. */
interface Outcome {
  changed: Row[];
  /** Those that already had the new status. */
  same: Row[];
  late: Late[];
  /** How many were deleted. */
  gone: number;
}

/** The new status of one application. With `was`, only if that is its present status. */
interface NewStatus {
  id: string;
  was?: ApplicationStatus | undefined;
  to: ApplicationStatus;
}

/** Who set the present status of these applications. */
async function lastChangers(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (!ids.length) return new Map();
  const { application_id, at, kind, by } = applicationHistory;
  const rows = await transaction
    .selectDistinctOn([application_id], { application_id, by: user.name })
    .from(applicationHistory)
    .leftJoin(user, eq(user.id, by))
    .where(and(inArray(application_id, [...ids]), eq(kind, "status")))
    .orderBy(application_id, desc(at));
  return new Map(rows.map((row) => [row.application_id, row.by]));
}

/** The stage in the inbox that a status stands for. */
const stageOf: Readonly<Record<ApplicationStatus, Stage>> = {
  pending: "new",
  shortlisted: "contacted",
  completed: "won",
  rejected: "lost",
};

/** The time that is stored as the beginning of a new status. */
type Since = (to: ApplicationStatus, at: Date) => Date | SQL;

const sinceNow: Since = (_, at) => at;

/**
 * The time of the status before the last change, which Undo restores. If the last change began at another status, the
 * time is now, as for any other change.
 */
const sinceBefore: Since = (to, at) => {
  const { application_id, kind, was, was_since, at: changed } = applicationHistory;
  const last = db()
    .select({
      since: sql`case when ${was} = ${to} then ${was_since} else ${at.toISOString()}::timestamptz end`,
    })
    .from(applicationHistory)
    .where(and(eq(application_id, id), eq(kind, "status")))
    .orderBy(desc(changed))
    .limit(1);
  return sql`(${last})`;
};

/**
 * Sets statuses and adds them to the history, in one transaction. Applications that somebody else changed meanwhile are
 * not changed.
 */
async function setStatuses(
  reviewerId: string,
  newStatuses: readonly NewStatus[],
  since: Since = sinceNow,
): Promise<Outcome> {
  const wanted = new Map(newStatuses.map((one) => [one.id, one]));
  return db().transaction(async (transaction) => {
    const rows = await transaction
      .select({ id, ref, was: status, since: status_changed_at })
      .from(recruitmentApplications)
      .where(inArray(id, [...wanted.keys()]))
      // Everybody locks rows in the same order, so that two changes of the same rows cannot deadlock.
      .orderBy(id)
      .for("update");
    const to = (row: Row) => wanted.get(row.id)?.to;
    const expected = (row: Row) => wanted.get(row.id)?.was ?? row.was;
    const same = rows.filter((row) => row.was === to(row));
    const changed = rows.filter((row) => row.was !== to(row) && row.was === expected(row));
    const lateRows = rows.filter((row) => row.was !== to(row) && row.was !== expected(row));
    const at = new Date();
    for (const next of applicationStatuses) {
      const ids = changed.filter((row) => to(row) === next).map((row) => row.id);
      if (!ids.length) continue;
      await transaction
        .update(recruitmentApplications)
        .set({ status: next, status_changed_at: since(next, at) })
        .where(inArray(id, ids));
      await followRecords(transaction, reviewerId, { column: "application_id", ids, stage: stageOf[next] });
      await transaction.insert(applicationHistory).values(
        changed
          .filter((row) => to(row) === next)
          .map((row) => ({
            application_id: row.id,
            kind: "status" as const,
            by: reviewerId,
            was: row.was,
            was_since: row.since,
            now: next,
            at,
          })),
      );
    }
    const by = await lastChangers(
      transaction,
      lateRows.map((row) => row.id),
    );
    const late = lateRows.map((row) => ({ ref: row.ref, status: row.was, by: by.get(row.id) ?? null }));
    return { changed, same, late, gone: wanted.size - rows.length };
  });
}

/** Why some of them were not changed. */
function reasons({ late, gone }: Outcome): string[] {
  const [first] = late;
  return [
    ...(late.length === 1 && first ? [texts.late(first.ref, texts.statuses[first.status], first.by)] : []),
    ...(late.length > 1 ? [texts.lateMany(late.map((each) => each.ref))] : []),
    ...(gone ? [texts.goneSome(gone)] : []),
  ];
}

/** @throws AppError conflict or not-found when no application was changed */
function orRefuse(outcome: Outcome): Outcome {
  if (outcome.changed.length || outcome.same.length) return outcome;
  if (outcome.late.length) throw new AppError("conflict", reasons(outcome).join(" "));
  throw new AppError("not-found", texts.gone);
}

const refsOf = ({ changed, same }: Outcome) => [...changed, ...same].map((row) => row.ref);

async function changeStatus(reviewerId: string, selected: readonly Selected[], next: ApplicationStatus) {
  const outcome = orRefuse(
    await setStatuses(
      reviewerId,
      selected.map((one) => ({ ...one, to: next })),
    ),
  );
  const before = outcome.changed.map(({ id, was }) => ({ id, was }));
  return {
    said: texts.updated,
    more: [texts.changed.status(refsOf(outcome), texts.statuses[next]), ...reasons(outcome)].join(" "),
    ...(before.length ? { back: { now: next, before } } : {}),
  };
}

/** Restores the status of each application and its time, if it still has the new status. */
async function undoStatus(reviewerId: string, before: readonly Selected[], now: ApplicationStatus) {
  const newStatuses = before.map(({ id, was: to }) => ({ id, was: now, to }));
  const outcome = orRefuse(await setStatuses(reviewerId, newStatuses, sinceBefore));
  return {
    said: texts.updated,
    more: [texts.changed.back(refsOf(outcome)), ...reasons(outcome)].join(" "),
  };
}

/**
 * The reference of an application. Its row is locked until the end of the transaction.
 * @throws AppError not-found
 */
async function lockedRef(transaction: Transaction, applicationId: string): Promise<string> {
  const [row] = await transaction
    .select({ ref })
    .from(recruitmentApplications)
    .where(eq(id, applicationId))
    .for("update");
  if (!row) throw new AppError("not-found", texts.gone);
  return row.ref;
}

async function addNote(reviewerId: string, applicationId: string, key: string, note: string) {
  return db().transaction(async (transaction) => {
    const reference = await lockedRef(transaction, applicationId);
    await transaction
      .insert(applicationHistory)
      .values({ id: key, application_id: applicationId, kind: "note", by: reviewerId, now: note })
      .onConflictDoNothing();
    return { said: texts.changed.note(reference) };
  });
}

async function setScore(reviewerId: string, applicationId: string, points: Points) {
  return db().transaction(async (transaction) => {
    const reference = await lockedRef(transaction, applicationId);
    const { application_id, reviewer } = applicationScores;
    const [before] = await transaction
      .select()
      .from(applicationScores)
      .where(and(eq(application_id, applicationId), eq(reviewer, reviewerId)));
    const said = texts.changed.score(reference);
    const [was, now] = [before && pointsText(before), pointsText(points)];
    if (was === now) return { said };
    const at = new Date();
    await transaction
      .insert(applicationScores)
      .values({ application_id: applicationId, reviewer: reviewerId, ...points, scored_at: at })
      .onConflictDoUpdate({ target: [application_id, reviewer], set: { ...points, scored_at: at } });
    await transaction
      .insert(applicationHistory)
      .values({ application_id: applicationId, kind: "score", by: reviewerId, was: was ?? null, now, at });
    return { said };
  });
}

/**
 * Changes applications. A change that is repeated has no further effect.
 * @throws AppError not-found; conflict when somebody else changed the status meanwhile
 */
export async function changeApplications(
  reviewerId: string,
  change: ApplicationChange,
): Promise<ChangedApplications> {
  if (change.change === "status") return changeStatus(reviewerId, change.selected, change.status);
  if (change.change === "back") return undoStatus(reviewerId, change.selected, change.now);
  if (change.change === "note") return addNote(reviewerId, change.id, change.key, change.note);
  const points = Object.fromEntries(scoreCriteria.map((each) => [each, change[each]])) as Points;
  return setScore(reviewerId, change.id, points);
}

/**
 * Sets the status of one application, for the API. With `was`, only if that is its present status.
 * @throws AppError not-found or conflict
 */
export async function setApplicationStatus(reviewerId: string, one: NewStatus): Promise<void> {
  orRefuse(await setStatuses(reviewerId, [one]));
}
