/** How long records are stored: set on a screen, done by jobs, and said by the privacy notice. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  retentionKinds,
  retentionNames,
  storedFor,
  retentionTexts as texts,
  usualTimes,
} from "#content/retention.ts";
import { jobs } from "#server/jobs.ts";
import { readConfig } from "#server/platform/config.ts";
import { sql } from "#server/platform/database.ts";
import { openErasedList } from "#server/platform/erased-list.ts";
import { savedMailsFolder } from "#server/platform/mail.ts";
import { keepMail, listSavedMails } from "#server/platform/saved-mails.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { forgetLeads, storedLeads } from "#tests/support/inbox.ts";
import { aContact } from "#tests/support/lead.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { storedApplication } from "#tests/support/stored-application.ts";

testDatabase();
const { mails } = mailFolder();
let site: TestSite;
let owner: Awaited<ReturnType<TestSite["signIn"]>>;
beforeAll(async () => {
  site = await testSite();
  owner = await site.signIn();
  openErasedList({ DATA_DIR: mails });
});
beforeEach(async () => {
  await forgetLeads();
  await sql()`delete from retention_settings`;
});

const send = (to: string, fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
  site.fetch(to, {
    method: "POST",
    body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    headers,
  });
const save = (changed: Record<string, unknown>) =>
  send(texts.path, { ...usualTimes, ...changed }, owner.headers);
const run = async (name: string) =>
  jobs(readConfig({}))
    .find((job) => job.name === name)
    ?.run();
const notice = async () => (await site.fetch("/privacy")).text();
const visit = { visit: "" };

/** Makes everything that has happened until now older. */
async function grow(older: string): Promise<void> {
  await sql().unsafe(`update leads set created_at = created_at - interval '${older}', answered_at = answered_at - interval '${older}';
    update lead_history set at = at - interval '${older}';
    update course_enrollments set status_changed_at = status_changed_at - interval '${older}';
    update contact_submissions set changed_at = changed_at - interval '${older}'`);
}

describe("the screen", () => {
  test("saves what is changed, and the privacy notice says it at once, with the day", async () => {
    expect(await notice()).toContain(`${storedFor("chats", usualTimes)}. Then it is erased`);
    expect((await save({ chats: 30, leads: 6 })).headers.get("location")).toBe(`${texts.path}?notice=saved`);
    const html = await notice();
    expect(html).toContain("30 days. Then it is erased");
    expect(html).toContain("for 6 months after our last contact");
    expect(html).not.toContain("90 days. Then");
    expect(html).toContain(`alerted is erased after ${storedFor("alerts", usualTimes)}.`);
    await sql()`update retention_settings set changed_at = '2031-02-03 12:00+01'`;
    expect(await notice()).toContain('dateTime="2031-02-03"');
    expect(await sql()`select kind from retention_settings order by kind`).toEqual([
      { kind: "chats" },
      { kind: "leads" },
    ]);
  });

  test("names the times that do not change: of visits, sessions and backups", async () => {
    const html = await (await site.fetch(texts.path, { headers: owner.headers })).text();
    for (const said of [
      "Visits to pages and demos",
      "400 days",
      "2 years",
      "30 days after signing in, or 7 days without use",
      "7 nights",
    ])
      expect(html).toContain(said);
  });

  test("refuses what other texts of the site do not promise, and keeps what was typed", async () => {
    for (const name of retentionNames) {
      const { least, most } = retentionKinds[name];
      for (const wrong of [least - 1, most + 1, "x", ""]) {
        const refused = await save({ [name]: wrong });
        expect([name, wrong, refused.status]).toEqual([name, wrong, 422]);
        if (wrong !== "") expect(await refused.text()).toContain(texts.wrong(least, most));
      }
    }
    expect(await sql()`select 1 from retention_settings`).toEqual([]);
  });

  test("without a database the notice says the longest times, which are true whatever is set", async () => {
    await sql()`alter table retention_settings rename to away`;
    try {
      const html = await notice();
      expect(html).toContain("At most 90 days. Then it is erased");
      expect(html).toContain(`for ${storedFor("leads", null)} after`);
    } finally {
      await sql()`alter table away rename to retention_settings`;
    }
  });
});

