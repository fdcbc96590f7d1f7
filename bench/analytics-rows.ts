import { dayRanges } from "#app/analytics/contract.ts";
import { readDashboard } from "#app/analytics/dashboard/dashboard.server.ts";
import { rangeNames } from "#app/analytics/figures/contract.ts";
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

/** Looks through a filter for the first time: no counts of its days are stored, so they are read from the rows. */
async function firstLook(query: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < firstLooks; time += 1) {
    await sql()`truncate narrowed_days`;
    const started = performance.now();
    await figuresOf(query)();
    times.push(performance.now() - started);
  }
  return percentile(times, 1);
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
  for (const range of ["7", "30"])
    for (const [name, filter] of filters)
      add(`First look ${name}, ${range}`, `slowest of ${firstLooks}`, await firstLook({ range, ...filter }));
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
