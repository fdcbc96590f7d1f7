/** What is stored of days that are over, and of the filters that the screen offers. */
import { beforeEach, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetVisits, viewAt } from "#tests/support/visits.ts";
import { type VisitRow, writeVisits } from "../visit-writer.server.ts";
import { storeCommonFilters } from "./common-filters.server.ts";
import { addDays, lagosToday } from "./days-contract.ts";
import { readFigures } from "./figures.server.ts";

testDatabase();
beforeEach(forgetVisits);

const today = lagosToday(new Date());
const yesterday = addDays(today, -1);

const sessionOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, "0")}`;
const visit = (day: string, place: number, others: Partial<VisitRow> = {}) =>
  viewAt(`${day}T00:00`, sessionOf(place), others);

const look = (filter: Record<string, string> = {}) =>
  readFigures(new URLSearchParams({ range: "30", ...filter }));

const stored = () =>
  sql()<{ id: number; day: string }[]>`
    select id, to_char(day, 'YYYY-MM-DD') as day from narrowed_days where lists is not null order by id`;

test("a day that is over is counted once, and again only after something of it came or left", async () => {
  await writeVisits([visit(addDays(today, -2), 1), visit(yesterday, 1), visit(today, 1)]);
  const { totals, byDay } = await look();
  expect(totals).toMatchObject({ visitors: 1, views: 3 });
  expect(byDay.slice(-3).map(({ visitors }) => visitors)).toEqual([1, 1, 1]);
  const first = await stored();
  expect(first).toHaveLength(59);
  expect(first.map(({ day }) => day)).not.toContain(today);
  // Today is not stored, and its visits change no other day.
  await writeVisits([visit(today, 2)]);
  expect((await look()).totals).toMatchObject({ visitors: 2, views: 4 });
  expect(await stored()).toEqual(first);
  await writeVisits([visit(yesterday, 3)]);
  expect((await look()).totals).toMatchObject({ visitors: 3, views: 5 });
  expect((await stored()).slice(0, -1)).toEqual(first.filter(({ day }) => day !== yesterday));
  await sql()`delete from visits where lagos_date(at) = ${yesterday}`;
  expect((await look()).totals).toMatchObject({ visitors: 2, views: 3 });
});

test("what a row of the screen would show is stored before somebody presses it", async () => {
  await writeVisits([
    visit(yesterday, 1, { referrer_source: "TikTok", campaign: "june" }),
    visit(today, 2, { page_visited: "/", country: "NG" }),
  ]);
  const filters = await storeCommonFilters();
  expect(filters).toEqual(
    expect.arrayContaining([
      { source: "TikTok" },
      { source: "Direct" },
      { campaign: "june" },
      { entry: "/tools" },
      { device: "Mobile" },
      { country: "NG" },
      { page: "/" },
      { page: "/tools" },
    ]),
  );
  const before = await stored();
  for (const filter of filters) await look(filter as Record<string, string>);
  expect(await stored()).toEqual(before);
  // Another is read and stored when it is asked for.
  await look({ source: "TikTok", device: "Mobile" });
  expect((await stored()).length).toBeGreaterThan(before.length);
});

test("after a thousand new visitors of today, what was read of today is stored anew", async () => {
  const [filter, many] = [{ source: "Direct" }, 1001];
  await writeVisits([visit(today, 1)]);
  await look(filter);
  const ofToday = async () => (await stored()).filter(({ day }) => day === today);
  const before = await ofToday();
  await writeVisits(Array.from({ length: many }, (_, place) => visit(today, place + 2)));
  expect((await look(filter)).totals.views).toBe(many + 1);
  const after = await ofToday();
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
  expect((await look(filter)).totals.views).toBe(many + 1);
});

test("a look at years stores half a year of days, and the next look more", async () => {
  await writeVisits([visit(addDays(today, -300), 1), visit(yesterday, 2)]);
  const query = new URLSearchParams({ from: addDays(today, -400), to: yesterday });
  for (const days of [2 * 186, 4 * 186]) {
    expect((await readFigures(query)).totals).toMatchObject({ visitors: 2, views: 2 });
    expect(await stored()).toHaveLength(days);
  }
});
