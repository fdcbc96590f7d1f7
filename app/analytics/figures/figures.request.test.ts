/** The Figures screen on known journeys: what is on it is what happened, and nobody else sees it. */
import { statSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dataPrice, figuresTexts as texts } from "#content/figures.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { recordVisits } from "../analytics.server.ts";
import { readFigures } from "./figures.server.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await forgetVisits();
  await forgetLeads();
});

const phone = "Mozilla/5.0 (Linux; Android 14; SM-A155F) Chrome/130.0.0.0 Mobile Safari/537.36";
const laptop = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36";

interface Journey {
  /** Lagos time of the first page. */
  at: string;
  pages: readonly string[];
  from?: string;
  userAgent?: string;
  country?: string;
  /** Minutes between the pages. */
  pause?: number;
}

let count = 0;
async function travel({ at, pages, from, userAgent = phone, country, pause = 1 }: Journey) {
  count += 1;
  const session_id = `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`;
  for (const [place, page_visited] of pages.entries()) {
    const now = new Date(Date.parse(`${at}:00+01:00`) + place * pause * 60_000);
    await recordVisits(
      { session_id, ...(from ? { from } : {}), events: [{ page_visited, number: place + 1 }] },
      { userAgent, now, ...(country ? { country } : {}) },
    );
  }
}

async function lead(row: {
  day: string;
  source: string;
  campaign?: string;
  landing: string;
  used?: string;
  value?: number;
}) {
  const { day, source, campaign = null, landing, used = null, value } = row;
  count += 1;
  await sql()`
    insert into leads (ref, door, person, wants, first_source, last_source, campaign, landing, used, stage, value, created_at)
    values (${`REF-${count}`}, 'contact', gen_random_uuid(), 'A bot', ${source}, ${source}, ${campaign}, ${landing},
      ${used}, ${value ? "won" : "new"}, ${value ?? null}, ${`${day}T12:00:00+01:00`})`;
}

const flyer = "/?utm_source=TikTok&utm_campaign=june-flyer";

/** Twenty visitors on three days, and two in the days before. */
async function known() {
  for (let visitor = 0; visitor < 8; visitor += 1)
    await travel({
      at: "2026-06-10T10:00",
      pages: ["/", "/tools", "/tools/faq-generator"],
      from: "https://www.google.com",
      country: "NG",
    });
  for (let visitor = 0; visitor < 5; visitor += 1)
    await travel({ at: "2026-06-11T23:59", pages: [flyer, "/whatsapp-ai-packages"], pause: 2 });
  for (let visitor = 0; visitor < 4; visitor += 1)
    await travel({ at: "2026-06-12T00:00", pages: ["/blog"], from: "https://wa.me/234", userAgent: laptop });
  for (let visitor = 0; visitor < 3; visitor += 1)
    await travel({
      at: "2026-06-12T09:00",
      pages: ["/tools?tool=3", "/tools"],
      userAgent: laptop,
      country: "GH",
    });
  for (let visitor = 0; visitor < 2; visitor += 1) await travel({ at: "2026-06-08T12:00", pages: ["/"] });
  await lead({ day: "2026-06-11", source: "TikTok", campaign: "june-flyer", landing: "/", value: 250_000 });
  await lead({ day: "2026-06-12", source: "TikTok", campaign: "june-flyer", landing: "/" });
  await lead({
    day: "2026-06-10",
    source: "Google",
    landing: "/",
    used: "/tools/faq-generator",
    value: 60_000,
  });
  await lead({ day: "2026-06-09", source: "Google", landing: "/blog" });
}

const days = "from=2026-06-10&to=2026-06-12";
const read = (query: string) => readFigures(new URLSearchParams(query));

