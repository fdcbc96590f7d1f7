import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { seedCourses } from "#app/school/courses/seed.server.ts";
import { courses } from "#content/courses/index.ts";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { readConfig } from "#server/platform/config.ts";
import {
  closeDatabase,
  closeSession,
  openDatabase,
  openElsewhere,
  openSession,
  sql,
} from "#server/platform/database.ts";
import { openStorage } from "#server/platform/storage.ts";
import { settingsFor, testDatabase } from "#tests/support/database.ts";
import { logged } from "#tests/support/logged.ts";
import { s3Server } from "#tests/support/s3-server.ts";
import { bucketCopies } from "./bucket-copies.ts";
import { checkBackup } from "./contents.ts";
import { drill, drillLock, scratchPrefix } from "./drill.ts";
import { makeBackup } from "./make-backup.ts";
import { endBackup, isBackupDue, isDrillDue, isDue, lastQuietHour, nightlyBackup } from "./nightly.ts";
import { lastBackup, lastDrill } from "./runs.ts";

const log = logged();
const target = testDatabase();
const data = mkdtempSync(join(tmpdir(), "mindsync-nightly-"));
chmodSync(data, 0o755);
const folder = join(data, "backups");
const config = readConfig({ DATA_DIR: data });
const hour = 60 * 60_000;

beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  openStorage({ DATA_DIR: data });
  await sql()`truncate backup_runs`;
  await seedCourses(courses);
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Runs what starts a process, which takes the settings of this one. */
async function withSettings(work: () => Promise<void>): Promise<void> {
  const settings: Record<string, string> = { ...settingsFor(target), DATA_DIR: data, NODE_ENV: "production" };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  await work();
}

describe("when it is time", () => {
  const at = (time: string) => new Date(time).getTime();

  test("the quiet hour is that of Lagos", () => {
    expect(lastQuietHour(at("2026-11-23T02:00:00Z"), 3)).toBe(at("2026-11-23T02:00:00Z"));
    expect(lastQuietHour(at("2026-11-23T01:59:59Z"), 3)).toBe(at("2026-11-22T02:00:00Z"));
    expect(lastQuietHour(at("2026-11-22T23:30:00Z"), 0)).toBe(at("2026-11-22T23:00:00Z"));
    expect(lastQuietHour(at("2026-11-22T22:30:00Z"), 23)).toBe(at("2026-11-22T22:00:00Z"));
  });

  test("a backup is due once a night, later when the machine was off, and not soon after a failure", () => {
    const [now, since] = [at("2026-11-23T09:00:00Z"), at("2026-11-23T02:00:00Z")];
    const run = (time: string, ok: boolean) => ({ ok, started_at: new Date(time) });
    const yesterday = run("2026-11-22T02:00:05Z", true);
    const none = undefined;
    expect(isDue(now, since, { tried: none, succeeded: none })).toBe(true);
    expect(isDue(now, since, { tried: yesterday, succeeded: yesterday })).toBe(true);
    const today = run("2026-11-23T02:00:05Z", true);
    expect(isDue(now, since, { tried: today, succeeded: today })).toBe(false);
    const failed = run("2026-11-23T08:30:00Z", false);
    expect(isDue(now, since, { tried: failed, succeeded: yesterday })).toBe(false);
    expect(isDue(now + 2 * hour, since, { tried: failed, succeeded: yesterday })).toBe(true);
  });
});

