/**
 * Creating the database's files (initdb) once, and checking existing ones.
 *
 * initdb works in a folder beside the data directory that is renamed at the end, so a first start that is killed
 * half-way leaves nothing that looks like a database.
 */
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { EmbeddedPostgresError, errorCode, explainingUnwritable } from "./error.ts";
import { type Account, filesBeside, makePrivateDirectory } from "./placement.ts";
import { runProgram } from "./run.ts";

/** A data directory and everything needed to run a server on it. */
export interface Cluster {
  dataDirectory: string;
  account: Account | undefined;
  binaries: Binaries;
  settings: Readonly<Record<string, string>>;
  log: (message: string) => void;
  /** Receives what the operator must know at once. */
  alarm: (message: string) => void;
}

/** The name of both the superuser and the application's user. */
export const databaseUser = "mindsync";

/**
 * Creates the database in the data directory if there is none. Call it under the lock.
 * @returns true when it was created just now.
 * @throws EmbeddedPostgresError `other-version`, `not-a-database`, `not-writable`, `start-failed` (initdb's words).
 */
export async function ensureCluster(cluster: Cluster): Promise<boolean> {
  const { dataDirectory, binaries, account } = cluster;
  const versionFile = join(dataDirectory, "PG_VERSION");
  if (existsSync(versionFile)) {
    const major = readFileSync(versionFile, "utf8").trim();
    if (major !== binaries.major) {
      throw new EmbeddedPostgresError(
        "other-version",
        `The database in ${dataDirectory} was made by PostgreSQL ${major}, this is PostgreSQL ${binaries.major}; restore a backup into a new DATA_DIR, or set DATABASE_URL to a PostgreSQL ${major} server`,
      );
    }
    makePrivateDirectory(dataDirectory, account);
    addEmptyFolders(cluster);
    return false;
  }
  if (existsSync(dataDirectory) && readdirSync(dataDirectory).length > 0) {
    throw new EmbeddedPostgresError(
      "not-a-database",
      `${dataDirectory} holds files but no database; set DATA_DIR to another folder`,
    );
  }
  await makeCluster(cluster);
  return true;
}

/** Folders that PostgreSQL needs and that are often empty: some programs that copy files leave such folders out. */
const oftenEmpty = [
  "pg_commit_ts",
  "pg_dynshmem",
  "pg_logical/mappings",
  "pg_logical/snapshots",
  "pg_notify",
  "pg_replslot",
  "pg_serial",
  "pg_snapshots",
  "pg_stat",
  "pg_stat_tmp",
  "pg_tblspc",
  "pg_twophase",
  "pg_wal/archive_status",
  "pg_wal/summaries",
];

/** Adds the empty folders that a copy of the data directory has lost. A folder with contents is never made up for. */
function addEmptyFolders({ dataDirectory, account, log }: Cluster): void {
  const missing = oftenEmpty.filter(
    (folder) => existsSync(dirname(join(dataDirectory, folder))) && !existsSync(join(dataDirectory, folder)),
  );
  for (const folder of missing) makePrivateDirectory(join(dataDirectory, folder), account);
  if (missing.length)
    log(`added the empty folders that this copy of the database lacked: ${missing.join(", ")}`);
}

async function makeCluster(cluster: Cluster): Promise<void> {
  const { dataDirectory, account, log } = cluster;
  const prefix = `${basename(dataDirectory)}.new-`;
  // Left by a first start that was killed; we hold the lock, so no other process is using them.
  for (const name of readdirSync(dirname(dataDirectory)).filter((entry) => entry.startsWith(prefix))) {
    rmSync(join(dirname(dataDirectory), name), { recursive: true, force: true });
  }
  const staging = `${dataDirectory}.new-${process.pid}`;
  log(`making a PostgreSQL ${cluster.binaries.major} database in ${dataDirectory}`);
  explainingUnwritable(dirname(dataDirectory), () => makePrivateDirectory(staging, account));
  try {
    await initialise(cluster, staging);
    if (process.platform === "win32") rmSync(dataDirectory, { recursive: true, force: true });
    renameSync(staging, dataDirectory);
  } catch (error) {
    rmSync(staging, { recursive: true, force: true });
    if (!["EBUSY", "EXDEV"].includes(errorCode(error))) throw error;
    throw new EmbeddedPostgresError(
      "not-writable",
      `${dataDirectory} is itself a mounted volume; set DATA_DIR to a folder inside it`,
      { cause: error },
    );
  }
  if (process.platform !== "win32") syncDirectory(dirname(dataDirectory));
}

/** Makes the rename survive a power cut. */
function syncDirectory(directory: string): void {
  const descriptor = openSync(directory, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

async function initialise(cluster: Cluster, directory: string): Promise<void> {
  const { binaries, account } = cluster;
  const runAs = { account, workingDirectory: dirname(cluster.dataDirectory) };
  // PostgreSQL's own C.UTF-8 sorts and folds case alike on every system. The system's locale of that name, where it
  // exists, only tells the full-text parser what a letter is; nothing else depends on it.
  let output = "";
  for (const locale of ["C.UTF-8", "C"]) {
    const result = await runProgram(
      binaries.initdb,
      [
        `--pgdata=${directory}`,
        `--username=${databaseUser}`,
        "--encoding=UTF8",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        `--locale=${locale}`,
        "--data-checksums",
        "--set=timezone=UTC",
        "--set=log_timezone=UTC",
        ...authentication(cluster.dataDirectory),
      ],
      runAs,
    );
    if (result.status === 0) return;
    output = result.output.trim();
    if (!/locale/i.test(output.split("\n").slice(-5).join("\n"))) break;
    makePrivateDirectory(directory, account);
  }
  throw new EmbeddedPostgresError("start-failed", `PostgreSQL's initdb failed:\n${output}`);
}

/**
 * The mode of the folder protects a unix socket. Everybody can connect to Windows' loopback port, so it needs a
 * password.
 */
function authentication(dataDirectory: string): string[] {
  if (process.platform !== "win32") return ["--auth-local=trust", "--auth-host=reject"];
  const file = filesBeside(dataDirectory).password;
  writeFileSync(file, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return ["--auth-local=scram-sha-256", "--auth-host=scram-sha-256", `--pwfile=${file}`];
}

/**
 * The password of the data directory; undefined where none is used.
 * @throws EmbeddedPostgresError `not-a-database` when its file is gone.
 */
export function readPassword(dataDirectory: string): string | undefined {
  if (process.platform !== "win32") return undefined;
  const file = filesBeside(dataDirectory).password;
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  throw new EmbeddedPostgresError(
    "not-a-database",
    `${file}, the password of the database in ${dataDirectory}, is missing; put it back or set DATA_DIR to another folder`,
  );
}
