/** Narrowed figures against plain SQL over all rows, read again and again while visits come late, go on after midnight and are erased. */
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetVisits, viewAt } from "#tests/support/visits.ts";
import { visitDays } from "../visit-months.server.ts";
import { type VisitRow, writeVisits } from "../visit-writer.server.ts";
import { acrossKey } from "./across-days.server.ts";
import { type Filter, filters, groupings } from "./contract.ts";
import { addDays, daysOf, lagosToday } from "./days-contract.ts";
import { readFigures } from "./figures.server.ts";
import { narrowed } from "./narrowed.server.ts";

testDatabase();
beforeEach(forgetVisits);

const today = lagosToday(new Date());
const firstDay = addDays(today, -3);
const sessions = ["a", "b", "c", "d", "e"].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`);

const event: fc.Arbitrary<VisitRow> = fc
  .record({
    session_id: fc.constantFrom(...sessions),
    day: fc.nat(3),
    // Beside midnight in Lagos, and at noon.
    minute: fc.constantFrom(0, 1, 720, 1438, 1439),
    page_visited: fc.constantFrom("/", "/tools", "/tools?tool=3", "/toolshed"),
    referrer_source: fc.constantFrom("Direct", "TikTok"),
    device_type: fc.constantFrom("Mobile", "Desktop"),
    campaign: fc.constantFrom(undefined, "june"),
    country: fc.constantFrom(undefined, "NG"),
    clicked_element: fc.constantFrom(null, null, null, "Button: Go"),
  })
  .map(({ day, minute, ...visit }) => ({
    ...visit,
    event_timestamp: new Date(Date.parse(`${addDays(firstDay, day)}T00:00:00+01:00`) + minute * 60_000),
    screen_width: 360,
    user_agent: "a phone",
  }));
const filter = fc.oneof(
  fc.constantFrom<Filter>({}, { page: "/tools" }, { page: "/" }, { source: "TikTok" }, { page: "/nowhere" }),
  fc.record<Filter>(
    {
      page: fc.constantFrom("/tools", "/"),
      source: fc.constantFrom("TikTok", "Direct"),
      device: fc.constant("Mobile"),
      entry: fc.constant("/tools"),
      campaign: fc.constant("june"),
      country: fc.constant("NG"),
    },
    { requiredKeys: [] },
  ),
);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.array(event, { minLength: 1, maxLength: 5 }).map((events) => ({ events })) },
  { weight: 1, arbitrary: fc.nat(20).map((erased) => ({ erased })) },
  {
    weight: 3,
    arbitrary: fc.record({ filter, first: fc.nat(3), length: fc.nat(3) }),
  },
);

const byName = (rows: readonly { name: string; visitors: number; views: number }[]) =>
  Object.fromEntries(
    rows.filter(({ views }) => views > 0).map(({ name, visitors, views }) => [name, [visitors, views]]),
  );

/** The same figures by plain SQL. */
async function counted(first: string, last: string, filter: Filter) {
  const begun = { source: "source.word", campaign: "campaign.word", entry: "entry.word" };
  const columns: Record<string, string> = { ...begun, device: "b.device_type", country: "s.country" };
  const narrowing = filters.flatMap((name) =>
    name !== "page" && filter[name]
      ? [sql()`and ${sql().unsafe(columns[name] ?? "")} = ${filter[name]}`]
      : [],
  );
  const within = sql()`v.clicked_element is null and lagos_date(v.event_timestamp) between ${first} and ${last}`;
  const saw = filter.page
    ? sql()`and v.session_id in (select v.session_id from visitor_analytics v where ${within}
        and split_part(v.page_visited, '?', 1) = ${filter.page})`
    : sql()``;
  const by = async (name: string) =>
    byName(
      await sql()<{ name: string; visitors: number; views: number }[]>`
        select ${sql().unsafe(name)}::text as name, count(distinct v.session_id)::int as visitors, count(*)::int as views
        from visitor_analytics v join visit_sessions s on s.session_id = v.session_id
        join visit_browsers b on b.id = s.browser join visit_words entry on entry.id = s.entry
        left join visit_words source on source.id = s.source left join visit_words campaign on campaign.id = s.campaign
        where ${within} ${saw} ${narrowing.length ? narrowing.reduce((all, one) => sql()`${all} ${one}`) : sql()``}
          and ${sql().unsafe(name)}::text <> '' group by 1`,
    );
  const groups = await Promise.all(groupings.map(async (name) => [name, await by(columns[name] ?? "")]));
  const pages = Object.entries(await by("split_part(v.page_visited, '?', 1)"));
  return {
    all: (await by("'all'")).all ?? [0, 0],
    days: await by("lagos_date(v.event_timestamp)"),
    groups: Object.fromEntries(groups),
    pages: Object.fromEntries(pages.map(([path, [, views]]) => [path, views])),
  };
}

async function shown(first: string, last: string, filter: Filter) {
  const { totals, totalsBefore, byDay, groups, pages } = await readFigures(
    new URLSearchParams({ from: first, to: last, ...filter }),
  );
  return {
    before: {
      all: [totalsBefore.visitors, totalsBefore.views],
      days: byDay.map(({ before: { visitors, views } }) => [visitors, views]),
      groups: Object.fromEntries(
        groupings.map((of) => [of, byName(groups[of].map(({ name, before }) => ({ name, ...before })))]),
      ),
      pages: Object.fromEntries(
        pages.filter(({ before }) => before).map(({ path, before }) => [path, before]),
      ),
    },
    figures: {
      all: [totals.visitors, totals.views],
      days: byName(byDay.map(({ day, visitors, views }) => ({ name: day, visitors, views }))),
      groups: Object.fromEntries(groupings.map((name) => [name, byName(groups[name])])),
      pages: Object.fromEntries(pages.filter(({ views }) => views).map(({ path, views }) => [path, views])),
    },
  };
}

test("equal plain SQL over the rows, whatever was kept before", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      await forgetVisits();
      for (const one of steps) {
        if ("events" in one) await writeVisits(one.events);
        else if ("erased" in one)
          await sql()`delete from visitor_analytics where id in (
            select id from visitor_analytics order by id offset ${one.erased} % (select count(*) + 1 from visits) limit 2)`;
        else {
          const first = addDays(firstDay, one.first);
          const last = addDays(first, one.length);
          // The second look reads what the first one stored.
          if (!one.filter.page) await shown(first, last, one.filter);
          const { before, figures } = await shown(first, last, one.filter);
          expect(figures).toEqual(await counted(first, last, one.filter));
          const earlier = { first: addDays(first, -one.length - 1), last: addDays(first, -1) };
          const { days, ...others } = await counted(earlier.first, earlier.last, one.filter);
          expect(before).toEqual({ ...others, days: daysOf(earlier).map((day) => days[day] ?? [0, 0]) });
        }
      }
    }),
    { numRuns: process.env.TEST_FULL ? 400 : 25 },
  );
}, 120_000);

const visit = (day: string, session = sessions[0] ?? "") => viewAt(`${day}T12:00`, session);

test("a day is read once, and again only after something came or left", async () => {
  const kept = async () => {
    await shown(firstDay, today, { page: "/tools" });
    const rows = await sql()<{ day: string; id: number; lists: unknown[] }[]>`
      select to_char(day, 'YYYY-MM-DD') as day, id, lists from narrowed_days
      where day >= ${firstDay} and filter <> ${acrossKey({ page: "/tools" }, { first: firstDay, last: today })} order by day`;
    expect(rows.map(({ day }) => day)).toEqual(daysOf({ first: firstDay, last: today }));
    expect(rows.every(({ lists }) => lists !== null)).toBe(true);
    return rows.map(({ id }) => id);
  };
  await writeVisits([visit(firstDay), visit(addDays(firstDay, 1))]);
  const before = await kept();
  // A visit of today is added to what was kept of today, and changes no other day, though it began earlier.
  await writeVisits([visit(today)]);
  expect(await kept()).toEqual(before);
  await writeVisits([visit(addDays(firstDay, 1), sessions[1])]);
  const after = await kept();
  expect([after[0], after[2], after[3]]).toEqual([before[0], before[2], before[3]]);
  expect(after[1]).not.toBe(before[1]);
  await sql()`delete from visits where lagos_date(at) in (${firstDay}, ${today})`;
  const erased = await kept();
  expect(erased[0]).not.toBe(before[0]);
  expect(erased[3]).not.toBe(before[3]);
});

test("visitors of several days are counted once, also when they come late, leave and come again today", async () => {
  const next = addDays(firstDay, 1);
  const visitors = async () => (await shown(firstDay, today, { page: "/tools" })).figures.all;
  await writeVisits([visit(firstDay), visit(next)]);
  expect(await visitors()).toEqual([1, 2]);
  await writeVisits([visit(firstDay, sessions[1]), visit(next, sessions[1])]);
  // Somebody looks at single days, which are read again and kept; what was kept of their sum is old.
  for (const day of [firstDay, next]) await shown(day, day, { page: "/tools" });
  expect(await visitors()).toEqual([2, 4]);
  await writeVisits([visit(today), visit(today, sessions[2])]);
  expect(await visitors()).toEqual([3, 6]);
  await sql()`delete from visits where lagos_date(at) = ${next}`;
  expect(await visitors()).toEqual([3, 4]);
});

test("a day whose rows are being erased counts as empty", async () => {
  const oldest = addDays(today, -visitDays);
  const next = addDays(oldest, 1);
  await writeVisits([visit(oldest), visit(next)]);
  const { figures } = await shown(oldest, next, { page: "/tools" });
  expect(figures).toMatchObject({ all: [1, 1], days: { [next]: [1, 1] }, pages: { "/tools": 1 } });
});

test("nothing old is kept of a day that a writer is changing while it is read", async () => {
  const read = () => shown(firstDay, firstDay, { page: "/tools" });
  const [written, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writer = sql().begin(async (transaction) => {
    await transaction`
      insert into visitor_analytics (session_id, event_timestamp, page_visited, device_type)
      values (${sessions[0] ?? ""}, ${`${firstDay}T12:00:00+01:00`}, '/tools', 'Mobile')`;
    written.resolve();
    await go.promise;
  });
  await written.promise;
  const reading = read();
  await expect
    .poll(
      async () => (await sql()`select 1 from pg_locks where locktype = 'advisory' and not granted`).length,
    )
    .toBeGreaterThan(0);
  go.resolve();
  await Promise.all([writer, reading]);
  expect((await read()).figures.all).toEqual([1, 1]);
});

test("keeping what was read and storing visits of the same days wait for each other", async () => {
  const [first, middle, last] = [firstDay, addDays(firstDay, 1), addDays(firstDay, 2)];
  const waiting = async () =>
    (await sql()`select locktype from pg_locks where not granted`).map(({ locktype }) => locktype);
  let reading: Promise<unknown> | undefined;
  await sql().begin(async (writer) => {
    // The rows of the days are stored, and reading them waits for the table.
    await sql().begin(async (holder) => {
      await holder`lock table visits in access exclusive mode`;
      reading = narrowed({ first, last }, { page: "/tools" });
      await expect.poll(waiting).toEqual(["relation"]);
      // As the counter does: first the lock, then the rows of the days whose visits it stores.
      await writer`select lock_visits()`;
      await writer`delete from narrowed_days where day = ${middle}`;
    });
    await expect.poll(waiting).toHaveLength(1);
    await writer`delete from narrowed_days where day in (${first}, ${last})`;
  });
  await reading;
  expect(await sql()`select 1 from narrowed_days`).toEqual([]);
});
