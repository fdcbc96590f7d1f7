import { and, asc, count, desc, eq, gte, isNull, like, lt, or, type SQL, sql } from "drizzle-orm";
import { listStaff } from "#app/accounts/accounts.server.ts";
import type { Profile } from "#app/accounts/contract.ts";
import { foldedText } from "#app/admin/folded-text.ts";
import { inTable, type ListSource, listAll, listPage, readFilter } from "#app/admin/list-page.server.ts";
import { containing, searchedDigits } from "#app/admin/search.server.ts";
import { type Calendar, readCalendar } from "#app/leads/opening.server.ts";
import { promisedHours } from "#content/lead-doors.ts";
import { leads } from "#db/schema/inbox.ts";
import { csvMoment } from "#server/platform/csv.ts";
import { db } from "#server/platform/database.ts";
import { type InboxFilter, type InboxTab, inboxFilter, leadsOnPage } from "./contract.ts";
import { type InboxLead, leadRows } from "./lead-rows.server.ts";
import { promiseBegan } from "./promise.server.ts";

const { stage, answered_at, created_at, follow_up } = leads;

/** The source of the person's first visit. The campaign and the first page are from that visit, and Figures uses it too. */
const source = leads.first_source;

/** The value of the filter for leads whose source is not known. */
const unknownSource = "none";

/** Whether the person was erased: what is left is counted, and in no list. */
const there = isNull(leads.erased_at);
const ended = sql`${stage} in ('won', 'lost')`;
const open = sql`${answered_at} is null and not ${ended} and ${there}`;

/** Who reads the inbox, and when. */
interface Reader {
  id: string;
  now: Date;
  calendar: Calendar;
}

function tabCondition(tab: InboxTab, reader: Pick<Reader, "id">): SQL | undefined {
  if (tab === "open") return open;
  if (tab === "mine") return and(eq(leads.owner, reader.id), sql`not ${ended}`);
  if (tab === "waiting") return sql`${answered_at} is not null and not ${ended}`;
  return ended;
}

/** Whether a lead waits longer than its door promises. Closed days do not count. */
function overdueAt({ now, calendar }: Pick<Reader, "now" | "calendar">): SQL {
  const before = Object.entries(promisedHours).map(([door, hours]) => {
    const began = promiseBegan(calendar, hours, now).toISOString();
    return sql`when ${door} then ${began}::timestamptz`;
  });
  return sql`${open} and ${created_at} < case ${leads.door} ${sql.join(before, sql` `)} end`;
}

/** Whether the follow-up day of a lead has come. */
const dueAt = (now: Date) =>
  sql`${follow_up} <= ${csvMoment(now).slice(0, 10)}::date and not ${ended} and ${there}`;

