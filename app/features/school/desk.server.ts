import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { enrolmentsDesk } from "#app/content/enrolments-desk.ts";
import { user } from "#db/schema/accounts.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { containing, searchedDigits, searchedText } from "../fields/search.server.ts";
import {
  type EnrolmentChange,
  type EnrolmentFilter,
  type EnrolmentStatus,
  enrolmentFilter,
  enrolmentStatuses,
  enrolmentsOnPage,
} from "./contract.ts";
import { enrolmentColumns } from "./school.server.ts";

const { id, ref, status, notes } = courseEnrollments;

const columns = {
  ...enrolmentColumns,
  status,
  status_changed_at: courseEnrollments.status_changed_at,
  changed_by: user.name,
  notes,
};

function conditionsOf({ q, status: wanted, path }: EnrolmentFilter): SQL | undefined {
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

async function filterOf(query: URLSearchParams): Promise<EnrolmentFilter> {
  return { ...enrolmentFilter.parse(Object.fromEntries(query)), q: await searchedText(query) };
}

function selected(where: SQL | undefined) {
  return db()
    .select(columns)
    .from(courseEnrollments)
    .leftJoin(user, eq(user.id, courseEnrollments.status_changed_by))
    .where(where)
    .orderBy(desc(courseEnrollments.created_at), desc(id));
}

/** How many have which status, and all. */
async function countStatuses(): Promise<Record<EnrolmentStatus | "all", number>> {
  const rows = await db().select({ status, count: count() }).from(courseEnrollments).groupBy(status);
  const counts = Object.fromEntries(
    enrolmentStatuses.map((each) => [each, rows.find((row) => row.status === each)?.count ?? 0]),
  ) as Record<EnrolmentStatus, number>;
  return { ...counts, all: rows.reduce((sum, row) => sum + row.count, 0) };
}

/**
 * The enrolments as an address asks for them (?search=…&status=…&path=…&page=2), newest first. Personal data: for admins only.
 */
export async function readEnrolments(query: URLSearchParams) {
  const filter = await filterOf(query);
  const where = conditionsOf(filter);
  const [[found], counts] = await Promise.all([
    db().select({ total: count() }).from(courseEnrollments).where(where),
    countStatuses(),
  ]);
  const total = found?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / enrolmentsOnPage));
  const page = Math.min(filter.page, pages);
  const enrolments = await selected(where)
    .limit(enrolmentsOnPage)
    .offset((page - 1) * enrolmentsOnPage);
  return { filter, page, pages, total, counts, enrolments };
}

export type DeskEnrolment = Awaited<ReturnType<typeof readEnrolments>>["enrolments"][number];

/** Every enrolment that an address asks for, whatever its page. Personal data: for admins only. */
export async function listFoundEnrolments(query: URLSearchParams): Promise<DeskEnrolment[]> {
  return selected(conditionsOf(await filterOf(query)));
}

/** What was changed, so that it can be said and taken back. */
export interface ChangedEnrolments {
  said: string;
  /** The enrolments with the status that each had before. */
  before?: { id: string; status: EnrolmentStatus }[];
}

interface Row {
  id: string;
  ref: string;
  status: EnrolmentStatus;
}

/** Gives enrolments their new status; what has it already stays as it was changed. Returns them as they were. */
async function setStatus(
  adminId: string,
  ids: readonly string[],
  next: (row: Row) => EnrolmentStatus | undefined,
): Promise<Row[]> {
  return db().transaction(async (transaction) => {
    const rows = await transaction
      .select({ id, ref, status })
      .from(courseEnrollments)
      .where(inArray(id, [...ids]))
      .orderBy(id)
      .for("update");
    if (!rows.length) throw new AppError("not-found", enrolmentsDesk.gone);
    for (const wanted of enrolmentStatuses) {
      const changed = rows.filter((row) => next(row) === wanted && row.status !== wanted);
      if (!changed.length) continue;
      await transaction
        .update(courseEnrollments)
        .set({ status: wanted, status_changed_at: new Date(), status_changed_by: adminId })
        .where(
          inArray(
            id,
            changed.map((row) => row.id),
          ),
        );
    }
    return rows;
  });
}

/**
 * Changes enrolments as the owner says. Doing it twice is doing it once.
 * @throws AppError not-found; conflict for notes that somebody else changed meanwhile
 */
export async function changeEnrolments(adminId: string, change: EnrolmentChange): Promise<ChangedEnrolments> {
  const texts = enrolmentsDesk.changed;
  if (change.change === "notes") {
    const [own = ""] = change.id;
    const [saved] = await db()
      .update(courseEnrollments)
      .set({ notes: change.notes })
      .where(and(eq(id, own), inArray(notes, [change.before, change.notes])))
      .returning({ ref });
    if (saved) return { said: texts.notes(saved.ref) };
    const [now] = await db().select({ notes }).from(courseEnrollments).where(eq(id, own));
    if (!now) throw new AppError("not-found", enrolmentsDesk.gone);
    throw new AppError("conflict", enrolmentsDesk.notesChanged(now.notes));
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
      enrolmentsDesk.statuses[change.status],
    ),
    before: rows.map((row) => ({ id: row.id, status: row.status })),
  };
}
