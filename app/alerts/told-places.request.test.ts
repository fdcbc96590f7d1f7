/**
 * Alerts other than new leads, by mail, phone and webhook: calls that change or are soon, contact details left later, and
 * the morning message.
 */
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { bookAppointment } from "#app/leads/appointments.server.ts";
import { appointmentInput } from "#app/leads/contract.ts";
import { remindOfCalls } from "#app/leads/reminders.server.ts";
import { slotInWords } from "#app/leads/slot-words.ts";
import { instantOf } from "#app/leads/slots.ts";
import { alertTexts as texts } from "#content/alerts.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { aContact, anAppointment, freeSlots } from "#tests/support/lead.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { type MailServer, mailServer } from "#tests/support/mail-server.ts";
import { postTo } from "#tests/support/post-form.ts";
import { openLink } from "#tests/support/private-link.ts";
import {
  pushService,
  type Receiver,
  receiver,
  signatureOf,
  subscribedBrowser,
} from "#tests/support/receiver.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { sendMorning } from "./morning.server.ts";
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
let browser: ReturnType<typeof subscribedBrowser>;
let owner: Awaited<ReturnType<TestSite["signIn"]>>;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await forgetLeads();
  await sql()`delete from "user"`;
  mailBy(undefined);
  [there, server] = await Promise.all([receiver(), mailServer()]);
  owner = await site.signIn();
  browser = subscribedBrowser();
  const { p256dh, auth } = browser;
  await post(texts.path, { intent: "device", endpoint: `${pushService}/phone`, p256dh, auth });
  await post(texts.path, { intent: "webhook", address: `${there.address}/hook` });
});
afterEach(async () => {
  there.close();
  await server.close();
});

const post = (path: string, fields: Record<string, unknown>) => postTo(site)(path, fields, owner.headers);
/** What a visitor does with a call, by its private link. */
async function changed(link: string, fields: Record<string, string>): Promise<Response> {
  const { path, headers } = await openLink(site, link);
  return postTo(site)(path, fields, headers);
}

/** What the phone and the webhook received, in order. */
const onPhone = () =>
  there.received
    .filter(({ path }) => path === "/phone")
    .map(({ body }) => browser.read(body) as { title: string; body: string; url: string; tag: string });
const byHook = () =>
  there.received
    .filter(({ path }) => path === "/hook")
    .map(({ body }) => JSON.parse(body.toString()) as { event: string; said?: string; leads: object[] });

/** Clears what was received before, and sends the due alerts. */
async function told(moment = new Date()) {
  there.received.length = 0;
  server.mails.length = 0;
  await sendAlerts(moment);
}

async function bookedCall(slot: string) {
  const call = await bookAppointment(appointmentInput.parse(anAppointment(slot)));
  await told();
  return call;
}

/** Nothing that a locked phone shows identifies the person. */
const expectNobodyNamed = () => expect(JSON.stringify(onPhone())).not.toMatch(/amaka|803|mindsync\.example/i);

test("a visitor's move or cancel of a call is told at every place, also where no mail server is set", async () => {
  const [slot = "", other = ""] = await freeSlots();
  const { path, ref } = await bookedCall(slot);
  expect((await changed(path, { change: "move", slot: other })).status).toBe(303);
  await told();
  expect(onPhone()).toMatchObject([
    {
      title: "A visitor moved a call",
      body: `Now on ${slotInWords(other)}.`,
      url: "/admin-dashboard/appointments",
    },
  ]);
  expect(byHook()).toMatchObject([
    { event: "call-move", said: slotInWords(other), leads: [{ ref, phone: "0803 123 4567" }] },
  ]);
  expectNobodyNamed();
  mailBy(server.url);
  await changed(path, { change: "cancel" });
  await told();
  const mails = server.mails.filter(({ to }) => to.includes(owner.profile.email));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`${ref}: cancelled, it was on ${slotInWords(other)}`);
  expect(onPhone()).toMatchObject([{ title: "A visitor cancelled a call" }]);
  await told();
  expect([there.received, server.mails]).toEqual([[], []]);
});

test("a change that was refused is told to nobody", async () => {
  const [slot = "", other = ""] = await freeSlots();
  const { path } = await bookedCall(slot);
  await bookedCall(other);
  expect((await changed(path, { change: "move", slot: other })).status).toBe(409);
  await told();
  expect(there.received).toEqual([]);
});

