/** A new lead is mailed to every admin who wants it, once, and a morning mail sums up the day before. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { alertTexts as texts } from "#content/alerts.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetLeads, tikTokVisit } from "#tests/support/inbox.ts";
import { aContact, anAppointment, freeSlots } from "#tests/support/lead.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { type MailServer, mailServer } from "#tests/support/mail-server.ts";
import { postTo } from "#tests/support/post-form.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { mostTries } from "./contract.ts";
import { listenForLeads } from "./listen.server.ts";
import { sendMorning } from "./morning.server.ts";
import { sendAlerts } from "./send-alerts.server.ts";
import { sendWeek } from "./week-mail.server.ts";

testDatabase();
const { mailBy } = mailFolder();
let site: TestSite;
let server: MailServer;
let owner: Awaited<ReturnType<TestSite["signIn"]>>;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  vi.useRealTimers();
  await forgetLeads();
  await sql()`delete from "user"`;
  server = await mailServer();
  mailBy(server.url);
  owner = await site.signIn();
});
afterAll(() => server.close());

const { path } = texts;

const send: ReturnType<typeof postTo> = (...form) => postTo(site)(...form);

/** Sends the contact form, as a visitor does. */
async function contact(fields: Record<string, string> = {}): Promise<void> {
  expect((await send("/contact", { ...aContact(), visit: tikTokVisit, ...fields })).status).toBe(200);
}

const post = (fields: Record<string, unknown>) => send(path, fields, owner.headers);
const allDoors = leadDoors.map(({ value }) => value);
const wanted = (more: Record<string, unknown> = {}) => ({
  intent: "save",
  door: allDoors,
  quiet_from: "",
  quiet_to: "",
  morning: "on",
  ...more,
});
/** A moment of Lagos. */
const at = (moment: string) => new Date(`${moment}+01:00`);

describe("a new lead", () => {
  test("is told to every admin, once, with who it is and where from, and to nobody else", async () => {
    const other = await site.signIn();
    await site.signIn({ role: "recruiter" });
    const disabled = await site.signIn();
    await sql()`update user_profiles set disabled_at = now() where id = ${disabled.profile.id}`;
    await contact({ name: "Ngozi O'Brien", phone: "0803 111 2222" });
    await Promise.all([sendAlerts(), sendAlerts()]);
    await sendAlerts();
    expect(server.mails.map(({ to }) => to).sort()).toEqual(
      [[owner.profile.email], [other.profile.email]].sort(),
    );
    const [{ text = "" } = {}] = server.mails;
    expect(text).toContain("Subject: New lead: Contact form");
    for (const said of ["Name: Ngozi O'Brien", "Phone: 0803 111 2222", "Came from: TikTok"])
      expect(text).toContain(said);
    expect(text).toContain("/admin-dashboard/inbox");
  });

  test("reaches the listening process within two seconds", async () => {
    const stop = await listenForLeads();
    await contact();
    await expect.poll(() => server.mails.length, { timeout: 2000 }).toBe(1);
    await stop();
  });

  test("is told with those that came with it in one mail", async () => {
    for (const name of ["Ada", "Bola", "Chidi"]) await contact({ name });
    await sendAlerts();
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.text).toMatch(
      /Subject: 3 new leads[\s\S]+Name: Ada[\s\S]+Name: Bola[\s\S]+Name: Chidi/,
    );
    // None of them is due again when the pause before another try is over.
    await sql()`update lead_alerts set next_try = now()`;
    await sendAlerts();
    expect(server.mails).toHaveLength(1);
  });

  test("that was stored by a process that died is told by the next, and not twice", async () => {
    await contact();
    // It died after it had taken the alert: the time until the next try is over.
    await sql()`update lead_alerts set tries = 1`;
    await sendAlerts();
    await sendAlerts();
    expect(server.mails).toHaveLength(1);
  });

  test("that the mail server refuses is tried again later, listed, and given up after some hours", async () => {
    server.refuse();
    await contact();
    await sendAlerts();
    const [alert] = await sql()`select tries, failure, sent_at, next_try > now() as later from lead_alerts`;
    expect(alert).toEqual({ tries: 1, failure: "EMESSAGE", sent_at: null, later: true });
    const shown = async () => (await site.fetch(path, { headers: owner.headers })).text();
    expect(await shown()).toMatch(/EMESSAGE.*<time/);
    await sql()`update lead_alerts set tries = ${mostTries}, next_try = now()`;
    await sendAlerts();
    expect(await shown()).toContain(texts.lost.given);
    const again = await mailServer();
    mailBy(again.url);
    expect((await post({ intent: "again" })).headers.get("location")).toBe(`${path}?notice=tried-again`);
    await sendAlerts();
    expect(again.mails).toHaveLength(1);
    await again.close();
  });

  test("that is refused keeps its id, and those that came with it, when others wait beside it", async () => {
    const ids = () =>
      server.mails.map(({ text }) => /Message-ID: (.+)/i.exec(text)?.[1]).filter((id) => id !== undefined);
    for (const name of ["Ada", "Bola"]) await contact({ name });
    await sendAlerts();
    // The process died after the mail server accepted the mail and before that was saved; then more leads came in.
    await sql()`update lead_alerts set sent_at = null, next_try = now()`;
    for (let more = 0; more < 3; more += 1) await contact({ name: "Chidi" });
    await sendAlerts();
    const [first, ...later] = ids();
    expect(later).toHaveLength(2);
    expect(later.filter((id) => id === first)).toHaveLength(1);
    const repeated = server.mails.filter(({ text }) => text.includes(first ?? "?"));
    for (const { text } of repeated) expect(text).toMatch(/Subject: 2 new leads/);
  });

  test("is not queued without a mail server, and the screen says so", async () => {
    mailBy(undefined);
    await contact();
    expect(await sql()`select 1 from lead_alerts`).toEqual([]);
    expect(await (await site.fetch(path, { headers: owner.headers })).text()).toContain(texts.now.noServer);
  });
});

