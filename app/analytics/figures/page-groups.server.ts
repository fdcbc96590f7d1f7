import { sql } from "#server/platform/database.ts";
import type { Days } from "./contract.ts";
import { addDays, beginOf } from "./days-contract.ts";

/** A page with its views, the views of each of its queries, and its views in as many days before. */
export interface PageGroup {
  path: string;
  views: number;
  before: number;
  queries: { query: string; views: number }[];
}

interface PageViews {
  name: string;
  views: number;
}

/** Pages by views, each in total and with its queries. It includes pages that were seen only in the days before. */
export function groupPages(now: readonly PageViews[], before: readonly PageViews[]): PageGroup[] {
  const groups = new Map<string, PageGroup>();
  const groupOf = (path: string) => {
    const group = groups.get(path) ?? { path, views: 0, before: 0, queries: [] };
    groups.set(path, group);
    return group;
  };
  for (const { name, views } of now.filter(({ views }) => views > 0)) {
    const [path = "", query] = name.split("?");
    const group = groupOf(path);
    group.views += views;
    if (query) group.queries.push({ query, views });
  }
  for (const { name, views } of before.filter(({ views }) => views > 0))
    groupOf(name.split("?")[0] ?? "").before += views;
  for (const { queries } of groups.values())
    queries.sort((one, other) => other.views - one.views || (one.query < other.query ? -1 : 1));
  return [...groups.values()].sort(
    (one, other) => other.views - one.views || other.before - one.before || (one.path < other.path ? -1 : 1),
  );
}

/**
 * Views by page and query, of a range and of the days before it.
 * Plan: the days of page_counts by its primary key, hashed by page.
 */
export async function countedPages(days: Days, before: Days): Promise<PageGroup[]> {
  const rows = await sql()<{ name: string; views: number; before: number }[]>`
    select word as name, coalesce(views, 0)::int as views, coalesce(before, 0)::int as before from (
      select page, sum(views) filter (where at >= ${beginOf(days.first)}) as views,
        sum(views) filter (where at < ${beginOf(days.first)}) as before
      from page_counts
      where span = 'day' and at >= ${beginOf(before.first)} and at < ${beginOf(addDays(days.last, 1))}
      group by page having sum(views) > 0
    ) as pages join visit_words on id = page`;
  return groupPages(
    rows,
    rows.map(({ name, before: views }) => ({ name, views })),
  );
}
