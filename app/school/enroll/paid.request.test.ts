/** An enrollment that is marked as paid opens its tier to the right account, as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { emailProven } from "#app/accounts/proven-email.server.ts";
import { enrollmentsList as texts } from "#content/enrollments-list.ts";
import { inboxTexts, notedChat } from "#content/inbox.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite, plain } from "#tests/support/admin-site.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { enrol } from "./enroll.server.ts";
import { enrollmentInput } from "./enrollment-contract.ts";
import { countToLetIn } from "./enrollments.server.ts";
import { tellLearners } from "./tell-learners.server.ts";

const { site, headers: admin, read } = adminSite();
const { mailBy } = mailFolder();
beforeEach(async () => {
  await forgetLeads();
  await sql()`delete from courses`;
  await sql()`delete from "user" where id in (select id from user_profiles where role = 'learner')`;
});
afterEach(() => mailBy(undefined));

const keep = async (changed: Parameters<typeof anEnrollment>[0] = {}, userId: string | null = null) => {
  const { ref } = await enrol(enrollmentInput.parse(anEnrollment(changed)), userId);
  const [row] = await sql()<{ id: string }[]>`select id from course_enrollments where ref = ${ref}`;
  return { id: row?.id ?? "", ref };
};
/** An account of a learner, whose address is confirmed unless it is said. */
async function learner(email: string, isProven = true): Promise<string> {
  const id = randomUUID();
  await sql()`insert into "user" (id, name, email, email_verified) values (${id}, 'Learner', ${email}, ${isProven})`;
  await sql()`insert into user_profiles (id, role, full_name, email) values (${id}, 'learner', 'Learner', ${email})`;
  return id;
}
const post = async (to: string, fields: [string, string][]) => {
  const answer = await site.fetch(to, { method: "POST", headers: admin, body: new URLSearchParams(fields) });
  return { status: answer.status, html: plain(await answer.text()) };
};
const list = "/admin-dashboard/enrollments";
const pay = (ids: readonly string[], tier = "") =>
  post(list, [
    ["change", "status"],
    ["status", "paid"],
    ["tier", tier],
    ...ids.map((id) => ["id", id] as [string, string]),
  ]);
/** Posts the form of the notice's Undo. */
const undo = (html: string) => {
  const form = /<form(.*?)<\/form>/s.exec(html.slice(html.lastIndexOf('role="status"')))?.[1] ?? "";
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
  return post(list, fields as [string, string][]);
};
const open = () => sql()`select user_id, tier from tier_grants order by tier`;
const aCourse = (path: string, tier: string) =>
  sql()`insert into courses (slug, title, tier_required, learning_path, is_published)
    values (${randomUUID()}, 'A course', ${tier}, ${path}, true)`;

