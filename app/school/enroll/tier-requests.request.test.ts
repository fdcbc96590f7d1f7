/** A request for a tier that is won opens the tier to the right account, and the learner is told; as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { emailProven } from "#app/accounts/proven-email.server.ts";
import { enrollmentsList as texts } from "#content/enrollments-list.ts";
import { inboxTexts } from "#content/inbox.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite, plain } from "#tests/support/admin-site.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { enrol } from "./enroll.server.ts";
import { enrollmentInput } from "./enrollment-contract.ts";
import { tellLearners } from "./tell-learners.server.ts";

const { site, headers: admin, read } = adminSite();
const { mailBy } = mailFolder();
beforeEach(async () => {
  await forgetLeads();
  await sql()`delete from "user" where id in (select id from user_profiles where role = 'learner')`;
});
afterEach(() => mailBy(undefined));

const email = "amaka@mindsync.example";
const phone = "+2348031234567";

/** An account of a learner, whose address is confirmed unless it is said. */
async function learner(address = email, isProven = true): Promise<string> {
  const id = randomUUID();
  await sql()`insert into "user" (id, name, email, email_verified) values (${id}, 'Learner', ${address}, ${isProven})`;
  await sql()`insert into user_profiles (id, role, full_name, email) values (${id}, 'learner', 'Learner', ${address})`;
  return id;
}
/** A request for a tier, as the button on a course stores it. */
async function request(reach: { email?: string; phone?: string; tier?: string } = { email }) {
  const ref = `TIR-${randomUUID().slice(0, 5).toUpperCase()}`;
  const [lead] = await sql()<{ id: string }[]>`
    insert into leads (ref, door, person, name, email, phone, wants, items) values (${ref}, 'tier', gen_random_uuid(),
      'Amaka Okafor', ${reach.email ?? null}, ${reach.phone ?? null}, '', ${[reach.tier ?? "pro"]}) returning id`;
  return { id: lead?.id ?? "", ref };
}
async function enrollment(userId: string | null = null) {
  const { ref } = await enrol(enrollmentInput.parse(anEnrollment()), userId);
  const [lead] = await sql()<{ id: string }[]>`select id from leads where ref = ${ref}`;
  return { ref, lead: lead?.id ?? "" };
}
const post = async (to: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  const answer = await site.fetch(to, { method: "POST", headers: admin, body });
  return { status: answer.status, html: plain(await answer.text()) };
};
const stage = (id: string, to: string) =>
  post(inboxTexts.path, { change: "stage", stage: to, id, reason: to === "lost" ? "Too late" : "" });
const undo = (html: string) =>
  post(inboxTexts.path, { change: "undo", batch: /name="batch" value="([^"]+)"/.exec(html)?.[1] ?? "" });