describe("a nightly backup", () => {
  test("leaves the newest seven, and those that the owner made", async () => {
    mkdirSync(folder);
    const names = Array.from({ length: 9 }, (_, day) => `nightly-2026-10-0${day + 1}T020000Z.tar.gz`);
    for (const name of [...names, "backup-2026-01-01T100000Z.tar.gz", "notes.txt"]) {
      writeFileSync(join(folder, name), "");
    }
    const { path } = await makeBackup(config, { nightly: true });
    const left = readdirSync(folder);
    expect(left).toEqual(expect.arrayContaining(["backup-2026-01-01T100000Z.tar.gz", "notes.txt"]));
    expect(left.filter((name) => name.startsWith("nightly-")).map((name) => join(folder, name))).toEqual([
      ...names.slice(-6).map((name) => join(folder, name)),
      path,
    ]);
  });

  test("is copied to the bucket, where seven are kept too", async () => {
    const s3 = await s3Server();
    const { S3_BUCKET, ...keys } = s3.environment;
    const withBucket = readConfig({ DATA_DIR: data, BACKUP_BUCKET: S3_BUCKET, ...keys });
    try {
      const copies = await bucketCopies(withBucket);
      const names = Array.from({ length: 8 }, (_, day) => `nightly-2026-10-0${day + 1}T020000Z.tar.gz`);
      for (const name of names) {
        writeFileSync(join(data, name), name);
        await copies?.put(join(data, name));
      }
      const { path, bucket } = await makeBackup(withBucket, { nightly: true });
      expect(bucket).toBe(S3_BUCKET);
      expect(s3.keys()).toEqual([...names.slice(-6), basename(path)].map((name) => `backups/${name}`));
      expect(s3.content(`backups/${basename(path)}`).equals(readFileSync(path))).toBe(true);
    } finally {
      await s3.close();
    }
    const lost = await makeBackup(withBucket, { nightly: true });
    expect(lost.notCopied).toContain("its copy to the bucket failed");
    expect(await lastBackup()).toMatchObject({ ok: true, message: lost.notCopied });
    expect(log.entries).toMatchObject([
      { level: "error", message: "the backup could not be copied to the bucket" },
    ]);
  });

  test("is refused when it might fill the disk", async () => {
    await sql()`insert into backup_runs (kind, ok, bytes, started_at) values ('backup', true, ${1e15}, now() - interval '1 day')`;
    await expect(makeBackup(config, { nightly: true })).rejects.toThrow("not enough room");
    expect(await lastBackup()).toMatchObject({
      ok: false,
      message: expect.stringContaining("not enough room"),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  test("that fails is recorded, and the reason names nobody", async () => {
    writeFileSync(folder, "a file where the folder should be");
    await expect(makeBackup(config, { nightly: true })).rejects.toThrow();
    expect(await lastBackup()).toMatchObject({
      ok: false,
      message: expect.stringContaining("npm run doctor"),
    });
    expect(await lastBackup({ ok: true })).toBeUndefined();
    expect(await isBackupDue(3)).toBe(false);
  });

  test("is made by the job, as a process of its own, with a drill once a week", async () => {
    await withSettings(async () => {
      const job = nightlyBackup(config);
      await job.run();
      expect(await lastBackup()).toMatchObject({ ok: true, file: expect.stringMatching(/^nightly-/) });
      expect(await lastDrill()).toMatchObject({ ok: true, file: (await lastBackup())?.file });
      expect([await isBackupDue(3), await isDrillDue()]).toEqual([false, false]);
      await job.run();
      expect(readdirSync(folder)).toHaveLength(1);
    });
  }, 180_000);

  test("ends with the server, without a file and without an error", async () => {
    const running = () => readdirSync(data).includes("backups") && readdirSync(folder).length > 0;
    await withSettings(async () => {
      const lock = openElsewhere(target);
      await lock.begin(async (transaction) => {
        await transaction`lock table visitor_analytics in access exclusive mode`;
        const night = nightlyBackup(config).run();
        await expect.poll(running, { timeout: 60_000 }).toBe(true);
        endBackup();
        await night;
      });
      await lock.end();
    });
    expect(readdirSync(folder).filter((name) => !name.startsWith("."))).toEqual([]);
    expect(log.entries).toEqual([]);
  }, 180_000);

  test("is not made when it is switched off", async () => {
    await nightlyBackup({ BACKUP_HOUR: "off" }, "no-such-script.ts").run();
    expect(await lastBackup()).toBeUndefined();
  });
});

/** Renames a table, and connects anew as a process would that has always known it so. */
async function rename(from: string, to: string): Promise<void> {
  await sql()`alter table ${sql()(from)} rename to ${sql()(to)}`;
  await closeDatabase();
  openDatabase(target);
}

test("before an update has made its tables a backup is made all the same, of the tables that are there", async () => {
  await rename("backup_runs", "backup_runs_later");
  try {
    const { path, rows } = await makeBackup(config);
    expect(rows).toBeGreaterThan(0);
    const { about } = await checkBackup(path, undefined);
    expect(about.tables.map(({ name }) => name)).not.toContain("backup_runs");
    expect(log.entries).toEqual([]);
  } finally {
    await rename("backup_runs_later", "backup_runs");
  }
});

describe("a drill", () => {
  test("compares every row, leaves no database behind, and is recorded", async () => {
    const { rows } = await makeBackup(config);
    expect(await drill(config)).toBe(rows);
    expect(await lastDrill()).toMatchObject({ ok: true, rows });
    expect(await sql()`select datname from pg_database where datname like 'mindsync_drill_%'`).toEqual([]);
  });

  test("clears the databases that killed drills of this site left behind, and no others", async () => {
    await makeBackup(config);
    const [mine, running] = [`${await scratchPrefix()}000000000000`, `${await scratchPrefix()}111111111111`];
    const ofAnotherSite = `mindsync_drill_${basename(data).replace(/\W/g, "_").toLowerCase()}`;
    const there = async (name: string) =>
      (await sql()`select from pg_database where datname = ${name}`).length === 1;
    for (const name of [mine, ofAnotherSite]) await sql()`create database ${sql()(name)}`;
    await drill(config);
    expect(await Promise.all([mine, ofAnotherSite].map(there))).toEqual([false, true]);

    await sql()`drop database ${sql()(ofAnotherSite)}`;
    await sql()`create database ${sql()(running)}`;
    const other = openSession(() => {});
    await other`select pg_advisory_lock(${drillLock})`;
    const second = drill(config);
    const waits = () => sql()`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await waits()).length).toBe(1);
    expect(await there(running)).toBe(true);
    await closeSession(other);
    await second;
    expect(await there(running)).toBe(false);
  });

  test("of a damaged backup, or without any, fails and says why", async () => {
    await expect(drill(config)).rejects.toThrow("There is no backup to try");
    const { path } = await makeBackup(config);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.subarray(0, bytes.length >> 1));
    await expect(drill(config)).rejects.toThrow("damaged or incomplete");
    expect(await lastDrill()).toMatchObject({ ok: false, message: expect.stringContaining("damaged") });
    expect(await isDrillDue()).toBe(false);
  });

  test("uses a PostgreSQL of its own where the account may not make databases", async () => {
    const { rows } = await makeBackup(config);
    const [here] = await sql()`select current_database() as name`;
    const role = `${here?.name}_owner`;
    const admin = openElsewhere(target);
    await admin.unsafe(`create role ${role} login password 'x' nosuperuser nocreatedb;
      grant all on all tables in schema public to ${role}; grant usage on all sequences in schema public to ${role}`);
    await closeDatabase();
    const asRole = { user: role, password: "x" };
    if ("url" in target) {
      const url = new URL(target.url);
      Object.assign(url, { username: asRole.user, password: asRole.password });
      openDatabase({ url: url.href });
    } else openDatabase({ ...target, ...asRole });
    // As a drill leaves it that is killed after it restored the backup.
    const killed = await startEmbeddedPostgres({ dataDirectory: join(data, "drill", "postgres") });
    const session = openElsewhere(killed);
    await session`create table course_enrollments (id int)`;
    await session.end();
    await killed.release();
    try {
      expect(await drill(config)).toBe(rows);
      expect(readdirSync(data)).not.toContain("drill");
    } finally {
      await closeDatabase();
      openDatabase(target);
      await admin.unsafe(`drop owned by ${role}; drop role ${role}`);
      await admin.end();
    }
  }, 180_000);
});
