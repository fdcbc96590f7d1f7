import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { statusTexts } from "#content/status.ts";
import { readConfig } from "#server/platform/config.ts";
import { closeDatabase, openDatabase, sql } from "#server/platform/database.ts";
import { startJobs } from "#server/platform/jobs.ts";
import { countedErrors } from "#server/platform/log.ts";
import { mailsDelivered, openMail } from "#server/platform/mail.ts";
import { openModel } from "#server/platform/model.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { testDatabase } from "#tests/support/database.ts";
import { logged } from "#tests/support/logged.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { openSession } from "#tests/support/session.ts";
import { testStorage } from "#tests/support/storage.ts";
import { checkDisk, runChecks, statusChecks } from "./checks.server.ts";
import type { Check, CheckState } from "./contract.ts";
import { readErrors, readJobs, saveErrorCounts } from "./records.server.ts";
import { uptimeText } from "./status.server.ts";
import { watchOutage, watchStatus } from "./watch.server.ts";

const target = testDatabase();
testStorage();
logged();
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "mindsync-status-"));
  openMail(readConfig({ DATA_DIR: folder }));
  openModel(readConfig({}));
  await sql()`truncate job_runs, error_counts, check_states`;
  await sql()`delete from "user"`;
});
afterEach(async () => {
  openDatabase(target);
  await mailsDelivered();
  rmSync(folder, { recursive: true });
});

/** The mails since the last look, as they wait for the owner. */
async function mails() {
  await mailsDelivered();
  return (await listSavedMails(join(folder, "mails"))).map(({ to, subject, text }) => ({
    to,
    subject,
    text,
  }));
}

const check = (name: string, state: CheckState, fact = "So it is."): Check => ({
  name,
  label: `The ${name}`,
  todo: `Mend the ${name}.`,
  run: async () => ({ state, fact }),
});

describe("mails to the owner", () => {
  test("go to every admin when a check fails and when it is well again, once each", async () => {
    const email = `${randomUUID()}@mindsync.example`;
    await openSession({ email });
    await openSession({ role: "recruiter" });
    const both = (state: CheckState) => [check("disk", state), check("mail", "ok")];
    await watchStatus(both("ok"));
    expect(await mails()).toEqual([]);
    for (let time = 0; time < 3; time += 1) await watchStatus(both("failing"));
    const [failed, ...more] = await mails();
    expect(more).toEqual([]);
    expect(failed).toMatchObject({ to: email, subject: "Mindsync: something needs you" });
    expect(failed?.text).toBe(
      "The disk is not working.\nSo it is.\nWhat to do: Mend the disk.\n\nAll checks: http://localhost:3000/admin-dashboard/status",
    );
    for (let time = 0; time < 3; time += 1) await watchStatus(both("note"));
    const after = await mails();
    expect(after).toHaveLength(2);
    expect(after.map(({ text }) => text.split("\n")[0])).toContain("The disk works again.");
  });

  test("are one for all that changed at once, whichever process looks", async () => {
    await openSession();
    await watchStatus([check("disk", "failing"), check("mail", "failing"), check("model", "off")]);
    const [{ text = "" } = {}, ...more] = await mails();
    expect([
      more.length,
      text.includes("The disk is not working"),
      text.includes("The mail is not working"),
    ]).toEqual([0, true, true]);
    // Another process has the same table and no memory.
    await watchStatus([check("disk", "failing"), check("mail", "failing")], "another");
    expect(await mails()).toHaveLength(1);
  });

  test("are one while a check fails on one machine and not on the other, and one when it works on both", async () => {
    await openSession();
    const look = (place: string, state: CheckState) => watchStatus([check("disk", state)], place);
    for (let time = 0; time < 3; time += 1) {
      await look("one", "failing");
      await look("other", "ok");
    }
    expect((await mails()).map(({ subject }) => subject)).toEqual(["Mindsync: something needs you"]);
    await look("other", "failing");
    await look("one", "ok");
    expect(await mails()).toHaveLength(1);
    await look("other", "ok");
    await look("one", "ok");
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      "Mindsync: all is well again",
      "Mindsync: something needs you",
    ]);
  });

  test("are one from processes that look at the same moment", async () => {
    await openSession();
    const places = Array.from({ length: 8 }, (_, index) => `process ${index}`);
    for (const state of ["failing", "ok"] as const) {
      await Promise.all(places.map((place) => watchStatus([check("mail", state)], place)));
    }
    expect(await mails()).toHaveLength(2);
  });

  test("do not wait for a process that is gone", async () => {
    await openSession();
    await watchStatus([check("disk", "failing")], "gone");
    await watchStatus([check("disk", "ok")], "here");
    expect(await mails()).toHaveLength(1);
    await sql()`update check_states set changed_at = now() - interval '16 minutes' where name like '%gone'`;
    await watchStatus([check("disk", "ok")], "here");
    expect(await mails()).toHaveLength(2);
    expect(await sql()`select name from check_states order by name`).toEqual([
      { name: "disk" },
      { name: "disk @ here" },
    ]);
  });

  test("go to no admin who is disabled", async () => {
    const { profile } = await openSession();
    await sql()`update user_profiles set disabled_at = now() where id = ${profile.id}`;
    await watchStatus([check("disk", "failing")]);
    expect(await mails()).toEqual([]);
  });

  test("tell of a database that is down, from memory, and that it answers again", async () => {
    await openSession();
    await watchStatus([check("database", "ok")]);
    await watchOutage();
    await watchOutage();
    const [down, ...more] = await mails();
    expect([more.length, down?.text.split("\n")[0]]).toEqual([0, "Database is not working."]);
    await watchStatus([check("database", "ok")]);
    await watchStatus([check("database", "ok")]);
    expect((await mails()).map(({ subject }) => subject).sort()).toEqual([
      "Mindsync: all is well again",
      "Mindsync: something needs you",
    ]);
  });

  test("are what the job does while the database cannot be reached", async () => {
    await closeDatabase();
    openDatabase({ url: "postgres://nobody@127.0.0.1:9/nothing" });
    const done = Promise.withResolvers<void>();
    const withoutDatabase = async () => done.resolve();
    const stop = startJobs([{ name: "watch", every: 60_000, run: async () => {}, withoutDatabase }], {
      first: 1,
    });
    await done.promise;
    await stop();
    await closeDatabase();
  });
});

