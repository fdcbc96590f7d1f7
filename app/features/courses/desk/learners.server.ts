import { and, asc, count, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { learnersDesk } from "#app/content/enrolments-desk.ts";
import { tiers } from "#app/content/school.ts";
import { user, userProfiles } from "#db/schema/accounts.ts";
import { certificates, courseLessons, courses, lessonProgress, tierGrants } from "#db/schema/courses.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { containing, searchedText } from "../../fields/search.server.ts";
import { highestTier } from "../access.ts";
import { grantTier, withdrawTier } from "../viewer.server.ts";
import { type LearnerFilter, learnerFilter, learnersOnPage, type TierChange } from "./contract.ts";

/** The highest tier that was added to an account, as a number from 0 (free). */
const rank = sql<number>`(
  select coalesce(max(case ${tierGrants.tier} when 'elite' then 3 when 'pro' then 2 else 1 end), 0)
  from ${tierGrants} where ${tierGrants.user_id} = "user_profiles"."id")`;

function conditionsOf({ q, tier }: LearnerFilter): SQL | undefined {
  const { full_name, email, role } = userProfiles;
  return and(
    eq(role, "learner"),
    tier ? sql`${rank} = ${tiers.findIndex(({ id }) => id === tier)}` : undefined,
    q ? or(ilike(full_name, containing(q)), ilike(email, containing(q))) : undefined,
  );
}

/** The tiers that were added to some accounts, each with who did it and when. */
function grantsOf(ids: readonly string[]) {
  const by = alias(user, "granted_by");
  return db()
    .select({
      user_id: tierGrants.user_id,
      tier: tierGrants.tier,
      at: tierGrants.granted_at,
      by: by.name,
    })
    .from(tierGrants)
    .leftJoin(by, eq(by.id, tierGrants.granted_by))
    .where(inArray(tierGrants.user_id, [...ids]))
    .orderBy(asc(tierGrants.granted_at));
}

/** How far some accounts are with the courses they have begun. */
function progressOf(ids: readonly string[]) {
  return db()
    .select({
      user_id: lessonProgress.user_id,
      title: courses.title,
      done: count(),
      all: sql<number>`(
        select count(*)::int from ${courseLessons} every where every.course_id = "courses"."id")`,
      certified: sql<boolean>`exists (
        select 1 from ${certificates} where ${certificates.course_id} = "courses"."id"
        and ${certificates.user_id} = ${lessonProgress.user_id})`,
    })
    .from(lessonProgress)
    .innerJoin(courseLessons, eq(courseLessons.id, lessonProgress.lesson_id))
    .innerJoin(courses, eq(courses.id, courseLessons.course_id))
    .where(inArray(lessonProgress.user_id, [...ids]))
    .groupBy(lessonProgress.user_id, courses.id)
    .orderBy(asc(courses.title));
}

/** The number that each gave when enrolling last. */
function phonesOf(ids: readonly string[]) {
  return db()
    .selectDistinctOn([courseEnrollments.user_id], {
      user_id: courseEnrollments.user_id,
      phone: courseEnrollments.phone,
    })
    .from(courseEnrollments)
    .where(and(isNotNull(courseEnrollments.user_id), inArray(courseEnrollments.user_id, [...ids])))
    .orderBy(courseEnrollments.user_id, desc(courseEnrollments.created_at));
}

/**
 * The learners as an address asks for them (?search=…&tier=…&page=2), newest first, each with tiers and progress. Personal
 * data: for admins only.
 */
export async function readLearners(query: URLSearchParams) {
  const filter = { ...learnerFilter.parse(Object.fromEntries(query)), q: await searchedText(query) };
  const where = conditionsOf(filter);
  const [found] = await db().select({ total: count() }).from(userProfiles).where(where);
  const total = found?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / learnersOnPage));
  const page = Math.min(filter.page, pages);
  const accounts = await db()
    .select({
      id: userProfiles.id,
      name: userProfiles.full_name,
      email: userProfiles.email,
      proven: user.emailVerified,
      created_at: userProfiles.created_at,
    })
    .from(userProfiles)
    .innerJoin(user, eq(user.id, userProfiles.id))
    .where(where)
    .orderBy(desc(userProfiles.created_at), desc(userProfiles.id))
    .limit(learnersOnPage)
    .offset((page - 1) * learnersOnPage);
  const ids = accounts.map(({ id }) => id);
  const [grants, progress, phones] = await Promise.all([grantsOf(ids), progressOf(ids), phonesOf(ids)]);
  const learners = accounts.map((account) => {
    const own = grants.filter(({ user_id }) => user_id === account.id);
    return {
      ...account,
      tier: highestTier(own.map(({ tier }) => tier)),
      grants: own.map(({ tier, at, by }) => ({ tier, at, by })),
      courses: progress.filter(({ user_id }) => user_id === account.id),
      phone: phones.find(({ user_id }) => user_id === account.id)?.phone ?? null,
    };
  });
  return { filter, page, pages, total, learners };
}

export type Learner = Awaited<ReturnType<typeof readLearners>>["learners"][number];

/** What was changed, so that it can be said and taken back. */
export interface ChangedTier extends TierChange {
  name: string;
}

/**
 * Adds a tier to a learner or takes it away. Doing it twice is doing it once.
 * @throws AppError not-found when no learner has this id
 */
export async function changeTier(adminId: string, change: TierChange): Promise<ChangedTier> {
  const [learner] = await db()
    .select({ name: userProfiles.full_name })
    .from(userProfiles)
    .where(and(eq(userProfiles.id, change.id), eq(userProfiles.role, "learner")));
  if (!learner) throw new AppError("not-found", learnersDesk.gone);
  if (change.change === "grant") await grantTier(change.id, change.tier, adminId);
  else await withdrawTier(change.id, change.tier);
  return { ...change, name: learner.name };
}
