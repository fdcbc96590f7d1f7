import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { forgetVisits } from "#tests/support/visits.ts";

testDatabase();
let site: TestSite;
let admin: { cookie: string };
beforeAll(async () => {
  site = await testSite();
  admin = (await site.signIn()).headers;
});
beforeEach(async () => {
  await forgetVisits();
});

const call = (name: string, json: unknown = {}, headers: Record<string, string> = admin) =>
  site.fetch(`/api/rpc/${name}`, { json, headers });

async function answer(name: string, json: unknown = {}): Promise<unknown> {
  const response = await call(name, json);
  expect([name, response.status]).toEqual([name, 200]);
  return response.json();
}

interface Seen {
  session: string;
  page: string;
  source?: string | null;
  clicked?: string;
  secondsAgo: number;
}

const minute = 60;
const day = 24 * 60 * minute;

async function seen(...visits: Seen[]): Promise<void> {
  for (const { session, page, source = "Direct", clicked = null, secondsAgo } of visits) {
    await sql()`insert into visitor_analytics (session_id, page_visited, referrer_source, clicked_element, event_timestamp)
      values (${session}, ${page}, ${source}, ${clicked}, now() - make_interval(secs => ${secondsAgo}))`;
  }
}

const [ada, bola, chidi] = [randomUUID(), randomUUID(), randomUUID()];
const names = ["get_active_users_count", "get_top_pages", "get_referrer_breakdown", "get_recent_clicks"];

describe.each(names)("%s", (name) => {
  test("answers admins only", async () => {
    await seen({ session: ada, page: "/secret", clicked: "Link: secret", secondsAgo: 1 });
    const refusals = [
      [{}, 401],
      [{ cookie: "mindsync.session_token=forged.signature" }, 401],
      [(await site.signIn({ role: "learner" })).headers, 403],
      [(await site.signIn({ role: "recruiter" })).headers, 403],
    ] as const;
    for (const [headers, status] of refusals) {
      const refused = await call(name, {}, headers);
      expect(refused.status).toBe(status);
      expect(await refused.text()).not.toContain("secret");
    }
    expect((await call(name)).status).toBe(200);
  });

  test("checks the session before the input", async () => {
    expect((await call(name, { days_back: "x", limit_count: "x" }, {})).status).toBe(401);
  });

  test("treats an empty body as {}, and refuses a body that is no object", async () => {
    const empty = await site.fetch(`/api/rpc/${name}`, { method: "POST", headers: admin });
    expect(empty.status).toBe(200);
    expect((await site.fetch(`/api/rpc/${name}`, { method: "POST", headers: admin, body: "{" })).status).toBe(
      400,
    );
    for (const json of [null, [], 1, "text"]) expect((await call(name, json)).status).toBe(422);
  });

  test("answers when there is no data", async () => {
    expect(await answer(name)).toEqual(name === "get_active_users_count" ? 0 : []);
  });
});

describe("active users", () => {
  test("are those of the last five minutes, each once", async () => {
    await seen(
      { session: ada, page: "/", secondsAgo: 4 * minute + 59 },
      { session: ada, page: "/tools", secondsAgo: 10 },
      { session: bola, page: "/", clicked: "Link: Home", secondsAgo: 4 * minute + 55 },
      { session: chidi, page: "/", secondsAgo: 5 * minute + 1 },
    );
    expect(await answer("get_active_users_count")).toBe(2);
  });

  test("include one at 4:59 and leave out one at 5:01", async () => {
    await seen({ session: ada, page: "/", secondsAgo: 5 * minute + 1 });
    expect(await answer("get_active_users_count")).toBe(0);
    await seen({ session: ada, page: "/", secondsAgo: 4 * minute + 59 });
    expect(await answer("get_active_users_count")).toBe(1);
  });
});