describe("marking an enrollment as paid", () => {
  test("opens the tier to the account with that address, says so everywhere, and is undone", async () => {
    const account = await learner("amaka@mindsync.example");
    const { id, ref } = await keep();
    const { html } = await pay([id], "pro");
    expect(html).toContain(texts.changed.paid(ref, "Pro"));
    expect(html).toContain(texts.openFor("amaka@mindsync.example"));
    // Without a mail server nobody else tells the learner.
    const notice = html.slice(html.lastIndexOf('role="status"'));
    expect(notice).toContain(texts.toTell);
    expect(notice).toMatch(
      new RegExp(`href="${notedChat(ref, "status").replace("?", "\\?")}"[^>]*>.*${texts.tell}`),
    );
    expect(html).toContain(texts.untold);
    expect(html).toContain(texts.openTo("Pro", "amaka@mindsync.example"));
    expect(await open()).toEqual([{ user_id: account, tier: "pro" }]);
    expect(await read("/admin-dashboard/learners")).toContain(`paid with ${ref}`);
    const [lead] = await sql()`select id from leads`;
    expect(await read(`${inboxTexts.path}?lead=${lead?.id}`)).toContain("Paid: Pro");
    await undo(html);
    expect(await open()).toEqual([]);
    expect(await sql()`select status, tier from course_enrollments`).toEqual([{ status: "new", tier: null }]);
  });

  test("waits for the account, until its address is confirmed", async () => {
    const { id } = await keep();
    const unproven = await learner("amaka@mindsync.example", false);
    const { html } = await pay([id], "basic");
    expect(html).toContain(texts.waitsFor("Basic", "amaka@mindsync.example"));
    expect(await open()).toEqual([]);
    await emailProven(unproven);
    expect(await open()).toEqual([{ user_id: unproven, tier: "basic" }]);
  });

  test("under another address waits for the account with that phone number in the same way", async () => {
    const unproven = await learner("amaka@mindsync.example", false);
    await keep();
    const { id } = await keep({ email: "second@mindsync.example" });
    await pay([id], "pro");
    expect(await open()).toEqual([]);
    await emailProven(unproven);
    expect(await open()).toEqual([{ user_id: unproven, tier: "pro" }]);
  });

  test("is for the only account with that phone number, and for none where two have it", async () => {
    const account = await learner("other@mindsync.example");
    await keep({ email: "other@mindsync.example" }, account);
    const { id } = await keep({ email: "second@mindsync.example" });
    await pay([id], "elite");
    expect(await open()).toEqual([{ user_id: account, tier: "elite" }]);
    await sql()`delete from tier_grants`;
    const third = await learner("third@mindsync.example");
    await keep({ email: "third@mindsync.example" }, third);
    await pay([id], "elite");
    expect(await open()).toEqual([]);
  });

  test("asks for the tier where nothing says it, and takes what the path or a request says", async () => {
    const { id, ref } = await keep({ learningPath: "revenue-growth" });
    const refused = await pay([id]);
    expect([refused.status, refused.html.includes(texts.whichTier([ref]))]).toEqual([409, true]);
    expect(await sql()`select status from course_enrollments`).toEqual([{ status: "new" }]);
    await aCourse("revenue-growth", "pro");
    await aCourse("revenue-growth", "free");
    await pay([id]);
    expect(await sql()`select status, tier from course_enrollments`).toEqual([
      { status: "paid", tier: "pro" },
    ]);
    await aCourse("ai-integration", "basic");
    await aCourse("ai-integration", "elite");
    const asked = await keep({ email: "b@mindsync.example", phone: "0805 000 0002" });
    await sql()`insert into leads (ref, door, person, wants, items)
      select 'TIR-00001', 'tier', person, '', '{elite}' from leads where enrollment_id = ${asked.id}`;
    await pay([asked.id]);
    expect(await sql()`select tier from course_enrollments where id = ${asked.id}`).toEqual([
      { tier: "elite" },
    ]);
  });

  test("in the inbox does the same, and Undo takes it back", async () => {
    const account = await learner("amaka@mindsync.example");
    await aCourse("ai-integration", "pro");
    await keep();
    const [lead] = await sql()<{ id: string }[]>`select id from leads`;
    const { html } = await post(inboxTexts.path, [
      ["change", "stage"],
      ["stage", "won"],
      ["id", lead?.id ?? ""],
    ]);
    expect(await open()).toEqual([{ user_id: account, tier: "pro" }]);
    const batch = /name="batch" value="([^"]+)"/.exec(html)?.[1] ?? "";
    await post(inboxTexts.path, [
      ["change", "undo"],
      ["batch", batch],
    ]);
    expect(await open()).toEqual([]);
  });

  test("in the inbox asks for the tier in place where nothing says it, opens it, and Undo closes it", async () => {
    const account = await learner("amaka@mindsync.example");
    for (const tier of ["basic", "pro"]) await aCourse("ai-integration", tier);
    const { ref } = await keep({ learningPath: "all-paths" });
    const [lead] = await sql()<{ id: string }[]>`select id from leads`;
    const id: [string, string] = ["id", lead?.id ?? ""];
    const early = await post(inboxTexts.path, [["change", "tier"], ["tier", "pro"], id]);
    expect([early.status, early.html.includes(inboxTexts.tierUnpaid)]).toEqual([409, true]);
    const won = await post(inboxTexts.path, [["change", "stage"], ["stage", "won"], id]);
    expect(won.html).toContain(texts.whichTier([ref]));
    expect(await open()).toEqual([]);
    const asked = texts.noTier(inboxTexts.stages.won);
    expect(await read(`${inboxTexts.path}?tab=done`)).toContain(asked);
    const { html } = await post(inboxTexts.path, [["change", "tier"], ["tier", "pro"], id]);
    expect(html).toContain(texts.changed.paid(ref, "Pro"));
    expect(html).toContain(texts.openFor("amaka@mindsync.example"));
    expect(await open()).toEqual([{ user_id: account, tier: "pro" }]);
    expect(await read(`${inboxTexts.path}?tab=done`)).not.toContain(asked);
    const batch = /name="batch" value="([^"]+)"/.exec(won.html)?.[1] ?? "";
    await post(inboxTexts.path, [
      ["change", "undo"],
      ["batch", batch],
    ]);
    expect(await open()).toEqual([]);
  });

  test("as active is for those who paid, or whose courses are free; others are asked for", async () => {
    await aCourse("business-automation", "free");
    await aCourse("ai-integration", "pro");
    const [free, paid] = [await keep({ learningPath: "business-automation" }), await keep()];
    const activate = (...ids: string[]) =>
      post(list, [
        ["change", "status"],
        ["status", "active"],
        ...ids.map((id): [string, string] => ["id", id]),
      ]);
    const alone = await activate(paid.id);
    expect([alone.status, alone.html.includes(texts.unpaid([paid.ref]))]).toEqual([409, true]);
    const both = await activate(free.id, paid.id);
    expect(both.html).toContain(texts.unpaid([paid.ref]));
    expect(await sql()`select status from course_enrollments order by created_at`).toEqual([
      { status: "active" },
      { status: "new" },
    ]);
    await sql()`update course_enrollments set status = 'active'`;
    expect(await read(list)).toContain(texts.noTier(texts.statuses.active));
    expect(await countToLetIn()).toBe(1);
    await pay([paid.id], "pro");
    expect((await activate(paid.id)).status).toBe(200);
    expect(await countToLetIn()).toBe(0);
  });

  test("never takes away a tier that was added by hand, nor one that a second payment opened", async () => {
    const account = await learner("amaka@mindsync.example");
    await sql()`insert into tier_grants (user_id, tier) values (${account}, 'basic')`;
    const [first, second] = [await keep(), await keep()];
    await pay([first.id], "basic");
    const { html } = await pay([first.id], "pro");
    await pay([second.id], "pro");
    await undo(html);
    expect(await open()).toEqual([
      { user_id: account, tier: "basic" },
      { user_id: account, tier: "pro" },
    ]);
  });
});

