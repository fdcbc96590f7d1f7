/** Old visits are removed while others are being stored. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { keepVisitMonths, visitDays } from "./visit-months.server.ts";
import { type VisitRow, writeVisits } from "./visit-writer.server.ts";

testDatabase();

const day = 24 * 60 * 60 * 1000;
const visit = (session_id: string, daysAgo: number): VisitRow => ({
  session_id,
  event_timestamp: new Date(Date.now() - daysAgo * day),
  page_visited: "/",
  referrer_source: "Direct",
  clicked_element: null,
  device_type: "Mobile",
  screen_width: 360,
  user_agent: "a phone",
});

test("removing old visits and storing a visit of the same session wait for each other", async () => {
  await forgetVisits();
  const session = randomUUID();
  await writeVisits([visit(session, visitDays + 2)]);
  await sql()`select keep_visit_months()`;
  let removing: Promise<void> | undefined;
  // As store_visits does: first the lock, then the rows of sessions.
  await sql().begin(async (transaction) => {
    await transaction`select lock_visits()`;
    removing = keepVisitMonths();
    await expect
      .poll(() => sql()`select 1 from pg_locks where locktype = 'advisory' and not granted`)
      .toHaveLength(1);
    await transaction`update visit_sessions set first_at = first_at - interval '1 day' where session_id = ${session}`;
  });
  await removing;
  expect(await sql()`select 1 from visits`).toEqual([]);
  expect(await sql()`select 1 from visit_sessions`).toEqual([]);
});

test("twenty writers and five removals at once lose no visit that is young enough", async () => {
  await forgetVisits();
  const sessions = Array.from({ length: 20 }, () => randomUUID());
  await writeVisits(sessions.map((session) => visit(session, visitDays + 2)));
  await sql()`select keep_visit_months()`;
  await Promise.all([
    ...sessions.map((session) => writeVisits([visit(session, visitDays + 3), visit(session, 1)])),
    ...Array.from({ length: 5 }, keepVisitMonths),
  ]);
  await keepVisitMonths();
  expect(await sql()`select 1 from visits where at > now() - interval '2 days'`).toHaveLength(20);
  expect(await sql()`select 1 from visits where at < now() - make_interval(days => ${visitDays})`).toEqual(
    [],
  );
});
