/** Each check of the Status screen: first failing, then recovered. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { statusTexts } from "#content/status.ts";
import { backupRuns } from "#db/schema/backups.ts";
import { readConfig } from "#server/platform/config.ts";
import { db, sql } from "#server/platform/database.ts";
import { mustStayFree } from "#server/platform/disk-space.ts";
import { mailsDelivered, openMail } from "#server/platform/mail.ts";
import { currentModel, openModel } from "#server/platform/model.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { openStorage } from "#server/platform/storage.ts";
import { testDatabase } from "#tests/support/database.ts";
import { logged } from "#tests/support/logged.ts";
import { openSession } from "#tests/support/session.ts";
import { checkDisk, manyErrors, runChecks, statusChecks } from "./checks.server.ts";
import { watchStatus } from "./watch.server.ts";

testDatabase();
logged();
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "mindsync-failing-"));
  openMail(readConfig({ DATA_DIR: folder }));
  openModel(readConfig({}));
  openStorage(readConfig({ DATA_DIR: folder }));
  await sql()`truncate backup_runs`;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { checks: texts } = statusTexts;
const stateOf = async (name: string) => (await runChecks(statusChecks.filter((one) => one.name === name)))[0];

test("docs/operations.md says what to look at first for every check that is mailed", () => {
  // These checks only report notes, never failures.
  const mailed = statusChecks.filter(({ name }) => !["details", "connections"].includes(name));
  const table = /\| alarm .*?\n\n/s.exec(readFileSync("docs/operations.md", "utf8"))?.[0] ?? "";
  const rows = [...table.matchAll(/^\| ([^|]+?) +\| \S/gm)].map(([, label]) => label);
  expect(rows.slice(2).sort()).toEqual(mailed.map(({ label }) => label).sort());
});

test("errors are mailed from fifty in a day on, and when they are fewer again", async () => {
  await openSession();
  const checks = statusChecks.filter(({ name }) => name === "errors");
  const watched = async (count: number) => {
    await sql()`insert into error_counts (hour, kind, count) values (date_trunc('hour', now()), 'request failed', ${count})
      on conflict (hour, kind) do update set count = ${count}`;
    await watchStatus(checks);
    await mailsDelivered();
    return (await listSavedMails(join(folder, "mails"))).map(({ text }) => text.split("\n")[0]).sort();
  };
  expect(await watched(manyErrors - 1)).toEqual([]);
  expect(await stateOf("errors")).toMatchObject({ state: "note" });
  expect(await watched(manyErrors)).toEqual([texts.errors.many.failing]);
  expect(await watched(manyErrors + 1)).toHaveLength(1);
  expect(await watched(1)).toEqual([texts.errors.many.well, texts.errors.many.failing].sort());
});

describe("the storage", () => {
  const failing = { state: "failing", fact: texts.storage.failing };

  test("is failing while its folder takes no file, and leaves nothing in it", async () => {
    expect(await stateOf("storage")).toMatchObject({ state: "ok" });
    const uploads = join(folder, "uploads");
    expect(readdirSync(uploads)).toEqual([]);
    rmSync(uploads, { recursive: true });
    writeFileSync(uploads, "");
    expect(await stateOf("storage")).toMatchObject(failing);
    rmSync(uploads);
    openStorage(readConfig({ DATA_DIR: folder }));
    expect(await stateOf("storage")).toMatchObject({ state: "ok" });
  });

  test("is failing where a bucket can be read and not written", async () => {
    const asked = new Set<string>();
    const bucket = createServer(({ method = "" }, response) => {
      asked.add(method);
      response.writeHead(method === "GET" || method === "HEAD" ? 404 : 403).end();
    });
    await new Promise<void>((listening) => bucket.listen(0, "127.0.0.1", listening));
    openStorage(
      readConfig({
        DATA_DIR: folder,
        S3_BUCKET: "recordings",
        S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
        S3_ACCESS_KEY_ID: "key",
        S3_SECRET_ACCESS_KEY: "secret",
      }),
    );
    expect(await stateOf("storage")).toMatchObject(failing);
    expect([...asked].some((method) => method === "PUT" || method === "POST")).toBe(true);
    bucket.close();
    bucket.closeAllConnections();
  });
});

test.each([
  [mustStayFree - 1, "failing"],
  [mustStayFree, "note"],
  [5 * mustStayFree, "ok"],
])("a disk of 50 GB with %i bytes free is %s", async (free, state) => {
  expect(await checkDisk(Promise.resolve({ free, all: 50 * mustStayFree }))).toMatchObject({ state });
});

test("the model is failing while its calls fail", async () => {
  openModel(
    readConfig({
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "test",
      // Nothing listens on this port.
      AI_BASE_URL: "http://127.0.0.1:9/v1",
      AI_TIMEOUT_SECONDS: "1",
    }),
  );
  expect(await stateOf("model")).toMatchObject({ state: "ok" });
  const model = await currentModel();
  for (let call = 0; call < 3; call += 1) {
    const asked = model?.write({
      instructions: "Write.",
      messages: [{ role: "user", content: "Hello" }],
      mostTokens: 10,
      until: model.deadline(),
    });
    await expect(asked).rejects.toThrow();
  }
  expect(await stateOf("model")).toMatchObject({ state: "failing", fact: texts.model.failing });
});

describe.each([
  ["backup", 2],
  ["drill", 14],
] as const)("the last %s", (kind, days) => {
  const run = (ok: boolean, hours: number) =>
    db()
      .insert(backupRuns)
      .values({ kind, ok, started_at: new Date(Date.now() - hours * 60 * 60_000) });
  const newest = async () =>
    new Date((await sql()<{ at: string }[]>`select max(started_at) as at from backup_runs`)[0]?.at ?? 0);

  test("is failing when it failed, and when the newest good one is older than twice its time", async () => {
    expect(await stateOf(kind)).toMatchObject({ state: "note", fact: texts[kind].none });
    await run(true, days * 24 + 23);
    expect(await stateOf(kind)).toMatchObject({ state: "ok" });
    await sql()`update backup_runs set started_at = started_at - interval '2 hours'`;
    expect(await stateOf(kind)).toMatchObject({ state: "failing", fact: texts[kind].old(await newest()) });
    await run(true, 2);
    expect(await stateOf(kind)).toMatchObject({ state: "ok", fact: texts[kind].ok(await newest()) });
    await run(false, 1);
    expect(await stateOf(kind)).toMatchObject({ state: "failing", fact: texts[kind].failing });
    await run(true, 0);
    expect(await stateOf(kind)).toMatchObject({ state: "ok" });
  });
});

test("a backup whose copy or recordings are missing is failing, until one is whole", async () => {
  const message = "The backup is on this machine, but its copy to the bucket failed (AccessDenied).";
  const run = (values: object) =>
    db()
      .insert(backupRuns)
      .values({ kind: "backup", ok: true, started_at: new Date(), ...values });
  await run({ message });
  expect(await stateOf("backup")).toMatchObject({ state: "failing", fact: message });
  await run({ started_at: new Date(Date.now() + 1_000) });
  expect(await stateOf("backup")).toMatchObject({ state: "ok" });
});
