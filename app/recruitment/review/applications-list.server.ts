import { and, asc, count, desc, eq, getTableColumns, ilike, like, or, type SQL, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { foldedText } from "#app/admin/folded-text.ts";
import { inTable, type ListSource, listPage, readFilter } from "#app/admin/list-page.server.ts";
import { containing, searchedDigits } from "#app/admin/search.server.ts";
import { reviewTexts } from "#content/review.ts";
import { applicationScores, recruitmentApplications } from "#db/schema/applications.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { type ApplicationStatus, applicationStatuses } from "../record-contract.ts";
import {
  applicationRows,
  averageScore,
  type ListedApplication,
  listedApplication,
} from "./application-rows.server.ts";
import {
  type ApplicationFilter,
  type ApplicationOrder,
  applicationFilter,
  applicationsOnPage,
} from "./contract.ts";
import { type OtherApplication, otherApplications } from "./other-applications.server.ts";

const { id, ref, status, created_at, full_name, phone_number, searched, tech_skills_rating } =
  recruitmentApplications;

/** A reference or a part of one. While identities are hidden, nothing else can be searched for. */
const reference = /^(app-?[2-9a-z]{0,5}|(?=[a-z]*\d)[2-9a-z]{3,5})$/i;

/** Digits with and without Nigeria's code, so that +234 803… finds a number that was typed as 803…, and vice versa. */
function numbersLike(q: string): string[] {
  const digits = searchedDigits(q);
  if (!digits) return [];
  const national = digits.replace(/^234/, "");
  return national.length >= 3 && national !== digits ? [digits, national] : [digits];
}

/** Whether an application arrived since midnight in Lagos. */
const cameToday = sql`${created_at} >= date_trunc('day', now() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos'`;

/** The conditions of a filter. */
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

/** Reads the filter of an address. While identities are hidden, neither search nor order can reveal a name. */
export async function filterOf(query: URLSearchParams, hidden: boolean): Promise<ApplicationFilter> {
  const filter = await readFilter(applicationFilter, query);
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

/** The average score of every application. */
function averages() {
  return db()
    .select({ application_id: applicationScores.application_id, score: averageScore.as("score") })
    .from(applicationScores)
    .groupBy(applicationScores.application_id)
    .as("averages");
}

/** Joins the average scores where the list is ordered by them. */
function joinAverages(query: PgSelect, { sort }: ApplicationFilter): void {
  if (sort !== "score") return;
  const scored = averages();
  query.leftJoin(scored, eq(scored.application_id, id));
}

/** Adds the conditions and the order of a filter to a query of applications. */
export function listed<Query extends PgSelect>(
  query: Query,
  filter: ApplicationFilter,
  where: SQL | undefined,
): Query {
  joinAverages(query, filter);
  query.where(where).orderBy(...orderOf(filter));
  return query;
}

/** The queries of the list. */
function queriesOf(hidden: boolean) {
  return inTable<ApplicationFilter>({
    id,
    where: (filter) => conditionsOf(filter, hidden),
    order: orderOf,
    join: joinAverages,
  });
}

/** The ids that a filter finds, in its order. */
export async function foundIds(
  filter: ApplicationFilter,
  hidden: boolean,
  limit?: number,
): Promise<string[]> {
  const found = await queriesOf(hidden).find(filter, { limit });
  return found.map((row) => row.id);
}

/** How many applications a filter finds. */
export function countFound(filter: ApplicationFilter, hidden: boolean): Promise<number> {
  return queriesOf(hidden).count(filter);
}

type Counts = Record<ApplicationStatus | "all" | "today", number>;

const countWhere = (where: SQL) => db().$count(recruitmentApplications, where);

/** Counts per status, of today, and in total. It runs two queries that each read an index; one would read the table. */
async function countStatuses(): Promise<Counts> {
  const [rows, today] = await Promise.all([
    db().select({ status, count: count() }).from(recruitmentApplications).groupBy(status),
    countWhere(cameToday),
  ]);
  const counts = Object.fromEntries(
    applicationStatuses.map((each) => [each, rows.find((row) => row.status === each)?.count ?? 0]),
  ) as Record<ApplicationStatus, number>;
  return { ...counts, today, all: rows.reduce((sum, row) => sum + row.count, 0) };
}

/** Counts applications without a decision. It can be part of another query too. */
export const countPendingApplications = () => countWhere(eq(status, "pending"));

/** An application in the list, with the others of the same person. */
export type RowOfList = ListedApplication & { others: readonly OtherApplication[] };

function applicationList(hidden: boolean): ListSource<ApplicationFilter, RowOfList, keyof Counts> {
  return {
    ...queriesOf(hidden),
    pageSize: applicationsOnPage,
    async rows(ids) {
      const rows = await applicationRows(ids);
      const others = await otherApplications(rows);
      return rows.map((row) => ({ ...listedApplication(row, hidden), others: others.get(row.id) ?? [] }));
    },
    idOf: (application) => application.id,
    counts: countStatuses,
    countedAs({ q, today, noReference, status: wanted }) {
      if (q || noReference || (today && wanted)) return undefined;
      return today ? "today" : (wanted ?? "all");
    },
  };
}

/**
 * The applications that an address selects (?search=…&status=…&sort=…&page=2), newest first by default. Personal data:
 * only for admins and recruiters, and none of it while identities are hidden.
 */
export async function readApplications(query: URLSearchParams, hidden: boolean) {
  const filter = await filterOf(query, hidden);
  return { ...(await listPage(applicationList(hidden), filter)), hidden };
}

export type ApplicationsPage = Awaited<ReturnType<typeof readApplications>>;

/** The columns that the API returns: all except the secrets of the form and the private link. */
function recordColumns() {
  const {
    submission_key: _,
    private_key: __,
    searched: ___,
    ...columns
  } = getTableColumns(recruitmentApplications);
  return columns;
}

/** All applications for the API, newest first, page by page. Personal data: only for admins and recruiters. */
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
 * One application for the API. Personal data: only for admins and recruiters.
 * @throws AppError not-found
 */
export async function readApplicationRecord(applicationId: string) {
  const [record] = await db()
    .select(recordColumns())
    .from(recruitmentApplications)
    .where(eq(id, applicationId));
  if (!record) throw new AppError("not-found", reviewTexts.gone);
  return record;
}
