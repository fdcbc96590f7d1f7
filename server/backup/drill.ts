import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Sql } from "postgres";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import type { Config } from "#server/platform/config.ts";
import { openElsewhere, sql } from "#server/platform/database.ts";
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

/** Uses a scratch database beside the site's own. Undefined where the site's account may not make one. */
async function besideOurs(backup: CheckedBackup): Promise<number | undefined> {
  const name = `mindsync_drill_${randomBytes(6).toString("hex")}`;
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
  const cluster = await startEmbeddedPostgres({ dataDirectory: join(folder, "postgres") });
  try {
    return await restoreAndCompare(openElsewhere(cluster), backup);
  } finally {
    await cluster.release();
    for (const path of [cluster.dataDirectory, folder]) await rm(path, { recursive: true, force: true });
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
    return (await besideOurs(backup)) ?? inOwnCluster(backup, join(config.DATA_DIR, "drill"));
  };
  return recordRun("drill", run, (rows) => ({ file: basename(path ?? ""), rows }));
}
