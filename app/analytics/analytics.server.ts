import { isbot } from "isbot";
import { z } from "zod";
import { holdsApplicantPath } from "#app/recruitment/apply/link-contract.ts";
import { site } from "#content/site.ts";
import { sql } from "#server/platform/database.ts";
import { hashedId } from "#server/platform/hashed-id.ts";
import {
  classifyDevice,
  classifyReferrer,
  countedPage,
  isPrivatePage,
  namedSources,
} from "./classify.server.ts";
import {
  activeMinutes,
  type ClickEvent,
  type Device,
  type PageStatistic,
  type ReferrerStatistic,
  recentClicks,
  type VisitRecord,
  type VisitsInput,
  type VisitTotals,
  visitLimits,
} from "./contract.ts";
import { type VisitRow, writeVisits } from "./visit-writer.server.ts";

const ownHost = new URL(site.url).hostname;

/**
 * Stores page views and clicks. Bots and the back office are not counted, so that every figure is about people.
 * @returns how many rows were stored; they are durable when the promise resolves
 */
export async function recordVisits(
  input: VisitsInput,
  facts: { userAgent: string; host?: string; device?: Device; now?: Date },
): Promise<number> {
  const userAgent = facts.userAgent
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .slice(0, visitLimits.userAgent);
  if (isbot(userAgent)) return 0;
  const now = (facts.now ?? new Date()).getTime();
  const device = facts.device ?? classifyDevice(userAgent);
  const rows: VisitRow[] = input.events
    .map((event) => ({
      session_id: input.session_id,
      event_timestamp: new Date(now - (event.ago ?? 0)),
      page_visited: countedPage(event.page_visited),
      referrer_source: namedSources.has(event.referrer ?? "")
        ? String(event.referrer)
        : classifyReferrer(event.referrer, facts.host ?? ownHost).slice(0, visitLimits.referrer),
      device_type: device,
      screen_width: input.screen_width ?? null,
      user_agent: userAgent,
      clicked_element: event.clicked_element ?? null,
    }))
    .filter((row) => !isPrivatePage(row.page_visited) && !holdsApplicantPath(row.clicked_element ?? ""));
  if (rows.length) await writeVisits(rows);
  return rows.length;
}

/** Any text as a UUID, which is the type of the column. A UUID stays as it is. */
function asSession(id: string): string {
  return z.uuid().safeParse(id).success ? id : hashedId(id);
}

/** Stores one page view or click as the specification writes it, under the same rules as those of the counter script. */
export async function recordVisit(
  { session_id, page_visited, referrer_source, clicked_element, ...visitor }: VisitRecord,
  facts: { userAgent: string; host?: string },
): Promise<number> {
  const { screen_width, device_type, user_agent } = visitor;
  const event = {
    page_visited,
    ...(referrer_source ? { referrer: referrer_source } : {}),
    ...(clicked_element ? { clicked_element } : {}),
  };
  return recordVisits(
    { session_id: asSession(session_id), events: [event], ...(screen_width == null ? {} : { screen_width }) },
    {
      ...facts,
      userAgent: user_agent ?? facts.userAgent,
      ...(device_type ? { device: device_type } : {}),
    },
  );
}

const minute = 60 * 1000;

/** Start of a range that ends now, as PostgreSQL reads it. @param milliseconds length of the range */
function since(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString();
}

function sinceDays(days: number): string {
  return since(days * 24 * 60 * minute);
}

/** Visitors seen within the last five minutes, by session. */
export async function getActiveUsersCount(): Promise<number> {
  const from = since(activeMinutes * minute);
  // Views and clicks are counted separately, to use the two partial indexes.
  const [row] = await sql()<{ count: number }[]>`
    select count(*)::int as count from (
      select session_id from visitor_analytics where clicked_element is null and event_timestamp >= ${from}
      union
      select session_id from visitor_analytics where clicked_element is not null and event_timestamp >= ${from}
    ) as sessions`;
  return row?.count ?? 0;
}

/**
 * Pages by page views, most first. Grouped by session first, because that hashes, while count(distinct) would sort
 * every view.
 */
export async function getTopPages(daysBack: number, limit = 100): Promise<PageStatistic[]> {
  return sql()<PageStatistic[]>`
    select page_visited, sum(views)::int as visit_count, count(*)::int as unique_sessions
    from (
      select page_visited, session_id, count(*) as views from visitor_analytics
      where clicked_element is null and event_timestamp >= ${sinceDays(daysBack)}
      group by page_visited, session_id
    ) as sessions
    group by page_visited order by visit_count desc, page_visited limit ${limit}`;
}

/** Sources by page views, most first. */
export async function getReferrerBreakdown(daysBack: number, limit = 100): Promise<ReferrerStatistic[]> {
  return sql()<ReferrerStatistic[]>`
    select coalesce(referrer_source, 'Direct') as referrer_source, count(*)::int as visit_count
    from visitor_analytics where clicked_element is null and event_timestamp >= ${sinceDays(daysBack)}
    group by 1 order by visit_count desc, 1 limit ${limit}`;
}

/** The newest clicks. The order names the nulls (there are none) because the index does. */
export async function getRecentClicks(limit: number = recentClicks.asked): Promise<ClickEvent[]> {
  const rows = await sql()<(Omit<ClickEvent, "event_timestamp"> & { event_timestamp: string })[]>`
    select page_visited, clicked_element, referrer_source, event_timestamp
    from visitor_analytics where clicked_element is not null
    order by event_timestamp desc nulls last, id desc nulls last limit ${limit}`;
  return rows.map((row) => ({ ...row, event_timestamp: new Date(row.event_timestamp) }));
}

/** The figures on the dashboard's cards for a range. */
export async function getVisitTotals(daysBack: number): Promise<VisitTotals> {
  const from = sinceDays(daysBack);
  const [views] = await sql()<{ views: number; sources: number }[]>`
    select count(*)::int as views, count(distinct coalesce(referrer_source, 'Direct'))::int as sources
    from visitor_analytics where clicked_element is null and event_timestamp >= ${from}`;
  const [clicked] = await sql()<{ clicks: number }[]>`
    select count(*)::int as clicks from visitor_analytics
    where clicked_element is not null and event_timestamp >= ${from}`;
  return { pageViews: views?.views ?? 0, clicks: clicked?.clicks ?? 0, sources: views?.sources ?? 0 };
}

/** What a tab of the dashboard lists, by the tab. Enrollments are the school's own. */
export const tabLists = {
  pages: (days: number) => getTopPages(days),
  clicks: () => getRecentClicks(),
  sources: (days: number) => getReferrerBreakdown(days),
} as const;