/** Today or yesterday by the calendar of Lagos, as a date. */
function lagosDay(day: string, now: Date): string {
  const today = csvMoment(now).slice(0, 10);
  if (day === "today") return today;
  if (day !== "yesterday") return day;
  const noon = new Date(`${today}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, 10);
}

/** Whether a lead came on a day, by the calendar of Lagos. */
function cameOn(day: string, now: Date): SQL | undefined {
  const date = lagosDay(day, now);
  const midnight = (days: number) =>
    sql`(${date}::date + ${days}::int)::timestamp at time zone 'Africa/Lagos'`;
  return and(gte(created_at, midnight(0)), lt(created_at, midnight(1)));
}

/** Whether a lead is found by name, phone, address, reference or words. */
export function leadsFound(q: string): SQL | undefined {
  const digits = searchedDigits(q);
  return or(
    like(leads.searched, containing(foldedText(q))),
    digits ? like(leads.phone, containing(digits)) : undefined,
  );
}

/** Whether a filter leaves anything out besides its tab. */
const isFiltered = ({ q, door, source: from, stage: wanted, day, overdue, due }: InboxFilter) =>
  Boolean(q || door || from || wanted || day || overdue || due);

/** The tab of a filter: a search without one looks through all leads. */
const tabOf = (filter: InboxFilter) => filter.tab ?? (isFiltered(filter) ? undefined : "open");

function conditionsOf(filter: InboxFilter, reader: Reader): SQL | undefined {
  const tab = tabOf(filter);
  const { q, door, source: from, stage: wanted, day, overdue, due } = filter;
  return and(
    there,
    tab ? tabCondition(tab, reader) : undefined,
    door ? eq(leads.door, door) : undefined,
    from === unknownSource ? isNull(source) : from ? eq(source, from) : undefined,
    wanted ? eq(stage, wanted) : undefined,
    day ? cameOn(day, reader.now) : undefined,
    overdue ? overdueAt(reader) : undefined,
    due ? dueAt(reader.now) : undefined,
    q ? leadsFound(q) : undefined,
  );
}

function orderOf(filter: InboxFilter): SQL[] {
  const tab = tabOf(filter);
  if (tab === "open" || filter.overdue) return [asc(created_at), asc(leads.id)];
  if (tab === "mine" || tab === "waiting" || filter.due)
    return [sql`${follow_up} asc nulls last`, asc(created_at), asc(leads.id)];
  return [desc(created_at), desc(leads.id)];
}

/** How many leads are in each tab, how many are overdue, and how many follow-ups are due. */
async function countTabs(reader: Reader): Promise<Record<InboxTab | "overdue" | "due", number>> {
  const counted = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await db()
    .select({
      open: counted(open),
      mine: counted(tabCondition("mine", reader)),
      waiting: counted(tabCondition("waiting", reader)),
      done: counted(ended),
      overdue: counted(overdueAt(reader)),
      due: counted(dueAt(reader.now)),
    })
    .from(leads)
    .where(there);
  return row ?? { open: 0, mine: 0, waiting: 0, done: 0, overdue: 0, due: 0 };
}

function inboxList(reader: Reader): ListSource<InboxFilter, InboxLead, InboxTab | "overdue" | "due"> {
  return {
    ...inTable<InboxFilter>({
      id: leads.id,
      where: (filter) => conditionsOf(filter, reader),
      order: orderOf,
    }),
    pageSize: leadsOnPage,
    rows: (ids) => leadRows(ids, reader.now),
    idOf: ({ id }) => id,
    counts: () => countTabs(reader),
    countedAs: (filter) => (isFiltered(filter) ? undefined : tabOf(filter)),
  };
}

/** The leads of one day in Lagos: how many from each source, most first, and how many are not answered. */
async function dayInSources(day: "today" | "yesterday", now: Date) {
  const rows = await db()
    .select({
      source,
      count: count(),
      open: sql<number>`(count(*) filter (where ${open}))::int`,
    })
    .from(leads)
    .where(and(there, cameOn(day, now)))
    .groupBy(source)
    .orderBy(desc(count()), sql`${source} nulls last`);
  const sum = (of: "count" | "open") => rows.reduce((total, row) => total + row[of], 0);
  return {
    total: sum("count"),
    open: sum("open"),
    sources: rows.map(({ source: from, count: number }) => ({
      source: from ?? unknownSource,
      count: number,
    })),
  };
}

/** Yesterday's leads in Lagos, by source. */
export const yesterdaysLeads = (now: Date) => dayInSources("yesterday", now);

/** How many leads have waited longer than promised. */
export async function countOverdue(now: Date): Promise<number> {
  const calendar = await readCalendar();
  const [row] = await db().select({ count: count() }).from(leads).where(overdueAt({ now, calendar }));
  return row?.count ?? 0;
}

/** How many follow-ups are due today or earlier. */
export async function countDue(now: Date): Promise<number> {
  const [row] = await db().select({ count: count() }).from(leads).where(dueAt(now));
  return row?.count ?? 0;
}

/** How many leads of each door have waited longer than promised, most first. */
function overdueDoors(reader: Reader) {
  return db()
    .select({ door: leads.door, count: count() })
    .from(leads)
    .where(overdueAt(reader))
    .groupBy(leads.door)
    .orderBy(desc(count()), asc(leads.door));
}

/** The sources that leads came from, by name. */
async function knownSources(): Promise<string[]> {
  const rows = await db().selectDistinct({ source }).from(leads).where(there).orderBy(source);
  return rows.flatMap(({ source: from }) => from ?? []);
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
  const [page, late, yesterday, today, sources, owners] = await Promise.all([
    listPage(inboxList(reader), filter),
    overdueDoors(reader),
    dayInSources("yesterday", now),
    dayInSources("today", now),
    knownSources(),
    possibleOwners(),
  ]);
  return {
    ...page,
    tab: tabOf(filter),
    late,
    yesterday,
    today,
    sources,
    owners,
    day: lagosDay("today", now),
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
  return listAll(inboxList({ id, now, calendar }), filter);
}

/** How many leads wait for an answer. */
export async function countToAnswer(): Promise<number> {
  const [row] = await db().select({ count: count() }).from(leads).where(open);
  return row?.count ?? 0;
}
