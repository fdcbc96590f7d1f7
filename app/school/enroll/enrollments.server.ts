import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { inTable, type ListSource, listAll, listPage, readFilter } from "#app/admin/list-page.server.ts";
import { containing, searchedDigits } from "#app/admin/search.server.ts";
import { user } from "#db/schema/accounts.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import {
  type EnrollmentFilter,
  type EnrollmentStatus,
  enrollmentFilter,
  enrollmentStatuses,
  enrollmentsOnPage,
} from "./contract.ts";
import { enrollmentColumns } from "./enroll.server.ts";
import { lacksTier, openedTiers, suggestedTiers } from "./paid-tier.server.ts";

const { id, ref, status, notes } = courseEnrollments;

const columns = {
  ...enrollmentColumns,
  status,
  status_changed_at: courseEnrollments.status_changed_at,
  changed_by: user.name,
  notes,
  tier: courseEnrollments.tier,
  told_at: courseEnrollments.tier_told_at,
  /** Whether it was paid for without a tier, so nothing is open. */
  lacksTier,
};

function conditionsOf({ q, status: wanted, path }: EnrollmentFilter): SQL | undefined {
  const { first_name, last_name, email, phone, company, learning_path } = courseEnrollments;
  const digits = q && searchedDigits(q);
  return and(
    wanted ? eq(status, wanted) : undefined,
    path ? eq(learning_path, path) : undefined,
    q
      ? or(
          ...[email, phone, ref, company].map((column) => ilike(column, containing(q))),
          sql`${first_name} || ' ' || ${last_name} ilike ${containing(q)}`,
          digits ? ilike(phone, containing(digits)) : undefined,
        )
      : undefined,
  );
}

async function enrollmentsById(ids: readonly string[]) {
  const [rows, opened, suggested] = await Promise.all([
    storedEnrollments(ids),
    openedTiers(ids),
    suggestedTiers(db(), ids),
  ]);
  return rows.map((row) => ({
    ...row,
    /** Where the paid tier is open; null where nothing is paid. */
    opened: opened.get(row.id) ?? null,
    suggested: suggested.get(row.id) ?? null,
  }));
}

function storedEnrollments(ids: readonly string[]) {
  return db()
    .select(columns)
    .from(courseEnrollments)
    .leftJoin(user, eq(user.id, courseEnrollments.status_changed_by))
    .where(inArray(id, [...ids]));
}

export type ListedEnrollment = Awaited<ReturnType<typeof enrollmentsById>>[number];

/** Counts per status, and in total. */
async function countStatuses(): Promise<Record<EnrollmentStatus | "all", number>> {
  const rows = await db().select({ status, count: count() }).from(courseEnrollments).groupBy(status);
  const counts = Object.fromEntries(
    enrollmentStatuses.map((each) => [each, rows.find((row) => row.status === each)?.count ?? 0]),
  ) as Record<EnrollmentStatus, number>;
  return { ...counts, all: rows.reduce((sum, row) => sum + row.count, 0) };
}

/** How many enrollments nobody has written to, or have paid and are not let in. It can be part of another query too. */
export function countToLetIn() {
  const isLetIn = sql`exists (select from tier_grants as granted where granted.enrollment_id = ${courseEnrollments.id})`;
  return db().$count(
    courseEnrollments,
    or(eq(status, "new"), and(eq(status, "paid"), sql`not ${isLetIn}`), lacksTier),
  );
}

const enrollmentList: ListSource<EnrollmentFilter, ListedEnrollment, EnrollmentStatus | "all"> = {
  ...inTable<EnrollmentFilter>({
    id,
    where: conditionsOf,
    order: () => [desc(courseEnrollments.created_at), desc(id)],
  }),
  pageSize: enrollmentsOnPage,
  rows: enrollmentsById,
  idOf: (enrollment) => enrollment.id,
  counts: countStatuses,
  countedAs: ({ q, path, status: wanted }) => (q || path ? undefined : (wanted ?? "all")),
};

/**
 * The enrollments that an address selects (?search=…&status=…&path=…&page=2), newest first. Personal data: only for
 * admins.
 */
export async function readEnrollments(query: URLSearchParams) {
  return listPage(enrollmentList, await readFilter(enrollmentFilter, query));
}

/** All enrollments that an address selects, on any page. Personal data: only for admins. */
export async function listFoundEnrollments(query: URLSearchParams): Promise<ListedEnrollment[]> {
  return listAll(enrollmentList, await readFilter(enrollmentFilter, query));
}
