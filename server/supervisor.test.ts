import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type NpmProcess,
  removeDataDirectory,
  serverPids,
  startByNpm,
  temporaryDataDirectory,
} from "#tooling/testing/server-process.ts";
import { serverFlags } from "./supervisor.ts";

/** Whether a server answers there. */
const answers = (address: string) =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  );

describe("npm start", () => {
  let dataDirectory: string;
  let npm: NpmProcess;
  beforeEach(async () => {
    dataDirectory = temporaryDataDirectory();
    npm = await startByNpm(dataDirectory);
  }, 60_000);
  afterEach(async () => {
    await npm.kill("SIGTERM");
    await removeDataDirectory(dataDirectory);
  });

  test.each(["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const)(
    "ended by %s leaves no server",
    async (signal) => {
      expect(await answers(npm.address)).toBe(true);
      await npm.kill(signal);
      await expect.poll(() => serverPids(dataDirectory), { timeout: 10_000 }).toEqual([]);
      expect(await answers(npm.address)).toBe(false);
    },
    60_000,
  );

  test("starts a server that dies again, and says so", async () => {
    const [first = 0] = serverPids(dataDirectory);
    process.kill(first, "SIGKILL");
    await expect.poll(npm.output, { timeout: 10_000 }).toContain("The server ended by SIGKILL");
    await expect.poll(() => npm.output().split("The site is at").length, { timeout: 30_000 }).toBe(3);
    const [second] = serverPids(dataDirectory);
    expect(second).not.toBe(first);
  }, 60_000);
});

test("the server's heap may grow to half of the memory, within limits", () => {
  const limit = (megabytes: number) => serverFlags(megabytes * 1024 * 1024).at(-1);
  expect(limit(256)).toBe("--max-old-space-size=192");
  expect(limit(1024)).toBe("--max-old-space-size=512");
});
