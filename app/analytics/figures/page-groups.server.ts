import { sql } from "#server/platform/database.ts";
import type { Days, Filter } from "./contract.ts";
import { sawPage, viewsWithin } from "./counted-visitors.server.ts";
import { addDays, beginOf } from "./days-contract.ts";

/** A page with its views, and those of each of its queries. */
export interface PageGroup {
  path: string;
  views: number;
  queries: { query: string; views: number }[];
}

/** Views by page and query. Plan: the days of page_counts by its primary key, hashed by page. */
function countedPages({ first, last }: Days) {
  return sql()`
    select page, sum(views) as views from page_counts
    where span = 'day' and at >= ${beginOf(first)} and at < ${beginOf(addDays(last, 1))}
    group by page having sum(views) > 0`;
}

/**
 * Views by page and query of some visits only. Plan: reads every row of the range, because what was counted of pages
 * does not know how the visits began: slow where a range has millions of rows, and only as far back as rows are stored.
 */
function filteredPages(days: Days, { source, campaign, entry, device, country, page }: Filter) {
  const wordId = (word: string) => sql()`(select id from visit_words where word = ${word})`;
  return sql()`
    select page, count(*) as views from visits v
    join visit_sessions s on s.id = v.session join visit_browsers b on b.id = s.browser
    where ${viewsWithin(days)}
      ${page === undefined ? sql()`` : sql()`and ${sawPage(days, page)}`}
      ${source === undefined ? sql()`` : sql()`and s.source = ${wordId(source)}`}
      ${campaign === undefined ? sql()`` : sql()`and s.campaign = ${wordId(campaign)}`}
      ${entry === undefined ? sql()`` : sql()`and s.entry = ${wordId(entry)}`}
      ${device === undefined ? sql()`` : sql()`and coalesce(b.device_type, '') = ${device}`}
      ${country === undefined ? sql()`` : sql()`and s.country = ${country}`}
    group by page`;
}

/** Pages by their views, each as a whole with its queries. */
export async function pageGroups(days: Days, filter: Filter): Promise<PageGroup[]> {
  const pages = Object.keys(filter).length ? filteredPages(days, filter) : countedPages(days);
  const rows = await sql()<{ page: string; views: number }[]>`
    select word as page, views::int from (${pages}) as pages join visit_words on id = page order by views desc, word`;
  const groups = new Map<string, PageGroup>();
  for (const { page, views } of rows) {
    const [path = "", query] = page.split("?");
    const group = groups.get(path) ?? { path, views: 0, queries: [] };
    group.views += views;
    if (query) group.queries.push({ query, views });
    groups.set(path, group);
  }
  return [...groups.values()].sort(
    (one, other) => other.views - one.views || (one.path < other.path ? -1 : 1),
  );
}
