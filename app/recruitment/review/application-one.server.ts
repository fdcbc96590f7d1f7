import { randomUUID } from "node:crypto";
import { desc, eq, or, sql } from "drizzle-orm";
import { z } from "zod";
import { reviewTexts } from "#content/review.ts";
import { user } from "#db/schema/accounts.ts";
import { applicationHistory, applicationScores, recruitmentApplications } from "#db/schema/applications.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { applicationRows, longAnswers, shownApplication } from "./application-rows.server.ts";
import { conditionsOf, filterOf, listed, orderOf } from "./applications-list.server.ts";
import { hideIdentity } from "./hide-identity.ts";
import { otherApplications } from "./other-applications.server.ts";

const { id } = recruitmentApplications;

/** The maximum number of history entries shown. */
const historyMost = 300;

/** The reviewers' scores of an application, the newest first. */
function scoresOf(applicationId: string) {
  const { reviewer, communication, motivation, skills, network, reliability, scored_at } = applicationScores;
  return db()
    .select({
      reviewer,
      by: user.name,
      points: { communication, motivation, skills, network, reliability },
      at: scored_at,
    })
    .from(applicationScores)
    .innerJoin(user, eq(user.id, reviewer))
    .where(eq(applicationScores.application_id, applicationId))
    .orderBy(desc(scored_at), reviewer);
}

export type ReviewScore = Awaited<ReturnType<typeof scoresOf>>[number];

function historyOf(applicationId: string) {
  const { kind, was, now, at } = applicationHistory;
  return db()
    .select({ id: applicationHistory.id, kind, by: user.name, was, now, at })
    .from(applicationHistory)
    .leftJoin(user, eq(user.id, applicationHistory.by))
    .where(eq(applicationHistory.application_id, applicationId))
    .orderBy(desc(at), desc(applicationHistory.id))
    .limit(historyMost);
}

export type HistoryEntry = Awaited<ReturnType<typeof historyOf>>[number];

/**
 * The applications before and after this one in the list that an address selects. An application whose own change
 * removed it from the list still has its place here, so that a reviewer of the pending ones can go on to the next.
 */
async function stepsOf(applicationId: string, query: URLSearchParams, hidden: boolean) {
  const filter = await filterOf(query, hidden);
  const over = sql`over (order by ${sql.join(orderOf(filter), sql`, `)})`;
  const steps = db()
    .select({
      id,
      before: sql<string | null>`lag(${id}) ${over}`.as("before"),
      after: sql<string | null>`lead(${id}) ${over}`.as("after"),
    })
    .from(recruitmentApplications)
    .$dynamic();
  const conditions = conditionsOf(filter, hidden);
  const around = listed(steps, filter, conditions && or(conditions, eq(id, applicationId))).as("around");
  const [found] = await db()
    .select({ before: around.before, after: around.after })
    .from(around)
    .where(eq(around.id, applicationId));
  return found ?? { before: null, after: null };
}

/**
 * The row of an application.
 * @throws AppError not-found
 */
export async function rowOf(applicationId: string) {
  const [row] = z.uuid().safeParse(applicationId).success ? await applicationRows([applicationId]) : [];
  if (!row) throw new AppError("not-found", reviewTexts.gone);
  return row;
}

/**
 * The long answers and the recording of one application. Personal data: only for admins and recruiters, and no recording
 * while identities are hidden.
 * @throws AppError not-found
 */
export async function readLongAnswers(applicationId: string, hidden: boolean) {
  return longAnswers(await rowOf(applicationId), hidden);
}

/**
 * One application with its scores, notes and history. Personal data: only for admins and recruiters, and none of it
 * while identities are hidden.
 * @throws AppError not-found
 */
export async function readApplication(
  applicationId: string,
  { query, hidden, reviewerId }: { query: URLSearchParams; hidden: boolean; reviewerId: string },
) {
  const row = await rowOf(applicationId);
  const [scores, entries, steps, others] = await Promise.all([
    scoresOf(applicationId),
    historyOf(applicationId),
    stepsOf(applicationId, query, hidden),
    otherApplications([row]),
  ]);
  const history = entries.map((entry) =>
    hidden && entry.kind === "note" && entry.now ? { ...entry, now: hideIdentity(entry.now, row) } : entry,
  );
  return {
    application: shownApplication(row, hidden),
    scores: scores.map(({ reviewer, ...score }) => ({ ...score, own: reviewer === reviewerId })),
    history,
    steps,
    others: others.get(row.id) ?? [],
    hidden,
    /** The key of the next note. */
    noteKey: randomUUID(),
  };
}
