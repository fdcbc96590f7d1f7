import { readFile } from "node:fs/promises";
import {
  removeDataDirectory,
  startServerProcess,
  temporaryDataDirectory,
} from "#tests/support/server-process.ts";
import { build } from "#tooling/build-steps.ts";
import { buildIsFresh } from "#tooling/freshness.ts";

/** The built site, running as a separate process. */
export interface RunningSite {
  address: string;
  pid: number;
  dataDirectory: string;
  /** Time from the start of the process to its first response, database included. */
  startedInMs: number;
  stop(): Promise<void>;
}

/** Builds if the sources are newer than the build. */
export async function buildIfStale(): Promise<void> {
  if (!buildIsFresh()) await build();
}

/**
 * Starts the site as `npm start` does: on a free loopback port, with a new embedded database (fsync on, PostgreSQL's
 * default) in a directory that is removed when the site stops. It takes over the machine's settings, so that a figure
 * can be measured with another one.
 */
export async function startSite(environment: NodeJS.ProcessEnv = {}): Promise<RunningSite> {
  const dataDirectory = temporaryDataDirectory();
  const { DATABASE_URL: _, PORT: __, DATA_DIR: ___, ...machine } = process.env;
  const started = performance.now();
  const server = await startServerProcess({
    dataDirectory,
    environment: { LOG_LEVEL: "info", ...machine, HOST: "127.0.0.1", NODE_ENV: "production", ...environment },
  }).catch(async (error: unknown) => {
    await removeDataDirectory(dataDirectory);
    throw error;
  });
  const stop = async () => {
    await server.end();
    await removeDataDirectory(dataDirectory);
  };
  try {
    await (await fetch(`${server.address}/`)).arrayBuffer();
  } catch (error) {
    await stop();
    throw error;
  }
  const { address, pid } = server;
  return { address, pid, dataDirectory, startedInMs: performance.now() - started, stop };
}

/** Parts of a site's memory, in bytes. */
export interface MemoryParts {
  /** What the process has of the machine's memory. */
  resident: number;
  /** Objects of JavaScript, with those that the next collection removes. */
  heap: number;
  /** Buffers and what else V8 counts outside of its heap. */
  external: number;
}

/** The parts of a site's memory, as its own /metrics tells a caller on this machine. */
export async function memoryParts(address: string): Promise<MemoryParts> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
  return {
    resident: figure("process_resident_memory_bytes"),
    heap: figure("nodejs_heap_size_used_bytes"),
    external: figure("nodejs_external_memory_bytes"),
  };
}

/** Memory of a process, in bytes; undefined where there is no /proc. */
export async function residentMemory(pid: number): Promise<number | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
  } catch {
    return undefined;
  }
}
