/** The figures of the inbox over five thousand random leads, compared with a plain count of every row. */
import { beforeAll, describe, expect, test } from "vitest";
import { readCalendar } from "#app/leads/opening.server.ts";
import { promisedHours } from "#content/lead-doors.ts";
import { leads } from "#db/schema/inbox.ts";
import { csvMoment } from "#server/platform/csv.ts";
import { db, sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { openSession } from "#tests/support/session.ts";
import { doors, stages } from "./contract.ts";
import { readInbox } from "./inbox.server.ts";
import { readMorning } from "./inbox-summary.server.ts";
import { daysThatCount, promiseEnds } from "./promise.server.ts";

testDatabase();
const many = 5000;
const sources = ["TikTok", "Google", "Direct", "flyer", "a.example"];
const now = new Date();
const today = csvMoment(now).slice(0, 10);
const yesterday = csvMoment(new Date(now.getTime() - 24 * 60 * 60_000)).slice(0, 10);
let me: { id: string };
let rows: (typeof leads.$inferSelect)[];
let calendar: Awaited<ReturnType<typeof readCalendar>>;

beforeAll(async () => {
  me = (await openSession({ role: "admin" })).profile;
  const oneOf = (values: readonly string[]) =>
    sql()`(${sql().array([...values])}::text[])[1 + floor(random() * ${values.length})::int]`;
  await sql()`
    insert into leads (ref, door, person, name, wants, first_source, stage, owner, follow_up, created_at, answered_at, erased_at)
    select 'REF-' || n, ${oneOf(doors)}, gen_random_uuid(), 'Lead ' || n, 'A bot',
      case when random() < 0.8 then ${oneOf(sources)} end, ${oneOf(stages)},
      case when random() < 0.2 then ${me.id} end, case when random() < 0.3 then current_date + floor(random() * 9 - 4)::int end,
      now() - random() * random() * interval '20 days', case when random() < 0.5 then now() end,
      case when random() < 0.05 then now() end
    from generate_series(1, ${many}) as n`;
  rows = await db().select().from(leads);
  calendar = await readCalendar();
});

type Row = (typeof rows)[number];
const isThere = (row: Row) => row.erased_at === null;
const isEnded = (row: Row) => row.stage === "won" || row.stage === "lost";
const isOpen = (row: Row) => row.answered_at === null && !isEnded(row);
const isOverdue = (row: Row, at = now) =>
  isOpen(row) && promiseEnds(daysThatCount(row.door, calendar), promisedHours[row.door], row.created_at) < at;
const isDue = (row: Row) => !isEnded(row) && row.follow_up !== null && row.follow_up <= today;
const dayOf = (row: Row) => csvMoment(row.created_at).slice(0, 10);
const count = (condition: (row: Row) => boolean) =>
  rows.filter((row) => isThere(row) && condition(row)).length;
const read = (query: string) => readInbox(new URLSearchParams(query), me, now);

/** Figures by name, without the order. */
const byName = (figures: readonly (readonly [string, number])[]) =>
  Object.fromEntries(figures.filter(([, figure]) => figure > 0));

describe("over five thousand random leads", () => {
  test("tabs, overdue leads and due follow-ups are counted as they are", async () => {
    const { counts, late } = await read("");
    expect(counts).toEqual({
      open: count(isOpen),
      mine: count((row) => row.owner === me.id && !isEnded(row)),
      waiting: count((row) => row.answered_at !== null && !isEnded(row)),
      done: count(isEnded),
      overdue: count((row) => isOverdue(row)),
      due: count(isDue),
    });
    expect(counts.overdue).toBeGreaterThan(0);
    expect(byName(late.map(({ door, count: figure }) => [door, figure]))).toEqual(
      byName(doors.map((door) => [door, count((row) => row.door === door && isOverdue(row))])),
    );
  });

  test.each([0, 1, 2, 3, 4, 5, 6])("%s days later overdue leads are counted as they are", async (days) => {
    const at = new Date(now.getTime() + days * 24 * 60 * 60_000);
    expect((await readMorning(at)).overdue).toBe(count((row) => isOverdue(row, at)));
  });

  test("yesterday and today are counted by source, and name who waits longest", async () => {
    const page = await read("");
    for (const [day, figures] of [
      [yesterday, page.yesterday],
      [today, page.today],
    ] as const) {
      const came = (row: Row) => dayOf(row) === day;
      expect([figures.total, figures.open]).toEqual([count(came), count((row) => came(row) && isOpen(row))]);
      expect(byName(figures.sources.map(({ source, count: figure }) => [source, figure]))).toEqual(
        byName(
          [...sources, null].map((source) => [
            source ?? "none",
            count((row) => came(row) && row.first_source === source),
          ]),
        ),
      );
      const figuresOnly = figures.sources.map(({ count: figure }) => figure);
      expect(figuresOnly).toEqual(figuresOnly.toSorted((a, b) => b - a));
    }
    const waiting = rows
      .filter((row) => isThere(row) && isOpen(row) && dayOf(row) === yesterday)
      .sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
    expect(page.yesterday.names).toEqual(waiting.slice(0, 6).map(() => "Lead"));
    expect(page.sources).toEqual(sources.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  test.each([
    ["tab=mine", (row: Row) => row.owner === me.id && !isEnded(row)],
    ["door=chat", (row: Row) => row.door === "chat"],
    ["source=TikTok", (row: Row) => row.first_source === "TikTok"],
    ["source=none", (row: Row) => row.first_source === null],
    ["stage=quoted&tab=waiting", (row: Row) => row.stage === "quoted" && row.answered_at !== null],
    ["day=yesterday&tab=open", (row: Row) => dayOf(row) === yesterday && isOpen(row)],
    ["overdue=1&door=quote", (row: Row) => row.door === "quote" && isOverdue(row)],
    ["due=1", isDue],
  ] as const)("%s finds what it should", async (query, condition) => {
    expect((await read(query)).total).toBe(count(condition));
  });
});
