/**
 * Vitest's global setup: one PostgreSQL for the run, and in it a migrated database that test files copy. Its data
 * directory is also copied beforehand, for servers that tests start as processes.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import {
  closeDatabase,
  type DatabaseTarget,
  databaseNamed,
  migrateDatabase,
  openDatabase,
} from "#server/platform/database.ts";

declare module "vitest" {
  interface ProvidedContext {
    cluster: DatabaseTarget;
    template: string;
    /** The files of a stopped PostgreSQL with migrated tables; undefined on Windows, and where DATABASE_URL is set. */
    preparedPostgres: string | undefined;
  }
}

interface Cluster {
  target: DatabaseTarget;
  preparedPostgres: string | undefined;
  stop(): Promise<void>;
}

/** A temporary server of our own. As root it runs as nobody, who must be able to enter its folder. */
async function temporaryCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "mindsync-tests-"));
  chmodSync(folder, 0o755);
  const asked = join(folder, "postgres");
  // Nothing has to survive a crash, no copy reads the log, and no table lives long enough to be tidied.
  const settings = {
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    wal_level: "minimal",
    max_wal_senders: "0",
    autovacuum: "off",
  };
  const first = await startEmbeddedPostgres({ dataDirectory: asked, settings });
  openDatabase(first);
  await migrateDatabase();
  await closeDatabase();
  await first.release();
  // As root PostgreSQL runs as nobody, so the copy has the same owners. On Windows the password file beside it would be
  // missing.
  const preparedPostgres = process.platform === "win32" ? undefined : join(folder, "prepared");
  if (preparedPostgres) execFileSync("cp", ["-Rp", first.dataDirectory, preparedPostgres]);
  const { host, port, user, password, database, dataDirectory, release } = await startEmbeddedPostgres({
    dataDirectory: asked,
    settings,
  });
  return {
    target: { host, port, user, ...(password === undefined ? {} : { password }), database },
    preparedPostgres,
    async stop() {
      await release();
      // Where nobody may not enter the temporary folder, the data was put elsewhere.
      for (const path of [dataDirectory, folder]) rmSync(path, { recursive: true, force: true });
    },
  };
}

/** The server that DATABASE_URL names. It existed before, and is left running. */
const givenCluster = (url: string): Cluster => ({
  target: { url },
  preparedPostgres: undefined,
  stop: async () => {},
});

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL;
  const { target, preparedPostgres, stop } = url ? givenCluster(url) : await temporaryCluster();
  const template = `mindsync_template_${process.pid}`;

  async function onServer(statement: string): Promise<void> {
    await openDatabase(target).sql.unsafe(statement);
    await closeDatabase();
  }

  const migrated = "database" in target ? ` template ${target.database}` : "";
  await onServer(`create database ${template}${migrated}`);
  openDatabase(databaseNamed(target, template));
  await migrateDatabase();
  await closeDatabase();
  provide("cluster", target);
  provide("template", template);
  provide("preparedPostgres", preparedPostgres);
  return async () => {
    await onServer(`drop database ${template}`);
    await stop();
  };
}
