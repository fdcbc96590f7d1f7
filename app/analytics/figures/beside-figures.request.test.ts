/** The notes of the Figures screen, and its filters. */
import { readdirSync, statSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dayWords } from "#content/day-words.ts";
import { dataPrice, figuresTexts as texts } from "#content/figures.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { laptop, lead, phone, travel } from "#tests/support/travel.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { recordVisits } from "../analytics.server.ts";
import { addDays, lagosToday } from "./days-contract.ts";
import { readFigures } from "./figures.server.ts";
import { oldestStored } from "./narrowed.server.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await forgetVisits();
  await forgetLeads();
});

const days = "from=2026-06-10&to=2026-06-12";
const read = (query: string) => readFigures(new URLSearchParams(query));

/** The HTML of the screen, as an admin sees it. */
async function open(query: string): Promise<string> {
  const { headers } = await site.signIn();
  const answer = await site.fetch(`/admin-dashboard/figures?${query}`, { headers });
  return (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
}

describe("a filter that reads visits one by one", () => {
  const oldest = oldestStored(lagosToday(new Date()));
  const older = `from=${addDays(oldest, -1)}&to=${oldest}`;

  test("says where it is short because older visits are not stored", async () => {
    for (const [query, what, onlyBefore] of [
      [`${older}&page=/tools`, "figures", false],
      [`${older}&source=TikTok`, "pages", false],
      [`from=${oldest}&to=${oldest}&page=/tools`, "figures", true],
      ["from=2024-01-01&to=2024-01-31&page=/tools", "figures", false],
    ] as const) {
      expect((await read(query)).shortened).toEqual({ from: oldest, what, onlyBefore });
      expect(await open(query)).toContain(texts.shortened(what, dayWords(oldest)));
    }
  });

  test("says nothing where it is whole", async () => {
    const next = addDays(oldest, 1);
    for (const query of [older, `${older}&door=contact`, `from=${next}&to=${next}&page=/tools`])
      expect((await read(query)).shortened).toBeNull();
  });
});

describe("leads", () => {
  beforeEach(async () => {
    await lead({ day: "2026-06-10", source: "Google", landing: "/", device: "Mobile", country: "NG" });
    await lead({
      day: "2026-06-11",
      source: "Google",
      landing: "/tools",
      device: "Desktop",
      country: "NG",
      door: "quote",
      value: 90_000,
    });
    await lead({ day: "2026-06-12", source: "TikTok", landing: "/" });
    await lead({ day: "2026-06-09", source: "TikTok", landing: "/", device: "Mobile", door: "quote" });
  });

  test("are narrowed by device and country, and the screen counts those for which it is unknown", async () => {
    const mobile = await read(`${days}&device=Mobile`);
    expect([mobile.totals.leads, mobile.totalsBefore.leads, mobile.unknownLeads]).toEqual([
      { leads: 1, won: 0, value: 0 },
      { leads: 1, won: 0, value: 0 },
      1,
    ]);
    const desktop = await read(`${days}&device=Desktop&country=NG`);
    expect([desktop.totals.leads, desktop.unknownLeads]).toEqual([{ leads: 1, won: 1, value: 90_000 }, 1]);
    expect((await read(`${days}&source=Google`)).unknownLeads).toBe(0);
    expect(await open(`${days}&country=NG`)).toContain(texts.unknownLeads(1));
  });

  test("whose source is unknown are in no list of sources, and the screen counts them", async () => {
    expect(await open(days)).not.toContain("not under ‘Leads by first source’");
    await lead({ day: "2026-06-12", source: null, landing: "/" });
    expect(await open(days)).toContain(texts.unknownSources(1));
    expect(await open(`${days}&source=Google`)).not.toContain("not under ‘Leads by first source’");
  });

  test("are narrowed by their door, and the screen says that visits are not", async () => {
    await travel({ at: "2026-06-10T10:00", pages: ["/", "/tools"], userAgent: laptop });
    const quotes = await read(`${days}&door=quote`);
    expect(quotes.totals).toEqual({ visitors: 1, views: 2, leads: { leads: 1, won: 1, value: 90_000 } });
    expect(quotes.totalsBefore.leads.leads).toBe(1);
    expect(quotes.leads.landing.map(({ name, leads }) => [name, leads])).toEqual([
      ["/tools", 1],
      ["/", 0],
    ]);
    const html = await open(`${days}&door=quote`);
    expect(html).toContain(texts.doorOfLeads);
    expect(html).toContain(texts.leadFilter("Quote"));
    expect(await open(days)).toContain(
      '/admin-dashboard/figures?from=2026-06-10&amp;to=2026-06-12&amp;door=quote"',
    );
  });
});

test("the days of the chart lead to that day, and the chart has a scale and the days before", async () => {
  await travel({ at: "2026-06-10T10:00", pages: ["/", "/tools", "/terms"] });
  for (let visitor = 0; visitor < 5; visitor += 1) await travel({ at: "2026-06-07T12:00", pages: ["/"] });
  const html = await open(`${days}&device=Mobile`);
  expect(html).toContain('/admin-dashboard/figures?from=2026-06-10&amp;to=2026-06-10&amp;device=Mobile"');
  // The days before had five views and the range has three: the scale has room for both.
  expect(html).toMatch(/<span>6<\/span><span>3<\/span><span>0<\/span>/);
  const [, line] = /<path d="(M0 [^"]+)" fill="none"/.exec(html) ?? [];
  expect(line).toBe(`M0 ${200 - (200 * 5) / 6}H240L240 200H480L480 200H720`);
});