test("the learner is told by mail once, after the time for Undo, and not of what was undone", async () => {
  const server = await mailServer();
  mailBy(server.url);
  await learner("amaka@mindsync.example");
  const [first, undone] = [
    await keep(),
    await keep({ email: "later@mindsync.example", phone: "0805 000 0002" }),
  ];
  await pay([first.id], "pro");
  const { html } = await pay([undone.id], "basic");
  await undo(html);
  await tellLearners();
  expect(server.mails).toEqual([]);
  const later = new Date(Date.now() + 3 * 60_000);
  await tellLearners(later);
  await tellLearners(later);
  expect(server.mails.map(({ to }) => to)).toEqual([["amaka@mindsync.example"]]);
  expect(server.mails[0]?.text).toContain("Your Pro courses are open");
  await server.close();
});

test("a learner who was told that the tier is waiting gets one more mail when the address is confirmed and it opens", async () => {
  const server = await mailServer();
  mailBy(server.url);
  const { id } = await keep();
  await pay([id], "pro");
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await tellLearners(inMinutes(3));
  const account = await learner("amaka@mindsync.example", false);
  await emailProven(account);
  await tellLearners(inMinutes(3));
  await tellLearners(inMinutes(4));
  await emailProven(account);
  await tellLearners(inMinutes(5));
  const ids = server.mails.map(({ text }) => /Message-ID:\s+<([^>]+)>/i.exec(text)?.[1]);
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  expect(server.mails[0]?.text).not.toContain("Your Pro courses are open");
  expect(server.mails[1]?.text).toContain("Your Pro courses are open");
  await server.close();
});

test("an address that the mail server refuses does not stop the mails to other learners", async () => {
  const server = await mailServer();
  mailBy(server.url);
  const refused = await keep({ email: "refused@mindsync.example", phone: "0805 000 0002" });
  await pay([refused.id], "pro");
  const { id } = await keep();
  await pay([id], "pro");
  server.refuse("refused@mindsync.example");
  await tellLearners(new Date(Date.now() + 3 * 60_000));
  expect(server.mails.map(({ to }) => to)).toEqual([["amaka@mindsync.example"]]);
  expect(await sql()`select id from course_enrollments where tier_told_at is null`).toEqual([
    { id: refused.id },
  ]);
  await server.close();
});