describe("an admin", () => {
  test("is not told of what they do not want", async () => {
    const other = await site.signIn();
    expect((await post(wanted({ door: allDoors.filter((door) => door !== "contact") }))).status).toBe(302);
    await contact();
    await sendAlerts();
    expect(server.mails.map(({ to }) => to)).toEqual([[other.profile.email]]);
    const page = await (await site.fetch(path, { headers: owner.headers })).text();
    expect(page).toMatch(/name="door"(?![^>]*checked)[^>]*value="contact"/);
    expect(page).toMatch(/name="door"[^>]*checked=""[^>]*value="quote"/);
  });

  test.each([
    ["22", "7", "21:59", "22:00", "06:59", "07:00"],
    ["9", "17", "08:59", "09:00", "16:59", "17:00"],
  ])(
    "with quiet hours from %s to %s is told before and after them",
    async (from, to, before, begin, end, after) => {
      await post(wanted({ quiet_from: from, quiet_to: to }));
      for (const [time, mails] of [
        [before, 1],
        [begin, 1],
        [end, 1],
        [after, 2],
      ] as const) {
        await contact();
        await sendAlerts(at(`2026-11-21T${time}`));
        expect([time, server.mails.length]).toEqual([time, mails]);
      }
      expect(server.mails[1]?.text).toContain("Subject: 3 new leads");
    },
  );

  test.each([
    [{ quiet_from: "22" }, texts.form.bothHours],
    [{ quiet_from: "24", quiet_to: "3" }, "Invalid"],
    [{ door: "window" }, "Invalid"],
  ])("whose form has %j is refused, and nothing is stored", async (fields, said) => {
    const refused = await post(wanted(fields));
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(said)]);
    expect(await sql()`select 1 from alert_settings`).toEqual([]);
  });

  test("gets a test mail, or is told why not", async () => {
    expect((await post({ intent: "test" })).headers.get("location")).toBe(`${path}?notice=tested`);
    expect(server.mails.map(({ to }) => to)).toEqual([[owner.profile.email]]);
    server.refuse();
    const refused = await post({ intent: "test" });
    expect([refused.status, await refused.text()]).toEqual([502, expect.stringContaining("EMESSAGE")]);
  });
});

/** Queues the morning message and sends it. */
async function morning(moment: string): Promise<void> {
  await sendMorning(at(moment));
  await sendAlerts(at(moment));
}

