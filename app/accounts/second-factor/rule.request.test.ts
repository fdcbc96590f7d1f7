/** Where the configuration requires a second factor, nothing else opens before it is set up. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { twoStep, withTwoStep } from "#tests/support/two-step.ts";
import { openSecondFactorRule } from "./rule.server.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
const rule = (REQUIRE_SECOND_FACTOR?: "admin" | "staff" | "everybody") =>
  openSecondFactorRule({ REQUIRE_SECOND_FACTOR });
beforeEach(async () => {
  rule();
  await sql()`delete from sign_in_failures`;
});
afterAll(() => rule());

/** What somebody gets: the place that a screen leads to, or the status. */
async function places(cookie: string, paths: readonly string[]) {
  const answers = await Promise.all(paths.map((path) => site.fetch(path, { headers: { cookie } })));
  return answers.map((answer) => answer.headers.get("location") ?? answer.status);
}

const screens = [
  "/admin-dashboard",
  "/admin-dashboard/staff",
  "/recruitment/admin",
  "/recruitment/admin/print",
];
const calls = ["/api/recruitment_applications", "/api/course_enrollments"];

test("required of all staff, only the setup page opens for admins and recruiters", async () => {
  const admin = (await site.signIn()).headers.cookie;
  const recruiter = (await site.signIn({ role: "recruiter" })).headers.cookie;
  rule("staff");
  expect(await places(admin, screens)).toEqual([twoStep, twoStep, twoStep, twoStep]);
  expect(await places(recruiter, screens.slice(2))).toEqual([twoStep, twoStep]);
  expect(await places(admin, calls)).toEqual([401, 401]);
  expect(await places(recruiter, [twoStep])).toEqual([200]);
  expect(await places(recruiter, ["/account"])).toEqual([twoStep]);
  const page = await (await site.fetch(twoStep, { headers: { cookie: admin } })).text();
  expect(page).toContain("Your account needs two-step sign-in.");
  expect(page).not.toContain('href="/admin-dashboard"');
});

test("the sign-in pages redirect signed-in staff who still have to set it up", async () => {
  const admin = (await site.signIn()).headers.cookie;
  const recruiter = (await site.signIn({ role: "recruiter" })).headers.cookie;
  const { cookie } = await withTwoStep(site);
  rule("staff");
  expect(await places(admin, ["/sign-in", "/sign-in?next=/account", "/admin-login"])).toEqual([
    twoStep,
    twoStep,
    twoStep,
  ]);
  // The admins' sign-in stays open to a recruiter, who may be about to sign in as somebody else.
  expect(await places(recruiter, ["/sign-in", "/admin-login"])).toEqual([twoStep, 200]);
  expect(await places(cookie, ["/sign-in", "/admin-login"])).toEqual(["/learning", "/admin-dashboard"]);
});

test("required of admins, only the setup page opens for an admin without it", async () => {
  const admin = (await site.signIn()).headers.cookie;
  rule("admin");
  expect(await places(admin, screens)).toEqual([twoStep, twoStep, twoStep, twoStep]);
  expect(await places(admin, calls)).toEqual([401, 401]);
  expect(await places(admin, [twoStep])).toEqual([200]);
});

test("required of admins, it does not affect recruiters, learners or an admin who has it", async () => {
  const recruiter = (await site.signIn({ role: "recruiter" })).headers.cookie;
  const learner = (await site.signIn({ role: "learner" })).headers.cookie;
  const { cookie } = await withTwoStep(site);
  rule("admin");
  expect(await places(recruiter, ["/recruitment/admin/print"])).toEqual([200]);
  expect(await places(learner, ["/learning"])).toEqual([200]);
  expect(await places(cookie, [...screens, ...calls])).toEqual([200, 200, 200, 200, 200, 200]);
});

test("required of all staff, it does not affect learners", async () => {
  const learner = (await site.signIn({ role: "learner" })).headers.cookie;
  rule("staff");
  expect(await places(learner, ["/learning", "/account"])).toEqual([200, 200]);
});

test("required of everybody, only the setup page opens for a learner, and public pages do", async () => {
  const learner = (await site.signIn({ role: "learner" })).headers.cookie;
  const admin = (await site.signIn()).headers.cookie;
  const { cookie } = await withTwoStep(site, "learner");
  rule("everybody");
  expect(await places(learner, ["/learning", "/sign-in", "/account"])).toEqual([
    "/sign-in?next=%2Flearning",
    twoStep,
    twoStep,
  ]);
  expect(await places(learner, [twoStep, "/video-courses", "/contact"])).toEqual([200, 200, 200]);
  expect(await places(admin, screens)).toEqual([twoStep, twoStep, twoStep, twoStep]);
  expect(await places(cookie, ["/learning", "/account"])).toEqual([200, 200]);
});
