import { and, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { type GrantedTierId, grantedTierIds } from "#app/school/courses/contract.ts";
import { enrollmentsList } from "#content/enrollments-list.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { type Database, db, type Transaction } from "#server/platform/database.ts";
import { openRequestsOf } from "./tier-requests.server.ts";

type Place = Pick<Database | Transaction, "execute">;

/** The ids as a list of SQL. */
const listed = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );

/**
 * The account that an enrollment belongs to: the one that sent it, else the one whose confirmed address it has, else the
 * only one whose other enrollments have its phone number.
 */
const account = sql`coalesce(
  enrolled.user_id,
  (select account.id from "user" as account join user_profiles as profile on profile.id = account.id
    where account.email = lower(enrolled.email) and account.email_verified and profile.disabled_at is null),
  (select min(other.user_id) from course_enrollments as other
    join "user" as account on account.id = other.user_id and account.email_verified
    where other.phone = enrolled.phone having count(distinct other.user_id) = 1)
)`;

const isPaid = sql`enrolled.status in ('paid', 'active') and enrolled.tier is not null`;

/**
 * Opens the tiers of paid enrollments to their accounts, and closes those that an enrollment opened which is not paid any
 * more. A tier that an admin added by hand stays. Repeating it changes nothing.
 * @param by the admin who marked them; null where the learner's confirmed address opens it
 * @returns the enrollments whose tier opened now
 */
export async function openPaidTiers(
  place: Place,
  ids: readonly string[],
  by: string | null,
): Promise<string[]> {
  if (!ids.length) return [];
  const closed = await place.execute<{ user_id: string }>(sql`
    delete from tier_grants as granted using course_enrollments as enrolled
    where granted.enrollment_id = enrolled.id and enrolled.id in (${listed(ids)})
      and (not coalesce(${isPaid}, false) or granted.tier <> enrolled.tier)
    returning granted.user_id`);
  // Another paid enrollment of the same person may have had the same tier.
  const opened = await place.execute<{ id: string }>(sql`
    insert into tier_grants (user_id, tier, granted_by, enrollment_id)
    select account, tier, ${by}, id from (
      select enrolled.id, enrolled.tier, ${account} as account from course_enrollments as enrolled
      where ${isPaid} and exists (select from course_enrollments as changed where changed.id in (${listed(ids)})
        and (changed.id = enrolled.id or lower(changed.email) = lower(enrolled.email) or changed.phone = enrolled.phone))
    ) as paid
    where account is not null
    on conflict do nothing
    returning enrollment_id as id`);
  // So may a request of theirs.
  for (const { user_id } of closed) await openRequestsOf(place, user_id);
  return [...opened].map(({ id }) => id);
}

/** Opens every tier that is paid for by an enrollment of an account. @returns the enrollments whose tier opened now */
async function openEnrollmentsOf(place: Place, userId: string): Promise<string[]> {
  const rows = await place.execute<{ id: string }>(sql`
    select enrolled.id from course_enrollments as enrolled
    where ${isPaid} and (enrolled.user_id = ${userId} or (enrolled.user_id is null
      and (enrolled.phone in (select own.phone from course_enrollments as own where own.user_id = ${userId})
        or lower(enrolled.email) = (select own.email from "user" as own where own.id = ${userId}))))`);
  const ids = [...rows].map(({ id }) => id);
  return openPaidTiers(place, ids, null);
}

/** Opens again what something else has paid for, after a request that opened the same tier was undone. */
export async function openPaidAgain(place: Place, userId: string): Promise<void> {
  await openEnrollmentsOf(place, userId);
  await openRequestsOf(place, userId);
}

/** Opens tiers paid for before an account's address was confirmed, and marks the learner for a mail that they are open. */
export async function openWaitingTiers(place: Place, userId: string): Promise<void> {
  const opened = await openEnrollmentsOf(place, userId);
  await openRequestsOf(place, userId);
  if (!opened.length) return;
  // The mail after the payment said that the tier was waiting.
  await place.execute(sql`
    update course_enrollments set tier_told_at = null, tier_paid_at = now() where id in (${listed(opened)})`);
}

/**
 * The tier that enrollments stand for, by id: the one that was paid for before, else the one that the person asked for on WhatsApp, else the one that the
 * courses of the learning path need, where all of them need the same. Missing where nothing says it.
 */
