import { sql } from "#server/platform/database.ts";
import type { Days } from "./contract.ts";
import { addDays, beginOf } from "./days-contract.ts";

/** A page with its views, and those of each of its queries. */
export interface PageGroup {
  path: string;
  views: number;
  queries: { query: string; views: number }[];
}

/** Pages by their views, each as a whole with its queries. */
export function groupPages(rows: readonly { name: string; views: number }[]): PageGroup[] {
  const groups = new Map<string, PageGroup>();
  for (const { name, views } of rows) {
    const [path = "", query] = name.split("?");
    const group = groups.get(path) ?? { path, views: 0, queries: [] };
    group.views += views;
    if (query) group.queries.push({ query, views });
    groups.set(path, group);
  }
  return [...groups.values()].sort(
    (one, other) => other.views - one.views || (one.path < other.path ? -1 : 1),
  );
}

/** Views by page and query. Plan: the days of page_counts by its primary key, hashed by page. */
export async function countedPages({ first, last }: Days): Promise<PageGroup[]> {
  const rows = await sql()<{ name: string; views: number }[]>`
    select word as name, views::int from (
      select page, sum(views) as views from page_counts
      where span = 'day' and at >= ${beginOf(first)} and at < ${beginOf(addDays(last, 1))}
      group by page having sum(views) > 0
    ) as pages join visit_words on id = page order by views desc, word`;
  return groupPages(rows);
}