describe("twenty known journeys", () => {
  beforeEach(known);

  test("are twenty visitors, however many days and pages they saw", async () => {
    const { totals, totalsBefore, byDay } = await read(days);
    expect(totals).toEqual({ visitors: 20, views: 44, leads: { leads: 3, won: 2, value: 310_000 } });
    expect(totalsBefore).toEqual({ visitors: 2, views: 2, leads: { leads: 1, won: 0, value: 0 } });
    // Those who came just before midnight are there on both days.
    expect(byDay).toEqual([
      { day: "2026-06-10", visitors: 8, views: 24 },
      { day: "2026-06-11", visitors: 5, views: 5 },
      { day: "2026-06-12", visitors: 12, views: 15 },
    ]);
    expect((await read("from=2026-06-12&to=2026-06-12")).totals).toMatchObject({ visitors: 12, views: 15 });
  });

  test("have their sources, campaigns, first pages, devices and countries", async () => {
    const { groups } = await read(days);
    const visitors = Object.fromEntries(
      Object.entries(groups).map(([by, rows]) => [
        by,
        Object.fromEntries(rows.map((row) => [row.name, row.visitors])),
      ]),
    );
    expect(visitors).toEqual({
      source: { Google: 8, TikTok: 5, WhatsApp: 4, Direct: 3 },
      campaign: { "june-flyer": 5 },
      entry: { "/": 13, "/blog": 4, "/tools": 3 },
      device: { Mobile: 13, Desktop: 7 },
      country: { NG: 8, GH: 3 },
    });
  });

  test("make a page's whole figure beside its queries", async () => {
    const { pages } = await read(days);
    expect(pages.find(({ path }) => path === "/tools")).toEqual({
      path: "/tools",
      views: 14,
      queries: [{ query: "tool=3", views: 3 }],
    });
    expect(pages.find(({ path }) => path === "/")?.views).toBe(13);
  });

  test("are all narrowed by a row that is pressed, leads too", async () => {
    const tikTok = await read(`${days}&source=TikTok`);
    expect(tikTok.totals).toEqual({ visitors: 5, views: 10, leads: { leads: 2, won: 1, value: 250_000 } });
    expect(tikTok.groups.campaign).toEqual([{ name: "june-flyer", visitors: 5, views: 10 }]);
    expect(tikTok.pages.map(({ path, views }) => [path, views])).toEqual([
      ["/", 5],
      ["/whatsapp-ai-packages", 5],
    ]);
    expect((await read(`${days}&device=Desktop&entry=/tools`)).totals).toMatchObject({
      visitors: 3,
      views: 6,
      leads: null,
    });
    expect((await read(`${days}&source=Nobody`)).totals).toMatchObject({ visitors: 0, views: 0 });
  });

  test("are narrowed to those that saw a page, tool or course, with all that they saw", async () => {
    const tool = await read(`${days}&page=/tools/faq-generator`);
    expect(tool.totals).toEqual({ visitors: 8, views: 24, leads: { leads: 1, won: 1, value: 60_000 } });
    expect(tool.totalsBefore).toMatchObject({ visitors: 0, views: 0 });
    expect(tool.byDay.map(({ visitors, views }) => [visitors, views])).toEqual([
      [8, 24],
      [0, 0],
      [0, 0],
    ]);
    expect(tool.groups.source).toEqual([{ name: "Google", visitors: 8, views: 24 }]);
    expect(tool.pages.map(({ path, views }) => [path, views])).toEqual([
      ["/", 8],
      ["/tools", 8],
      ["/tools/faq-generator", 8],
    ]);
    // The page filter includes views with a query, and combines with another filter.
    expect((await read(`${days}&page=/tools`)).totals).toMatchObject({ visitors: 11, views: 30 });
    expect((await read(`${days}&page=/tools&country=GH`)).totals).toMatchObject({ visitors: 3, views: 6 });
    // A visit that continues past midnight counts once in the range, and once on each of the two days.
    const packages = await read(`${days}&page=/whatsapp-ai-packages`);
    expect(packages.totals).toMatchObject({ visitors: 5, views: 10 });
    expect(packages.byDay.map(({ visitors }) => visitors)).toEqual([0, 5, 5]);
  });

  test("lead to leads and to what was won, by first page, source, campaign, tool, course and door", async () => {
    await lead({
      day: "2026-06-12",
      source: "WhatsApp",
      landing: "/blog",
      used: "/courses/business-automation",
    });
    const { leads } = await read(days);
    expect(leads?.source).toEqual([
      { name: "TikTok", leads: 2, won: 1, value: 250_000 },
      { name: "Google", leads: 1, won: 1, value: 60_000 },
      { name: "WhatsApp", leads: 1, won: 0, value: 0 },
    ]);
    expect(leads?.door).toEqual([{ name: "contact", leads: 4, won: 2, value: 310_000 }]);
    await sql()`delete from leads where first_source = 'WhatsApp' and used = ${"/courses/business-automation"}`;
    expect(leads?.used).toEqual([
      { name: "/tools/faq-generator", leads: 1, won: 1, value: 60_000 },
      { name: "/courses/business-automation", leads: 1, won: 0, value: 0 },
    ]);
  });

  test("are followed from first page and campaign", async () => {
    const { leads } = await read(days);
    expect(leads?.landing).toEqual([{ name: "/", leads: 3, won: 2, value: 310_000 }]);
    expect(leads?.campaign).toEqual([{ name: "june-flyer", leads: 2, won: 1, value: 250_000 }]);
  });

  test("are on the screen and in the file for admins, and for nobody else", async () => {
    const { headers } = await site.signIn();
    const html = (
      await (await site.fetch(`/admin-dashboard/figures?${days}`, { headers })).text()
    ).replaceAll("<!-- -->", "");
    for (const words of ["20</dd>", "june-flyer", "Home Page", "WhatsApp", "₦310,000", "Tool: FAQ Generator"])
      expect([words, html.includes(words)]).toEqual([words, true]);
    const file = await (await site.fetch(`/admin-dashboard/figures/figures.csv?${days}`, { headers })).text();
    expect(file).toContain("Sources,Google,8,24");
    expect(file).toContain("Days,2026-06-12,12,15");
    for (const role of ["learner", "recruiter"] as const) {
      const other = await site.signIn({ role });
      const answer = await site.fetch(`/admin-dashboard/figures?${days}`, { headers: other.headers });
      expect(await answer.text()).not.toContain("june-flyer");
    }
  });
});

