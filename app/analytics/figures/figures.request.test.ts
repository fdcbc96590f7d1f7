/** The Figures screen on known journeys: what is on it is what happened, and nobody else sees it. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { laptop, lead, travel } from "#tests/support/travel.ts";
import { forgetVisits } from "#tests/support/visits.ts";
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
const nobody = { visitors: 0, views: 0 };
const noLead = { leads: 0, won: 0, value: 0 };
const oneLead = { leads: 1, won: 0, value: 0 };

describe("twenty known journeys", () => {
  beforeEach(known);

  test("are twenty visitors, however many days and pages they saw", async () => {
    const { totals, totalsBefore, byDay } = await read(days);
    expect(totals).toEqual({ visitors: 20, views: 44, leads: { leads: 3, won: 2, value: 310_000 } });
    expect(totalsBefore).toEqual({ visitors: 2, views: 2, leads: { leads: 1, won: 0, value: 0 } });
    // Those who came just before midnight are there on both days.
    expect(byDay).toEqual([
      { day: "2026-06-10", visitors: 8, views: 24, before: nobody },
      { day: "2026-06-11", visitors: 5, views: 5, before: { visitors: 2, views: 2 } },
      { day: "2026-06-12", visitors: 12, views: 15, before: nobody },
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
      before: 0,
      queries: [{ query: "tool=3", views: 3 }],
      read: null,
    });
    expect(pages.find(({ path }) => path === "/")).toMatchObject({ views: 13, before: 2 });
  });

  test("are all narrowed by a row that is pressed, leads too", async () => {
    const tikTok = await read(`${days}&source=TikTok`);
    expect(tikTok.totals).toEqual({ visitors: 5, views: 10, leads: { leads: 2, won: 1, value: 250_000 } });
    expect(tikTok.groups.campaign).toEqual([{ name: "june-flyer", visitors: 5, views: 10, before: nobody }]);
    expect(tikTok.pages.map(({ path, views }) => [path, views])).toEqual([
      ["/", 5],
      ["/whatsapp-ai-packages", 5],
    ]);
    expect((await read(`${days}&device=Desktop&entry=/tools`)).totals).toMatchObject({
      visitors: 3,
      views: 6,
      leads: { leads: 0, won: 0, value: 0 },
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
    expect(tool.groups.source).toEqual([{ name: "Google", visitors: 8, views: 24, before: nobody }]);
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
    expect(leads.source).toEqual([
      { name: "TikTok", leads: 2, won: 1, value: 250_000, before: noLead },
      { name: "Google", leads: 1, won: 1, value: 60_000, before: oneLead },
      { name: "WhatsApp", leads: 1, won: 0, value: 0, before: noLead },
    ]);
    expect(leads.door).toEqual([{ name: "contact", leads: 4, won: 2, value: 310_000, before: oneLead }]);
    expect(leads.used).toEqual([
      { name: "/tools/faq-generator", leads: 1, won: 1, value: 60_000, before: noLead },
      { name: "/courses/business-automation", leads: 1, won: 0, value: 0, before: noLead },
    ]);
  });

  test("are followed from first page and campaign", async () => {
    const { leads } = await read(days);
    expect(leads.landing).toEqual([
      { name: "/", leads: 3, won: 2, value: 310_000, before: noLead },
      // A source with visits only in the days before is listed too.
      { name: "/blog", ...noLead, before: oneLead },
    ]);
    expect(leads.campaign).toEqual([
      { name: "june-flyer", leads: 2, won: 1, value: 250_000, before: noLead },
    ]);
  });

  test("are on the screen and in the file for admins, and for nobody else", async () => {
    const { headers } = await site.signIn();
    const html = (
      await (await site.fetch(`/admin-dashboard/figures?${days}`, { headers })).text()
    ).replaceAll("<!-- -->", "");
    for (const words of ["20</dd>", "june-flyer", "Home Page", "WhatsApp", "₦310,000", "Tool: FAQ Generator"])
      expect([words, html.includes(words)]).toEqual([words, true]);
    const file = await (await site.fetch(`/admin-dashboard/figures/figures.csv?${days}`, { headers })).text();
    for (const line of [
      "List,Name,Visitors,Views,Leads,Won,Naira,Visitors before,Views before,Leads before,Won before,Naira before,Reached the middle %,Reached the end %",
      "All,All,20,44,3,2,310000,2,2,1,0,0,,",
      "Days,2026-06-11,5,5,,,,2,2,,,,,",
      "Sources,Google,8,24,,,,0,0,,,,,",
      "Pages,Home Page /,,13,,,,,2,,,,,",
      "Leads by first source,Google,,,1,1,60000,,,1,0,0,,",
    ])
      expect(file.split("\r\n")).toContain(line);
    for (const role of ["learner", "recruiter"] as const) {
      const other = await site.signIn({ role });
      const answer = await site.fetch(`/admin-dashboard/figures?${days}`, { headers: other.headers });
      expect(await answer.text()).not.toContain("june-flyer");
    }
  });
});
