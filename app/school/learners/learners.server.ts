import { and, asc, count, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { removeSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { inTable, type ListSource, listPage, readFilter } from "#app/admin/list-page.server.ts";
import { containing } from "#app/admin/search.server.ts";
import { learnersList } from "#content/enrollments-list.ts";
import { signInChangedMail, tierAddedMail } from "#content/mails.ts";
import { type GrantedTierId, tierName, tiers } from "#content/school.ts";
import { whatsappChatWith, whatsappShareLink } from "#content/whatsapp.ts";
import { user, userProfiles } from "#db/schema/accounts.ts";
import { certificates, courseLessons, courses, lessonProgress, tierGrants } from "#db/schema/courses.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { mailLeaves, sendMail } from "#server/platform/mail.ts";
import { highestTier } from "../courses/access.ts";
import { type LearnerChange, type LearnerFilter, learnerFilter, learnersOnPage } from "../editor/contract.ts";
import { grantTier, withdrawTier } from "../lessons/viewer.server.ts";

/** The highest tier added to an account, as a number from 0 (free). */
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

/** The tiers added to these accounts, with who added them and when. */
function grantsOf(ids: readonly string[]) {
  const by = alias(user, "granted_by");
  return db()
    .select({
      user_id: tierGrants.user_id,
      tier: tierGrants.tier,
      at: tierGrants.granted_at,
      by: by.name,
      ref: courseEnrollments.ref,
    })
    .from(tierGrants)
    .leftJoin(by, eq(by.id, tierGrants.granted_by))
    .leftJoin(courseEnrollments, eq(courseEnrollments.id, tierGrants.enrollment_id))
    .where(inArray(tierGrants.user_id, [...ids]))
    .orderBy(asc(tierGrants.granted_at));
}

/** The progress of these accounts in the courses that they have begun. */
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

/** The phone number of the last enrollment of each account. */
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

function accountsById(ids: readonly string[]) {
  return db()
    .select({
      id: userProfiles.id,
      name: userProfiles.full_name,
      email: userProfiles.email,
      proven: user.emailVerified,
      secondFactor: user.twoFactorEnabled,
      created_at: userProfiles.created_at,
    })
    .from(userProfiles)
    .innerJoin(user, eq(user.id, userProfiles.id))
    .where(inArray(userProfiles.id, [...ids]));
}

async function learnersById(ids: readonly string[]) {
  const [accounts, grants, progress, phones] = await Promise.all([
    accountsById(ids),
    grantsOf(ids),
    progressOf(ids),
    phonesOf(ids),
  ]);
  return accounts.map((account) => {
    const own = grants.filter(({ user_id }) => user_id === account.id);
    return {
      ...account,
      tier: highestTier(own.map(({ tier }) => tier)),
      grants: own.map(({ tier, at, by, ref }) => ({ tier, at, by, ref })),
      courses: progress.filter(({ user_id }) => user_id === account.id),
      phone: phones.find(({ user_id }) => user_id === account.id)?.phone ?? null,
    };
  });
}

export type Learner = Awaited<ReturnType<typeof learnersById>>[number];

const learnerList: ListSource<LearnerFilter, Learner, never> = {
  ...inTable<LearnerFilter>({
    id: userProfiles.id,
    where: conditionsOf,
    order: () => [desc(userProfiles.created_at), desc(userProfiles.id)],
  }),
  pageSize: learnersOnPage,
  rows: learnersById,
  idOf: ({ id }) => id,
  counts: async () => ({}),
  countedAs: () => undefined,
};

/**
 * The learners that an address selects (?search=…&tier=…&page=2), newest first, each with tiers and progress. Personal
 * data: only for admins.
 */
export async function readLearners(query: URLSearchParams) {
  return listPage(learnerList, await readFilter(learnerFilter, query));
}

/** A change, for the notice and for Undo. */
export type ChangedLearner = LearnerChange & {
  name: string;
  /** How the learner hears of a new tier: by a mail to this address, or in the prepared chat. */
  told?: { mailTo: string } | { chat: string };
};

/** Tells a learner about a new tier: by mail, or else with a WhatsApp message that the admin can send. */
async function tellOfTier(
  { id, name, email }: { id: string; name: string; email: string },
  tier: GrantedTierId,
): Promise<NonNullable<ChangedLearner["told"]>> {
  if (mailLeaves()) {
    sendMail({ to: email, ...tierAddedMail(tierName(tier)) });
    return { mailTo: email };
  }
  const text = learnersList.added(name, tierName(tier), email);
  const [own] = await phonesOf([id]);
  return { chat: own ? whatsappChatWith(own.phone, text) : whatsappShareLink(text) };
}

/**
 * Changes a learner. Repeating a change does nothing more. An added tier is announced to the learner. Removing the second
 * factor also ends the learner's sessions and sends them a mail.
 * @throws AppError not-found when no learner has this id
 */
export async function changeLearner(adminId: string, change: LearnerChange): Promise<ChangedLearner> {
  const [learner] = await db()
    .select({ name: userProfiles.full_name, email: userProfiles.email })
    .from(userProfiles)
    .where(and(eq(userProfiles.id, change.id), eq(userProfiles.role, "learner")));
  if (!learner) throw new AppError("not-found", learnersList.gone);
  if (change.change === "grant") {
    const isNew = await grantTier(change.id, change.tier, adminId);
    if (isNew && !change.again)
      return {
        ...change,
        name: learner.name,
        told: await tellOfTier({ ...learner, id: change.id }, change.tier),
      };
  } else if (change.change === "withdraw") await withdrawTier(change.id, change.tier);
  else {
    await db().transaction((transaction) => removeSecondFactor(transaction, change.id));
    sendMail({ to: learner.email, ...signInChangedMail("app-removed") });
  }
  return { ...change, name: learner.name };
}
