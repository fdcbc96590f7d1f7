import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { statusTexts } from "#content/status.ts";
import { readConfig } from "#server/platform/config.ts";
import { sql } from "#server/platform/database.ts";
import { openMail } from "#server/platform/mail.ts";
import { openModel } from "#server/platform/model.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { testStorage } from "#tests/support/storage.ts";

testDatabase();
testStorage();
const folder = mkdtempSync(join(tmpdir(), "mindsync-status-"));
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  openMail(readConfig({ DATA_DIR: folder }));
  openModel(readConfig({}));
});
afterAll(() => rmSync(folder, { recursive: true }));

const path = "/admin-dashboard/status";

test("the Status screen is for admins only, and the dashboard links to it", async () => {
  for (const role of [undefined, "learner", "recruiter"] as const) {
    const headers = role ? (await site.signIn({ role })).headers : {};
    for (const address of [path, `${path}.data`]) {
      const answer = await site.fetch(address, { headers });
      expect(await answer.text()).not.toContain(statusTexts.checks.database.label);
    }
    expect((await site.fetch(path, { headers })).status).toBe(302);
  }
  const { headers } = await site.signIn();
  expect((await site.fetch(path, { headers })).status).toBe(200);
  expect(await (await site.fetch("/admin-dashboard", { headers })).text()).toContain(`href="${path}"`);
});

test("it shows each check in words, what to do, jobs, errors, version and uptime", async () => {
  await sql()`insert into job_runs (name, every_ms, ran_at, failed_at, failure)
    values ('clear-media', 3600000, now(), now(), 'PostgresError 40001')`;
  await sql()`insert into error_counts (hour, kind, count) values (date_trunc('hour', now()), 'request failed', 3)`;
  const { headers } = await site.signIn();
  const page = await (await site.fetch(path, { headers })).text();
  for (const { label } of Object.values(statusTexts.checks)) expect(page).toContain(label);
  expect(page).toMatch(/data-check="jobs" data-state="failing"/);
  expect(page).toContain(statusTexts.checks.jobs.todo);
  // Failing checks are listed first, then the owner's other tasks.
  const states = [...page.matchAll(/data-state="(\w+)"/g)].map(([, state = ""]) => state);
  expect(states.indexOf("failing")).toBe(0);
  expect(states.lastIndexOf("note")).toBeLessThan(states.indexOf("ok"));
  expect(page.replace(/<a [^>]*>(\w+)<\/a>/g, "$1")).toContain(statusTexts.checks.mail.off);
  for (const text of ["PostgresError 40001", "request failed", "0.1.0", process.version])
    expect(page).toContain(text);
});

test("it says where backups are, that a copy belongs elsewhere, and how to restore one", async () => {
  const { headers } = await site.signIn();
  const page = await (await site.fetch(path, { headers })).text();
  const card = page.slice(page.indexOf('data-check="backup"')).split("</li>")[0];
  for (const text of [join(folder, "backups"), "another machine", "docs/operations.md"])
    expect(card).toContain(text);
  expect(card).toContain("<code>npm run restore -- &lt;file&gt;</code>");
});

test("it says who can set up what, links to Mails, and promises no mail where none can leave", async () => {
  const { headers } = await site.signIn();
  const read = async () => (await site.fetch(path, { headers })).text();
  const page = await read();
  const card = page.slice(page.indexOf('data-check="mail"')).split("</li>")[0];
  expect(card).toMatch(/<a [^>]*href="\/admin-dashboard\/mails"[^>]*>Mails<\/a>/);
  expect(card).toContain("ask whoever set it up to enter a mail server (SMTP_URL, see docs/deploying.md)");
  expect(page).toContain(statusTexts.notMailed);
  expect(page).not.toContain(statusTexts.mailed);
  const details = page.slice(page.indexOf('data-check="details"')).split("</li>")[0] ?? "";
  expect(details.indexOf("sales and the school")).toBeGreaterThan(0);
  expect(details.indexOf("SITE_WHATSAPP_SALES")).toBeGreaterThan(details.indexOf("sales and the school"));
  openMail(readConfig({ DATA_DIR: folder, SMTP_URL: "smtp://127.0.0.1:9" }));
  expect(await read()).toContain(statusTexts.mailed);
  openMail(readConfig({ DATA_DIR: folder }));
});
