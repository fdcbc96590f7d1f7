/**
 * A real PostgreSQL that comes with the product, so that `npm start` is all it takes: nothing to install, no second
 * service to configure, and the same SQL in development, in tests and in a small production.
 *
 * The server is a separate process and may outlive ours, so a start first looks for one that already serves the data
 * directory and joins it. The processes that share it leave their names beside the data directory, and the last one to
 * leave stops it. Starting, stopping and restarting happen under one lock file per data directory. While a process has
 * a share, it restarts the server if it dies.
 *
 * The parts: placement (where, and as whom when we are root), binaries, cluster (initdb), socket, pidfile, postmaster
 * (start, adopt, stop), connection (readiness), processes (lock and owners), supervisor.
 */
import { dirname } from "node:path";
import { findBinaries } from "./binaries.ts";
import { type Cluster, databaseUser, ensureCluster } from "./cluster.ts";
import { ensureDatabase } from "./connection.ts";
import { filesBeside, placeDataDirectory } from "./placement.ts";
import { ensureServer, type RunningServer, stopServer } from "./postmaster.ts";
import { addOwner, hasOwners, removeOwner, withLock } from "./processes.ts";
import { supervise } from "./supervisor.ts";

export { EmbeddedPostgresError, type EmbeddedPostgresErrorCode } from "./error.ts";

/** Options of the start. */
export interface EmbeddedPostgresOptions {
  /** The database's files, created at the first start; its `.log`, `.lock` and `.owners` are created beside it. */
  dataDirectory: string;
  /** The application's database, created when missing; default `mindsync`. */
  database?: string;
  /** Receives messages for the operator, one line at a time. */
  log?: (message: string) => void;
  /** Receives messages about a server that died or cannot be started; default `log`. */
  alarm?: (message: string) => void;
  /**
   * Further server settings, such as `{ fsync: "off" }` in tests. An adopted server keeps the settings it was started
   * with.
   */
  settings?: Record<string, string>;
}

/** A share in a running server, with the names of the `postgres` driver's options. */
export interface EmbeddedPostgres {
  /** The folder of the unix socket; 127.0.0.1 on Windows. */
  host: string;
  port: number;
  user: string;
  /** Only on Windows: elsewhere the mode of the socket's folder is the guard. */
  password?: string;
  database: string;
  /** Whether the server was running already. */
  adopted: boolean;
  /** Whether the database's files were created just now. */
  firstStart: boolean;
  /** Where the files really are; differs from the option when root's folder is closed to the server. */
  dataDirectory: string;
  /** The server's log, emptied at a start when it is larger than 10 MB. */
  logFile: string;
  /** Gives up this share; stops the server when no other living process has one. Can be called twice. */
  release(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL, or joins the one that serves the data directory, and returns when it answers. `host`
 * and `port` stay the same through restarts of the server.
 * @throws EmbeddedPostgresError with `code`: `unsupported-platform` (no package, or it does not run here),
 *   `not-writable`, `other-version` (created by another major version), `not-a-database` (a folder of other files),
 *   `start-failed` (with the end of the server's log).
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { database = "mindsync", log = () => {}, alarm = log, settings = {} } = options;
  const { dataDirectory, account } = placeDataDirectory(options.dataDirectory, log);
  const files = filesBeside(dataDirectory);
  const binaries = findBinaries(account, dirname(dataDirectory), log);
  const cluster: Cluster = { dataDirectory, account, binaries, settings, log, alarm };

  const { server, firstStart, owner } = await withLock(files.lock, log, async () => {
    const firstStart = await ensureCluster(cluster);
    const server = await ensureServer(cluster);
    try {
      await ensureDatabase(server.endpoint, database);
      return { server, firstStart, owner: addOwner(files.owners, account) };
    } catch (error) {
      if (!hasOwners(files.owners)) await stopServer(cluster);
      throw error;
    }
  });
  if (server.adopted) log(`joined the PostgreSQL that runs on ${dataDirectory} (process ${server.pid})`);

  const release = shareOf(cluster, server, owner);
  const { host, port, password } = server.endpoint;
  return {
    host,
    port,
    user: databaseUser,
    ...(password === undefined ? {} : { password }),
    database,
    adopted: server.adopted,
    firstStart,
    dataDirectory,
    logFile: files.log,
    release,
  };
}

/** Watches the server. @returns a function that gives up the share */
function shareOf(cluster: Cluster, server: RunningServer, owner: string): () => Promise<void> {
  const { dataDirectory, log, alarm } = cluster;
  const files = filesBeside(dataDirectory);
  const restart = () =>
    withLock(files.lock, log, async () => (await ensureServer(cluster, server.endpoint)).pid);
  const supervisor = supervise(server.pid, restart, { log, alarm });

  let released: Promise<void> | undefined;
  async function release(): Promise<void> {
    await supervisor.stop();
    await withLock(files.lock, log, async () => {
      removeOwner(owner);
      if (!hasOwners(files.owners)) await stopServer(cluster);
    });
  }
  return () => {
    released ??= release();
    return released;
  };
}
