import { and, asc, count, desc, eq, getTableColumns, ilike, like, or, type SQL, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { recruitmentDesk } from "#app/content/recruitment-desk.ts";
import { applicationScores, recruitmentApplications } from "#db/schema/applications.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { containing, searchedDigits, searchedText } from "../fields/search.server.ts";
import { type ApplicationStatus, applicationStatuses } from "./contract.ts";
import {
  type ApplicationFilter,
  type ApplicationOrder,
  applicationFilter,
  applicationsOnPage,
} from "./desk/contract.ts";
import { applicationRows, averageScore, shownApplication } from "./desk-rows.server.ts";
import { foldedText } from "./folded-text.ts";

const { id, ref, status, created_at, full_name, phone_number, searched, tech_skills_rating } =
  recruitmentApplications;

/** What can only be a reference, or part of one: no name is looked for while identities are hidden. */
const reference = /^(app-?[2-9a-z]{0,5}|(?=[a-z]*\d)[2-9a-z]{3,5})$/i;

/** Digits with and without Nigeria's code: +234 803… finds a number that was typed as 803…, and the other way round. */
function numbersLike(q: string): string[] {
  const digits = searchedDigits(q);
  if (!digits) return [];
  const national = digits.replace(/^234/, "");
  return national.length >= 3 && national !== digits ? [digits, national] : [digits];
}

/** What came since midnight in Lagos. */
const cameToday = sql`${created_at} >= date_trunc('day', now() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos'`;

/** Which applications an address asks for. */
export function conditionsOf(
  { q, status: wanted, today, noReference }: ApplicationFilter,
  hidden: boolean,
): SQL | undefined {
  if (noReference) return sql`false`;
  const numbers = hidden ? [] : numbersLike(q);
  return and(
    wanted && eq(status, wanted),
    today && cameToday,
    q
      ? or(
          hidden ? ilike(ref, containing(q)) : like(searched, containing(foldedText(q))),
          ...numbers.map((digits) => like(phone_number, containing(digits))),
        )
      : undefined,
  );
}

/** What an address asks for. While identities are hidden, neither search nor order lead to a name. */
export async function filterOf(query: URLSearchParams, hidden: boolean): Promise<ApplicationFilter> {
  const filter = { ...applicationFilter.parse(Object.fromEntries(query)), q: await searchedText(query) };
  if (!hidden) return filter;
  const sort = filter.sort === "name" ? undefined : filter.sort;
  const noReference = filter.q !== "" && !reference.test(filter.q);
  return { ...filter, sort, noReference, q: noReference ? "" : filter.q };
}

const newest = [desc(created_at), desc(id)];
const orders: Record<ApplicationOrder, SQL[]> = {
  oldest: [asc(created_at), asc(id)],
  name: [sql`lower(${full_name})`, ...newest],
  score: [sql`averages.score desc nulls last`, ...newest],
  tech: [desc(tech_skills_rating), ...newest],
};

/** How the list is ordered. */
export function orderOf({ sort }: ApplicationFilter): SQL[] {
  return sort ? orders[sort] : newest;
}

/** Every application's average score, for the order by it. */
function averages() {
  return db()
    .select({ application_id: applicationScores.application_id, score: averageScore.as("score") })
    .from(applicationScores)
    .groupBy(applicationScores.application_id)
    .as("averages");
}

/** A query of applications, narrowed and ordered as an address asks. */
export function listed<Query extends PgSelect>(
  query: Query,
  filter: ApplicationFilter,
  where: SQL | undefined,
): Query {
  if (filter.sort === "score") {
    const scored = averages();
    query.leftJoin(scored, eq(scored.application_id, id));
  }
  query.where(where).orderBy(...orderOf(filter));
  return query;
}

/** The ids that an address asks for, in its order. */
export async function foundIds(filter: ApplicationFilter, hidden: boolean, most?: number): Promise<string[]> {
  const ids = db().select({ id }).from(recruitmentApplications).$dynamic();
  const query = listed(ids, filter, conditionsOf(filter, hidden));
  return (await (most === undefined ? query : query.limit(most))).map((row) => row.id);
}

/** Whether more than the status narrows the list: then it is counted with its rows. */
const isNarrowed = ({ q, today, noReference }: ApplicationFilter) => Boolean(q || today || noReference);

/** The ids of one page. A search is counted on the way: to go through all of them twice takes twice the time. */
async function foundPage(filter: ApplicationFilter, hidden: boolean, page: number) {
  const total = isNarrowed(filter) ? sql<number>`(count(*) over ())::int` : sql<null>`null`;
  const rows = await listed(
    db().select({ id, total }).from(recruitmentApplications).$dynamic(),
    filter,
    conditionsOf(filter, hidden),
  )
    .limit(applicationsOnPage)
    .offset((page - 1) * applicationsOnPage);
  return { ids: rows.map((row) => row.id), total: rows[0]?.total };
}

/** How many an address asks for. */
export async function countFound(filter: ApplicationFilter, hidden: boolean): Promise<number> {
  const [row] = await db()
    .select({ total: count() })
    .from(recruitmentApplications)
    .where(conditionsOf(filter, hidden));
  return row?.total ?? 0;
}

/** How many have which status, how many came today, and all. */
async function countStatuses(): Promise<Record<ApplicationStatus | "all" | "today", number>> {
  const today = sql<number>`(count(*) filter (where ${cameToday}))::int`;
  const rows = await db()
    .select({ status, count: count(), today })
    .from(recruitmentApplications)
    .groupBy(status);
  const counts = Object.fromEntries(
    applicationStatuses.map((each) => [each, rows.find((row) => row.status === each)?.count ?? 0]),
  ) as Record<ApplicationStatus, number>;
  const sumOf = (of: "count" | "today") => rows.reduce((sum, row) => sum + row[of], 0);
  return { ...counts, today: sumOf("today"), all: sumOf("count") };
}

/** How many applications wait for a decision. */
export async function countPendingApplications(): Promise<number> {
  const [row] = await db()
    .select({ count: count() })
    .from(recruitmentApplications)
    .where(eq(status, "pending"));
  return row?.count ?? 0;
}

/**
 * The applications as an address asks for them (?search=…&status=…&sort=…&page=2), newest first unless told. Personal data:
 * for admins and recruiters only; none of it while identities are hidden.
 */
export async function readDesk(query: URLSearchParams, hidden: boolean) {
  const filter = await filterOf(query, hidden);
  const [counts, asked] = await Promise.all([countStatuses(), foundPage(filter, hidden, filter.page)]);
  const total = isNarrowed(filter)
    ? (asked.total ?? (filter.page > 1 ? await countFound(filter, hidden) : 0))
    : counts[filter.status ?? "all"];
  const pages = Math.max(1, Math.ceil(total / applicationsOnPage));
  const page = Math.min(filter.page, pages);
  const { ids } = page === filter.page ? asked : await foundPage(filter, hidden, page);
  const rows = await applicationRows(ids);
  const applications = rows.map((row) => shownApplication(row, hidden));
  return { filter, page, pages, total, counts, hidden, applications };
}

export type Desk = Awaited<ReturnType<typeof readDesk>>;

/** What a call is given of an application: all but the secrets of its form and its link. */
function recordColumns() {
  const {
    submission_key: _,
    private_key: __,
    searched: ___,
    ...columns
  } = getTableColumns(recruitmentApplications);
  return columns;
}

/** All applications, newest first, page by page, for the call. Personal data: for admins and recruiters only. */
export async function listApplications({ page, limit }: { page: number; limit: number }) {
  const [[all], applications] = await Promise.all([
    db().select({ total: count() }).from(recruitmentApplications),
    db()
      .select(recordColumns())
      .from(recruitmentApplications)
      .orderBy(...newest)
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return { applications, total: all?.total ?? 0 };
}

/**
 * One application, for the call. Personal data: for admins and recruiters only.
 * @throws AppError not-found
 */
export async function readApplicationRecord(applicationId: string) {
  const [record] = await db()
    .select(recordColumns())
    .from(recruitmentApplications)
    .where(eq(id, applicationId));
  if (!record) throw new AppError("not-found", recruitmentDesk.gone);
  return record;
}
