/** Recruiters are told of applications by mail, without names, and of nothing else. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { recruiterAlerts, alertTexts as texts } from "#content/alerts.ts";
import { sql } from "#server/platform/database.ts";
import { anApplication } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { aContact } from "#tests/support/lead.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { type MailServer, mailServer } from "#tests/support/mail-server.ts";
import { postTo } from "#tests/support/post-form.ts";
import { pushService, type Receiver, receiver, subscribedBrowser } from "#tests/support/receiver.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { sendAlerts } from "./send-alerts.server.ts";

vi.mock("./fetch-from-push-service.server.ts", async () => {
  const { pushTo } = await import("#tests/support/receiver.ts");
  return pushTo(() => there);
});

testDatabase();
const { mailBy } = mailFolder();
let site: TestSite;
let there: Receiver;
let server: MailServer;
let owner: Awaited<ReturnType<TestSite["signIn"]>>;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await forgetLeads();
  await sql()`delete from "user"`;
  [there, server] = await Promise.all([receiver(), mailServer()]);
  mailBy(server.url);
  owner = await site.signIn();
});
afterEach(async () => {
  there.close();
  await server.close();
});

const send: ReturnType<typeof postTo> = (...form) => postTo(site)(...form);
const contact = async () => expect((await send("/contact", aContact())).status).toBe(200);

test("a recruiter is told by mail of applications and of nothing else, and not who applied", async () => {
  const recruiter = await site.signIn({ role: "recruiter" });
  await contact();
  expect((await send("/recruitment/apply", anApplication())).status).toBe(200);
  await sendAlerts();
  const [mail, ...more] = server.mails.filter(({ to }) => to.includes(recruiter.profile.email));
  expect(more).toEqual([]);
  expect(mail?.text).toMatch(/Subject: 1 new application[\s\S]+APP-[\s\S]+recruitment\/admin/);
  expect(mail?.text).not.toMatch(/Ọlájùmọ̀kẹ́|olajumoke|803 ?\d{3} ?\d{4}/i);
  const off = { intent: "save", door: "contact", quiet_from: "", quiet_to: "" };
  expect((await send(recruiterAlerts.path, off, recruiter.headers)).status).toBe(302);
  await send("/recruitment/apply", anApplication({ email: "other@mindsync.example" }));
  const told = await sql()`select 1 from lead_alerts where account = ${recruiter.profile.id}`;
  expect(told).toHaveLength(1);
});

test("a recruiter who was an admin as leads came is told of the application alone, by mail alone", async () => {
  const { p256dh, auth } = subscribedBrowser();
  const device = { intent: "device", endpoint: `${pushService}/device`, p256dh, auth };
  expect((await send(texts.path, device, owner.headers)).headers.get("location")).toContain("device-added");
  await contact();
  expect((await send("/recruitment/apply", anApplication())).status).toBe(200);
  await sql()`update user_profiles set role = 'recruiter' where id = ${owner.profile.id}`;
  await sendAlerts();
  expect(server.mails.map(({ text }) => text)).toEqual([
    expect.stringContaining("Subject: 1 new application"),
  ]);
  expect(there.received).toEqual([]);
});

test("a recruiter cannot add a device or a webhook", async () => {
  const recruiter = await site.signIn({ role: "recruiter" });
  const webhook = { intent: "webhook", address: there.address };
  expect((await send(texts.path, webhook, recruiter.headers)).headers.get("location")).toContain(
    "/admin-login",
  );
  expect((await send(recruiterAlerts.path, webhook, recruiter.headers)).status).toBeGreaterThanOrEqual(400);
  expect(await sql()`select 1 from alert_targets`).toEqual([]);
});