test("a call within the hour is told once, in quiet hours too, with the calendar file in the mail", async () => {
  const [slot = ""] = await freeSlots();
  mailBy(server.url);
  const { ref } = await bookedCall(slot);
  const door = leadDoors.map(({ value }) => value);
  const hour = Number(slot.slice(11, 13));
  await post(texts.path, { intent: "save", door, quiet_from: hour - 2, quiet_to: hour + 1, morning: "on" });
  const before = (minutes: number) => new Date(instantOf(slot).getTime() - minutes * 60_000);
  for (const minutes of [61, 50, 20]) await remindOfCalls(before(minutes));
  await told(before(20));
  const [mail, ...more] = server.mails.filter(({ to }) => to.includes(owner.profile.email));
  expect(more).toEqual([]);
  for (const said of ["Subject: Call at", ref, "text/calendar"]) expect(mail?.text).toContain(said);
  const [, file = ""] = /filename=call\.ics\s+([\w+/=\s]+)/.exec(mail?.text ?? "") ?? [];
  expect(Buffer.from(file, "base64").toString()).toContain(`UID:${ref}@`);
  expect(onPhone()).toMatchObject([{ title: expect.stringMatching(/^Call at /) }]);
  expect(byHook()).toMatchObject([{ event: "call-soon", leads: [{ ref }] }]);
  expectNobodyNamed();
});

test("a call that was cancelled before its reminder left is not reminded of", async () => {
  const [slot = ""] = await freeSlots();
  const { path } = await bookedCall(slot);
  const soon = new Date(instantOf(slot).getTime() - 30 * 60_000);
  await remindOfCalls(soon);
  await changed(path, { change: "cancel" });
  await told(soon);
  expect(onPhone().map(({ title }) => title)).toEqual(["A visitor cancelled a call"]);
});

test("a reminder that could not be queued is queued by the next run", async () => {
  const [slot = ""] = await freeSlots();
  await bookedCall(slot);
  const soon = new Date(instantOf(slot).getTime() - 30 * 60_000);
  await sql()`alter table lead_alerts add constraint nothing_soon check (about <> 'soon') not valid`;
  await expect(remindOfCalls(soon)).rejects.toThrow();
  await sql()`alter table lead_alerts drop constraint nothing_soon`;
  await remindOfCalls(soon);
  await told(soon);
  expect(onPhone()).toMatchObject([{ title: expect.stringMatching(/^Call at /) }]);
});

test("the message of the morning reaches phone and webhook without a mail server, once a day", async () => {
  await postTo(site)("/contact", { ...aContact(), visit: "" });
  await sql()`update leads set created_at = '2026-11-20 12:00+01', first_source = 'TikTok'`;
  await sql()`delete from lead_alerts`;
  for (const time of ["07:00", "07:10"]) await sendMorning(new Date(`2026-11-21T${time}+01:00`));
  await told();
  expect(onPhone()).toMatchObject([
    {
      title: expect.stringContaining("Yesterday: 1 lead, 1 from TikTok, 1 not answered"),
      url: "/admin-dashboard/inbox",
    },
  ]);
  expect(byHook()).toMatchObject([{ event: "morning", said: expect.stringContaining("no call today") }]);
  expectNobodyNamed();
});

test("a number that is left in a chat after its wish was told is told too, and before it was told only once", async () => {
  const chat = (sessionId: string, userMessage: string) =>
    site.fetch("/api/functions/yemi-chat", { json: { userMessage, sessionId, currentPage: "/" } });
  for (const isToldBetween of [true, false]) {
    await forgetLeads();
    const session = `website-chat-${randomUUID()}`;
    await chat(session, "I want to buy SmartAgent Pro");
    if (isToldBetween) {
      await told();
      expect(byHook()).toMatchObject([{ event: "leads", leads: [{ phone: null }] }]);
    }
    await chat(session, "my number is 0803 471 1471");
    await told();
    const event = isToldBetween ? "contact" : "leads";
    expect(byHook()).toMatchObject([{ event, leads: [{ phone: "0803 471 1471" }] }]);
    const title = isToldBetween ? "Contact details left in a chat" : expect.stringContaining("New lead");
    expect(onPhone()).toMatchObject([{ title }]);
    await told();
    expect(there.received).toEqual([]);
  }
});

test("the button under the webhook sends a test that says so, signed as everything else, or the screen says why not", async () => {
  const [{ id = "" } = {}] = await sql()<
    { id: string }[]
  >`select id from alert_targets where kind = 'webhook'`;
  const press = () => post(texts.path, { intent: "test-target", target: id });
  expect((await press()).headers.get("location")).toContain("target-tested");
  expect(byHook()).toMatchObject([{ event: "test", leads: [] }]);
  const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: Buffer.of() }] = there.received;
  const page = await (await site.fetch(texts.path, { headers: owner.headers })).text();
  const [, secret = ""] = />([\w-]{43})</.exec(page) ?? [];
  expect(headers["webhook-signature"]).toBe(signatureOf(secret, String(headers["webhook-timestamp"]), body));
  there.answer(410);
  const refused = await press();
  expect([refused.status, await refused.text()]).toEqual([502, expect.stringContaining("(410)")]);
});
