/** The owner's list of learners and their tiers, as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { learnersList as texts } from "#content/enrollments-list.ts";
import { sql } from "#server/platform/database.ts";
import { mailsDelivered } from "#server/platform/mail.ts";
import { plain } from "#tests/support/admin-site.ts";
import { makeCourse, secret } from "#tests/support/course.ts";
import { testDatabase } from "#tests/support/database.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { mailServer } from "#tests/support/mail-server.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { enrol } from "../enroll/enroll.server.ts";
import { enrollmentInput } from "../enroll/enrollment-contract.ts";

testDatabase();
const { mailBy } = mailFolder();
let site: TestSite;
let admin: { cookie: string };
beforeAll(async () => {
  site = await testSite();
  admin = (await site.signIn({ full_name: "The Owner" })).headers;
});

const list = "/admin-dashboard/learners";
const get = (path: string, headers: Record<string, string> = admin) => site.fetch(path, { headers });
const post = (fields: Record<string, string>, headers: Record<string, string> = admin) =>
  site.fetch(list, { method: "POST", headers, body: new URLSearchParams(fields) });
const grants = () => sql()`select user_id, tier from tier_grants`;

test("is for admins only, to read and to change", async () => {
  const { profile } = await site.signIn({ role: "learner", full_name: "Hidden Person" });
  for (const [role, where] of [
    [undefined, "/admin-login"],
    ["learner", "/admin-login?notice=denied"],
    ["recruiter", "/admin-login?notice=denied"],
  ] as const) {
    const { headers } = role ? await site.signIn({ role }) : { headers: {} };
    for (const path of [list, `${list}.data`]) {
      const answer = await get(path, headers);
      expect(await answer.text()).not.toContain("Hidden");
      expect(answer.status).not.toBe(200);
    }
    for (const change of ["grant", "withdraw"]) {
      const answer = await post({ change, id: profile.id, tier: "elite" }, headers);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, where]);
    }
  }
  expect(await grants()).toEqual([]);
});

test("an added tier opens its courses and those below, and closes them when it is withdrawn", async () => {
  const learner = await site.signIn({ role: "learner", full_name: "Ada Obi" });
  const other = await site.signIn({ role: "learner" });
  const pro = await makeCourse({ tier: "pro" });
  const elite = await makeCourse({ tier: "elite" });
  const opened = async (headers: Record<string, string>) => {
    const answers = await Promise.all(
      [pro, elite].map(({ slug }) => get(`/courses/${slug}/the-blue-book`, headers)),
    );
    return Promise.all(answers.map(async (answer) => (await answer.text()).includes(secret)));
  };
  const change = (word: string, tier: string) => post({ change: word, id: learner.profile.id, tier });
  expect(await opened(learner.headers)).toEqual([false, false]);
  for (const again of [1, 2]) expect([again, (await change("grant", "pro")).status]).toEqual([again, 200]);
  expect(await opened(learner.headers)).toEqual([true, false]);
  expect(await opened(other.headers)).toEqual([false, false]);
  const html = await (await get(list)).text();
  expect(html).toMatch(/Pro, added by The Owner on \d/);
  expect((await change("grant", "elite")).status).toBe(200);
  expect(await opened(learner.headers)).toEqual([true, true]);
  expect((await change("withdraw", "elite")).status).toBe(200);
  expect(await opened(learner.headers)).toEqual([true, false]);
  for (const again of [1, 2]) expect([again, (await change("withdraw", "pro")).status]).toEqual([again, 200]);
  expect(await opened(learner.headers)).toEqual([false, false]);
  const done = await site.fetch("/api/lesson_progress", {
    headers: learner.headers,
    json: { learner: learner.profile.id, lesson: pro.lessons[0] },
  });
  expect(done.status).toBe(403);
});

test("shows progress and the phone number of the enrollment, and is searched and filtered by tier", async () => {
  const { profile } = await site.signIn({ role: "learner", full_name: "Ngozi 100%" });
  const course = await makeCourse({ title: "Rice by the bag" });
  await sql()`insert into lesson_progress (user_id, lesson_id) values (${profile.id}, ${course.lessons[0]})`;
  await enrol(enrollmentInput.parse(anEnrollment()), profile.id);
  const found = await post({ q: "ngozi 100%", tier: "free" });
  const where = found.headers.get("location") ?? "";
  expect(where).not.toMatch(/ngozi/i);
  const html = await (await get(where)).text();
  expect(html).toContain("1 learner, newest first");
  expect(html).toContain("Rice by the bag: 1 of 2 lessons done");
  expect(html).toContain("https://wa.me/2348031234567?text=");
  await post({ change: "grant", id: profile.id, tier: "basic" });
  expect(await (await get(where)).text()).toContain("No learners found");
  expect(await (await get(`${list}?tier=basic`)).text()).toContain("Ngozi 100%");
  expect(await (await get(`${list}?tier=elite`)).text()).not.toContain("Ngozi");
});

test("refuses unknown tiers and people; admins are no learners", async () => {
  const { profile } = await site.signIn();
  for (const [fields, status] of [
    [{ change: "grant", id: randomUUID(), tier: "pro" }, 404],
    [{ change: "grant", id: profile.id, tier: "pro" }, 404],
    [{ change: "grant", id: profile.id, tier: "free" }, 422],
    [{ change: "give", id: profile.id, tier: "pro" }, 422],
  ] as const) {
    expect([fields, (await post(fields)).status]).toEqual([fields, status]);
  }
});

/** The address that the button for telling the learner leads to, on the page after a change. */
const tellLink = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(https:\/\/wa\.me\/[^"]*)"[^>]*>(.*?)<\/a>/gs)].find(([, , inside]) =>
    inside?.includes(texts.tell),
  )?.[1];

test("without a mail server, who gets a tier by hand is told with a prepared chat, once", async () => {
  const { profile } = await site.signIn({ role: "learner", full_name: "Ada Told" });
  const said = texts.added("Ada Told", "Pro", profile.email);
  const change = { id: profile.id, tier: "pro" };
  const added = async (more = {}) =>
    tellLink(plain(await (await post({ ...change, change: "grant", ...more })).text()));
  const shared = new URL((await added()) ?? "");
  expect([shared.pathname, shared.searchParams.get("text")]).toEqual(["/", said]);
  expect(await added()).toBeUndefined();
  await post({ ...change, change: "withdraw" });
  expect(await added({ again: "1" })).toBeUndefined();
  await post({ ...change, change: "withdraw" });
  await enrol(enrollmentInput.parse(anEnrollment()), profile.id);
  const own = new URL((await added()) ?? "");
  expect([own.pathname, own.searchParams.get("text")]).toEqual(["/2348031234567", said]);
});

test("with a mail server, who gets a tier by hand is told by mail, once, and not again by Undo", async () => {
  const server = await mailServer();
  mailBy(server.url);
  const { profile } = await site.signIn({ role: "learner", full_name: "Ada Mailed" });
  const change = { id: profile.id, tier: "elite" };
  const html = plain(await (await post({ ...change, change: "grant" })).text());
  expect([html.includes(texts.mailed(profile.email)), tellLink(html)]).toEqual([true, undefined]);
  await post({ ...change, change: "grant" });
  const withdrawn = plain(await (await post({ ...change, change: "withdraw" })).text());
  expect(withdrawn).toContain('name="again" value="1"');
  await post({ ...change, change: "grant", again: "1" });
  await mailsDelivered();
  expect(server.mails.map(({ to }) => to)).toEqual([[profile.email]]);
  expect(server.mails[0]?.text).toContain("Your Elite courses are open");
  mailBy(undefined);
  await server.close();
});