export async function suggestedTiers(
  place: Place,
  ids: readonly string[],
): Promise<Map<string, GrantedTierId>> {
  if (!ids.length) return new Map();
  const rows = await place.execute<{
    id: string;
    before: string | null;
    asked: string | null;
    needed: string[] | null;
  }>(sql`
    select enrolled.id, enrolled.tier as before,
      (select asked.items[1] from leads as own join leads as asked on asked.person = own.person and asked.door = 'tier'
        where own.enrollment_id = enrolled.id order by asked.created_at desc limit 1) as asked,
      (select array_agg(distinct course.tier_required) from courses as course
        where course.is_published and course.tier_required <> 'free'
          and (enrolled.learning_path = 'all-paths' or course.learning_path = enrolled.learning_path)) as needed
    from course_enrollments as enrolled where enrolled.id in (${listed(ids)})`);
  const known = (tier: string | null | undefined) => grantedTierIds.find((one) => one === tier);
  return new Map(
    [...rows].flatMap(({ id, before, asked, needed }) => {
      const tier = known(before) ?? known(asked) ?? (needed?.length === 1 ? known(needed[0]) : undefined);
      return tier ? [[id, tier] as const] : [];
    }),
  );
}

/**
 * Whether the courses of an enrollment's learning path need a tier: some paths have free courses only. It names the table,
 * because courses has columns of the same names.
 */
const needsTier = sql<boolean>`exists (select from courses as course
  where course.is_published and course.tier_required <> 'free'
    and (course_enrollments.learning_path = 'all-paths' or course.learning_path = course_enrollments.learning_path))`;

/** Whether the learner has a tier anyway, such as one added by hand under Learners. */
const isLetIn = sql<boolean>`exists (select from tier_grants as granted
  where granted.user_id = course_enrollments.user_id)`;

/**
 * Whether an enrollment lacks the tier it was paid for, so nothing is open: it is paid, or active in a path that is not
 * free. Part of a query that reads course_enrollments.
 */
export const lacksTier = sql<boolean>`(course_enrollments.tier is null and (course_enrollments.status = 'paid'
  or (course_enrollments.status = 'active' and ${needsTier} and not ${isLetIn})))`;

/** Finds the enrollments that cannot be active yet, because their path needs a tier and none was paid for. */
export async function withoutNeededTier(place: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const { id, tier } = courseEnrollments;
  const rows = await place
    .select({ id })
    .from(courseEnrollments)
    .where(and(inArray(id, [...ids]), isNull(tier), needsTier, sql`not ${isLetIn}`));
  return new Set(rows.map((row) => row.id));
}

/** Where a paid tier is open. */
export interface OpenedTier {
  id: string;
  /** The account; null while there is none yet. */
  email: string | null;
  isOpen: boolean;
}

/** Whether the tiers of paid enrollments are open, and to which account, by id. */
export async function openedTiers(
  ids: readonly string[],
  place: Place = db(),
): Promise<Map<string, OpenedTier>> {
  if (!ids.length) return new Map();
  const rows = await place.execute<{ id: string; email: string | null; open: boolean }>(sql`
    select paid.id, profile.email, exists (select from tier_grants as granted
      where granted.user_id = paid.account and granted.tier = paid.tier) as open
    from (select enrolled.id, enrolled.tier, ${account} as account from course_enrollments as enrolled
      where ${isPaid} and enrolled.id in (${listed(ids)})) as paid
    left join user_profiles as profile on profile.id = paid.account`);
  return new Map([...rows].map(({ id, email, open }) => [id, { id, email, isOpen: open }]));
}

/** A sentence that says where the tier of a paid enrollment is open; undefined if it has none. */
export async function openedInWords(id: string, place: Place = db()): Promise<string | undefined> {
  const opened = (await openedTiers([id], place)).get(id);
  if (!opened) return undefined;
  return opened.isOpen && opened.email ? enrollmentsList.openFor(opened.email) : enrollmentsList.opensLater;
}

/**
 * Gives enrollments the tier that was paid for, notes it in the history of their leads, and opens it. Their status has
 * been set before.
 */
export async function setPaidTier(
  transaction: Transaction,
  by: string | null,
  paid: ReadonlyMap<string, GrantedTierId | null>,
): Promise<void> {
  for (const [id, tier] of paid) {
    const [changed] = await transaction
      .update(courseEnrollments)
      .set({ tier, tier_paid_at: tier && new Date(), tier_told_at: null })
      .where(and(inArray(courseEnrollments.id, [id]), differs(tier)))
      .returning({ id: courseEnrollments.id });
    if (changed && tier) {
      await transaction.execute(sql`
        insert into lead_history (lead_id, batch, kind, by, now)
        select id, gen_random_uuid(), 'tier', ${by}, ${tier} from leads where enrollment_id = ${id}`);
    }
  }
  await openPaidTiers(transaction, [...paid.keys()], by);
}

/** Whether an enrollment has another tier, or was not marked as paid with this one. */
const differs = (tier: GrantedTierId | null): SQL | undefined =>
  or(sql`${courseEnrollments.tier} is distinct from ${tier}`, isNull(courseEnrollments.tier_paid_at));
