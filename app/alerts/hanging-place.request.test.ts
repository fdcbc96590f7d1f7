/** A place that takes alerts and never answers delays no other place and no later lead. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { alertTexts as texts } from "#content/alerts.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { aContact } from "#tests/support/lead.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { type MailServer, mailServer } from "#tests/support/mail-server.ts";
import { postTo } from "#tests/support/post-form.ts";
import { pushService, type Receiver, receiver, subscribedBrowser } from "#tests/support/receiver.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { listenForLeads } from "./listen.server.ts";

vi.mock("./fetch-from-push-service.server.ts", async () => {
  const { pushTo } = await import("#tests/support/receiver.ts");
  return pushTo(() => there);
});

testDatabase();
const { mailBy } = mailFolder();
let site: TestSite;
let there: Receiver;
let server: MailServer;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  server = await mailServer();
  mailBy(server.url);
  await forgetLeads();
  await sql()`delete from "user"`;
  there = await receiver();
});
afterEach(async () => {
  there.close();
  await server.close();
});

test("each lead reaches the phone and the mail within two seconds while the webhook hangs", async () => {
  const owner = await site.signIn();
  const post = (fields: Record<string, unknown>) => postTo(site)(texts.path, fields, owner.headers);
  const { p256dh, auth } = subscribedBrowser();
  await post({ intent: "device", endpoint: `${pushService}/device`, p256dh, auth });
  await post({ intent: "webhook", address: `${there.address}/hook` });
  there.hang("/hook");
  const at = (path: string) => there.received.filter((one) => one.path === path).length;
  const told = (times: number) =>
    vi.waitFor(() => expect([at("/device"), server.mails.length]).toEqual([times, times]), 2000);
  const contact = async (name: string) =>
    expect((await postTo(site)("/contact", aContact({ name }))).status).toBe(200);

  const stop = await listenForLeads();
  await contact("Ada");
  await vi.waitFor(() => expect(at("/hook")).toBe(1), 2000);
  await told(1);
  await contact("Bola");
  await told(2);
  // The place that hangs gets one request at a time.
  expect(at("/hook")).toBe(1);
  there.close();
  await stop();
});
