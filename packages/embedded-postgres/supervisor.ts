/** Restarts the server when it dies while this process needs it: killed by hand, or by a system out of memory. */
import { isAlive } from "./processes.ts";

/** Supervises one server process. */
interface Supervisor {
  /** Stops supervising; resolves when a restart that was under way is over. */
  stop(): Promise<void>;
}

const interval = 1000;
const longestPause = 30_000;
const healthyAfter = 60_000;

/**
 * Watches a process. The timer does not keep this process alive.
 * @param restart finds or starts the server and returns its new process id; called again, ever later, when it throws.
 */
export function supervise(
  firstPid: number,
  restart: () => Promise<number>,
  { log, alarm }: { log: (message: string) => void; alarm: (message: string) => void },
): Supervisor {
  let pid = firstPid;
  let startedAt = Date.now();
  let pause = 0;
  let stopped = false;
  let underWay: Promise<void> = Promise.resolve();
  let timer = schedule(interval);

  function schedule(delay: number): NodeJS.Timeout {
    return setTimeout(() => {
      underWay = look();
    }, delay).unref();
  }

  function later(delay: number): void {
    if (!stopped) timer = schedule(delay);
  }

  /** The first restart is at once; each further one within a minute waits twice as long as the one before. */
  function lengthenPause(): number {
    const current = pause;
    pause = Math.min(longestPause, Math.max(interval, pause * 2));
    return current;
  }

  async function look(): Promise<void> {
    if (isAlive(pid)) {
      if (Date.now() - startedAt > healthyAfter) pause = 0;
      later(interval);
      return;
    }
    const wait = lengthenPause();
    if (wait === 0) return tryRestart();
    alarm(`PostgreSQL (process ${pid}) has died again: next try in ${wait / 1000} s`);
    timer = setTimeout(() => {
      underWay = tryRestart();
    }, wait).unref();
  }

  async function tryRestart(): Promise<void> {
    if (stopped) return;
    alarm(`PostgreSQL (process ${pid}) has died: starting it again`);
    try {
      pid = await restart();
      startedAt = Date.now();
      log(`PostgreSQL runs again (process ${pid})`);
      later(interval);
    } catch (error) {
      const wait = lengthenPause();
      alarm(`PostgreSQL could not be started: ${error instanceof Error ? error.message : String(error)}`);
      if (stopped) return;
      timer = setTimeout(
        () => {
          underWay = tryRestart();
        },
        Math.max(interval, wait),
      ).unref();
    }
  }

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
