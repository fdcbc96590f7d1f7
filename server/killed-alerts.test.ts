/** A process is killed after it saves a lead and before it sends the alerts. The next process sends each alert once. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccount } from "#app/accounts/accounts.server.ts";
import { addDevice, setWebhook } from "#app/alerts/targets.server.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { closeDatabase, closeSession, openDatabase, openSession, sql } from "#server/platform/database.ts";
import { allowEntered } from "#server/platform/outgoing/allowed-places.ts";
import { aContact } from "#tests/support/lead.ts";
import { type MailServer, mailServer } from "#tests/support/mail-server.ts";
import { preparedDataDirectory } from "#tests/support/prepared-data.ts";
import { pushServiceAt } from "#tests/support/push-service-here.ts";
import { pushService, type Receiver, receiver, subscribedBrowser } from "#tests/support/receiver.ts";
import {
  removeDataDirectory,
  type ServerProcess,
  startServerProcess,
} from "#tests/support/server-process.ts";

const dataDirectory = preparedDataDirectory();
const email = "owner@mindsync.example";
let mails: MailServer;
const browser = subscribedBrowser();
let hook: Receiver;
let push: Receiver;
let postgres: EmbeddedPostgres;
let server: ServerProcess | undefined;

const start = () =>
  startServerProcess({
    dataDirectory,
    environment: { SMTP_URL: mails.url, ...pushServiceAt(push.address) },
  });

beforeAll(async () => {
  [mails, hook, push] = await Promise.all([mailServer(), receiver(), receiver()]);
  server = await start();
  // Connects to the site's own PostgreSQL, which keeps running when the site is killed.
  postgres = await startEmbeddedPostgres({ dataDirectory: join(dataDirectory, "postgres") });
  openDatabase(postgres);
  const owner = { email, password: "correct horse battery", role: "admin" as const, full_name: "Owner" };
  const profile = await createAccount(owner);
  await setWebhook(profile, `${hook.address}/hook`);
  allowEntered(pushService);
  const { p256dh, auth } = browser;
  const device = { intent: "device" as const, endpoint: `${pushService}/device`, p256dh, auth };
  await addDevice(profile, device, "Mozilla/5.0");
}, 120_000);
afterAll(async () => {
  await server?.end("SIGKILL");
  await closeDatabase();
  await postgres.release();
  hook.close();
  push.close();
  await mails.close();
  await removeDataDirectory(dataDirectory);
}, 60_000);

/** How often the owner was told by mail, by the webhook and on the phone. */
const told = () => [mailed().length, hook.received.length, push.received.length];
const mailed = () => mails.mails.filter(({ to }) => to.includes(email));
const unsent = async () =>
  (
    await sql()<{ count: number }[]>`
    select count(*)::int as count from lead_alerts as alert join user_profiles as staff on staff.id = alert.account
    where staff.email = ${email} and alert.sent_at is null and alert.tries = 0`
  )[0]?.count;

test("the push keys are made at the first start, before anybody asks for them", async () => {
  expect(await sql()`select name from site_secrets where name = 'web-push'`).toHaveLength(1);
});

test("a lead is told once by mail, once by the webhook and once on the phone after the next start", async () => {
  // Updates of alerts wait for this session, so the process is killed just before it sends.
  const gate = openSession(() => {});
  await gate`select pg_advisory_lock(4711)`;
  await sql().unsafe(`
    create function wait_at_gate() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(4711); return new; end $$;
    create trigger gate before update on lead_alerts for each row execute function wait_at_gate()`);
  const waiting = () => sql()<{ pid: number }[]>`
    select pid from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`;
  const sent = await fetch(`${server?.address}/api/contact_submissions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(aContact({ name: "Ngozi Obi" })),
  });
  expect(sent.status).toBe(201);
  await expect.poll(async () => (await waiting()).length, { timeout: 30_000 }).toBeGreaterThan(0);
  await server?.end("SIGKILL");
  server = undefined;
  // Ends the dead process's queries, which still wait for the lock.
  for (const { pid } of await waiting()) await sql()`select pg_terminate_backend(${pid})`;
  await expect.poll(async () => (await waiting()).length).toBe(0);
  await sql()`drop trigger gate on lead_alerts`;
  await closeSession(gate);
  expect([await unsent(), told()]).toEqual([3, [0, 0, 0]]);

  server = await start();
  await expect.poll(told, { timeout: 30_000 }).toEqual([1, 1, 1]);
  await expect.poll(unsent).toBe(0);
  expect(mailed()[0]?.text).toContain("Ngozi Obi");
  expect(browser.read(push.received[0]?.body ?? Buffer.of())).toMatchObject({
    title: "New lead: Contact form",
  });
  // After one more start, no alerts are left to send.
  await server.end();
  server = await start();
  await fetch(`${server.address}/api/contact_submissions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(aContact({ name: "Bola Ade" })),
  });
  await expect.poll(told, { timeout: 30_000 }).toEqual([2, 2, 2]);
  expect(mailed()[1]?.text).toContain("Bola Ade");
  expect(mailed()[1]?.text).not.toContain("Ngozi Obi");
}, 120_000);
