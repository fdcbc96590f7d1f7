import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { recruitmentDesk as texts } from "#app/content/recruitment-desk.ts";
import { user } from "#db/schema/accounts.ts";
import { applicationHistory, applicationScores, recruitmentApplications } from "#db/schema/applications.ts";
import { type Database, db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { type ApplicationStatus, applicationStatuses, scoreCriteria } from "./contract.ts";
import { type ApplicationChange, type Chosen, type Points, pointsText } from "./desk/contract.ts";

type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

const { id, ref, status, status_changed_at } = recruitmentApplications;

/** What was changed, so that it can be said and taken back. */
export interface ChangedApplications {
  said: string;
  /** What it says more: which ones, and what stood in the way of others. */
  more?: string;
  /** The status that they have now, and the one that each had before. */
  back?: { now: ApplicationStatus; before: Chosen[] };
}

interface Row extends Chosen {
  ref: string;
  since: Date | null;
}

/** Somebody's change that came in between. */
interface Late {
  ref: string;
  status: ApplicationStatus;
  by: string | null;
}

/** What became of a wish for new statuses. */
interface Outcome {
  changed: Row[];
  /** They had the wished status already. */
  same: Row[];
  late: Late[];
  /** How many are not there any more. */
  gone: number;
}

/** What one application shall be; with `was` only while it is that. */
interface Wish {
  id: string;
  was?: ApplicationStatus | undefined;
  to: ApplicationStatus;
}

/** Who gave these their status last. */
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

/** Since when an application that is given a status counts as having it. */
type Since = (to: ApplicationStatus, at: Date) => Date | SQL;

const sinceNow: Since = (_, at) => at;

/**
 * As if the last change had not been. Where the last one did not begin at this status, nothing is undone by it: it is a change
 * like any other.
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
 * Gives applications their new status and writes down who did, both or neither. What somebody else changed meanwhile stays
 * as it is.
 */
async function setStatuses(
  reviewerId: string,
  wishes: readonly Wish[],
  since: Since = sinceNow,
): Promise<Outcome> {
  const wished = new Map(wishes.map((wish) => [wish.id, wish]));
  return db().transaction(async (transaction) => {
    const rows = await transaction
      .select({ id, ref, was: status, since: status_changed_at })
      .from(recruitmentApplications)
      .where(inArray(id, [...wished.keys()]))
      // In one order for everybody: two who change the same ones wait for each other, and do not lock each other out.
      .orderBy(id)
      .for("update");
    const to = (row: Row) => wished.get(row.id)?.to;
    const expected = (row: Row) => wished.get(row.id)?.was ?? row.was;
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
    return { changed, same, late, gone: wished.size - rows.length };
  });
}

/** What stood in the way of some of them. */
function obstacles({ late, gone }: Outcome): string[] {
  const [first] = late;
  return [
    ...(late.length === 1 && first ? [texts.late(first.ref, texts.statuses[first.status], first.by)] : []),
    ...(late.length > 1 ? [texts.lateMany(late.map((each) => each.ref))] : []),
    ...(gone ? [texts.goneSome(gone)] : []),
  ];
}

/** @throws AppError conflict or not-found where nothing could be done at all */
function orRefuse(outcome: Outcome): Outcome {
  if (outcome.changed.length || outcome.same.length) return outcome;
  if (outcome.late.length) throw new AppError("conflict", obstacles(outcome).join(" "));
  throw new AppError("not-found", texts.gone);
}

const refsOf = ({ changed, same }: Outcome) => [...changed, ...same].map((row) => row.ref);

async function changeStatus(reviewerId: string, chosen: readonly Chosen[], next: ApplicationStatus) {
  const outcome = orRefuse(
    await setStatuses(
      reviewerId,
      chosen.map((one) => ({ ...one, to: next })),
    ),
  );
  const before = outcome.changed.map(({ id, was }) => ({ id, was }));
  return {
    said: texts.updated,
    more: [texts.changed.status(refsOf(outcome), texts.statuses[next]), ...obstacles(outcome)].join(" "),
    ...(before.length ? { back: { now: next, before } } : {}),
  };
}

/** Gives each the status that it had, and since when, where it still has the one that it was given. */
async function takeBack(reviewerId: string, before: readonly Chosen[], now: ApplicationStatus) {
  const wishes = before.map(({ id, was: to }) => ({ id, was: now, to }));
  const outcome = orRefuse(await setStatuses(reviewerId, wishes, sinceBefore));
  return {
    said: texts.updated,
    more: [texts.changed.back(refsOf(outcome)), ...obstacles(outcome)].join(" "),
  };
}

/**
 * The short name of an application, which stays until the end of the transaction.
 * @throws AppError not-found
 */
async function held(transaction: Transaction, applicationId: string): Promise<string> {
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
    const short = await held(transaction, applicationId);
    await transaction
      .insert(applicationHistory)
      .values({ id: key, application_id: applicationId, kind: "note", by: reviewerId, now: note })
      .onConflictDoNothing();
    return { said: texts.changed.note(short) };
  });
}

async function setScore(reviewerId: string, applicationId: string, points: Points) {
  return db().transaction(async (transaction) => {
    const short = await held(transaction, applicationId);
    const { application_id, reviewer } = applicationScores;
    const [before] = await transaction
      .select()
      .from(applicationScores)
      .where(and(eq(application_id, applicationId), eq(reviewer, reviewerId)));
    const said = texts.changed.score(short);
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
 * Changes applications as a reviewer says. Doing it twice is doing it once.
 * @throws AppError not-found; conflict for a status that somebody else changed meanwhile
 */
export async function changeApplications(
  reviewerId: string,
  change: ApplicationChange,
): Promise<ChangedApplications> {
  if (change.change === "status") return changeStatus(reviewerId, change.chosen, change.status);
  if (change.change === "back") return takeBack(reviewerId, change.chosen, change.now);
  if (change.change === "note") return addNote(reviewerId, change.id, change.key, change.note);
  const points = Object.fromEntries(scoreCriteria.map((each) => [each, change[each]])) as Points;
  return setScore(reviewerId, change.id, points);
}

/**
 * Sets one application's status, for the call; with `was` only while it is that one.
 * @throws AppError not-found or conflict
 */
export async function setApplicationStatus(reviewerId: string, wish: Wish): Promise<void> {
  orRefuse(await setStatuses(reviewerId, [wish]));
}
