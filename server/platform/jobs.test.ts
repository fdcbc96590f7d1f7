import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test, vi } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { logged } from "#tests/support/logged.ts";
import { sql } from "./database.ts";
import { runAlone, startJobs } from "./jobs.ts";

const log = logged();
testDatabase();

/** Work that ends when the test resolves it. */
function heldWork() {
  const begun: PromiseWithResolvers<void>[] = [];
  return {
    begun,
    run() {
      const work = Promise.withResolvers<void>();
      begun.push(work);
      return work.promise;
    },
  };
}

test("a job that two processes start at once runs once; afterwards it may run again", async () => {
  const { begun, run } = heldWork();
  const job = { name: "sweep", run };
  const one = runAlone(job);
  await expect.poll(() => begun.length).toBe(1);
  expect(await Promise.all([runAlone(job), runAlone(job), runAlone(job)])).toEqual([false, false, false]);
  // Another job has its own lock.
  expect(await runAlone({ name: "polish", run: async () => {} })).toBe(true);
  begun[0]?.resolve();
  expect(await one).toBe(true);
  const again = runAlone(job);
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.resolve();
  expect(await again).toBe(true);
});

test("more jobs than the pool has connections all get done, though each needs a second one", async () => {
  const done = new Set<number>();
  const jobs = Array.from({ length: 24 }, (_, at) => ({
    name: `sweep-${at}`,
    every: 60_000,
    async run() {
      await sql()`select pg_sleep(0.02)`;
      done.add(at);
    },
  }));
  const stop = startJobs(jobs, { first: 1, between: 0 });
  await expect.poll(() => done.size).toBe(24);
  await stop();
});

test("jobs do not begin together, so that no request waits for all of them", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const begun: string[] = [];
    const jobs = ["sweep", "polish", "dust"].map((name) => ({
      name,
      every: 60_000,
      everywhere: true as const,
      run: async () => begun.push(name),
    }));
    const stop = startJobs(jobs, { first: 100, between: 10 });
    for (const [wait, names] of [
      [99, []],
      [1, ["sweep"]],
      [9, ["sweep"]],
      [1, ["sweep", "polish"]],
      [10, ["sweep", "polish", "dust"]],
    ] as const) {
      vi.advanceTimersByTime(wait);
      expect(begun).toEqual(names);
    }
    vi.useRealTimers();
    await stop();
  } finally {
    vi.useRealTimers();
  }
});

test("a job repeats at its interval, even after a failure, which is logged", async () => {
  let runs = 0;
  const stop = startJobs(
    [
      {
        name: "sweep",
        every: 1,
        run: async () => {
          runs += 1;
          if (runs === 1) throw new Error("the broom is broken");
        },
      },
    ],
    { first: 1 },
  );
  await expect.poll(() => runs).toBeGreaterThan(3);
  await stop();
  expect(log.entries).toMatchObject([{ level: "error", job: "sweep", message: "a job failed" }]);
});

test("shutdown waits for running jobs, and none starts after it", async () => {
  const { begun, run } = heldWork();
  const stop = startJobs([{ name: "sweep", every: 1, run }], { first: 1 });
  await expect.poll(() => begun.length).toBe(1);
  let down = false;
  const stopped = stop().then(() => {
    down = true;
  });
  // The lock is still held, so the run is not over.
  expect(await runAlone({ name: "sweep", run })).toBe(false);
  expect(down).toBe(false);
  begun[0]?.resolve();
  await stopped;
  expect(begun).toHaveLength(1);
  expect(await runAlone({ name: "sweep", run: async () => {} })).toBe(true);
});

test("a job that waits for others when the jobs are stopped does not begin", async () => {
  const { begun, run } = heldWork();
  const jobs = Array.from({ length: 5 }, (_, at) => ({ name: `sweep-${at}`, every: 60_000, run }));
  const stop = startJobs(jobs, { first: 1, between: 0 });
  await expect.poll(() => begun.length).toBe(3);
  const stopped = stop();
  for (const work of begun) work.resolve();
  await stopped;
  expect(begun).toHaveLength(3);
});

test("waiting jobs keep no process alive", async () => {
  const code = `
    const { startJobs } = await import(${JSON.stringify(`${import.meta.dirname}/jobs.ts`)});
    startJobs([{ name: "sweep", every: 3_600_000, run: async () => {} }]);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: "inherit" });
  expect(await once(child, "exit")).toEqual([0, null]);
});
