import { join } from "node:path";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { closeDatabase, openDatabase, sql } from "#server/platform/database.ts";
import { fillVisits, timeProcedures } from "./analytics-rows.ts";
import { visitMessages } from "./analytics-visits.ts";
import { digits, type Figure, median } from "./figures.ts";
import { type LoadResult, load } from "./load.ts";
import { buildIfStale, residentMemory, startSite } from "./site.ts";

const connections = 16;
const seconds = 10;
const rounds = 3;
const target = { perSecond: 3000, p95: 15, residentMB: 250 };

/** Loads the counter's address; also records the highest memory use meanwhile. */
async function measure(
  address: string,
  pid: number,
  duration: number,
): Promise<LoadResult & { memory: number }> {
  let memory = 0;
  const watch = setInterval(async () => {
    memory = Math.max(memory, (await residentMemory(pid)) ?? Number.NaN);
  }, 250);
  try {
    const result = await load({
      url: `${address}/api/visits`,
      method: "POST",
      connections,
      seconds: duration,
      requests: visitMessages(connections, 500),
    });
    return { ...result, memory };
  } finally {
    clearInterval(watch);
  }
}

async function countRows(): Promise<number> {
  const [row] = await sql()<{ count: number }[]>`select count(*)::int as count from visits`;
  return row?.count ?? 0;
}

/** How many visits the site stores per second, each durable before its response, and whether all of them are stored. */
async function measureIntake(address: string, pid: number): Promise<Figure[]> {
  const warm = await measure(address, pid, 3);
  const runs: (LoadResult & { memory: number })[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await measure(address, pid, seconds));
  for (const run of runs) {
    console.log(
      `  ${digits(run.perSecond)}/s, p50 ${digits(run.p50, 1)} ms, p95 ${digits(run.p95, 1)} ms, ` +
        `${digits(run.memory / 1e6)} MB, failed ${run.failed}, load process ${digits(run.generatorBusy * 100)} % of a core`,
    );
  }
  const all = [warm, ...runs];
  const accepted = all.reduce((sum, run) => sum + run.answered, 0);
  const failed = all.reduce((sum, run) => sum + run.failed, 0);
  // The load stops in mid-request: visits under way then are stored although nobody reads the response.
  const underWay = connections * all.length;
  const kept = await countRows();
  const perSecond = median(runs.map((run) => run.perSecond));
  const p95 = median(runs.map((run) => run.p95));
  const memory = Math.max(...runs.map((run) => run.memory)) / 1e6;
  return [
    {
      what: `visits accepted per second, ${connections} connections, durable before the answer`,
      target: `≥ ${digits(target.perSecond)}`,
      measured: digits(perSecond),
      met: perSecond >= target.perSecond,
    },
    { what: "… p50", target: "", measured: `${digits(median(runs.map((run) => run.p50)), 1)} ms` },
    { what: "… p95", target: `≤ ${target.p95} ms`, measured: `${digits(p95, 1)} ms`, met: p95 <= target.p95 },
    {
      what: "… resident memory of the node process, highest",
      target: `≤ ${target.residentMB} MB`,
      measured: Number.isNaN(memory) ? "not measurable here" : `${digits(memory)} MB`,
      met: Number.isNaN(memory) ? undefined : memory <= target.residentMB,
    },
    {
      what: "… rows kept ÷ visits accepted (more only by what was under way at the end of a run)",
      target: "all",
      measured: `${digits(kept)} ÷ ${digits(accepted)}, other answers ${failed}`,
      met: failed === 0 && kept >= accepted && kept <= accepted + underWay,
    },
  ];
}

export interface AnalyticsOptions {
  /** How many rows to create for timing the dashboard's procedures; 0 skips that part. */
  rows: number;
}

/** Measures the visitor counter's server side: the intake, and with `rows` the dashboard's procedures. */
export async function benchAnalytics({ rows }: AnalyticsOptions): Promise<Figure[]> {
  await buildIfStale();
  const site = await startSite({ TRUST_PROXY: "1" });
  try {
    // Joins the site's own PostgreSQL to inspect the tables from outside.
    const postgres = await startEmbeddedPostgres({ dataDirectory: join(site.dataDirectory, "postgres") });
    openDatabase(postgres);
    try {
      const figures = await measureIntake(site.address, site.pid);
      if (rows === 0) return figures;
      await fillVisits(rows);
      return [...figures, ...(await timeProcedures(rows))];
    } finally {
      await closeDatabase();
      await postgres.release();
    }
  } finally {
    await site.stop();
  }
}
