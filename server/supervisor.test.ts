import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { preparedDataDirectory } from "#tests/support/prepared-data.ts";
import {
  type NpmProcess,
  removeDataDirectory,
  serverPids,
  startByNpm,
} from "#tests/support/server-process.ts";
import { serverFlags } from "./supervisor.ts";

/** Whether a server responds at the address. */
const answers = (address: string) =>
  fetch(`${address}/healthz`).then(
    () => true,
    () => false,
  );

describe("npm start", () => {
  let dataDirectory: string;
  let npm: NpmProcess;
  beforeAll(() => {
    dataDirectory = preparedDataDirectory();
  });
  afterAll(() => removeDataDirectory(dataDirectory));
  beforeEach(async () => {
    npm = await startByNpm(dataDirectory);
  });
  afterEach(() => npm.kill("SIGTERM"));

  /** Sends npm a signal. @returns once no server of it runs or responds */
  async function endBy(signal: NodeJS.Signals, address = npm.address): Promise<void> {
    expect(await answers(address)).toBe(true);
    await npm.kill(signal);
    await expect.poll(() => serverPids(dataDirectory), { timeout: 30_000 }).toEqual([]);
    expect(await answers(address)).toBe(false);
  }

  test.each(["SIGINT", "SIGHUP", "SIGKILL"] as const)("ended by %s leaves no server", async (signal) => {
    await endBy(signal);
  });

  test("restarts a server that dies, and says so; ended by SIGTERM it leaves no server", async () => {
    const [first = 0] = serverPids(dataDirectory);
    process.kill(first, "SIGKILL");
    await expect.poll(npm.output, { timeout: 30_000 }).toContain("The server ended by SIGKILL");
    await expect.poll(() => npm.output().split("The site is at").length, { timeout: 30_000 }).toBe(3);
    const [second] = serverPids(dataDirectory);
    expect(second).not.toBe(first);
    await endBy("SIGTERM", /The site is at (\S+)/.exec(npm.output().split("ended by SIGKILL")[1] ?? "")?.[1]);
  });
});

test("the server's heap may grow to half of the memory, within limits", () => {
  const limit = (megabytes: number) => serverFlags(megabytes * 1024 * 1024).at(-1);
  expect(limit(256)).toBe("--max-old-space-size=192");
  expect(limit(1024)).toBe("--max-old-space-size=512");
});