test("a visit costs the bytes of its pages and once those of what they share", async () => {
  const cost = async (pages: readonly string[]) => {
    await forgetVisits();
    await travel({ at: "2026-06-10T10:00", pages });
    return (await read(days)).dataCost ?? Number.NaN;
  };
  const bytes = (naira: number) => (naira / dataPrice.nairaPerGB) * 1e9;
  const size = (file: string) => statSync(`build/client/${file}/index.html.br`).size;
  const one = await cost(["/tools"]);
  expect(bytes(one)).toBeGreaterThan(size("tools"));
  expect(bytes((await cost(["/tools", "/terms"])) - one)).toBeCloseTo(size("terms"), 0);
  await forgetVisits();
  expect((await read(days)).dataCost).toBeNull();
});

test("events that no person makes are left out, and said to be", async () => {
  const session_id = "00000000-0000-4000-8000-00000000ffff";
  const robot = (message: number) => {
    const events = Array.from({ length: 50 }, (_, at) => ({
      page_visited: "/tools",
      number: message * 50 + at + 1,
    }));
    return recordVisits({ session_id, events }, { userAgent: phone });
  };
  // Events that are sent again because there was no response do not count towards the limit.
  for (let time = 0; time < 20; time += 1) expect(await robot(0)).toBe(50);
  for (let message = 1; message < 6; message += 1) expect(await robot(message)).toBe(50);
  expect(await robot(6)).toBe(0);
  expect(await robot(7)).toBe(0);
  const { leftOut } = await read("range=today");
  expect(leftOut).toBe(100);
  const { headers } = await site.signIn();
  const html = await (await site.fetch("/admin-dashboard/figures?range=today", { headers })).text();
  expect(html).toContain(texts.leftOut(100));
});

test("the screen says which days it counts, and folds other dates and the file away", async () => {
  const { headers } = await site.signIn();
  const open = async (query: string) =>
    (await (await site.fetch(`/admin-dashboard/figures?${query}`, { headers })).text()).replaceAll(
      "<!-- -->",
      "",
    );
  const html = await open("from=2026-06-10&to=2026-06-12");
  expect(html).toContain(texts.rule("Wed, 10 Jun 2026", "Fri, 12 Jun 2026"));
  const fold = new RegExp(`<details([^>]*)><summary[^>]*>${texts.custom.open}<`);
  // Whoever chose other dates sees them; for everybody else they are folded.
  expect(fold.exec(html)?.[1]).toContain('open=""');
  expect(fold.exec(await open("range=7"))?.[1]).not.toContain('open=""');
});

test("ranges are calendar days in Lagos, also just after midnight there", async () => {
  const now = new Date("2026-06-30T23:30:00Z");
  const daysOf = async (query: string) => (await readFigures(new URLSearchParams(query), now)).days;
  expect(await daysOf("range=today")).toEqual({ first: "2026-07-01", last: "2026-07-01" });
  expect(await daysOf("range=yesterday")).toEqual({ first: "2026-06-30", last: "2026-06-30" });
  expect(await daysOf("range=30")).toEqual({ first: "2026-06-02", last: "2026-07-01" });
  for (const wrong of ["", "range=x", "from=2026-06-10", "from=2026-06-10&to=2026-06-09", "from=x&to=y"])
    expect(await daysOf(wrong)).toEqual({ first: "2026-06-25", last: "2026-07-01" });
});
