import { randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, inject } from "vitest";
import {
  closeDatabase,
  type DatabaseTarget,
  databaseNamed,
  openDatabase,
} from "#server/platform/database.ts";

/** A statement about the server itself, such as CREATE DATABASE. */
async function onServer(statement: string): Promise<void> {
  const target = inject("cluster");
  const options = { max: 1, onnotice: () => {} };
  const sql: Sql = "url" in target ? postgres(target.url, options) : postgres({ ...target, ...options });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Gives this test file its own database, with every table and no rows, and opens it for repository modules; it is
 * removed after the last test. Call it at the top of the file.
 * @returns where that database is, for a test that has to open it in its own way
 */
export function testDatabase(): DatabaseTarget {
  const name = `mindsync_test_${randomBytes(6).toString("hex")}`;
  const target = databaseNamed(inject("cluster"), name);
  beforeAll(async () => {
    await onServer(`create database ${name} template ${inject("template")}`);
    openDatabase(target);
  });
  afterAll(async () => {
    await closeDatabase();
    await onServer(`drop database ${name} with (force)`);
  });
  return target;
}

/** The settings that connect a command to a database; DATABASE_URL cannot name a socket's folder. */
export function settingsFor(place: DatabaseTarget): Record<string, string> {
  if ("url" in place) return { DATABASE_URL: place.url };
  const { host, port, user, password = "", database } = place;
  return {
    DATABASE_URL: `postgres:///${database}`,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
  };
}
