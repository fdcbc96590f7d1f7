import { afterEach, expect, test } from "vitest";
import { breakableDatabase } from "#tests/support/breakable-database.ts";
import { logged } from "#tests/support/logged.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { databaseAlarm, openHealth, readyAfter, siteTroubles, troubleLog } from "./health.ts";

const network = breakableDatabase();
const log = logged();
const megabyte = 1024 * 1024;
afterEach(() => openHealth("."));

const errors = () => log.entries.flatMap(({ level, message }) => (level === "error" ? [message] : []));
const texts = async () => (await siteTroubles()).map(({ text }) => text);

async function readyz(site: TestSite) {
  const answer = await site.fetch("/readyz");
  return [answer.status, await answer.text()];
}

test("a dead database is an error in the log once, until it answers again", async () => {
  const look = troubleLog();
  await look();
  expect(log.entries).toEqual([]);
  await network().cut();
  await look();
  await look();
  expect(errors()).toEqual(["The database does not answer."]);
  await network().mend();
  await expect.poll(texts).toEqual([]);
  await look();
  await look();
  expect(log.entries.at(-1)).toMatchObject({ level: "info", message: expect.stringContaining("well again") });
  expect(log.entries).toHaveLength(2);
});

test("a full disk is an error in the log and on /readyz; a nearly full one is no reason to send nobody", async () => {
  const site = await testSite();
  const look = troubleLog();
  let free = 1100 * megabyte;
  openHealth(".", async () => free);
  expect(await readyz(site)).toEqual([200, "ready"]);
  free = 400 * megabyte + 1;
  expect(await readyz(site)).toEqual([
    200,
    "ready. The disk of the data folder is nearly full: 400 MB are left.",
  ]);
  await look();
  free -= 100 * megabyte;
  await look();
  free = megabyte;
  await look();
  const full =
    "The disk of the data folder is full: 1 MB are left, so nothing can be stored. Make room on it.";
  expect(errors()).toEqual(["The disk of the data folder is nearly full: 400 MB are left.", full]);
  expect(await readyz(site)).toEqual([503, full]);
});

test("a site whose tables are not made yet is not ready, although the database answers", async () => {
  const site = await testSite();
  const tables = Promise.withResolvers<void>();
  readyAfter(tables.promise);
  expect(await readyz(site)).toEqual([503, "The tables are being brought up to date."]);
  // It is nothing that its owner has to mend.
  expect(await texts()).toEqual([]);
  tables.resolve();
  await tables.promise;
  expect(await readyz(site)).toEqual([200, "ready"]);
});

test("a database that died and was started again is shown for an hour", async () => {
  databaseAlarm("PostgreSQL (process 1) has died: starting it again");
  expect(errors()).toEqual([expect.stringContaining("The database stopped.")]);
  expect(await texts()).toEqual([expect.stringContaining("stopped within the last hour")]);
});

test("the dashboard shows what is wrong", async () => {
  const site = await testSite();
  const { headers } = await site.signIn();
  const shown = async () => (await site.fetch("/admin-dashboard", { headers })).text();
  expect(await shown()).not.toContain("Needs your attention");
  openHealth(".", async () => 100 * megabyte);
  const html = await shown();
  expect(html).toContain("Needs your attention");
  expect(html).toContain("The disk of the data folder is nearly full: 100 MB are left.");
});