test("a visit costs the bytes of its pages and once those of the files that they load, also when they are idle", async () => {
  const cost = async (pages: readonly string[]) => {
    await forgetVisits();
    await travel({ at: "2026-06-10T10:00", pages });
    return ((await read(days)).dataCost ?? Number.NaN) * (1e9 / dataPrice.nairaPerGB);
  };
  const size = (file: string) =>
    statSync(`build/client/${file}.br`, { throwIfNoEntry: false })?.size ??
    statSync(`build/client/${file}`).size;
  const assets = readdirSync("build/client/assets").filter((name) => /\.(?:js|css)$/.test(name));
  const sizeOf = (name: RegExp) =>
    assets.filter((asset) => name.test(asset)).reduce((sum, asset) => sum + size(`assets/${asset}`), 0);
  const idle = sizeOf(
    /^(?:hydrate|manifest|site|count\.gen|rolldown-runtime|react|router|entry\.client|root|layout)-/,
  );
  expect(idle).toBeGreaterThan(80_000);
  const one = await cost(["/tools"]);
  expect(one).toBeGreaterThan(size("tools/index.html") + idle + sizeOf(/^tools\.page-/));
  expect(one).toBeLessThan(1.6 * (size("tools/index.html") + idle));
  // Another page loads its HTML and its own part of the script. The same page again loads only its HTML.
  const two = await cost(["/tools", "/terms"]);
  expect(two - one).toBeGreaterThan(size("terms/index.html") + sizeOf(/^terms\.page-/));
  expect(two - one).toBeLessThan(size("terms/index.html") + idle / 4);
  expect((await cost(["/tools", "/terms", "/tools"])) - two).toBeCloseTo(size("tools/index.html"), 0);
  // A page that is rendered on request has its script too.
  expect(await cost(["/contact"])).toBeGreaterThan(idle + sizeOf(/^contact\.page-/));
  await forgetVisits();
  expect((await read(days)).dataCost).toBeNull();
});

test("a visit has the campaign it began with, even where the counter came on a later page", async () => {
  const at = "http://localhost/?utm_source=tiktok&utm_campaign=dec-sale#prices";
  const visit = (end: string, sent: { at?: string }, number: number) =>
    recordVisits(
      {
        session_id: `00000000-0000-4000-8000-00000000000${end}`,
        events: [{ page_visited: "/contact", number }],
        ...sent,
      },
      { userAgent: phone },
    );
  await visit("1", { at }, 1);
  await visit("2", {}, 1);
  const { groups } = await read("range=today");
  const names = (list: readonly { name: string; visitors: number }[]) =>
    list.map(({ name, visitors }) => [name, visitors]);
  expect(names(groups.campaign)).toEqual([["dec-sale", 1]]);
  expect(names(groups.source)).toEqual(
    expect.arrayContaining([
      ["TikTok", 1],
      ["Direct", 1],
    ]),
  );
});

test("events that no person makes are left out, and the screen says so", async () => {
  const session_id = "00000000-0000-4000-8000-00000000ffff";
  const robot = (message: number) => {
    const events = Array.from({ length: 50 }, (_, at) => ({
      page_visited: "/tools",
      number: message * 50 + at + 1,
    }));
    return recordVisits({ session_id, events }, { userAgent: phone });
  };
  // Events that are sent again for want of a response do not count towards the limit.
  for (let time = 0; time < 20; time += 1) expect(await robot(0)).toBe(50);
  for (let message = 1; message < 6; message += 1) expect(await robot(message)).toBe(50);
  expect(await robot(6)).toBe(0);
  expect(await robot(7)).toBe(0);
  const { leftOut } = await read("range=today");
  expect(leftOut).toBe(100);
  expect(await open("range=today")).toContain(texts.leftOut(100));
});

test("the screen says which days it counts, and folds other dates and the file away", async () => {
  const html = await open("from=2026-06-10&to=2026-06-12");
  expect(html).toContain(texts.rule("Wed, 10 Jun 2026", "Fri, 12 Jun 2026"));
  const fold = new RegExp(`<details([^>]*)><summary[^>]*>${texts.custom.open}<`);
  // The date fields are open for an admin who chose dates, and folded for everybody else.
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
