import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { connectionCounts } from "./database.ts";
import { uploadsUnderWay } from "./upload-locks.ts";

/*
 * Figures for Prometheus, of this process only. A label is one of a few known words: never an address, an id or a name.
 */

const registry = new Registry();
const registers = [registry];
const seconds = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const requests = new Histogram({
  name: "mindsync_http_request_seconds",
  help: "Time until the response began, by route pattern. Files and prerendered pages are the route 'built'.",
  labelNames: ["method", "route", "status"],
  buckets: seconds,
  registers,
});

const jobs = new Histogram({
  name: "mindsync_job_seconds",
  help: "Runs of jobs in this process, by result",
  labelNames: ["job", "result"],
  buckets: [0.01, 0.1, 1, 10, 60, 600],
  registers,
});

const modelCalls = new Histogram({
  name: "mindsync_model_call_seconds",
  help: "Calls of the model, by result: ok, or the reason why it was not used",
  labelNames: ["result"],
  buckets: [0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60],
  registers,
});

new Gauge({
  name: "mindsync_uploads_under_way",
  help: "Uploads that this process is receiving",
  registers,
  collect() {
    this.set(uploadsUnderWay());
  },
});

const databaseUp = new Gauge({
  name: "mindsync_database_up",
  help: "1 when the database answered this request for figures, else 0",
  registers,
});
const databaseWait = new Gauge({
  name: "mindsync_database_wait_seconds",
  help: "How long that answer took, the wait for a free connection included",
  registers,
});
const ownConnections = new Gauge({
  name: "mindsync_database_connections",
  help: "Connections of this process to the database, by state",
  labelNames: ["state"],
  registers,
});
const allConnections = new Gauge({
  name: "mindsync_database_connections_all",
  help: "Connections of everybody to the database server",
  registers,
});
const mostConnections = new Gauge({
  name: "mindsync_database_connections_max",
  help: "Connections that the database server allows",
  registers,
});

/** How long figures wait for the database, in milliseconds: they are wanted most when it is down. */
const patience = 2_000;

async function readDatabase(): Promise<void> {
  const started = performance.now();
  ownConnections.reset();
  try {
    const { own, all, most } = await Promise.race([
      connectionCounts(),
      new Promise<never>((_, reject) => setTimeout(reject, patience, new Error("no answer")).unref()),
    ]);
    databaseUp.set(1);
    for (const [state, count] of own) ownConnections.set({ state }, count);
    allConnections.set(all);
    mostConnections.set(most);
  } catch {
    databaseUp.set(0);
  }
  databaseWait.set((performance.now() - started) / 1000);
}

const methods = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "PUT", "OPTIONS"]);

/** Counts a request. @param route its pattern, such as /courses/:slug @param ms how long it took */
export function requestAnswered(method: string, route: string, status: number, ms: number): void {
  requests.labels(methods.has(method) ? method : "other", route, String(status)).observe(ms / 1000);
}

/** Counts a run of a job. @param ms how long it took */
export function jobRan(job: string, result: "ok" | "failed", ms: number): void {
  jobs.labels(job, result).observe(ms / 1000);
}

/** Counts a call of the model. @param result "ok", or the reason of its failure @param ms how long it took */
export function modelAsked(result: string, ms: number): void {
  modelCalls.labels(result).observe(ms / 1000);
}

let watched = false;

/** Begins to measure the process itself: memory, processor, pauses of the event loop. */
export function measureProcess(): void {
  if (watched) return;
  watched = true;
  collectDefaultMetrics({ register: registry });
}

export const metricsType = registry.contentType;

/** All figures as Prometheus reads them. */
export async function readMetrics(): Promise<string> {
  await readDatabase();
  return registry.metrics();
}
