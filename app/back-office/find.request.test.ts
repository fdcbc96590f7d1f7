/** The search over the back office: people, accounts and settings, for admins only. */
import { beforeAll, expect, test } from "vitest";
import { backOffice, sections } from "#content/back-office-sections.ts";
import { sectionWords } from "#content/back-office-words.ts";
import { inboxTexts } from "#content/inbox.ts";
import { retentionTexts } from "#content/retention.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { aContact } from "#tests/support/lead.ts";
import { postTo } from "#tests/support/post-form.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
const { find: texts } = backOffice;
let site: TestSite;
let owner: Awaited<ReturnType<TestSite["signIn"]>>;
beforeAll(async () => {
  site = await testSite();
  owner = await site.signIn();
});

/** Searches as the form does. */
async function find(q: string): Promise<string> {
  const answer = await postTo(site)(texts.path, { q }, owner.headers);
  const to = answer.headers.get("location") ?? "";
  expect(to).not.toContain(q);
  return (await site.fetch(to, { headers: owner.headers })).text();
}

/** The addresses of the results. */
const linksIn = (html: string) =>
  [...html.matchAll(/<li class="relative[^>]*><a[^>]*href="([^"?]+)/g)].map(([, href]) => href);

test("finds the screen where something is set, by words in any order", async () => {
  expect(linksIn(await find("follow-up"))).toContain(inboxTexts.path);
  const html = await find(retentionTexts.heading.toUpperCase());
  expect(linksIn(html)).toEqual([retentionTexts.path]);
  expect(await find("nothing of the kind")).toContain(texts.nothing.title);
});

test.each([
  ["restore", "status"],
  ["backup", "status"],
  ["mail server", "alerts"],
  ["SMTP", "mails"],
  ["email server", "status"],
  ["whatsapp number", "status"],
])("finds the screen for %s by a word that is not on it", async (typed, screen) => {
  expect(linksIn(await find(typed))).toContain(`/admin-dashboard/${screen}`);
});

test("every screen has further words, and no words are for a screen that is gone", () => {
  expect(Object.keys(sectionWords).sort()).toEqual(sections.map(({ path }) => path).sort());
});

test("finds accounts by name or address, learners and staff each on their own screen", async () => {
  await site.signIn({ role: "learner", full_name: "Zainab Sani", email: "zainab@mindsync.example" });
  await site.signIn({ role: "recruiter", full_name: "Zainab Bello", email: "bello@mindsync.example" });
  expect(linksIn(await find("zainab")).sort()).toEqual([
    "/admin-dashboard/learners",
    "/admin-dashboard/staff",
  ]);
  expect(await find("bello@mindsync")).toContain("Zainab Bello");
});

test("finds no lead of whoever was erased, whatever is typed", async () => {
  await forgetLeads();
  for (const name of ["Erased Once", "Eramo There"])
    await postTo(site)("/contact", { ...aContact({ name }), visit: "" });
  await sql()`update leads set ref = 'ERA-23456', name = null, wants = '', erased_at = now() where name = 'Erased Once'`;
  const html = await find("era");
  expect(html).toContain("Eramo There");
  expect(html).not.toContain("ERA-23456");
});

test("leads to the only lead of a person, open, or to all of them", async () => {
  await forgetLeads();
  const from = async (name: string, phone: string, message: string) =>
    postTo(site)("/contact", {
      ...aContact({ name, phone, message, email: `${phone}@mindsync.example` }),
      visit: "",
    });
  await from("Onome Once", "08031234501", "One question about the shop assistant");
  await from("Tari Twice", "08031234502", "The first question about the prices");
  await from("Tari Twice", "08031234502", "The second question about the training");
  const open = /href="([^"]*lead=[^"]*)"/.exec(await find("onome"))?.[1] ?? "";
  const html = await (await site.fetch(open, { headers: owner.headers })).text();
  expect(html).toContain("One question about the shop assistant");
  expect(html).toMatch(/<details[^>]* open=""/);
  const search = /href="([^"]*inbox\?search=[^"]*)"/.exec(await find("tari"))?.[1] ?? "";
  const both = await (await site.fetch(search, { headers: owner.headers })).text();
  for (const message of ["The first question", "The second question"]) expect(both).toContain(message);
});

test("is for admins only", async () => {
  for (const role of ["learner", "recruiter"] as const) {
    const { headers } = await site.signIn({ role });
    expect((await postTo(site)(texts.path, { q: "era" }, headers)).headers.get("location")).toContain(
      "/admin-login",
    );
    expect((await site.fetch(texts.path, { headers })).status).toBe(302);
  }
});
