/**
 * The server process: finding, adopting, starting, stopping.
 *
 * It is started in its own session, so that neither a Ctrl-C nor a kill -9 meant for the application reaches it: the
 * next start can then use it at once, without recovery.
 */
import type { ChildProcess } from "node:child_process";
import {
  closeSync,
  constants,
  existsSync,
  fchownSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, readPassword } from "./cluster.ts";
import { type Endpoint, waitUntilReady } from "./connection.ts";
import { EmbeddedPostgresError, explainingUnwritable } from "./error.ts";
import { disownPidFile, findPostmaster, type Postmaster } from "./pidfile.ts";
import { filesBeside } from "./placement.ts";
import { isAlive } from "./processes.ts";
import { runProgram, spawnProgram, whyNotStarted } from "./run.ts";
import {
  makeSocketDirectory,
  removeSocketDirectory,
  socketDirectoryFor,
  socketFile,
  socketPort,
} from "./socket.ts";

const isWindows = process.platform === "win32";
const largestLog = 10 * 1024 * 1024;

/** A server that answers. */
export interface RunningServer {
  pid: number;
  endpoint: Endpoint;
  adopted: boolean;
}

/**
 * Finds the server of the data directory or starts one, and returns when it answers. Call it under the lock.
 * @param at where a new server must listen, for one whose clients already know the address.
 * @throws EmbeddedPostgresError `start-failed` with the end of the server's log.
 */
export async function ensureServer(cluster: Cluster, at?: Endpoint): Promise<RunningServer> {
  for (;;) {
    const running = findPostmaster(cluster.dataDirectory);
    if (!running) return start(cluster, at ?? (await newEndpoint(cluster)));
    const adopted = await adopt(cluster, running);
    if (adopted) return adopted;
  }
}

/** Takes over a running server; undefined when the caller must look again (still starting, or gone). */
async function adopt(cluster: Cluster, running: Postmaster): Promise<RunningServer | undefined> {
  const { pid, host, port, status } = running;
  const isRunning = () => isAlive(pid);
  if (status === "stopping" || port === undefined) {
    await sleep(25);
    return undefined;
  }
  if (status === "ready" && host.startsWith("/") && !existsSync(socketFile(host, port))) {
    cluster.log(`the running PostgreSQL (process ${pid}) has lost its socket in ${host}: starting it anew`);
    await stopServer(cluster);
    return undefined;
  }
  const endpoint = { host, port, password: readPassword(cluster.dataDirectory) };
  if (!(await waitUntilReady(endpoint, isRunning, cluster.log))) return undefined;
  return { pid, endpoint, adopted: true };
}

async function newEndpoint(cluster: Cluster): Promise<Endpoint> {
  if (!isWindows) {
    return { host: socketDirectoryFor(cluster.dataDirectory, cluster.account), port: socketPort };
  }
  return { host: "127.0.0.1", port: await freePort(), password: readPassword(cluster.dataDirectory) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Durability is PostgreSQL's default (fsync, synchronous_commit) and is not changed here. */
function settingsFor(cluster: Cluster, endpoint: Endpoint): string[] {
  const settings: Record<string, string> = {
    port: String(endpoint.port),
    listen_addresses: isWindows ? endpoint.host : "",
    unix_socket_directories: isWindows ? "" : endpoint.host,
    ...(isWindows ? {} : { unix_socket_permissions: "0700" }),
    logging_collector: "off",
    ...cluster.settings,
  };
  return Object.entries(settings).map(([name, value]) => `${name}=${value}`);
}

async function start(cluster: Cluster, endpoint: Endpoint): Promise<RunningServer> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const log = openLog(cluster);
    let pid: number | undefined;
    try {
      pid = await (isWindows ? startByPgCtl : startDirectly)(cluster, endpoint, log.descriptor);
    } finally {
      closeSync(log.descriptor);
    }
    if (pid !== undefined) return { pid, endpoint, adopted: false };
    const words = readFileSync(log.file).subarray(log.length).toString("utf8").trim();
    // Children of a killed server may need a moment to notice and end.
    const isPassing = /still in use|lock file .* already exists/.test(words);
    if (!isPassing || Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        "start-failed",
        `PostgreSQL did not start; the end of its log (${log.file}):\n${words.split("\n").slice(-12).join("\n")}`,
      );
    }
    await sleep(200);
  }
}

