import { join } from "node:path";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { closeDatabase, openDatabase, sql } from "#server/platform/database.ts";
import { fillVisits } from "./analytics-fill.ts";
import { growthOf, type Timed, timeProcedures } from "./analytics-rows.ts";
import { visitMessages } from "./analytics-visits.ts";
import { digits, type Figure, median } from "./figures.ts";
import { type LoadResult, load } from "./load.ts";
import { plainInserts } from "./plain-inserts.ts";
import { ordinaryPostgres } from "./postgres-pair.ts";
import { buildIfStale, residentMemory, startSite } from "./site.ts";

/** How many visitors send at the same time. The targets are for 16. */
const connectionsOf = [1, 16, 64] as const;
const aimed = 16;
const rounds = 3;
const target = { perSecond: 3000, p95: 15, residentMB: 250, share: 0.1 };

type Run = LoadResult & { memory: number };

/** Loads the counter's address; also records the highest memory use meanwhile. */
async function measure(address: string, pid: number, connections: number, seconds: number): Promise<Run> {
  let memory = 0;
  const watch = setInterval(async () => {
    memory = Math.max(memory, (await residentMemory(pid)) ?? Number.NaN);
  }, 250);
  try {
    const result = await load({
      url: `${address}/api/visits`,
      method: "POST",
      connections,
      seconds,
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

function intakeFigures(connections: number, runs: readonly Run[], plain: number): Figure[] {
  const middle = (of: (run: Run) => number) => median(runs.map(of));
  const [perSecond, p95] = [middle((run) => run.perSecond), middle((run) => run.p95)];
  const judged = connections === aimed;
  const times = [middle((run) => run.p50), p95, middle((run) => run.p99)];
  return [
    {
      what: `visits accepted per second, ${connections} connections, durable before the answer`,
      target: judged ? `≥ ${digits(target.perSecond)}` : "",
      measured: digits(perSecond),
      ...(judged ? { met: perSecond >= target.perSecond } : {}),
    },
    {
      what: "… as a share of plain inserts of 100 rows in this run",
      target: judged ? `≥ ${digits(100 * target.share)} %` : "",
      measured: `${digits((100 * perSecond) / plain, 1)} % of ${digits(plain)}`,
      ...(judged ? { met: perSecond / plain >= target.share } : {}),
    },
    {
      what: "… p50, p95, p99",
      target: judged ? `p95 ≤ ${target.p95} ms` : "",
      measured: times.map((time) => `${digits(time, 1)} ms`).join(", "),
      ...(judged ? { met: p95 <= target.p95 } : {}),
    },
    memoryFigure(runs, judged),
  ];
}

function memoryFigure(runs: readonly Run[], judged: boolean): Figure {
  const memory = Math.max(...runs.map((run) => run.memory)) / 1e6;
  return {
    what: "… resident memory of the node process, highest",
    target: judged ? `≤ ${target.residentMB} MB` : "",
    measured: Number.isNaN(memory) ? "not measurable here" : `${digits(memory)} MB`,
    met: judged && !Number.isNaN(memory) ? memory <= target.residentMB : undefined,
  };
}

/** How many visits the site stores per second, each durable before its response, and whether all of them are stored. */
async function measureIntake(address: string, pid: number, seconds: number): Promise<Figure[]> {
  const plain = await plainInserts(Math.min(5, seconds));
  const all: Run[] = [await measure(address, pid, aimed, 3)];
  let underWay = aimed;
  const figures: Figure[] = [];
  for (const connections of connectionsOf) {
    const runs: Run[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const run = await measure(address, pid, connections, seconds);
      runs.push(run);
      console.log(
        `  ${connections} connections: ${digits(run.perSecond)}/s, p50 ${digits(run.p50, 1)} ms, p95 ${digits(run.p95, 1)} ms, ` +
          `${digits(run.memory / 1e6)} MB, failed ${run.failed}, load process ${digits(run.generatorBusy * 100)} % of a core`,
      );
    }
    all.push(...runs);
    // The load stops while requests are under way: those visits are stored although nobody reads the response.
    underWay += connections * rounds;
    figures.push(...intakeFigures(connections, runs, plain));
  }
  const accepted = all.reduce((sum, run) => sum + run.answered, 0);
  const failed = all.reduce((sum, run) => sum + run.failed, 0);
  const kept = await countRows();
  return [
    ...figures,
    {
      what: "rows kept ÷ visits accepted (more only by what was under way at the end of a run)",
      target: "all",
      measured: `${digits(kept)} ÷ ${digits(accepted)}, other answers ${failed}`,
      met: failed === 0 && kept >= accepted && kept <= accepted + underWay,
    },
  ];
}

export interface AnalyticsOptions {
  /** The numbers of rows at which to time the procedures and screens, in order; an empty list skips that part. */
  rows: readonly number[];
  /** How long each load run takes. */
  seconds: number;
  /** Whether to measure Debian's PostgreSQL instead of the one from npm. */
  ordinary: boolean;
}

/** Measures the visitor counter's server side: the intake, and with `rows` the procedures and screens. */
export async function benchAnalytics({ rows, seconds, ordinary }: AnalyticsOptions): Promise<Figure[]> {
  await buildIfStale();
  const server = ordinary ? await ordinaryPostgres() : undefined;
  const site = await startSite({ TRUST_PROXY: "1", ...(server ? { DATABASE_URL: server.url } : {}) });
  try {
    // Joins the site's own PostgreSQL to inspect the tables from outside.
    const embedded = server
      ? undefined
      : await startEmbeddedPostgres({ dataDirectory: join(site.dataDirectory, "postgres") });
    openDatabase(embedded ?? { url: server?.url ?? "" });
    try {
      const [version] = await sql()<{ server_version: string }[]>`show server_version`;
      const about = {
        what: `PostgreSQL, ${ordinary ? "ordinary (Debian's)" : "embedded"}`,
        target: "",
        measured: version?.server_version ?? "",
      };
      const figures = [about, ...(await measureIntake(site.address, site.pid, seconds))];
      const timed: Timed[] = [];
      for (const size of rows) {
        await fillVisits(size);
        timed.push(await timeProcedures(size));
      }
      return [...figures, ...timed.flatMap((one) => one.figures), ...growthOf(timed)];
    } finally {
      await closeDatabase();
      await embedded?.release();
    }
  } finally {
    await site.stop();
    await server?.end();
  }
}
