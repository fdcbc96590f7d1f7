import { dayRanges } from "#app/analytics/contract.ts";
import { readDashboard } from "#app/analytics/dashboard/dashboard.server.ts";
import { getRecentClicks, getReferrerBreakdown, getTopPages } from "#app/analytics/dashboard/lists.server.ts";
import { readFigures } from "#app/analytics/figures/figures.server.ts";
import { getActiveUsersCount } from "#app/analytics/procedures/active-users.server.ts";
import { getVisitTotals } from "#app/analytics/procedures/visit-totals.server.ts";
import { sql } from "#server/platform/database.ts";
import { pageShares, phone, visitedPages, visitSources } from "./analytics-visits.ts";
import { digits, type Figure, percentile } from "./figures.ts";

const repetitions = 20;
const targetMs = 25;
const targetBytes = 150;

/** A number from 0 to 1 that belongs to a row, low ones more often: popular pages are seen more often than others. */
const skewed = (salt: number) => sql()`power((hashint8extended(i, ${salt}::int) & 65535) / 65536.0, 2)`;

/** A word of a list by the row's number. */
const chosen = (words: readonly string[], salt: number) => sql()`
  (${words as string[]}::text[])[1 + floor(${skewed(salt)} * ${words.length}::int)::int]`;

/** Picks a page from the row's number, so that each page gets its share. */
const chosenPage = (salt: number) => sql()`
  (${visitedPages as string[]}::text[])[1 + (
    select count(*)::int from unnest(${pageShares as number[]}::float[]) as up_to
    where up_to < (hashint8extended(i, ${salt}::int) & 65535) / 65536.0)]`;

const offers = Array.from({ length: 30 }, (_, offer) => `Button: Chat on WhatsApp about offer ${offer}`);

/** The words, browsers and sessions of the rows. */
async function fillSessions(rows: number): Promise<void> {
  const words = [...visitedPages, ...visitedPages.map((page) => page.split("?")[0] ?? ""), ...visitSources];
  await sql()`insert into visit_words (word) select distinct unnest(${[...words, ...offers, phone]}::text[])`;
  await sql()`
    insert into visit_browsers (device_type, screen_width, agent)
    select device, width, (select id from visit_words where word = ${phone})
    from unnest(array['Mobile', 'Desktop']) as device cross join unnest(array[360, 380, 400, 420]) as width`;
  await sql()`
    insert into visit_sessions (id, session_id, first_at, entry, source, browser) overriding system value
    select 1 + s, md5(s || 's')::uuid, now() - interval '30 days' * (1 - 4 * s::float / ${rows}::int), entry.id, source.id, 1 + s % 8
    from (select i / 4 as s, i from generate_series(0, ${rows - 1}::bigint, 4) as i) as begun
    join visit_words entry on entry.word = split_part(${chosenPage(1)}, '?', 1)
    join visit_words source on source.word = ${chosen(visitSources, 2)}`;
  await sql()`select setval(pg_get_serial_sequence('visit_sessions', 'id'), max(id)) from visit_sessions`;
}

/**
 * Empties the tables and fills them: thirty days, sessions of four rows within a few minutes, popular pages more often
 * than others, every third row a click. Rows are in the order of their time, as with real visits. What is counted of
 * them is counted at the end, in one go.
 */
export async function fillVisits(rows: number): Promise<void> {
  console.log(`  filling the tables with ${digits(rows)} visits …`);
  await sql()`
    truncate visits, visit_sessions, visit_browsers, visit_words, page_counts, page_returns, source_counts,
      visitor_counts, visit_returns, narrowed_days restart identity`;
  await sql().begin(async (transaction) => {
    await transaction`select set_config('mindsync.keep_figures', 'on', true)`;
    await transaction`select keep_visit_months()`;
  });
  await fillSessions(rows);
  await sql().begin(async (transaction) => {
    await transaction`select set_config('mindsync.keep_figures', 'on', true)`;
    await transaction`
      insert into visits (at, session, page, browser, source, number, label)
      select s.first_at + interval '20 seconds' * (i % 4), s.id, page.id, null, s.source, 1 + i % 4, label.id
      from generate_series(0, ${rows - 1}::bigint) as i
      join visit_sessions s on s.id = 1 + i / 4
      join visit_words page on page.word = ${chosenPage(1)}
      left join visit_words label on i % 4 > 0 and hashint8extended(i, 3) % 100 < 0 and label.word = ${chosen(offers, 4)}`;
  });
  // Rows of months before this one have moved out of the default partition, whose indexes keep their size.
  await sql()`select keep_visit_months()`;
  await sql()`reindex table visits_default`;
  // Without statistics PostgreSQL takes the new rows for a few, and counts for ten minutes instead of seconds.
  await sql()`analyze`;
  await sql()`select recount_visits()`;
  await sql()`vacuum analyze`;
}

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

/** Times the queries of the dashboard, and measures the size of the table. */
export async function timeProcedures(rows: number): Promise<Figure[]> {
  const procedures: [name: string, run: () => Promise<unknown>][] = [
    ["get_active_users_count", () => getActiveUsersCount()],
    ["get_recent_clicks", () => getRecentClicks()],
    ...dayRanges.flatMap((days): [string, () => Promise<unknown>][] => [
      [`get_top_pages, ${days} days`, () => getTopPages(days)],
      [`get_referrer_breakdown, ${days} days`, () => getReferrerBreakdown(days)],
      [`cards of the dashboard, ${days} days`, () => getVisitTotals(days)],
    ]),
    ...(["today", "7", "30"] as const).flatMap((range): [string, () => Promise<unknown>][] => [
      [`Figures screen, whole, ${range}`, () => readFigures(new URLSearchParams({ range }))],
      [`… from TikTok, ${range}`, () => readFigures(new URLSearchParams({ range, source: "TikTok" }))],
      [`… that saw one page, ${range}`, () => readFigures(new URLSearchParams({ range, page: "/terms" }))],
    ]),
    ...dayRanges.flatMap((days): [string, () => Promise<unknown>][] => [
      [`Dashboard, whole, ${days} days`, () => readDashboard(new URLSearchParams({ range: String(days) }))],
    ]),
  ];
  const figures: Figure[] = [];
  for (const [name, run] of procedures) {
    const p95 = await timed(run);
    console.log(`  ${name}: ${digits(p95, 1)} ms`);
    figures.push({
      what: `${name} at ${digits(rows)} rows, warm p95 of ${repetitions}`,
      target: `≤ ${targetMs} ms`,
      measured: `${digits(p95, 1)} ms`,
      met: p95 <= targetMs,
    });
  }
  return [...figures, await bytesPerRow(rows)];
}