function openLog({ dataDirectory, account }: Cluster): { file: string; descriptor: number; length: number } {
  const file = filesBeside(dataDirectory).log;
  // The folder may belong to another account when we are root: never follow a link out of it.
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW = 0 } = constants;
  return explainingUnwritable(file, () => {
    const descriptor = openSync(file, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
    if (account) fchownSync(descriptor, account.uid, account.gid);
    if (fstatSync(descriptor).size > largestLog) ftruncateSync(descriptor);
    return { file, descriptor, length: fstatSync(descriptor).size };
  });
}

/** @returns the server's process once it answers; undefined when it ended instead. */
async function startDirectly(cluster: Cluster, endpoint: Endpoint, log: number): Promise<number | undefined> {
  const { dataDirectory, account, binaries } = cluster;
  makeSocketDirectory(endpoint.host, account);
  disownPidFile(dataDirectory, endpoint.host, endpoint.port);
  const parameters = ["-D", dataDirectory, ...settingsFor(cluster, endpoint).flatMap((pair) => ["-c", pair])];
  let ended: { error?: Error } | undefined;
  let child: ChildProcess;
  try {
    const runAs = { account, workingDirectory: dirname(dataDirectory) };
    child = spawnProgram(binaries.postgres, parameters, runAs, {
      stdio: ["ignore", log, log],
      detached: true,
    });
  } catch (error) {
    throw whyNotStarted(binaries.postgres, error);
  }
  child.once("error", (error) => {
    ended = { error };
  });
  child.once("exit", () => {
    ended ??= {};
  });
  child.unref();
  const isReady = await waitUntilReady(endpoint, () => ended === undefined, cluster.log);
  if (ended?.error) throw whyNotStarted(binaries.postgres, ended.error);
  return isReady ? child.pid : undefined;
}

/** On Windows only pg_ctl can start a server as administrator, because it drops the rights first. */
async function startByPgCtl(cluster: Cluster, endpoint: Endpoint): Promise<number | undefined> {
  const { dataDirectory, account, binaries } = cluster;
  disownPidFile(dataDirectory, endpoint.host, endpoint.port);
  const options = settingsFor(cluster, endpoint)
    .map((pair) => `-c "${pair}"`)
    .join(" ");
  const { log } = filesBeside(dataDirectory);
  const parameters = ["start", "-w", "-t", "3600", "-D", dataDirectory, "-l", log, "-o", options];
  const runAs = { account, workingDirectory: dirname(dataDirectory) };
  const { status } = await runProgram(binaries.pgCtl, parameters, runAs, true);
  const pid = status === 0 ? findPostmaster(dataDirectory)?.pid : undefined;
  if (pid === undefined) return undefined;
  return (await waitUntilReady(endpoint, () => isAlive(pid), cluster.log)) ? pid : undefined;
}

/** Stops the server if one runs: its clients are disconnected, committed data is written. Call it under the lock. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const running = findPostmaster(cluster.dataDirectory);
  if (!running) return;
  const runAs = { account: cluster.account, workingDirectory: dirname(cluster.dataDirectory) };
  for (const mode of ["fast", "immediate"]) {
    const parameters = ["stop", "-m", mode, "-w", "-t", "60", "-D", cluster.dataDirectory];
    const { status, output } = await runProgram(cluster.binaries.pgCtl, parameters, runAs);
    if (status === 0 || !isAlive(running.pid)) {
      if (running.host.startsWith("/")) removeSocketDirectory(running.host, cluster);
      return;
    }
    cluster.log(`PostgreSQL did not stop (${mode}): ${output.trim()}`);
  }
}
