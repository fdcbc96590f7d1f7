import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test, vi } from "vitest";
import { supervise } from "./supervisor.ts";

describe("the watch over the server", () => {
  test("tries again after ever longer pauses, half a minute at most, until it is stopped", async () => {
    const dead = spawn(process.execPath, ["--version"], { stdio: "ignore" });
    await once(dead, "exit");
    vi.useFakeTimers();
    try {
      const began = Date.now();
      const tries: number[] = [];
      const alarms: string[] = [];
      const restart = async (): Promise<number> => {
        tries.push((Date.now() - began) / 1000);
        throw new Error("no memory");
      };
      const watch = supervise(dead.pid ?? 0, restart, { log: () => {}, alarm: (line) => alarms.push(line) });
      await vi.advanceTimersByTimeAsync(95_000);
      expect(tries).toEqual([1, 2, 4, 8, 16, 32, 62, 92]);
      expect(alarms).toEqual(expect.arrayContaining(["PostgreSQL could not be started: no memory"]));
      await watch.stop();
      await vi.advanceTimersByTimeAsync(95_000);
      expect(tries).toHaveLength(8);
    } finally {
      vi.useRealTimers();
    }
  });
});
