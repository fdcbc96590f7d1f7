import { sql } from "#server/platform/database.ts";
import type { Days, Filter } from "./contract.ts";
import { addDays, beginOf } from "./days-contract.ts";

const wordId = (word: string) => sql()`(select id from visit_words where word = ${word})`;

/** The stored IDs of a page: its path alone, and with each query. */
const pageIds = (path: string) => sql()`
  (select id from visit_words where word = ${path} or starts_with(word, ${`${path}?`}))`;

/** Rows of page views within days. */
export const viewsWithin = ({ first, last }: Days) => sql()`
  label is null and at >= ${beginOf(first)} and at < ${beginOf(addDays(last, 1))}`;

/** Sessions that saw a page within the days. */
export const sawPage = (days: Days, page: string) => sql()`
  session in (select session from visits where ${viewsWithin(days)} and page in ${pageIds(page)})`;

/**
 * Visitor counts, by how the visits began. The stored counts do not say which pages a visit saw, so with a page filter
 * visits are counted from their rows, as far back as rows are stored.
 * Plan: a range of the primary key of visitor_counts; with a page, the rows of the range, hashed by session.
 */
export function visitorCounts(days: Days, { page }: Filter) {
  if (page === undefined) return sql()`visitor_counts`;
  return sql()`(
    select lagos_date(v.at) as day, s.entry, s.source, s.campaign, coalesce(b.device_type, '') as device, s.country,
      coalesce(lag(lagos_date(v.at)) over (partition by v.session order by v.at, v.id), '-infinity') as since, 1 as views
    from (select at, id, session from visits where ${viewsWithin(days)} and ${sawPage(days, page)}) as v
    join visit_sessions s on s.id = v.session join visit_browsers b on b.id = s.browser
  ) as visitor_counts`;
}

/** Narrows what was counted of visitors to days and to how their visits began. A word that is not known finds nothing. */
export function countedWithin({ first, last }: Days, { source, campaign, entry, device, country }: Filter) {
  return sql()`
    day between ${first} and ${last}
    ${source === undefined ? sql()`` : sql()`and source = ${wordId(source)}`}
    ${campaign === undefined ? sql()`` : sql()`and campaign = ${wordId(campaign)}`}
    ${entry === undefined ? sql()`` : sql()`and entry = ${wordId(entry)}`}
    ${device === undefined ? sql()`` : sql()`and device = ${device}`}
    ${country === undefined ? sql()`` : sql()`and country = ${country}`}`;
}

/**
 * A view makes its session a new visitor of the range if the session's view before is older than the range. So visitors
 * are counted exactly, whatever the range, and no session twice.
 */
export const reach = ({ first }: Days) => sql()`
  coalesce(sum(views) filter (where since < ${first}), 0)::int as visitors, coalesce(sum(views), 0)::int as views`;
