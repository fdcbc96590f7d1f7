import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { inTable, type ListSource, listAll, listPage, readFilter } from "#app/admin/list-page.server.ts";
import { containing, searchedDigits } from "#app/admin/search.server.ts";
import { followRecords, stageOfEnrollment } from "#app/inbox/stages.server.ts";
import { enrollmentsList } from "#content/enrollments-list.ts";
import { user } from "#db/schema/accounts.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import {
  type EnrollmentChange,
  type EnrollmentFilter,
  type EnrollmentStatus,
  enrollmentFilter,
  enrollmentStatuses,
  enrollmentsOnPage,
} from "./contract.ts";
import { enrollmentColumns } from "./enroll.server.ts";

const { id, ref, status, notes } = courseEnrollments;

const columns = {
  ...enrollmentColumns,
  status,
  status_changed_at: courseEnrollments.status_changed_at,
  changed_by: user.name,
  notes,
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

function enrollmentsById(ids: readonly string[]) {
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

/** A change, for the notice and for Undo. */
export interface ChangedEnrollments {
  said: string;
  /** The enrollments with the status that each had before. */
  before?: { id: string; status: EnrollmentStatus }[];
}

interface Row {
  id: string;
  ref: string;
  status: EnrollmentStatus;
}

/** Sets the status of enrollments that do not have it yet. Returns them as they were before. */
async function setStatus(
  adminId: string,
  ids: readonly string[],
  next: (row: Row) => EnrollmentStatus | undefined,
): Promise<Row[]> {
  return db().transaction(async (transaction) => {
    const rows = await transaction
      .select({ id, ref, status })
      .from(courseEnrollments)
      .where(inArray(id, [...ids]))
      .orderBy(id)
      .for("update");
    if (!rows.length) throw new AppError("not-found", enrollmentsList.gone);
    for (const wanted of enrollmentStatuses) {
      const changed = rows.filter((row) => next(row) === wanted && row.status !== wanted);
      if (!changed.length) continue;
      const changedIds = changed.map((row) => row.id);
      await transaction
        .update(courseEnrollments)
        .set({ status: wanted, status_changed_at: new Date(), status_changed_by: adminId })
        .where(inArray(id, changedIds));
      const stage = stageOfEnrollment[wanted];
      await followRecords(transaction, adminId, { column: "enrollment_id", ids: changedIds, stage });
    }
    return rows;
  });
}

/**
 * Changes enrollments. A change that is repeated has no further effect.
 * @throws AppError not-found; conflict when somebody else changed the notes meanwhile
 */
export async function changeEnrollments(
  adminId: string,
  change: EnrollmentChange,
): Promise<ChangedEnrollments> {
  const texts = enrollmentsList.changed;
  if (change.change === "notes") {
    const [own = ""] = change.id;
    const [saved] = await db()
      .update(courseEnrollments)
      .set({ notes: change.notes })
      .where(and(eq(id, own), inArray(notes, [change.before, change.notes])))
      .returning({ ref });
    if (saved) return { said: texts.notes(saved.ref) };
    const [now] = await db().select({ notes }).from(courseEnrollments).where(eq(id, own));
    if (!now) throw new AppError("not-found", enrollmentsList.gone);
    throw new AppError("conflict", enrollmentsList.notesChanged(now.notes));
  }
  if (change.change === "back") {
    const was = new Map(change.id.map((each, at) => [each, change.was[at]]));
    const rows = await setStatus(adminId, change.id, (row) => was.get(row.id));
    return { said: texts.back(rows.map((row) => row.ref)) };
  }
  const rows = await setStatus(adminId, change.id, () => change.status);
  return {
    said: texts.status(
      rows.map((row) => row.ref),
      enrollmentsList.statuses[change.status],
    ),
    before: rows.map((row) => ({ id: row.id, status: row.status })),
  };
}
