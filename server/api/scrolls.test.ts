/** POST /api/scrolls: what is counted of how far down pages are read, and what is refused. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { lagosToday } from "#app/analytics/figures/days-contract.ts";
import { readFigures } from "#app/analytics/figures/figures.server.ts";
import { scrollDepths } from "#app/analytics/figures/scroll-depth.server.ts";
import { keepVisitMonths } from "#app/analytics/visit-months.server.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { forgetVisits, phone, visitsTo } from "#tests/support/visits.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(forgetVisits);

const { sendEvent } = visitsTo(() => site);
const send = (body: unknown, headers: Record<string, string> = {}) =>
  site.fetch("/api/scrolls", { json: body, headers: { "user-agent": phone, ...headers } });
const stored = () => sql()`
  select word as page, views::int, quarter::int, half::int, three_quarters::int, whole::int
  from scroll_counts join visit_words on id = page order by word`;
const today = () => ({ first: lagosToday(new Date()), last: lagosToday(new Date()) });

test("views are counted once a page, with each quarter that they reached", async () => {
  await sendEvent({ page_visited: "/tools?from=flyer" });
  for (const reached of [0, 1, 4]) expect((await send({ page_visited: "/tools", reached })).status).toBe(204);
  // Came back to the page and went further.
  await send({ page_visited: "/tools", reached: 3, reported: 1 });
  expect(await stored()).toEqual([
    { page: "/tools", views: 3, quarter: 2, half: 2, three_quarters: 2, whole: 1 },
  ]);
});

test("a beacon in plain text is taken, with a query that is not counted", async () => {
  await sendEvent({ page_visited: "/tools" });
  const answer = await site.fetch("/api/scrolls", {
    method: "POST",
    body: JSON.stringify({ page_visited: "/tools?q=secret", reached: 2 }),
    headers: {
      "content-type": "text/plain;charset=UTF-8",
      "user-agent": phone,
      "sec-fetch-site": "same-origin",
    },
  });
  expect(answer.status).toBe(204);
  expect(await stored()).toMatchObject([{ page: "/tools", views: 1, half: 1 }]);
});

test("many at once are all counted", async () => {
  await sendEvent({ page_visited: "/tools" });
  await sendEvent({ page_visited: "/blog" });
  const pages = Array.from({ length: 60 }, (_, at) => (at % 3 ? "/tools" : "/blog"));
  await Promise.all(pages.map((page_visited) => send({ page_visited, reached: 4 })));
  expect(await stored()).toMatchObject([
    { page: "/blog", views: 20, whole: 20 },
    { page: "/tools", views: 40, whole: 40 },
  ]);
});

test("bots, opted-out visitors, private pages and pages nobody has visited are not counted", async () => {
  await sendEvent({ page_visited: "/tools" });
  const depth = { page_visited: "/tools", reached: 4 };
  expect((await send(depth, { "user-agent": "Googlebot/2.1" })).status).toBe(204);
  expect((await send(depth, { "sec-gpc": "1" })).status).toBe(204);
  expect((await send({ ...depth, page_visited: "/admin-dashboard/inbox" })).status).toBe(204);
  expect((await send({ ...depth, page_visited: "/blog" })).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test("wrong reports are refused", async () => {
  for (const body of [
    { page_visited: "/tools", reached: 5 },
    { page_visited: "/tools", reached: -1 },
    { page_visited: "/tools", reached: 1.5 },
    { page_visited: "//tools", reached: 1 },
    { page_visited: "/tools", reached: 2, reported: 2 },
    { reached: 2 },
  ])
    expect((await send(body)).status).toBe(422);
  expect((await send({ page_visited: "/tools", reached: 1, session_id: "x" })).status).toBe(400);
});

test("the screen says how far pages were read, for all visits and for those of one page", async () => {
  await sendEvent({ page_visited: "/tools", referrer: "https://www.tiktok.com/" });
  for (const reached of [1, 2, 4, 4]) await send({ page_visited: "/tools", reached });
  expect(await scrollDepths(today())).toEqual(new Map([["/tools", { views: 4, half: 3, whole: 2 }]]));
  const read = async (query: string) =>
    (await readFigures(new URLSearchParams(query))).pages.map(({ path, read }) => [path, read]);
  const tools = ["/tools", { views: 4, half: 3, whole: 2 }];
  expect(await read("range=today")).toEqual([tools]);
  // Whoever saw a page also saw others, of which other visitors' reports say nothing.
  await sendEvent({ page_visited: "/blog", referrer: "https://www.tiktok.com/" });
  await send({ page_visited: "/blog", reached: 4 });
  expect(await read("range=today&page=/tools")).toEqual(expect.arrayContaining([tools, ["/blog", null]]));
  // With a report nothing is stored of where the visitor came from.
  expect(await read("range=today&source=TikTok")).toEqual(
    expect.arrayContaining([
      ["/blog", null],
      ["/tools", null],
    ]),
  );
  expect(await read("range=yesterday")).toEqual([]);
});

test("a page's word stays as long as its counts, when its visits are old enough to go", async () => {
  await sendEvent({ page_visited: "/tools" });
  await send({ page_visited: "/tools", reached: 4 });
  await sql()`delete from visits`;
  await sql()`delete from visit_sessions`;
  await sql()`delete from page_counts`;
  await sql()`delete from visitor_counts`;
  await sql()`update visit_words set used_on = current_date - 500`;
  await keepVisitMonths();
  expect(await stored()).toMatchObject([{ page: "/tools", whole: 1 }]);
});
