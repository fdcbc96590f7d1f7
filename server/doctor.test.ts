import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backupRuns } from "#db/schema/backups.ts";
import { db, sql } from "#server/platform/database.ts";
import { openMail } from "#server/platform/mail.ts";
import { sealText } from "#server/platform/sealed-text.ts";
import { openStorage } from "#server/platform/storage.ts";
import { settingsFor, testDatabase } from "#tests/support/database.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { s3Server } from "#tests/support/s3-server.ts";
import { database } from "./doctor/database.ts";
import { build, clock, dataFolder, disk, memory, node, openFiles } from "./doctor/machine.ts";
import { backups, mail, recordings } from "./doctor/services.ts";
import {
  adminPassword,
  mailFrom,
  model,
  ownDetails,
  siteUrl,
  trustProxy,
  whatsAppLines,
} from "./doctor/settings.ts";
import { writer } from "./doctor/writer.ts";
import { readConfig } from "./platform/config.ts";

const target = testDatabase();
const data = mkdtempSync(join(tmpdir(), "mindsync-doctor-"));
chmodSync(data, 0o755);
const config = readConfig({ DATA_DIR: data });
beforeAll(() => {
  openStorage(config);
  openMail(config);
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

describe("the machine", () => {
  test.each([
    [node("18.20.0"), "failed"],
    [node("24.1.0"), "ok"],
    [build(false), "warning"],
    [build(true), "ok"],
    [memory(400 * 1024 ** 2), "warning"],
    [openFiles("Max open files            256                  4096                 files\n"), "failed"],
    [openFiles("Max open files            1024                 4096                 files\n"), "warning"],
    [openFiles("Max open files            65536                65536                files\n"), "ok"],
    [clock(new Date("2001-01-01").getTime()), "failed"],
    [clock(), "ok"],
    [disk(data, 0.5 * 1024 ** 3), "failed"],
    [disk(data, 3 * 1024 ** 3), "warning"],
    [disk(data, 30 * 1024 ** 3), "ok"],
  ])("%o is %s", async (found, state) => {
    const finding = await found;
    expect(finding.state).toBe(state);
    expect(Boolean(finding.mend)).toBe(state !== "ok");
  });

  test("a data folder that others may read, or that nobody can write, is found", () => {
    expect(dataFolder(data).state).toBe("ok");
    mkdirSync(join(data, "mails"), { recursive: true });
    chmodSync(join(data, "mails"), 0o755);
    expect(dataFolder(data)).toMatchObject({
      state: "warning",
      mend: `Run chmod 700 ${join(data, "mails")}.`,
    });
    chmodSync(join(data, "mails"), 0o700);
    writeFileSync(join(data, "a-file"), "");
    expect(dataFolder(join(data, "a-file"))).toMatchObject({ state: "failed" });
  });
});

describe("the settings", () => {
  const https = "https://www.mindsync.example";
  const key = { AI_PROVIDER: "anthropic" as const, AI_BASE_URL: undefined };
  test.each([
    [siteUrl({ SITE_URL: undefined }), "warning"],
    [siteUrl({ SITE_URL: "http://localhost:3000" }), "warning"],
    [siteUrl({ SITE_URL: "http://www.mindsync.example" }), "warning"],
    [siteUrl({ SITE_URL: `${https}/home` }), "failed"],
    [siteUrl({ SITE_URL: https }), "ok"],
    [trustProxy({ SITE_URL: https, HOST: "127.0.0.1", TRUST_PROXY: 0 }), "failed"],
    [trustProxy({ SITE_URL: https, HOST: "0.0.0.0", TRUST_PROXY: 1 }), "warning"],
    [trustProxy({ SITE_URL: https, HOST: "127.0.0.1", TRUST_PROXY: 1 }), "ok"],
    [trustProxy({ SITE_URL: undefined, HOST: "127.0.0.1", TRUST_PROXY: 0 }), "ok"],
    [whatsAppLines(["SITE_WHATSAPP_SALES"]), "warning"],
    [whatsAppLines([]), "ok"],
    [ownDetails(["SITE_ADDRESS"]), "warning"],
    [ownDetails([]), "ok"],
    [adminPassword({ ADMIN_PASSWORD: "a long password" }), "warning"],
    [mailFrom({ SMTP_URL: undefined, MAIL_FROM: "Shop <hello@shop.ng>" }, "Shop <hello@shop.ng>"), "warning"],
    [mailFrom({ SMTP_URL: undefined, MAIL_FROM: "Mindsync <hello@mindsync.example>" }, ""), "ok"],
    [
      mailFrom({ SMTP_URL: "smtps://mail.shop.ng", MAIL_FROM: "Mindsync <hello@mindsync.example>" }),
      "failed",
    ],
    [mailFrom({ SMTP_URL: "smtps://mail.shop.ng", MAIL_FROM: "Shop <hello@shop.ng>" }), "ok"],
    [model({ AI_PROVIDER: undefined, AI_API_KEY: undefined, AI_BASE_URL: undefined }), "ok"],
    [model({ ...key, AI_API_KEY: "sk-proj-of-another" }), "failed"],
    [model({ ...key, AI_API_KEY: '"sk-ant-with-quotes"' }), "failed"],
    [model({ ...key, AI_API_KEY: "sk-ant-right" }), "ok"],
    [
      model({
        AI_PROVIDER: "openai-compatible",
        AI_API_KEY: undefined,
        AI_BASE_URL: "https://models.example/v1",
      }),
      "warning",
    ],
  ])("%o is %s", async (found, state) => {
    const finding = await found;
    expect(finding.state).toBe(state);
    expect(JSON.stringify(finding)).not.toMatch(/a long password|of-another|with-quotes/);
  });
});

describe("the services", () => {
  test("a mail server is tried", async () => {
    expect(await mail(config)).toMatchObject({ state: "warning" });
    const server = await mailServer();
    openMail({ ...config, SMTP_URL: server.url });
    expect(await mail({ SMTP_URL: server.url })).toMatchObject({ state: "ok" });
    expect(server.mails).toEqual([]);
    await server.close();
    const dead = "smtp://shop:the-secret-word@127.0.0.1:1";
    openMail({ ...config, SMTP_URL: dead });
    const finding = await mail({ SMTP_URL: dead });
    expect(finding.state).toBe("failed");
    expect(JSON.stringify(finding)).not.toContain("the-secret-word");
    openMail(config);
  });

  test("the storage of recordings is written and read, and nothing stays in it", async () => {
    expect(await recordings(config)).toMatchObject({ state: "ok" });
    const s3 = await s3Server();
    openStorage({ ...config, ...s3.environment });
    expect(await recordings(s3.environment)).toMatchObject({ state: "ok" });
    expect(s3.keys()).toEqual([]);
    openStorage({ ...config, ...s3.environment, S3_BUCKET: "no-such-bucket" });
    expect(await recordings(s3.environment)).toMatchObject({ state: "failed" });
    await s3.close();
    openStorage(config);
  });

  test("the database is asked for its version, tables and clock", async () => {
    expect(await database(config)).toMatchObject([
      { about: "Database", state: "ok" },
      { about: "Tables", state: "ok" },
      { about: "Clock of the database", state: "ok" },
    ]);
    const later = Date.now() + 1e9;
    await sql()`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${later})`;
    expect(await database(config)).toContainEqual(
      expect.objectContaining({ about: "Tables", state: "failed" }),
    );
    await sql()`delete from drizzle.__drizzle_migrations where hash = 'newer'`;
  });
});

describe("the writer", () => {
  test("is the built-in one, or a model whose server is asked with the key", async () => {
    expect(await writer(config)).toMatchObject({ state: "ok", says: "the built-in writer writes" });
    let status = 200;
    const asked: unknown[] = [];
    const server = createServer(({ url, headers }, response) => {
      asked.push([url, headers.authorization]);
      response.writeHead(status).end();
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const sealed = await sealText("the-secret-word", "writer-key");
    await sql()`insert into writer_settings (writer, address, model, sealed_key)
      values ('hosted', ${`http://127.0.0.1:${port}/v1`}, 'test', ${sealed})`;
    for (const [answered, state] of [
      [200, "ok"],
      [401, "failed"],
      [404, "warning"],
      [302, "failed"],
    ] as const) {
      status = answered;
      const finding = await writer(config);
      expect(finding.state).toBe(state);
      expect(JSON.stringify(finding)).not.toContain("the-secret-word");
    }
    expect(asked[0]).toEqual(["/v1/models", "Bearer the-secret-word"]);
    server.close();
    server.closeAllConnections();
    expect(await writer(config)).toMatchObject({
      state: "failed",
      says: expect.stringContaining("ECONNREFUSED"),
    });
    await sql()`truncate writer_settings`;
  });
});

describe("the backups", () => {
  const stateOf = async (about: string) => (await backups(config)).find((each) => each.about === about);
  const run = (kind: "backup" | "drill", ok: boolean, hours: number, message?: string) =>
    db()
      .insert(backupRuns)
      .values({ kind, ok, message: message ?? null, started_at: new Date(Date.now() - hours * 60 * 60_000) });
  beforeEach(async () => {
    await sql()`truncate backup_runs`;
  });

  test("none, an old one and a failed one are named", async () => {
    expect(await stateOf("Backup")).toMatchObject({ state: "warning" });
    await run("backup", true, 80);
    expect(await stateOf("Backup")).toMatchObject({ state: "failed", says: "the newest is 3 days old" });
    await run("backup", true, 20);
    expect(await stateOf("Backup")).toMatchObject({ state: "ok", says: "the newest is 20 hours old" });
    await run("backup", false, 1, "The disk is full.");
    expect(await stateOf("Backup")).toMatchObject({
      state: "failed",
      says: expect.stringContaining("disk is full"),
    });
  });

  test("a drill that failed is named, and backups that are on this machine only", async () => {
    expect(await stateOf("Drill")).toMatchObject({ state: "ok" });
    await run("drill", false, 1, "The backup is damaged.");
    expect(await stateOf("Drill")).toMatchObject({ state: "failed" });
    expect(await stateOf("Copies of backups")).toMatchObject({ state: "warning" });
  });
});

test("copies in a bucket that anybody with its key could read are named", async () => {
  const s3 = await s3Server();
  const copies = async (more: object) =>
    (await backups(readConfig({ DATA_DIR: data, ...s3.environment, ...more }))).find(
      ({ about }) => about === "Copies of backups",
    );
  expect(await copies({})).toMatchObject({
    state: "warning",
    mend: expect.stringContaining("BACKUP_PASSPHRASE"),
  });
  expect(await copies({ BACKUP_PASSPHRASE: "four or five words" })).toMatchObject({ state: "ok" });
  await s3.close();
});

describe("npm run doctor", () => {
  function doctor(environment: Record<string, string>) {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: data, ...environment };
    return new Promise<{ code: number; output: string; complaint: string }>((done) => {
      execFile(process.execPath, ["server/doctor.ts"], { env }, (error, output, complaint) =>
        done({ code: Number(error?.code ?? 0), output, complaint }),
      );
    });
  }

  test("ends with 0 when nothing has to be mended", async () => {
    await sql()`truncate backup_runs`;
    const { code, output } = await doctor({ ...settingsFor(target), LOG_LEVEL: "" });
    expect(output).toMatch(/\d+ ok, \d+ to look at, 0 to mend/);
    expect(code).toBe(0);
  });

  test("ends with 1, says what to do, and prints no secret", async () => {
    const secrets = {
      DATABASE_URL: "postgres://shop:the-secret-word@127.0.0.1:1/mindsync",
      SMTP_URL: "smtp://shop:the-secret-word@127.0.0.1:1",
      AI_PROVIDER: "anthropic",
      AI_MODEL: "claude",
      AI_API_KEY: "the-secret-word",
      BACKUP_PASSPHRASE: "the-secret-word",
    };
    const { code, output, complaint } = await doctor(secrets);
    expect(code).toBe(1);
    expect(output).toMatch(/FAIL {2}Database: .*\(ECONNREFUSED\)\n {8}→ Start that PostgreSQL/);
    expect(output).toMatch(/FAIL {2}Mail: .*\n {8}→ Check host and port in SMTP_URL/);
    expect(output).toMatch(/FAIL {2}Model: AI_API_KEY is not a key of Anthropic/);
    expect(output + complaint).not.toContain("the-secret-word");
  });

  test("names settings that cannot be used", async () => {
    const { code, output } = await doctor({
      BACKUP_HOUR: "25",
      BACKUP_PASSPHRASE: "short",
      LOG_LEVEL: "warning",
    });
    expect(code).toBe(1);
    expect(output).toContain("BACKUP_HOUR is an hour from 0 to 23, or off");
    expect(output).toContain("BACKUP_PASSPHRASE has at least 12 characters");
    expect(output).toContain("LOG_LEVEL is debug, info, warn, error or silent");
    expect(output).not.toContain("short");
  });
});
