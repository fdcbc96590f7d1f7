/**
 * Reading changes nothing: another site can make a browser open any address, with the session of whoever uses it, by a
 * link, a picture or a prefetch.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { mailsDelivered, openMail } from "#server/platform/mail.ts";
import { openModel } from "#server/platform/model.ts";
import { openStorage } from "#server/platform/storage.ts";
import { testDatabase } from "#tests/support/database.ts";
import { realRecords } from "#tests/support/real-records.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { storedEverywhere } from "#tests/support/stored-everywhere.ts";

testDatabase();
const folder = mkdtempSync(join(tmpdir(), "mindsync-reading-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let site: TestSite;
let addresses: string[];
const people: Record<string, string> = {};
beforeAll(async () => {
  openMail({ DATA_DIR: folder, MAIL_FROM: "Mindsync <hello@mindsync.example>", SMTP_URL: undefined });
  openStorage({ DATA_DIR: folder });
  openModel(readConfig({}));
  site = await testSite();
  const owner = await site.signIn();
  const { fill, opened } = await realRecords(site, owner);
  people.visitor = opened;
  for (const role of ["learner", "admin"] as const)
    people[role] = `${(await site.signIn({ role })).headers.cookie}; ${opened}`;
  const build = await import(pathToFileURL(resolve("build/server/index.js")).href);
  const screens = Object.values(build.routes as Record<string, { path?: string }>).flatMap(({ path }) =>
    path === undefined ? [] : [fill(`/${path}`)],
  );
  const { paths } = await (await site.fetch("/api/openapi.json")).json();
  const calls = Object.entries(paths as Record<string, object>)
    .filter(([, methods]) => "get" in methods || "head" in methods)
    .map(([path]) => `/api${fill(path)}`);
  addresses = [...new Set([...screens, ...calls])];
  await mailsDelivered();
});

test("no address stores anything when it is only opened, whoever opens it, from a page of another site", async () => {
  expect(addresses.length).toBeGreaterThan(90);
  let before = await storedEverywhere(folder);
  const opened: Record<string, number> = {};
  for (const [person, cookie] of Object.entries(people)) {
    for (const address of addresses) {
      for (const method of ["GET", "HEAD"]) {
        const { status } = await site.fetch(address, {
          method,
          headers: { cookie, "sec-fetch-site": "cross-site", "tus-resumable": "1.0.0" },
        });
        expect([person, method, address, status < 500]).toEqual([person, method, address, true]);
        if (method === "GET" && status === 200) opened[person] = (opened[person] ?? 0) + 1;
      }
      await mailsDelivered();
      const after = await storedEverywhere(folder);
      expect([person, address, after]).toEqual([person, address, before]);
      before = after;
    }
  }
  // Signed-in people must really have opened more pages than a visitor: a refused request would store nothing anyway.
  expect(opened.learner).toBeGreaterThan(opened.visitor ?? 0);
  expect(opened.admin).toBeGreaterThan((opened.visitor ?? 0) + 20);
}, 300_000);
