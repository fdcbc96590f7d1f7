import { dayRanges } from "#app/analytics/contract.ts";
import { readDashboard } from "#app/analytics/dashboard/dashboard.server.ts";
import { storeCommonFilters } from "#app/analytics/figures/common-filters.server.ts";
import { rangeNames, type VisitFilter } from "#app/analytics/figures/contract.ts";
import { readFigures } from "#app/analytics/figures/figures.server.ts";
import { getActiveUsersCount } from "#app/analytics/procedures/active-users.server.ts";
import { getRecentClicks } from "#app/analytics/procedures/recent-clicks.server.ts";
import { getReferrerBreakdown } from "#app/analytics/procedures/referrer-breakdown.server.ts";
import { getTopPages } from "#app/analytics/procedures/top-pages.server.ts";
import { getVisitTotals } from "#app/analytics/procedures/visit-totals.server.ts";
import { sql } from "#server/platform/database.ts";
import { digits, type Figure, percentile } from "./figures.ts";

const repetitions = 20;
/** How many times the first look through a filter is timed. Few, because each takes long. */
const firstLooks = 3;
const targetMs = 25;
const targetBytes = 150;

/** Warm p95 in milliseconds. */
async function timed(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await run();
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return percentile(times, 0.95);
}

async function bytesPerRow(rows: number): Promise<Figure> {
  const [size] = await sql()<{ bytes: number; views: number }[]>`
    select sum(pg_total_relation_size(oid))::float as bytes,
      (select count(*)::int from visits where label is null) as views
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname ~ '^(visit_(words|browsers|sessions|returns)|visits_.*|page_(counts|returns)|(source|visitor)_counts|narrowed_days)$'`;
  const perRow = (size?.bytes ?? Number.NaN) / rows;
  return {
    what: `disk a row (view or click) at ${digits(rows)}, indexes included`,
    target: `≤ ${targetBytes} B`,
    measured: `${digits(perRow)} B (all of it by page views alone: ${digits((size?.bytes ?? 0) / (size?.views ?? 1))} B)`,
    met: perRow <= targetBytes,
  };
}

type Screen = [name: string, run: () => Promise<unknown>];

const figuresOf = (query: Record<string, string>) => () => readFigures(new URLSearchParams(query));
const filters = [
  ["from TikTok", { source: "TikTok" }],
  ["that saw one page", { page: "/terms" }],
] as const;

const procedures: readonly Screen[] = [
  ["get_active_users_count", () => getActiveUsersCount()],
  ["get_recent_clicks", () => getRecentClicks()],
  ...dayRanges.flatMap((days): Screen[] => [
    [`get_top_pages, ${days} days`, () => getTopPages(days)],
    [`get_referrer_breakdown, ${days} days`, () => getReferrerBreakdown(days)],
    [`cards of the dashboard, ${days} days`, () => getVisitTotals(days)],
  ]),
  ...rangeNames.flatMap((range): Screen[] => [
    [`Figures screen, whole, ${range}`, figuresOf({ range })],
    ...filters.map(([name, filter]): Screen => [`… ${name}, ${range}`, figuresOf({ range, ...filter })]),
  ]),
  ...dayRanges.flatMap((days): Screen[] => [
    [`Dashboard, whole, ${days} days`, () => readDashboard(new URLSearchParams({ range: String(days) }))],
  ]),
];

/** The filter that nobody used before: no row of the screen offers two at once. */
const unused = { source: "TikTok", device: "Mobile" };

/** Looks through a filter of which nothing is stored, so that its days are read from the rows. */
async function firstLook(query: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < firstLooks; time += 1) {
    await sql()`truncate narrowed_days`;
    times.push(await timeOf(figuresOf(query)));
  }
  return percentile(times, 1);
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** How long the hourly job takes, the first time and later, and a press on each row of the screen after it. */
async function timeRows(): Promise<{ job: [first: number, later: number]; presses: Map<string, number> }> {
  await sql()`truncate narrowed_days`;
  let offered: VisitFilter[] = [];
  const job = async () => {
    offered = await storeCommonFilters();
  };
  const took: [number, number] = [await timeOf(job), await timeOf(job)];
  const presses = new Map<string, number>();
  for (const range of ["7", "30"]) {
    const times: number[] = [];
    for (const filter of offered) times.push(await timeOf(figuresOf({ range, ...filter })));
    presses.set(`A press on each of ${offered.length} rows of Figures, ${range}`, percentile(times, 0.95));
  }
  return { job: took, presses };
}

/** The times measured at one number of rows, in milliseconds by name. */
export interface Timed {
  rows: number;
  times: ReadonlyMap<string, number>;
  figures: Figure[];
}

/** Times the procedures and the screens, and measures the size of the tables. */
export async function timeProcedures(rows: number): Promise<Timed> {
  const times = new Map<string, number>();
  const figures: Figure[] = [];
  const add = (name: string, how: string, ms: number) => {
    console.log(`  ${name}: ${digits(ms, 1)} ms`);
    times.set(name, ms);
    figures.push({
      what: `${name} at ${digits(rows)} rows, ${how}`,
      target: `≤ ${targetMs} ms`,
      measured: `${digits(ms, 1)} ms`,
      met: ms <= targetMs,
    });
  };
  for (const [name, run] of procedures) add(name, `warm p95 of ${repetitions}`, await timed(run));
  const { job, presses } = await timeRows();
  for (const [name, ms] of presses) add(name, "p95, after the hourly job", ms);
  const seconds = job.map((ms) => `${digits(ms / 1000, 1)} s`);
  console.log(`  the hourly job: ${seconds.join(", later ")}`);
  figures.push({
    what: `the hourly job that stores the days of those rows at ${digits(rows)} rows`,
    target: "",
    measured: `${seconds[0]} the first time, ${seconds[1]} later`,
  });
  for (const range of ["7", "30"]) {
    const ms = await firstLook({ range, ...unused });
    console.log(`  first look through two filters at once, ${range}: ${digits(ms, 1)} ms`);
    figures.push({
      what: `First look through two filters at once, ${range} at ${digits(rows)} rows, slowest of ${firstLooks}`,
      target: "",
      measured: `${digits(ms, 1)} ms`,
    });
  }
  figures.push(await bytesPerRow(rows));
  return { rows, times, figures };
}

/** How each time grows from the first number of rows to the last. */
export function growthOf(timed: readonly Timed[]): Figure[] {
  const [first, last] = [timed[0], timed.at(-1)];
  if (!first || !last || first === last) return [];
  return [...first.times].map(([name, before]) => {
    const after = last.times.get(name) ?? Number.NaN;
    return {
      what: `${name}, from ${digits(first.rows)} to ${digits(last.rows)} rows`,
      target: "",
      measured: `× ${digits(after / before, 1)} (${digits(before, 1)} to ${digits(after, 1)} ms)`,
    };
  });
}
