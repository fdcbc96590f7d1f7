import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import { listStaff } from "#app/accounts/accounts.server.ts";
import type { Profile } from "#app/accounts/contract.ts";
import { inTable, type ListSource, listAll, listPage, readFilter } from "#app/admin/list-page.server.ts";
import { readCalendar } from "#app/leads/opening.server.ts";
import { inboxTexts } from "#content/inbox.ts";
import { leads } from "#db/schema/inbox.ts";
import { db } from "#server/platform/database.ts";
import { type InboxFilter, inboxFilter, leadsOnPage } from "./contract.ts";
import { type InboxCount, readSummary } from "./inbox-summary.server.ts";
import {
  cameOn,
  conditionsOf,
  dayAfter,
  isFiltered,
  lagosDay,
  open,
  overdueAt,
  type Reader,
  tabOf,
} from "./lead-conditions.server.ts";
import { type InboxLead, leadRows } from "./lead-rows.server.ts";

const { created_at, follow_up } = leads;

function orderOf(filter: InboxFilter): SQL[] {
  const tab = tabOf(filter);
  if (tab === "open" || filter.overdue) return [asc(created_at), asc(leads.id)];
  if (tab === "mine" || tab === "waiting" || filter.due)
    return [sql`${follow_up} asc nulls last`, asc(created_at), asc(leads.id)];
  return [desc(created_at), desc(leads.id)];
}

function inboxList(
  reader: Reader,
  counts: () => Promise<Record<InboxCount, number>>,
): ListSource<InboxFilter, InboxLead, InboxCount> {
  return {
    ...inTable<InboxFilter>({
      id: leads.id,
      where: (filter) => conditionsOf(filter, reader),
      order: orderOf,
    }),
    pageSize: leadsOnPage,
    rows: (ids) => leadRows(ids, reader),
    idOf: ({ id }) => id,
    counts,
    countedAs: (filter) => (isFiltered(filter) ? undefined : tabOf(filter)),
  };
}

/** An admin who can own a lead. */
export interface Owner {
  id: string;
  name: string;
}

async function possibleOwners(): Promise<Owner[]> {
  const staff = await listStaff();
  return staff
    .filter(({ role, disabled }) => role === "admin" && !disabled)
    .map(({ id, full_name }) => ({ id, name: full_name }));
}

/**
 * The inbox at an address (?tab=open&search=…&door=chat&source=TikTok&stage=new&day=yesterday&page=2). Personal data:
 * only for admins.
 */
export async function readInbox(query: URLSearchParams, { id }: Pick<Profile, "id">, now = new Date()) {
  const [filter, calendar] = await Promise.all([readFilter(inboxFilter, query), readCalendar()]);
  const reader = { id, now, calendar };
  const summary = readSummary(reader);
  const [page, { counts: _, ...head }, owners] = await Promise.all([
    listPage(
      inboxList(reader, async () => (await summary).counts),
      filter,
    ),
    summary,
    possibleOwners(),
  ]);
  const day = lagosDay("today", now);
  return {
    ...page,
    ...head,
    owners,
    tab: tabOf(filter),
    /** The days that a follow-up can be set to in one press. */
    soon: inboxTexts.soon.map(({ days, label }) => ({ label, day: dayAfter(day, days) })),
  };
}

export type InboxPage = Awaited<ReturnType<typeof readInbox>>;

/** All leads that an address selects, on any page. Personal data: only for admins. */
export async function listFoundLeads(
  query: URLSearchParams,
  { id }: Pick<Profile, "id">,
  now = new Date(),
): Promise<InboxLead[]> {
  const [filter, calendar] = await Promise.all([readFilter(inboxFilter, query), readCalendar()]);
  const reader = { id, now, calendar };
  return listAll(
    inboxList(reader, async () => (await readSummary(reader)).counts),
    filter,
  );
}

/** How many leads wait for an answer. It can be part of another query too. */
export const countToAnswer = () => db().$count(leads, open);

/**
 * For the dashboard's first line: how many leads have waited longer than promised, and how many of yesterday's were not
 * answered.
 * Plan: leads_to_answer, twice.
 */
export async function countLate(now: Date): Promise<{ overdue: number; yesterday: number }> {
  const calendar = await readCalendar();
  const [row] = await db().execute<{ overdue: number; yesterday: number }>(
    sql`select ${db().$count(leads, overdueAt({ now, calendar }))}::int as overdue,
      ${db().$count(leads, and(open, cameOn("yesterday", now)))}::int as yesterday`,
  );
  if (!row) throw new Error("Counts without a row.");
  return row;
}
