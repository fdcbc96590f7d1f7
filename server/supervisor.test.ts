import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
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

describe("a server that dies again and again", () => {
  const folder = mkdtempSync(join(tmpdir(), "mindsync-supervised-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /**
   * Supervises a server that ends in the given ways, one per start.
   * @returns the exit code of the supervisor, and the pauses in seconds before each further start
   */
  async function supervised(ways: string[]): Promise<{ code: number; pauses: number[]; output: string }> {
    const server = join(folder, "server.mjs");
    writeFileSync(
      server,
      `import { readFileSync, writeFileSync } from "node:fs";
      const ways = JSON.parse(readFileSync(${JSON.stringify(join(folder, "ways.json"))}, "utf8"));
      const way = ways.shift();
      writeFileSync(${JSON.stringify(join(folder, "ways.json"))}, JSON.stringify(ways));
      if (way.includes("ready")) await new Promise((sent) => process.send("ready", sent));
      if (way.includes("long")) await new Promise((over) => setTimeout(over, 2_300));
      const code = /exit (\\d+)/.exec(way);
      if (code) process.exit(Number(code[1]));
      process.kill(way === "stop" ? process.ppid : process.pid, way === "stop" ? "SIGTERM" : "SIGKILL");
      await new Promise(() => setInterval(() => {}, 1000));`,
    );
    writeFileSync(join(folder, "ways.json"), JSON.stringify(ways));
    const start = join(folder, "start.mjs");
    // On a busy machine a process that ends at once may take a second: a good run is longer.
    writeFileSync(
      start,
      `import { supervise } from ${JSON.stringify(pathToFileURL(resolve("server/supervisor.ts")).href)};
      process.exitCode = await supervise({
        before: [], script: ${JSON.stringify(server)}, pauses: { first: 20, longest: 80, goodRun: 2_000 },
      });`,
    );
    const child = spawn(process.execPath, [start], { stdio: ["ignore", "ignore", "pipe"] });
    let output = "";
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk;
    });
    const [code] = await once(child, "close");
    const pauses = [...output.matchAll(/started again in ([\d.]+) s/g)].map(([, pause]) => Number(pause));
    return { code, pauses, output };
  }

  test("is started again after pauses that grow to the longest, also when it never got ready", async () => {
    const { code, pauses, output } = await supervised([...Array(5).fill("killed"), "exit 3"]);
    expect(pauses).toEqual([0.02, 0.04, 0.08, 0.08, 0.08]);
    expect(output).toContain("The server ended by SIGKILL. It is started again in 0.08 s (start 6).");
    // It ended by itself and was never ready, so its settings or its machine have to be fixed first.
    expect(code).toBe(3);
  });

  test("begins with the first pause after a long run, and once it was ready is never given up", async () => {
    const ways = ["ready exit 1", "exit 1", "ready long killed", "exit 1", "exit 1", "stop"];
    const { pauses } = await supervised(ways);
    expect(pauses).toEqual([0.02, 0.04, 0.02, 0.04, 0.08]);
  });

  test.each([1, 78])(
    "is not started again when it ends by itself before it was ready: exit code %i",
    async (code) => {
      expect(await supervised([`exit ${code}`])).toMatchObject({ code, pauses: [] });
    },
  );
});

test("the server's heap may grow to half of the memory, within limits", () => {
  const limit = (megabytes: number) => serverFlags(megabytes * 1024 * 1024).at(-1);
  expect(limit(256)).toBe("--max-old-space-size=192");
  expect(limit(1024)).toBe("--max-old-space-size=512");
});
