import { expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { fillVisits } from "./analytics-fill.ts";
import { dayMs, hourMs } from "./analytics-made.ts";

testDatabase();

const tables = ["page_counts", "source_counts", "visitor_counts", "page_returns", "visit_returns"] as const;

/** The rows of the counts, each as a text. */
async function counted() {
  const found: Record<string, string[]> = {};
  for (const table of tables) {
    const rows = await sql()<{ row: string }[]>`select t::text as row from ${sql()(table)} t order by 1`;
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

test("what the bench counts of its visits is what the site counts", async () => {
  // Ends a moment before midnight in Lagos, so that sessions run past a midnight on whichever day the test runs.
  await fillVisits(20_000, Math.floor((Date.now() + hourMs) / dayMs) * dayMs - hourMs - 20_000);
  const [there] = await sql()`
    select count(*)::int as rows, count(label)::int as clicks, count(distinct session)::int as sessions from visits`;
  expect(there).toMatchObject({ rows: 20_000, sessions: 5000 });
  expect(there?.clicks / 20_000).toBeCloseTo(1 / 3, 1);
  const filled = await counted();
  for (const table of tables) expect(filled[table]?.length).toBeGreaterThan(0);
  await sql()`select recount_visits()`;
  expect(await counted()).toEqual(filled);
  expect(await sql()`select 1 from visits_default`).toEqual([]);
});
