import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "#tooling/build-steps.ts";
import { buildIsFresh } from "#tooling/freshness.ts";

/** The built site, running as a process of its own. */
export interface RunningSite {
  address: string;
  pid: number;
  dataDirectory: string;
  /** From the start of the process to its first answer, database included. */
  startedInMs: number;
  stop(): Promise<void>;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once("exit", () => resolve());
  });
}

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /The site is at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`The site did not start:\n${output}`)));
  });
}

/** Builds where the sources are newer than the build. */
export async function buildIfStale(): Promise<void> {
  if (!buildIsFresh()) await build();
}

/** What `npm start` gives to node: V8's flags and the file. */
async function startArguments(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8"));
  return String(scripts.start)
    .replace(/^node /, "")
    .split(" ");
}

/**
 * Starts the site as `npm start` does: on a free loopback port, with a new embedded database (fsync on, as
 * PostgreSQL comes) in a directory of its own that goes when the site stops.
 */
export async function startSite(environment: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const dataDirectory = await mkdtemp(join(tmpdir(), "mindsync-bench-"));
  // PostgreSQL runs as another account where we are root, and must get in.
  await chmod(dataDirectory, 0o755);
  const { DATABASE_URL: _, ...inherited } = process.env;
  const args = await startArguments();
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: {
      ...inherited,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDirectory,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => child.kill();
  process.once("exit", kill);
  const stop = async () => {
    child.kill();
    await ended(child);
    process.off("exit", kill);
    await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    const address = await addressFrom(child);
    await (await fetch(`${address}/`)).arrayBuffer();
    return { address, pid: child.pid ?? 0, dataDirectory, startedInMs: performance.now() - started, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Memory that a process holds now, in bytes; undefined where there is no /proc. */
export async function residentMemory(pid: number): Promise<number | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
  } catch {
    return undefined;
  }
}
