/** A site full of sample data, and backups of it. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Sql } from "postgres";
import { afterAll, beforeAll } from "vitest";
import { firstAdmin } from "#app/accounts/staff/first-admin.server.ts";
import { seedCourses } from "#app/school/courses/seed.server.ts";
import { courses } from "#content/courses/index.ts";
import { type AddPart, readArchive, writeArchive } from "#server/backup/archive.ts";
import { openElsewhere, sql } from "#server/platform/database.ts";
import { openMail } from "#server/platform/mail.ts";
import { openStorage } from "#server/platform/storage.ts";
import { fillWithSampleData } from "#tooling/demo/fill.ts";

/** Fills this file's database, a storage and a folder of mails. Call it after `testDatabase()`. @returns its folders */
export function filledSite() {
  const data = mkdtempSync(join(tmpdir(), "mindsync-backup-"));
  // Where tests run as root, a PostgreSQL in it runs as nobody, who must be able to enter.
  chmodSync(data, 0o755);
  beforeAll(async () => {
    openStorage({ DATA_DIR: data });
    openMail({ DATA_DIR: data, MAIL_FROM: "hello@mindsync.example", SMTP_URL: undefined });
    await firstAdmin({ email: undefined, password: "a long password of the owner" });
    await seedCourses(courses);
    await fillWithSampleData("a long password of a test");
  });
  afterAll(() => rmSync(data, { recursive: true, force: true }));
  return { data, folder: join(data, "backups"), mails: join(data, "mails"), uploads: join(data, "uploads") };
}

/**
 * What PostgreSQL itself says about the rows of each table, with generated columns; tables without rows are left out. A
 * table in partitions counts as one: which partition has a row depends on when the partitions were made.
 */
export async function rowHashes(session: Sql): Promise<Record<string, string>> {
  await session.unsafe("set timezone = 'UTC'");
  const tables = await session<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`;
  const found: [string, string][] = [];
  for (const { name } of tables) {
    const [row] = await session`
      select md5(string_agg(md5(t::text), '' order by md5(t::text))) as hash from ${session(name)} t`;
    if (row?.hash) found.push([name, row.hash]);
  }
  return Object.fromEntries(found);
}

/** A file of a backup, in memory. */
export interface MemoryPart {
  name: string;
  bytes: Buffer;
}

/** Writes a backup again with other files in it, as no version of the site would write it. */
export async function rewritten(
  from: string,
  to: string,
  change: (parts: MemoryPart[]) => MemoryPart[],
): Promise<void> {
  const parts: MemoryPart[] = [];
  for await (const { name, content } of readArchive(from, undefined)) {
    parts.push({ name, bytes: await buffer(content) });
  }
  await writeArchive(to, undefined, async (add: AddPart) => {
    for (const { name, bytes } of change(parts)) {
      await add(
        name,
        bytes.length,
        (async function* () {
          yield bytes;
        })(),
      );
    }
  });
}

/** Changes a file of JSON in a backup. */
export const withJson =
  (name: string, change: (value: Record<string, unknown>) => void) => (parts: MemoryPart[]) =>
    parts.map((part) => {
      if (part.name !== name) return part;
      const value = JSON.parse(part.bytes.toString());
      change(value);
      return { ...part, bytes: Buffer.from(JSON.stringify(value)) };
    });

/** An empty database beside this file's own, and the only connection to it. */
export async function withScratchDatabase(
  ending: string,
  work: (session: Sql, name: string) => Promise<void>,
): Promise<void> {
  const [row] = await sql()`select current_database() as name`;
  const name = `${row?.name}_${ending}`;
  await sql()`create database ${sql()(name)}`;
  const session = openElsewhere(name);
  try {
    await work(session, name);
  } finally {
    await session.end();
    await sql()`drop database ${sql()(name)} with (force)`;
  }
}
