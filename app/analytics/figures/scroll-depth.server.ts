import { sql } from "#server/platform/database.ts";
import type { Days } from "./contract.ts";

/** How many views of a page told how far down they came, and how many of them reached its middle and its end. */
export interface ScrollDepth {
  views: number;
  half: number;
  whole: number;
}

/**
 * How far down pages were read, by path. Plan: a range of the primary key of scroll_counts, hashed by page.
 * @param only the only page that is wanted
 */
export async function scrollDepths(
  { first, last }: Days,
  only?: string,
): Promise<ReadonlyMap<string, ScrollDepth>> {
  const rows = await sql()<(ScrollDepth & { path: string })[]>`
    select word as path, views::int, half::int, whole::int from (
      select page, sum(views) as views, sum(half) as half, sum(whole) as whole
      from scroll_counts where day between ${first} and ${last} group by page having sum(views) > 0
    ) as pages join visit_words on id = page
    ${only === undefined ? sql()`` : sql()`where word = ${only}`}`;
  return new Map(rows.map(({ path, ...depth }) => [path, depth]));
}
