/** The procedures against plain SQL over all rows, for random visits that come late, twice, together and go again. */
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { keepVisitMonths } from "../visit-months.server.ts";
import { type VisitRow, writeVisits } from "../visit-writer.server.ts";
import { getActiveUsersCount } from "./active-users.server.ts";
import { getRecentClicks } from "./recent-clicks.server.ts";
import { getReferrerBreakdown } from "./referrer-breakdown.server.ts";
import { getTopPages } from "./top-pages.server.ts";
import { getVisitTotals } from "./visit-totals.server.ts";

testDatabase();
afterEach(() => {
  vi.useRealTimers();
});

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** The day on which the procedures are asked, which begins at this moment in Lagos. */
const midnight = Date.parse("2026-03-01T23:00:00Z");
/** When they are asked: a range begins beside midnight, beside the beginning of an hour, or somewhere. */
const asked = fc
  .oneof(
    fc.constantFrom(0, 1, 30 * minute, 14 * hour - 1, 14 * hour, 14 * hour + 20 * minute, day - 1),
    fc.nat(day - 1),
  )
  .map((after) => midnight + after);

const sessions = ["a", "b", "c", "d"].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`);
/** A moment, from when the procedures are asked. */
type Moment = (now: number) => number;
/** Moments around those where hours, days and ranges begin, and others. */
const moment: fc.Arbitrary<Moment> = fc.oneof(
  fc
    .tuple(
      fc.integer({ min: 0, max: 8 }),
      fc.constantFrom(-61, -60, -31, -1, 0, 1, 30, 59, 60, 61),
      fc.constantFrom(-1, 0, 1),
      fc.constantFrom<Moment>(
        (now) => now,
        () => midnight,
        (now) => now - (now % hour),
      ),
    )
    .map(
      ([days, minutes, ms, near]): Moment =>
        (now) =>
          near(now) - days * day + minutes * minute + ms,
    ),
  fc.nat(9 * day).map(
    (ago): Moment =>
      (now) =>
        now - ago,
  ),
  // Where the longer ranges begin, and the last minutes, for those who are there now.
  fc.tuple(fc.constantFrom(30, 366), fc.constantFrom(-day, -hour, -minute, -1, 0, 1, minute, hour, day)).map(
    ([days, beside]): Moment =>
      (now) =>
        now - days * day + beside,
  ),
  fc.nat(400 * day).map(
    (ago): Moment =>
      (now) =>
        now - ago,
  ),
  fc.constantFrom(0, 1, minute, 5 * minute - 1, 5 * minute, 5 * minute + 1).map(
    (ago): Moment =>
      (now) =>
        now - ago,
  ),
);
const event = fc.record({
  session_id: fc.constantFrom(...sessions),
  moment,
  page_visited: fc.constantFrom("/", "/tools", "/tools?utm_source=flyer", "/about"),
  referrer_source: fc.constantFrom("Direct", "Google", "WhatsApp"),
  clicked_element: fc.option(fc.constantFrom("Button: Go", "Link: Tools"), { freq: 4 }),
  device_type: fc.constantFrom("Mobile", "Desktop"),
});
const step = fc.oneof(
  { weight: 4, arbitrary: fc.array(event, { minLength: 1, maxLength: 6 }).map((events) => ({ events })) },
  { weight: 1, arbitrary: fc.nat(99).map((erased) => ({ erased })) },
);

type Event = Omit<VisitRow, "event_timestamp" | "screen_width" | "user_agent"> & { moment: Moment };

const asRow = (visit: Omit<VisitRow, "screen_width" | "user_agent">): VisitRow => ({
  ...visit,
  screen_width: 360,
  user_agent: "a phone",
});

async function play(now: number, steps: readonly { events?: readonly Event[]; erased?: number }[]) {
  await forgetVisits();
  for (const { events, erased } of steps) {
    // Nobody has been there later than now.
    const timeOf = (moment: Moment) => new Date(Math.min(moment(now), now));
    if (events)
      await writeVisits(
        events.map(({ moment, ...visit }) => asRow({ ...visit, event_timestamp: timeOf(moment) })),
      );
    if (erased !== undefined)
      await sql()`delete from visitor_analytics where id in (
        select id from visitor_analytics order by id offset ${erased} % (select count(*) + 1 from visits) limit 3)`;
  }
}

const from = (days: number) => new Date(Date.now() - days * day).toISOString();
const topPages = (days: number) => sql()`
  select page_visited, count(*)::int as visit_count, count(distinct session_id)::int as unique_sessions
  from visitor_analytics where clicked_element is null and event_timestamp >= ${from(days)}
  group by 1 order by 2 desc, 1`;
const referrers = (days: number) => sql()`
  select referrer_source, count(*)::int as visit_count from visitor_analytics
  where clicked_element is null and event_timestamp >= ${from(days)} group by 1 order by 2 desc, 1`;
const totals = async (days: number) => {
  const [row] = await sql()`
    select count(*) filter (where clicked_element is null)::int as "pageViews",
      count(*) filter (where clicked_element is not null)::int as clicks,
      count(distinct referrer_source) filter (where clicked_element is null)::int as sources
    from visitor_analytics where event_timestamp >= ${from(days)}`;
  return row;
};
const activeUsers = async () => {
  const [row] = await sql()`
    select count(distinct session_id)::int as count from visitor_analytics
    where event_timestamp >= ${new Date(Date.now() - 5 * minute).toISOString()}`;
  return row;
};
const recentClicks = async (limit: number) => {
  const rows = await sql()`
    select page_visited, clicked_element, referrer_source, event_timestamp from visitor_analytics
    where clicked_element is not null order by event_timestamp desc, id desc limit ${limit}`;
  return rows.map((row) => ({ ...row, event_timestamp: new Date(row.event_timestamp) }));
};
/** Visitors by the first and last Lagos day of a range, from what was counted and from the rows. */
const visitors = (first: string, last: string) => sql()`
  select (select coalesce(sum(views), 0)::int from visitor_counts
      where day between ${first} and ${last} and since < ${first}) as counted,
    (select count(distinct session_id)::int from visitor_analytics
      where clicked_element is null and lagos_date(event_timestamp) between ${first} and ${last}) as there`;

/** Everything that was counted. */
const counted = () => sql()`
  select span || at || page || since as what, views from page_counts where views <> 0
  union all select before::text || at || page, views from page_returns where views <> 0
  union all select span || at || source, views * 1000 + clicks from source_counts where views <> 0 or clicks <> 0
  union all select concat(day, since, entry, source, device), sum(views) from visitor_counts group by 1 having sum(views) <> 0
  order by 1`;

test("equal plain SQL over the rows, whatever comes, in which order, and is erased again", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: midnight });
  const steps = fc.array(step, { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(asked, fc.integer({ min: 1, max: 366 }), steps, async (now, anyDays, steps) => {
      vi.setSystemTime(now);
      await play(now, steps);
      expect(await getActiveUsersCount()).toBe((await activeUsers())?.count);
      for (const limit of [1, 5, 50])
        expect([...(await getRecentClicks(limit))]).toEqual([...(await recentClicks(limit))]);
      for (const days of [1, 7, 30, anyDays]) {
        expect([...(await getTopPages(days))]).toEqual([...(await topPages(days))]);
        expect([...(await getReferrerBreakdown(days))]).toEqual([...(await referrers(days))]);
        expect(await getVisitTotals(days)).toEqual(await totals(days));
      }
      for (const first of ["2025-02-28", "2026-02-21", "2026-02-26", "2026-03-01"])
        for (const last of ["2026-02-28", "2026-03-02"]) {
          const [row] = await visitors(first, last);
          expect(row?.counted, `${first} to ${last}`).toBe(row?.there);
        }
      const kept = [...(await counted())];
      await sql()`select recount_visits()`;
      expect(kept).toEqual([...(await counted())]);
    }),
    { numRuns: process.env.TEST_FULL ? 400 : 45 },
  );
}, 120_000);

test("get_top_pages has every page, also more than a hundred", async () => {
  await forgetVisits();
  const rows = Array.from({ length: 230 }, (_, at) =>
    asRow({
      session_id: sessions[0] ?? "",
      event_timestamp: new Date(),
      page_visited: `/page/${at}`,
      referrer_source: `site${at}.example`,
      clicked_element: null,
      device_type: "Mobile",
    }),
  );
  await writeVisits(rows);
  expect(await getTopPages(1)).toHaveLength(230);
  expect(await getReferrerBreakdown(1)).toHaveLength(230);
  expect(await getActiveUsersCount()).toBe(1);
});

test("a session that was there before the range, earlier on the same day, is counted in it", async () => {
  // In the afternoon, so that the range begins hours after its day does.
  const afternoon = Date.parse("2026-03-01T14:20:00Z");
  vi.useFakeTimers({ toFake: ["Date"], now: afternoon });
  await forgetVisits();
  const view = (hoursAfter: number) =>
    asRow({
      session_id: sessions[0] ?? "",
      event_timestamp: new Date(afternoon - day + hoursAfter * hour),
      page_visited: "/",
      referrer_source: "Direct",
      clicked_element: null,
      device_type: "Mobile",
    });
  for (const hoursAfter of [-3, 2, 20]) await writeVisits([view(hoursAfter)]);
  expect(await getTopPages(1)).toMatchObject([{ page_visited: "/", visit_count: 2, unique_sessions: 1 }]);
});

test("an event that is sent again with its number is stored once, also beside its copy", async () => {
  await forgetVisits();
  const visit = (number: number, session = sessions[0] ?? "") => ({
    ...asRow({
      session_id: session,
      event_timestamp: new Date(),
      page_visited: "/",
      referrer_source: "Direct",
      clicked_element: null,
      device_type: "Mobile",
    }),
    number,
  });
  await writeVisits([visit(1), visit(2), visit(2)]);
  await Promise.all([writeVisits([visit(2), visit(3)]), writeVisits([visit(3), visit(1, sessions[1])])]);
  expect(await sql()`select number from visits order by id`).toEqual(
    [1, 2, 3, 1].map((number) => ({ number })),
  );
});

test("words that no row uses any more leave with the rows, pages that were counted stay", async () => {
  await forgetVisits();
  const visit = (days: number, page_visited: string, label: string | null, user_agent: string): VisitRow => ({
    session_id: sessions[days % 2] ?? "",
    event_timestamp: new Date(Date.now() - days * day),
    page_visited,
    referrer_source: "Direct",
    device_type: "Mobile",
    screen_width: 360,
    user_agent,
    clicked_element: label,
  });
  const words = async () =>
    (await sql()`select word from visit_words order by word`).map(({ word }) => word as string);
  await writeVisits([
    visit(401, "/blog", null, "an old phone"),
    visit(401, "/blog", "Button: Old", "an old phone"),
    visit(401, "/blog", "Button: Both", "an old phone"),
  ]);
  await sql()`update visit_words set used_on = current_date - 402`;
  await sql()`update visit_browsers set used_on = current_date - 402`;
  await writeVisits([visit(2, "/", "Button: Both", "a phone")]);
  await keepVisitMonths();
  expect(await words()).toEqual(["/", "/blog", "Button: Both", "Direct", "a phone"]);
  expect(await sql()`select 1 from visit_browsers`).toHaveLength(1);
  expect(await getRecentClicks(10)).toMatchObject([{ clicked_element: "Button: Both" }]);
});

test("rows leave after their time, with their month, and what was counted stays", async () => {
  await forgetVisits();
  const old = (days: number) =>
    asRow({
      session_id: sessions[0] ?? "",
      event_timestamp: new Date(Date.now() - days * day),
      page_visited: "/",
      referrer_source: "Direct",
      clicked_element: null,
      device_type: "Mobile",
    });
  await writeVisits([old(700), old(401), old(399), old(1)]);
  await sql()`select keep_visit_months()`;
  const [waiting] = await sql()`select count(*)::int as rows from visits_default`;
  expect(waiting?.rows).toBe(0);
  await keepVisitMonths();
  const [months] = await sql()`
    select count(*)::int as gone from pg_class where relname = ${`visits_${new Date(Date.now() - 700 * day).toISOString().slice(0, 7).replace("-", "_")}`}`;
  expect(months?.gone).toBe(0);
  const [left] = await sql()`select (select count(*)::int from visits) as rows,
    (select sum(views)::int from page_counts where span = 'day') as counted`;
  expect(left).toEqual({ rows: 2, counted: 4 });
});
