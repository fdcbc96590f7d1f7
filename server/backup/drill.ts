import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Sql } from "postgres";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import type { Config } from "#server/platform/config.ts";
import { closeSession, openElsewhere, openSession, sql } from "#server/platform/database.ts";
import { BackupError } from "./archive.ts";
import { type CheckedBackup, checkBackup } from "./contents.ts";
import { backupFolder, newestBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { recordRun } from "./runs.ts";
import { settleTextForm, summaryOf } from "./tables.ts";

/** Compares every table with the hashes that were taken when the backup was made. @returns the number of rows */
function compareRows(session: Sql, { about, manifest }: CheckedBackup): Promise<number> {
  return session.begin(async (transaction) => {
    await settleTextForm(transaction);
    let rows = 0;
    for (const table of about.tables) {
      const saved = manifest.tables[table.name];
      const restored = await summaryOf(transaction, table);
      if (saved?.rows !== restored.rows || saved.hash !== restored.hash) {
        throw new BackupError(`The table ${table.name} was not restored as it was saved.`);
      }
      rows += restored.rows;
    }
    return rows;
  });
}

async function restoreAndCompare(session: Sql, backup: CheckedBackup): Promise<number> {
  try {
    await restoreBackup(session, backup);
    return await compareRows(session, backup);
  } finally {
    await session.end({ timeout: 5 });
  }
}

/** Any constant: a drill of this site holds this lock in the site's database as long as it runs. */
export const drillLock = 3_140_882_917;

/** How the scratch databases of this site begin. Other sites on the same server have other beginnings. */
export async function scratchPrefix(): Promise<string> {
  const [row] = await sql()<{ own: string }[]>`select left(md5(current_database()), 12) as own`;
  return `mindsync_drill_${row?.own}_`;
}

/** Removes what drills of this site left behind that were killed midway. */
async function clearScratch(prefix: string): Promise<void> {
  const left = await sql()<{ name: string }[]>`
    select datname as name from pg_database where starts_with(datname, ${prefix})`;
  for (const { name } of left) await sql()`drop database if exists ${sql()(name)} with (force)`;
}

/** Waits until no other drill of this site is running. The lock ends with this process, however that ends. */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const session = openSession(() => {});
  try {
    await session`select pg_advisory_lock(${drillLock})`;
    return await work();
  } finally {
    await closeSession(session);
  }
}

/** Uses a scratch database beside the site's own. Undefined where the site's account may not make one. */
async function besideOurs(backup: CheckedBackup): Promise<number | undefined> {
  const prefix = await scratchPrefix();
  const name = `${prefix}${randomBytes(6).toString("hex")}`;
  await clearScratch(prefix);
  try {
    await sql()`create database ${sql()(name)} template template0`;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "42501") return undefined;
    throw error;
  }
  try {
    return await restoreAndCompare(openElsewhere(name), backup);
  } finally {
    await sql()`drop database if exists ${sql()(name)} with (force)`;
  }
}

/** Uses a PostgreSQL of its own, which is removed afterwards. */
async function inOwnCluster(backup: CheckedBackup, folder: string): Promise<number> {
  const start = () => startEmbeddedPostgres({ dataDirectory: join(folder, "postgres") });
  const remove = async (cluster: EmbeddedPostgres) => {
    await cluster.release();
    for (const path of [cluster.dataDirectory, folder]) await rm(path, { recursive: true, force: true });
  };
  let cluster = await start();
  if (!cluster.firstStart) {
    // A drill was killed midway: its database may still run, with half of a backup in it.
    await remove(cluster);
    cluster = await start();
  }
  try {
    return await restoreAndCompare(openElsewhere(cluster), backup);
  } finally {
    await remove(cluster);
  }
}

/**
 * Restores the newest backup into a scratch database, compares each table row by row with what was saved, and records
 * the result. The site's own database is not touched.
 * @returns the number of rows compared
 */
export async function drill(config: Config): Promise<number> {
  const path = await newestBackup(backupFolder(config));
  const run = async () => {
    if (!path) throw new BackupError("There is no backup to try.");
    const backup = await checkBackup(path, config.BACKUP_PASSPHRASE);
    return alone(
      async () => (await besideOurs(backup)) ?? inOwnCluster(backup, join(config.DATA_DIR, "drill")),
    );
  };
  return recordRun("drill", run, (rows) => ({ file: basename(path ?? ""), rows }));
}