describe("the job", () => {
  test("erases leads after the last thing that happened, with their records, and leaves the figures", async () => {
    for (const name of ["Old", "Answered"]) await send("/contact", { ...aContact({ name }), ...visit });
    await grow("24 months 1 day");
    const [, answered] = await storedLeads();
    await sql()`insert into lead_history (lead_id, batch, kind, now) values (${answered?.id ?? ""}, ${randomUUID()}, 'note', 'Called')`;
    await send("/contact", { ...aContact({ name: "New" }), ...visit });
    await run("erase-old-leads");
    const leads =
      await sql()`select name, door, erased_at is not null as erased from leads order by created_at, name`;
    expect(leads.map((row) => ({ ...row }))).toEqual(
      expect.arrayContaining([
        { name: null, door: "contact", erased: true },
        { name: "Answered", door: "contact", erased: false },
        { name: "New", door: "contact", erased: false },
      ]),
    );
    expect(leads).toHaveLength(3);
    expect(await sql()`select name from contact_submissions order by name`).toEqual([
      { name: "Answered" },
      { name: "New" },
    ]);
  });

  test("keeps clients longer, and learners as long as their account", async () => {
    for (const firstName of ["Client", "Learner", "Lost"])
      await send("/enroll", {
        ...anEnrollment({ firstName, email: `${firstName}@mindsync.example`, phone: "0803 123 4567" }),
        ...visit,
      });
    await sql()`update leads set stage = 'won' where name like 'Client%'`;
    const learner = await site.signIn({ role: "learner" });
    await sql()`update course_enrollments set user_id = ${learner.profile.id} where first_name = 'Learner'`;
    await grow("25 months");
    await run("erase-old-leads");
    const names = async () =>
      (await sql()`select first_name from course_enrollments order by 1`).map((row) => row.first_name);
    expect(await names()).toEqual(["Client", "Learner"]);
    await grow("48 months");
    await run("erase-old-leads");
    expect(await names()).toEqual(["Learner"]);
    const own = await (await site.fetch("/account", { headers: learner.headers })).text();
    expect(own).toContain(`${storedFor("leads", usualTimes)} after our last contact`);
    // Without an account, the ordinary time limits of leads apply again.
    await sql()`delete from "user" where id = ${learner.profile.id}`;
    await run("erase-old-leads");
    expect(await names()).toEqual([]);
  });

  test("leaves an application's lead to the time of applications", async () => {
    await storedApplication();
    await grow("25 months");
    await run("erase-old-leads");
    expect(await sql()`select door, erased_at from leads`).toMatchObject([
      { door: "application", erased_at: null },
    ]);
  });

  test("erases chats, alerts and mails by the time that is set", async () => {
    await save({ chats: 10, alerts: 5, mails: 3 });
    await sql()`insert into concierge_exchanges (conversation_id, page, question, answer, intent, answered, created_at)
      select ${randomUUID()}, '/', 'q', 'a', 'price', true, now() - make_interval(days => days) from unnest(array[9, 11]) as days`;
    await send("/contact", { ...aContact(), ...visit });
    await sql()`insert into lead_alerts (lead_id, account, created_at)
      select leads.id, ${owner.profile.id}, now() - interval '6 days' from leads`;
    await keepMail(savedMailsFolder(), { to: "a@b.example", subject: "s", text: "t" });
    for (const name of ["erase-old-conversations", "erase-old-alerts", "erase-old-mails"]) await run(name);
    expect(await sql()`select 1 from concierge_exchanges`).toHaveLength(1);
    expect(await sql()`select 1 from lead_alerts`).toEqual([]);
    expect(await listSavedMails(savedMailsFolder())).toHaveLength(1);
  });

  test("erases a chat, and leaves the lead of a wish in it with its words, by the leads' own times", async () => {
    await save({ chats: 10, leads: 6 });
    const json = {
      userMessage: "I want to buy SmartAgent Pro, call me",
      sessionId: `website-chat-${randomUUID()}`,
      currentPage: "/",
    };
    expect((await site.fetch("/api/functions/yemi-chat", { json })).status).toBe(200);
    const wish = async () => (await storedLeads()).map(({ door, wants }) => [door, wants.split("\n")[1]]);
    const lead = [["chat", json.userMessage]];
    expect(await wish()).toEqual(lead);
    await sql()`update concierge_exchanges set created_at = now() - interval '11 days'`;
    await grow("11 days");
    await sql()`update leads set stage = 'won', follow_up = '2030-01-01'`;
    for (const name of ["erase-old-conversations", "erase-old-leads"]) await run(name);
    expect(await sql()`select 1 from concierge_exchanges`).toEqual([]);
    expect(await wish()).toEqual(lead);
    await sql()`update leads set stage = 'new'`;
    await grow("6 months");
    await run("erase-old-leads");
    expect(await storedLeads()).toMatchObject([{ door: "chat", wants: "", name: null }]);
  });

  test("erases visits of demos 400 days after the last one, as the notice says", async () => {
    await sql()`insert into demo_user_sessions (last_activity)
      select now() - make_interval(days => days) from unnest(array[399, 401]) as days`;
    await run("keep-visit-months");
    expect(await sql()`select 1 from demo_user_sessions`).toHaveLength(1);
    expect(await notice()).toContain("400 days after you last opened one.");
  });

  test("forgets that people were erased after the time for that", async () => {
    await sql()`insert into erasures (ref, at, counts) values
      ('ERA-AAAAA', now() - interval '25 months', '{}'), ('ERA-BBBBB', now() - interval '23 months', '{}')`;
    await run("keep-erased-list");
    expect(await sql()`select ref from erasures`).toEqual([{ ref: "ERA-BBBBB" }]);
  });
});
