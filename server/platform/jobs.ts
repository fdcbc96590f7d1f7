import { closeSession, openSession } from "./database.ts";
import { isDatabaseDown } from "./errors.ts";
import { saveJobRun } from "./job-runs.ts";
import { log } from "./log.ts";
import { jobRan } from "./metrics.ts";
import { traced } from "./tracing.ts";

/** Work that repeats by itself. */
export interface Job {
  /** Names its lock and its log entries: 'erase-old-conversations'. */
  name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  every: number;
  run: () => Promise<unknown>;
  /** Runs in every process, at the same time too: it is about the process itself. */
  everywhere?: true;
  /** Runs instead while the database cannot be reached, in every process. */
  withoutDatabase?: () => Promise<unknown>;
}

/** Any constant: it separates the locks of jobs from other locks in this database. */
const jobLocks = 1_246_708_563;

/** How many jobs of a process run at once: each opens a connection for its lock. */
const atOnce = 3;

/**
 * Runs a job unless another process is running it. The lock has a connection of its own, because those of the pool do not
 * outlast a long silence, and it is released when the process dies.
 * @returns whether it ran
 */
export async function runAlone({ name, run }: Pick<Job, "name" | "run">): Promise<boolean> {
  const session = openSession(() => {});
  try {
    const [lock] = await session<{ taken: boolean }[]>`
      select pg_try_advisory_lock(${jobLocks}, hashtext(${name})) as taken`;
    if (lock?.taken) await run();
    return lock?.taken ?? false;
  } finally {
    await closeSession(session);
  }
}

/** Notes a failed run, or where that is impossible does what the job has for this case. */
async function afterFailure(job: Job, error: unknown): Promise<void> {
  const down = isDatabaseDown(error);
  try {
    await (down ? job.withoutDatabase?.() : saveJobRun(job, error));
  } catch (cause) {
    log.error({ err: cause, job: job.name }, "a job's failure could not be noted");
  }
}

/** How long a run may still take when the process shuts down, in milliseconds. */
const longestEnd = 5_000;

/** How long after the start the first job runs for the first time, in milliseconds: visitors come first. */
const firstRun = 10_000;

/**
 * How long after one job the next one runs for the first time, in milliseconds. Most jobs have the same interval, so this
 * keeps them apart for good: all at once they held up every request of that moment.
 */
const betweenJobs = 1_000;

/**
 * Runs each job soon after the start, one after the other, and then at its interval. A failed run is logged and retried at
 * the next. No timer keeps the process alive.
 * @param times how long after the start the first job begins, and each next one after it, in milliseconds
 * @returns a function that stops the jobs; its promise resolves when none is running any more, or after five seconds
 */
export function startJobs(
  jobs: readonly Job[],
  { first = firstRun, between = betweenJobs }: { first?: number; between?: number } = {},
): () => Promise<void> {
  const timers = new Map<Job, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  /** How many of the places for jobs are taken, and who waits for one. */
  let taken = 0;
  const waiting: (() => void)[] = [];
  let stopped = false;

  async function inTurn(job: Job): Promise<boolean> {
    if (taken < atOnce) taken += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return !stopped && (await runAlone(job));
    } finally {
      // Whoever waits takes over this place.
      const next = waiting.shift();
      if (next) next();
      else taken -= 1;
    }
  }

  async function once(job: Job): Promise<void> {
    const started = performance.now();
    try {
      if (job.everywhere) await job.run();
      else if (!(await inTurn(job))) return;
      jobRan(job.name, "ok", performance.now() - started);
      await saveJobRun(job);
    } catch (error) {
      log.error({ err: error, job: job.name }, "a job failed");
      jobRan(job.name, "failed", performance.now() - started);
      await afterFailure(job, error);
    }
  }

  function plan(job: Job, wait: number): void {
    if (stopped) return;
    const timer = setTimeout(() => {
      const run = traced(`job ${job.name}`, () => once(job)).then(() => {
        running.delete(run);
        plan(job, job.every);
      });
      running.add(run);
    }, wait);
    timers.set(job, timer.unref());
  }

  for (const [place, job] of jobs.entries()) plan(job, first + place * between);
  return async () => {
    stopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
    const clock = Promise.withResolvers<void>();
    const timer = setTimeout(clock.resolve, longestEnd);
    await Promise.race([Promise.all(running), clock.promise]);
    clearTimeout(timer);
  };
}