describe("the checks", () => {
  const stateOf = async (name: string) =>
    (await runChecks(statusChecks.filter((one) => one.name === name)))[0];

  test("are fine on a site that works", async () => {
    const states = (await runChecks()).map(({ name, state }) => [name, state]);
    expect(Object.fromEntries(states)).toMatchObject({
      database: "ok",
      storage: "ok",
      mail: "off",
      model: "off",
      jobs: "ok",
      errors: "ok",
    });
    expect((await checkDisk()).fact).toMatch(/^[\d.]+ GB of [\d.]+ GB are free\.$/);
  });

  test("say when one breaks or takes too long", async () => {
    const broken = { ...check("one", "ok"), run: () => Promise.reject(new Error("secret")) };
    const late = { ...check("two", "ok"), run: () => new Promise<never>(() => {}) };
    expect(await runChecks([broken, late], 20)).toMatchObject([
      { state: "failing", fact: statusTexts.broken },
      { state: "failing", fact: statusTexts.broken },
    ]);
  });

  test("connect to the mail server", async () => {
    const server = await mailServer();
    openMail(readConfig({ DATA_DIR: folder, SMTP_URL: server.url }));
    expect(await stateOf("mail")).toMatchObject({ state: "ok" });
    await server.close();
    expect(await stateOf("mail")).toMatchObject({ state: "failing", fact: statusTexts.checks.mail.failing });
  });

  test("find a database that does not answer", async () => {
    await closeDatabase();
    openDatabase({ url: "postgres://nobody@127.0.0.1:9/nothing" });
    expect(await stateOf("database")).toMatchObject({ state: "failing" });
    await closeDatabase();
  });

  test("find jobs that failed or that no process runs any more", async () => {
    const failures = [new Error("a name that somebody typed"), undefined];
    const ran = Promise.withResolvers<void>();
    // The second run waits until the first one's failure was read.
    const seen = Promise.withResolvers<void>();
    const run = async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      await seen.promise;
      ran.resolve();
    };
    const stop = startJobs([{ name: "sweep", every: 40, run }], { first: 1 });
    await expect.poll(async () => (await readJobs())[0]?.isFailing).toBe(true);
    seen.resolve();
    await ran.promise;
    await stop();
    expect(await readJobs()).toMatchObject([{ name: "sweep", failure: "Error", isFailing: false }]);
    expect(await stateOf("jobs")).toMatchObject({ state: "ok" });
    await sql()`update job_runs set every_ms = 60000, ran_at = now() - interval '14 minutes', failed_at = null`;
    expect(await stateOf("jobs")).toMatchObject({
      state: "failing",
      fact: statusTexts.checks.jobs.failing("sweep"),
    });
  });
});

describe("errors of the log", () => {
  test("are counted by kind, without what varies, and added up by processes", async () => {
    const log = pino({ level: "info", hooks: countedErrors }, { write: () => {} });
    log.error({ err: Object.assign(new TypeError("Amaka"), { code: "E1" }) }, "request failed");
    log.error({ err: Object.assign(new TypeError("Bola"), { code: "E1" }) }, "request failed");
    log.error("not ready; again in 4.5 s");
    log.error("not ready; again in 15 s");
    log.error({ err: Object.assign(new Error("x"), { code: "a code with Amaka in it" }) }, "a job failed");
    log.warn({ err: new Error("x") }, "no error");
    await saveErrorCounts();
    log.error("not ready; again in 1 s");
    await saveErrorCounts();
    const found = await readErrors();
    expect(found.map(({ kind, count }) => [kind, count])).toEqual([
      ["not ready; again in … s", 3],
      ["request failed (TypeError E1)", 2],
      ["a job failed (Error)", 1],
    ]);
    const [errors] = await runChecks(statusChecks.filter(({ name }) => name === "errors"));
    expect(errors).toMatchObject({ state: "note", fact: "6 in the last 24 hours." });
  });

  test("of more than 24 hours ago are not shown, and those of more than a week are deleted", async () => {
    await sql()`insert into error_counts (hour, kind, count)
      values (now() - interval '25 hours', 'old', 1), (now() - interval '8 days', 'older', 1)`;
    await saveErrorCounts();
    expect(await readErrors()).toEqual([]);
    expect(await sql()`select kind from error_counts`).toEqual([{ kind: "old" }]);
  });

  test("are not lost while the database is down, and stay few", async () => {
    const log = pino({ level: "info", hooks: countedErrors }, { write: () => {} });
    for (let kind = 0; kind < 500; kind += 1) log.error(`kind ${"x".repeat(kind)}`);
    await closeDatabase();
    await expect(saveErrorCounts()).rejects.toThrow();
    openDatabase(target);
    await saveErrorCounts();
    expect(
      await sql()`select count(*)::int as count, max(length(kind)) <= 120 as short from error_counts`,
    ).toEqual([{ count: 50, short: true }]);
  });
});

test.each([
  [59, "0 h 0 min"],
  [3_660, "1 h 1 min"],
  [90_000, "1 d 1 h 0 min"],
])("%i seconds are shown as %s", (seconds, text) => expect(uptimeText(seconds)).toBe(text));