describe("the message in the morning", () => {
  beforeEach(async () => {
    for (const name of ["Ada", "Bola"]) await contact({ name });
    await sql()`update leads set created_at = '2026-11-20 22:30+01'`;
    await sql()`update leads set answered_at = now() where name = 'Ada'`;
    await sql()`delete from lead_alerts`;
  });

  test("says what came yesterday, from where and what is open, once a day", async () => {
    await morning("2026-11-21T06:59");
    expect(server.mails).toEqual([]);
    await morning("2026-11-21T07:00");
    await morning("2026-11-21T07:10");
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.text).toContain("Yesterday: 2 leads, 2 from TikTok, 1 not answered");
  });

  test("names the first source, as the inbox and the figures do, and leaves out who was erased", async () => {
    await sql()`update leads set last_source = 'Google'`;
    await sql()`update leads set erased_at = now() where name = 'Bola'`;
    await morning("2026-11-21T07:00");
    expect(server.mails[0]?.text).toContain("Yesterday: 1 lead, 1 from TikTok, 0 not answered");
  });

  test("names the follow-ups that are due, not those of tomorrow or of leads that are done", async () => {
    await sql()`update leads set created_at = '2026-11-01', answered_at = now(), stage = 'contacted'`;
    const follow = (day: string, stage: string, name: string) =>
      sql()`update leads set follow_up = ${day}, stage = ${stage} where name = ${name}`;
    await follow("2026-11-22", "contacted", "Ada");
    await follow("2026-11-20", "lost", "Bola");
    await morning("2026-11-21T07:00");
    expect(server.mails).toEqual([]);
    await sql()`delete from alert_settings`;
    await follow("2026-11-20", "quoted", "Bola");
    await morning("2026-11-21T07:00");
    expect(server.mails[0]?.text).toContain("1 follow-up due today");
    await morning("2026-11-22T07:00");
    expect(server.mails[1]?.text).toContain("2 follow-ups due today");
  });

  test("is followed on Mondays by one about the week before, once", async () => {
    await sql()`update leads set created_at = '2026-11-17T12:00:00+01:00'`;
    for (const moment of ["2026-11-22T08:00", "2026-11-23T06:59", "2026-11-23T07:00", "2026-11-23T07:10"])
      await sendWeek(at(moment));
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.text).toContain("The week of 2026-11-16 to 2026-11-22.");
    expect(server.mails[0]?.text).toMatch(/Leads: [1-9]\d* \(the week before: 0\)/);
  });

  test("is not sent when there is nothing to say", async () => {
    await forgetLeads();
    await morning("2026-11-21T08:00");
    expect(server.mails).toEqual([]);
  });

  test("names the first call of its day", async () => {
    const [slot = ""] = await freeSlots();
    expect((await send("/appointment", anAppointment(slot))).status).toBe(200);
    await sql()`delete from lead_alerts`;
    await morning(`${slot.slice(0, 10)}T07:00`);
    expect(server.mails.at(-1)?.text).toContain(`first call today ${slot.slice(11)}`);
  });

  test("reaches the other admins when one mailbox takes nothing, which is tried again", async () => {
    const { profile } = await site.signIn();
    for (const one of [owner.profile.email, profile.email]) {
      await sql()`delete from alert_settings`;
      await sql()`delete from lead_alerts`;
      server.mails.length = 0;
      server.refuse(one);
      await morning("2026-11-21T08:00");
      expect(server.mails.map(({ to }) => to)).toEqual([
        [one === profile.email ? owner.profile.email : profile.email],
      ]);
      expect(await (await site.fetch(path, { headers: owner.headers })).text()).toContain(texts.lost.morning);
      const again = await mailServer();
      mailBy(again.url);
      await sql()`update lead_alerts set next_try = now()`;
      await sendAlerts();
      expect(again.mails.map(({ to }) => to)).toEqual([[one]]);
      await again.close();
      mailBy(server.url);
    }
  });

  test("is not sent to who does not want it", async () => {
    const other = await site.signIn();
    await post(wanted({ morning: [] }));
    await morning("2026-11-21T08:00");
    expect(server.mails.map(({ to }) => to)).toEqual([[other.profile.email]]);
  });
});
