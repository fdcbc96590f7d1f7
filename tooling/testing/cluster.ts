/** Vitest's global setup: one PostgreSQL for the run, and in it a migrated database that test files copy. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import {
  closeDatabase,
  type DatabaseTarget,
  migrateDatabase,
  openDatabase,
} from "#server/platform/database.ts";
import { startEmbeddedPostgres } from "#server/platform/embedded-postgres.ts";
import { databaseNamed } from "./target.ts";

declare module "vitest" {
  interface ProvidedContext {
    cluster: DatabaseTarget;
    template: string;
  }
}

interface Cluster {
  target: DatabaseTarget;
  stop(): Promise<void>;
}

/** A server of our own that keeps nothing. As root it runs as nobody, who must be able to enter its folder. */
async function temporaryCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "mindsync-tests-"));
  chmodSync(folder, 0o755);
  const { host, port, user, password, database, dataDirectory, release } = await startEmbeddedPostgres({
    dataDirectory: join(folder, "postgres"),
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off" },
  });
  return {
    target: { host, port, user, ...(password === undefined ? {} : { password }), database },
    async stop() {
      await release();
      // Where nobody may not enter the folder for temporary files, the data came to lie elsewhere.
      for (const path of [dataDirectory, folder]) rmSync(path, { recursive: true, force: true });
    },
  };
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL;
  const { target, stop } = url ? { target: { url }, stop: async () => {} } : await temporaryCluster();
  const template = `mindsync_template_${process.pid}`;

  async function onServer(statement: string): Promise<void> {
    await openDatabase(target).sql.unsafe(statement);
    await closeDatabase();
  }

  await onServer(`create database ${template}`);
  openDatabase(databaseNamed(target, template));
  await migrateDatabase();
  await closeDatabase();
  provide("cluster", target);
  provide("template", template);
  return async () => {
    await onServer(`drop database ${template}`);
    await stop();
  };
}