describe("figures of a small known set", () => {
  beforeEach(() =>
    seen(
      { session: ada, page: "/", source: "Google", secondsAgo: 10 },
      { session: ada, page: "/", source: "Direct", secondsAgo: 20 },
      { session: bola, page: "/", source: "Google", secondsAgo: 2 * day },
      { session: bola, page: "/tools", source: "zobo.example", secondsAgo: 2 * day },
      { session: chidi, page: "/tools", source: null, secondsAgo: 20 * day },
      { session: chidi, page: "/about", source: "TikTok", secondsAgo: 20 * day },
      { session: chidi, page: "/old", source: "Facebook", secondsAgo: 40 * day },
      { session: ada, page: "/", source: "Google", clicked: "Button: Enroll Now", secondsAgo: 5 },
      { session: bola, page: "/tools", source: "Facebook", clicked: "Link: Home", secondsAgo: 2 * day },
    ),
  );

  const page = (page_visited: string, visit_count: number, unique_sessions: number) => ({
    page_visited,
    visit_count,
    unique_sessions,
  });
  const source = (referrer_source: string, visit_count: number) => ({ referrer_source, visit_count });

  test("pages by views without clicks, ties by name", async () => {
    expect(await answer("get_top_pages", { days_back: 1 })).toEqual([page("/", 2, 1)]);
    const week = [page("/", 3, 2), page("/tools", 1, 1)];
    expect(await answer("get_top_pages", { days_back: 7 })).toEqual(week);
    expect(await answer("get_top_pages")).toEqual(week);
    expect(await answer("get_top_pages", { days_back: 30 })).toEqual([
      page("/", 3, 2),
      page("/tools", 2, 2),
      page("/about", 1, 1),
    ]);
    expect(await answer("get_top_pages", { days_back: 366 })).toHaveLength(4);
  });

  test("sources by views, an unknown source counted as Direct", async () => {
    expect(await answer("get_referrer_breakdown", { days_back: 1 })).toEqual([
      source("Direct", 1),
      source("Google", 1),
    ]);
    expect(await answer("get_referrer_breakdown")).toEqual([
      source("Google", 2),
      source("Direct", 1),
      source("zobo.example", 1),
    ]);
    expect(await answer("get_referrer_breakdown", { days_back: 30 })).toEqual([
      source("Direct", 2),
      source("Google", 2),
      source("TikTok", 1),
      source("zobo.example", 1),
    ]);
  });

  test("clicks, newest first, with all fields", async () => {
    const clicks = await answer("get_recent_clicks");
    expect(clicks).toEqual([
      {
        page_visited: "/",
        clicked_element: "Button: Enroll Now",
        referrer_source: "Google",
        event_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
      expect.objectContaining({ page_visited: "/tools", clicked_element: "Link: Home" }),
    ]);
    expect(await answer("get_recent_clicks", { limit_count: 1 })).toHaveLength(1);
  });
});

describe("limits", () => {
  test.each(["get_top_pages", "get_referrer_breakdown"])("%s looks back 1 to 366 days", async (name) => {
    await seen(
      { session: ada, page: "/in", source: "in", secondsAgo: day - 30 },
      { session: ada, page: "/out", source: "out", secondsAgo: day + 30 },
    );
    expect(await answer(name, { days_back: 1 })).toHaveLength(1);
    expect(await answer(name, { days_back: 366 })).toHaveLength(2);
    for (const days_back of [0, -1, 367, 1.5, "7", null]) {
      expect([days_back, (await call(name, { days_back })).status]).toEqual([days_back, 422]);
    }
  });

  test("get_recent_clicks returns fifty by default, and 1 to 500", async () => {
    await sql()`insert into visitor_analytics (session_id, page_visited, clicked_element)
      select ${ada}, '/', 'Link: ' || n from generate_series(1, 520) as n`;
    expect(await answer("get_recent_clicks")).toHaveLength(50);
    expect(await answer("get_recent_clicks", { limit_count: 1 })).toMatchObject([
      { clicked_element: "Link: 520" },
    ]);
    expect(await answer("get_recent_clicks", { limit_count: 500 })).toHaveLength(500);
    for (const limit_count of [0, -1, 501, 2.5, "50", null]) {
      expect([limit_count, (await call("get_recent_clicks", { limit_count })).status]).toEqual([
        limit_count,
        422,
      ]);
    }
  });
});
