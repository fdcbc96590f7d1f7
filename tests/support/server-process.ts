/** The real server as a separate process, as `npm start` runs it: for browser tests, crash tests and measurements. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { serverFlags } from "#server/supervisor.ts";

export interface ServerProcess {
  /** Its address, such as http://127.0.0.1:40123. */
  address: string;
  pid: number;
  /** Its output so far, stdout and stderr. */
  output(): string;
  /** Ends it, by default as `npm start` is ended; returns the exit code, null when a signal ended it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

interface ServerOptions {
  dataDirectory: string;
  /** Settings of this server; with a PORT its address is known before it prints it, and nothing waits for it. */
  environment?: Record<string, string | undefined>;
  /** A file that also gets the output, for other processes to read. */
  log?: string;
}

/** The machine's settings that the server takes over; not its brand, database, port and accounts. */
const inherited = ["PATH", "HOME", "TMPDIR", "TEMP", "LANG", "SystemRoot", "NODE_COMPILE_CACHE"];

/** A new folder for a server's data. As root the database runs as nobody, who must be able to enter. */
export function temporaryDataDirectory(): string {
  const folder = mkdtempSync(join(tmpdir(), "mindsync-data-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes a server's data. A database that a killed server left running is stopped first. */
export async function removeDataDirectory(folder: string): Promise<void> {
  const dataDirectory = join(folder, "postgres");
  if (existsSync(join(dataDirectory, "postmaster.pid"))) {
    const { release } = await startEmbeddedPostgres({ dataDirectory });
    await release();
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Waits until the server prints its address, which it does when it is fully ready. */
function announcedAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", () => {
      const address = /The site is at (http\S+)/.exec(output())?.[1];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`The server did not start:\n${output()}`)));
  });
}

/** Settings of a test server. */
function settings(dataDirectory: string, environment: Record<string, string | undefined> = {}) {
  return {
    ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: dataDirectory,
    // A new site makes its first backup at once, as a process of its own.
    BACKUP_HOUR: "off",
    ...environment,
  };
}

export interface NpmProcess {
  address: string;
  /** The output of npm and the server so far. */
  output(): string;
  /** Sends a signal to npm alone and waits until npm has ended. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the server by `npm start`, as its owner does, and waits until it prints its address. */
export async function startByNpm(dataDirectory: string): Promise<NpmProcess> {
  const npm = spawn("npm", ["start"], {
    env: settings(dataDirectory),
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const exited = once(npm, "exit");
  let written = "";
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      written += chunk;
    });
  }
  const output = () => written;
  const address = await announcedAddress(npm, output);
  const kill = async (signal: NodeJS.Signals) => {
    npm.kill(signal);
    await exited;
  };
  return { address, output, kill };
}

/** The server processes that use the embedded database of a folder, from its list of owners. */
export function serverPids(dataDirectory: string): number[] {
  const owners = join(dataDirectory, "postgres.owners");
  const pids = existsSync(owners) ? readdirSync(owners).map((name) => Number.parseInt(name, 10)) : [];
  return pids.filter(isRunning);
}

/** Whether a process is there. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Starts the server on a free port of this machine and waits until it is ready. It ends with this process. */
export async function startServerProcess({
  dataDirectory,
  environment = {},
  log,
}: ServerOptions): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...serverFlags(), "build/serve.js"], {
    env: settings(dataDirectory, environment),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      written += chunk;
      if (log) appendFileSync(log, chunk);
    });
  }
  const output = () => written;
  const exited = once(child, "exit");
  const endWithUs = () => child.kill();
  process.once("exit", endWithUs);
  const end = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    await exited;
    process.off("exit", endWithUs);
    return child.exitCode;
  };
  const address = environment.PORT
    ? `http://127.0.0.1:${environment.PORT}`
    : await announcedAddress(child, output);
  return { address, pid: child.pid ?? 0, output, end };
}
