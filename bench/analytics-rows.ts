import {
  getActiveUsersCount,
  getRecentClicks,
  getReferrerBreakdown,
  getTopPages,
} from "#app/analytics/analytics.server.ts";
import { dayRanges } from "#app/analytics/contract.ts";
import { sql } from "#server/platform/database.ts";
import { phone, visitedPages, visitSources } from "./analytics-visits.ts";
import { digits, type Figure, percentile } from "./figures.ts";

const repetitions = 20;
const targetMs = 25;
const targetBytes = 250;

/**
 * Empties the table and fills it: thirty days, sessions of about four rows within a few minutes, popular pages more
 * often than others, every third row a click. Rows are in the order of their time, as with real visits.
 */
export async function fillVisits(rows: number): Promise<void> {
  console.log(`  filling visitor_analytics with ${digits(rows)} rows …`);
  await sql()`truncate visitor_analytics restart identity`;
  await sql()`
    insert into visitor_analytics
      (session_id, event_timestamp, page_visited, referrer_source, device_type, screen_width, user_agent, clicked_element)
    select
      md5((i / 4)::text || 's')::uuid,
      now() - interval '30 days' * (1 - i::float / ${rows}::int) + interval '1 minute' * (i % 4) * random(),
      (${visitedPages as string[]}::text[])[1 + floor(power(random(), 2) * ${visitedPages.length}::int)::int],
      (${visitSources as string[]}::text[])[1 + floor(power(random(), 2) * ${visitSources.length}::int)::int],
      case when i % 5 = 0 then 'Desktop' else 'Mobile' end,
      360 + (i % 4) * 20,
      ${phone},
      case when random() < 0.35 then 'Button: Chat on WhatsApp about offer ' || (i % 30) end
    from generate_series(0, ${rows}::int - 1) as i`;
  await sql()`vacuum analyze visitor_analytics`;
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
    select pg_total_relation_size('visitor_analytics')::float as bytes,
      (select count(*)::int from visitor_analytics where clicked_element is null) as views`;
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
