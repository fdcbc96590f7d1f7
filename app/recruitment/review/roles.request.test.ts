/** Access to the recruitment portal: every page and every API address, by role. */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { portal } from "#tests/support/review.ts";
import { savedApplication } from "#tests/support/saved-applications.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
let id: string;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await sql()`truncate recruitment_applications cascade`;
  ({ id } = await savedApplication({ full_name: "Amaka Okafor" }));
});

const api = "/api/recruitment_applications";
const signIn = `${portal}?notice=sign-in`;
const behind = () => [
  `${portal}/applications/${id}`,
  `${portal}/applications/${id}/answers`,
  `${portal}/applications.csv`,
  `${portal}/print`,
  `${portal}/print?application=${id}`,
];
const changes = (): Record<string, string>[] => [
  { change: "status", selected: `${id}.pending`, status: "rejected" },
  { change: "back", selected: `${id}.rejected`, now: "pending" },
  { change: "note", id, key: crypto.randomUUID(), note: "Mine" },
  { change: "score", id, communication: "1", motivation: "1", skills: "1", network: "1", reliability: "1" },
  { identities: "hide" },
  { q: "amaka" },
];
const untouched = async () => {
  expect(await sql()`select status, status_changed_at from recruitment_applications`).toEqual([
    { status: "pending", status_changed_at: null },
  ]);
  expect(await sql()`select 1 from application_history union all select 1 from application_scores`).toEqual(
    [],
  );
};

test.each([undefined, "learner"] as const)("%s sees nothing and changes nothing", async (role) => {
  const { headers } = role ? await site.signIn({ role }) : { headers: {} };
  const list = await site.fetch(portal, { headers });
  expect([list.status, (await list.text()).includes("Sign In")]).toEqual([200, true]);
  for (const path of [portal, `${portal}?status=pending`, `${portal}.data`, ...behind()]) {
    const answer = await site.fetch(path, { headers });
    expect([path, /amaka|803/i.test(await answer.text())]).toEqual([path, false]);
  }
  for (const path of behind()) {
    const answer = await site.fetch(path, { headers });
    expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 302, signIn]);
  }
  for (const path of [portal, `${portal}/applications/${id}`]) {
    for (const change of changes()) {
      const answer = await site.fetch(path, { method: "POST", headers, body: new URLSearchParams(change) });
      expect([change, answer.status, answer.headers.get("location")]).toEqual([change, 302, signIn]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  }
  const status = role ? 403 : 401;
  expect((await site.fetch(api, { headers })).status).toBe(status);
  const patch = await site.fetch(`${api}/${id}`, { method: "PATCH", headers, json: { status: "rejected" } });
  expect(patch.status).toBe(status);
  await untouched();
  expect(await (await site.fetch(signIn)).text()).toContain("Please sign in as a reviewer first.");
});

test.each(["recruiter", "admin"] as const)("a %s may open everything", async (role) => {
  const { headers } = await site.signIn({ role });
  for (const path of [portal, ...behind(), api]) {
    const answer = await site.fetch(path, { headers });
    expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 200, "no-store"]);
    const shown = path.endsWith("/answers") ? "Shops and pharmacies" : "Amaka Okafor";
    expect([path, (await answer.text()).includes(shown)]).toEqual([path, true]);
  }
  const html = await (await site.fetch(portal, { headers })).text();
  expect(html.includes('href="/admin-dashboard"')).toBe(role === "admin");
});

test("a recruiter may open nothing of the dashboard", async () => {
  const { headers } = await site.signIn({ role: "recruiter" });
  const denied = "/admin-login?notice=denied";
  for (const path of [
    "",
    "/leads",
    "/conversations",
    "/conversations/unanswered.csv",
    "/courses",
    `/courses/${id}`,
    `/courses/${id}/modules/${id}`,
    `/courses/${id}/lessons/${id}`,
    "/enrollments",
    "/enrollments/enrollments.csv",
    "/learners",
    "/mails",
    "/downloads",
    "/status",
    "/active-users",
    "/recent-clicks",
  ]) {
    const answer = await site.fetch(`/admin-dashboard${path}`, { headers });
    expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 302, denied]);
  }
  for (const path of ["/leads", "/conversations", "/courses", "/enrollments", "/learners", "/mails"]) {
    const body = new URLSearchParams({ change: "status", id });
    const answer = await site.fetch(`/admin-dashboard${path}`, { method: "POST", headers, body });
    expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 302, denied]);
  }
  const { headers: admin } = await site.signIn();
  const dashboard = await (await site.fetch("/admin-dashboard", { headers: admin })).text();
  expect(dashboard).toMatch(
    /href="\/recruitment\/admin"[^>]*>Recruitment<!-- --> <span[^>]*>1<\/span><span class="sr-only"> (<!-- -->)?pending/,
  );
});

test("a session that has ended has no access from that moment", async () => {
  const { headers, profile } = await site.signIn({ role: "recruiter" });
  expect((await site.fetch(behind()[0] ?? "", { headers })).status).toBe(200);
  await sql()`update user_profiles set role = 'learner' where id = ${profile.id}`;
  expect((await site.fetch(behind()[0] ?? "", { headers })).status).toBe(302);
  await sql()`delete from session where user_id = ${profile.id}`;
  expect((await site.fetch(behind()[1] ?? "", { headers })).status).toBe(302);
});