const openTo = () => sql()`select user_id, tier from tier_grants order by tier`;
/** The prepared text behind Reply. */
const reply = async (lead: string) => {
  const answer = await site.fetch(`${inboxTexts.path}/${lead}/chat`, {
    headers: { ...admin, "sec-fetch-site": "none" },
  });
  const { pathname, searchParams } = new URL(answer.headers.get("location") ?? "");
  return { to: pathname.slice(1), text: searchParams.get("text") ?? "" };
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe("a request for a tier that is won", () => {
  test("opens it to the account with that confirmed address, says so, and Undo closes it", async () => {
    const account = await learner();
    const { id, ref } = await request();
    const { html } = await stage(id, "won");
    expect(html).toContain(`${texts.changed.paid(ref, "Pro")} ${texts.openFor(email)}`);
    expect(await openTo()).toEqual([{ user_id: account, tier: "pro" }]);
    expect(await read(`${inboxTexts.path}?lead=${id}`)).toContain(inboxTexts.historyWords.tier("pro"));
    await undo(html);
    expect(await openTo()).toEqual([]);
    await stage(id, "won");
    expect(await openTo()).toHaveLength(1);
    await stage(id, "lost");
    expect(await openTo()).toEqual([]);
  });

  test("waits for the account, until its address is confirmed", async () => {
    const account = await learner(email, false);
    const { id } = await request();
    expect((await stage(id, "won")).html).toContain(texts.opensLater);
    expect(await openTo()).toEqual([]);
    await emailProven(account);
    expect(await openTo()).toEqual([{ user_id: account, tier: "pro" }]);
    await stage(id, "contacted");
    expect(await openTo()).toEqual([]);
  });

  test("opens it when the owner adds the address of the account only afterwards", async () => {
    const account = await learner();
    const { id } = await request({});
    await stage(id, "won");
    expect(await openTo()).toEqual([]);
    const add = () => post(inboxTexts.path, { change: "contact", id, name: "", phone: "", email });
    const { html } = await add();
    expect(await openTo()).toEqual([{ user_id: account, tier: "pro" }]);
    // It may have been the address of somebody else.
    await undo(html);
    expect(await openTo()).toEqual([]);
    await add();
    expect(await openTo()).toEqual([{ user_id: account, tier: "pro" }]);
    await stage(id, "contacted");
    expect(await openTo()).toEqual([]);
  });

  test("waits for an account that is made later, and not for one of a request that is not won any more", async () => {
    const { id } = await request();
    const other = await request({ email: "b@mindsync.example" });
    await stage(id, "won");
    await undo((await stage(other.id, "won")).html);
    const accounts = [await learner(email, false), await learner("b@mindsync.example", false)];
    for (const account of accounts) await emailProven(account);
    expect(await openTo()).toEqual([{ user_id: accounts[0], tier: "pro" }]);
  });

  test("is for the only confirmed account whose enrollments have that phone number, and for none where two have it", async () => {
    const account = await learner();
    await enrollment(account);
    const { id } = await request({ phone });
    const { html } = await stage(id, "won");
    expect(await openTo()).toEqual([{ user_id: account, tier: "pro" }]);
    await undo(html);
    await enrollment(await learner("second@mindsync.example"));
    await stage(id, "won");
    expect(await openTo()).toEqual([]);
  });

  test("opens nothing where it asks for the free tier, or was won before this was done", async () => {
    const account = await learner(email, false);
    await stage((await request({ email, tier: "free" })).id, "won");
    const { id } = await request();
    await sql()`update leads set stage = 'won' where id = ${id}`;
    await emailProven(account);
    expect(await openTo()).toEqual([]);
  });

  test("never takes away a tier that was added by hand, before it or after it", async () => {
    const account = await learner();
    const list = "/admin-dashboard/learners";
    await post(list, { change: "grant", id: account, tier: "pro" });
    const { id } = await request();
    await undo((await stage(id, "won")).html);
    expect(await openTo()).toEqual([{ user_id: account, tier: "pro" }]);
    await post(list, { change: "withdraw", id: account, tier: "pro" });
    const { html } = await stage(id, "won");
    await post(list, { change: "withdraw", id: account, tier: "pro" });
    await post(list, { change: "grant", id: account, tier: "pro" });
    await undo(html);
    expect(await openTo()).toEqual([{ user_id: account, tier: "pro" }]);
  });

  test("leaves open what an enrollment or another request has paid for too, whichever is undone first", async () => {
    const account = await learner();
    const [first, second] = [await request(), await request()];
    const won = [await stage(first.id, "won"), await stage(second.id, "won")];
    const paid = await enrollment();
    const list = "/admin-dashboard/enrollments";
    const [row] = await sql()<{ id: string }[]>`select id from course_enrollments where ref = ${paid.ref}`;
    const status = { change: "status", id: row?.id ?? "", tier: "pro" };
    await post(list, { ...status, status: "paid" });
    const open = [{ user_id: account, tier: "pro" }];
    await undo(won[0]?.html ?? "");
    expect(await openTo()).toEqual(open);
    await post(list, { ...status, status: "new" });
    expect(await openTo()).toEqual(open);
    await undo(won[1]?.html ?? "");
    expect(await openTo()).toEqual([]);
  });

  test("is not opened again by the Undo of something else", async () => {
    await learner();
    const { id } = await request();
    await stage(id, "won");
    const owner = await sql()<{ id: string }[]>`select id from user_profiles where role = 'admin'`;
    const { html } = await post(inboxTexts.path, { change: "owner", id, owner: owner[0]?.id ?? "" });
    await undo(html);
    expect(await sql()`select 1 from lead_history where kind = 'tier'`).toHaveLength(1);
  });
});

describe("without a mail server, Reply", () => {
  test("to a won request says that the tier is open and where to sign in, or what is left to do", async () => {
    const { id, ref } = await request({ email, phone });
    expect((await reply(id)).text).toContain("How can we help?");
    await stage(id, "won");
    expect(await reply(id)).toEqual({
      to: phone.slice(1),
      text: texts.opensWithAccount("Amaka", "Pro", email, ref),
    });
    await emailProven(await learner(email, false));
    expect((await reply(id)).text).toBe(texts.opened("Amaka", "Pro", email, ref));
    expect((await reply(id)).text).toContain("/learning");
    await stage(id, "contacted");
    expect((await reply(id)).text).toContain("How can we help?");
  });

  test("is offered for a request without a number too, and asks whose account it is where nobody was signed in", async () => {
    const [known, unknown] = [await request(), await request({})];
    const button = inboxTexts.tellOf("Amaka Okafor");
    const page = (id: string) => read(`${inboxTexts.path}?lead=${id}`);
    expect(await page(known.id)).not.toContain(button);
    await stage(known.id, "won");
    const { html } = await stage(unknown.id, "won");
    expect(html).toContain(inboxTexts.nobodyKnown([unknown.ref]));
    expect(await page(known.id)).toContain(button);
    expect(await reply(unknown.id)).toEqual({
      to: "",
      text: texts.opensWhenKnown("Amaka", "Pro", unknown.ref),
    });
  });

  test("to a won enrollment says that the tier is open and where to sign in", async () => {
    await learner();
    const { ref, lead } = await enrollment();
    await stage(lead, "won");
    await post(inboxTexts.path, { change: "tier", tier: "elite", id: lead });
    expect(await reply(lead)).toEqual({
      to: phone.slice(1),
      text: texts.opened("Amaka", "Elite", email, ref),
    });
  });
});

describe("by mail the learner of a won request is told", () => {
  test("once, after the time for Undo, and not of what was undone; the history has it", async () => {
    const server = await mailServer();
    mailBy(server.url);
    await learner();
    const [kept, undone] = [await request({ email, phone }), await request({ email: "b@mindsync.example" })];
    await stage(kept.id, "won");
    await undo((await stage(undone.id, "won")).html);
    await tellLearners();
    expect(server.mails).toEqual([]);
    for (const minutes of [3, 4]) await tellLearners(inMinutes(minutes));
    expect(server.mails.map(({ to }) => to)).toEqual([[email]]);
    expect(server.mails[0]?.text).toContain("Your Pro courses are open");
    const page = await read(`${inboxTexts.path}?lead=${kept.id}`);
    expect(page).toContain(inboxTexts.historyWords.mail("pro:open"));
    expect((await reply(kept.id)).text).toContain("How can we help?");
    await server.close();
  });

  test("that it waits, and once more when the address is confirmed and it opens", async () => {
    const server = await mailServer();
    mailBy(server.url);
    const { id } = await request();
    await stage(id, "won");
    for (const minutes of [3, 4]) await tellLearners(inMinutes(minutes));
    await emailProven(await learner(email, false));
    for (const minutes of [3, 4]) await tellLearners(inMinutes(minutes));
    expect(
      server.mails.map(({ text }) => /Your Pro courses are open|One step is left/.exec(text)?.[0]),
    ).toEqual(["One step is left", "Your Pro courses are open"]);
    await server.close();
  });

  test("once if their enrollment was paid with the same tier", async () => {
    const server = await mailServer();
    mailBy(server.url);
    await learner();
    const { lead } = await enrollment();
    await sql()`insert into leads (ref, door, person, email, wants, items)
      select 'TIR-00001', 'tier', person, email, '', '{pro}' from leads where id = ${lead}`;
    const [asked] = await sql()<{ id: string }[]>`select id from leads where door = 'tier'`;
    await stage(asked?.id ?? "", "won");
    await stage(lead, "won");
    for (const minutes of [3, 4]) await tellLearners(inMinutes(minutes));
    expect(server.mails).toHaveLength(1);
    await server.close();
  });
});
