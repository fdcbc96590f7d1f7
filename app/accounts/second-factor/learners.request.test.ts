/** Two-step sign-in of learners, who may have it and never must. */
import { expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { appCode } from "#tests/support/authenticator.ts";
import {
  codesIn,
  cookiesOf,
  keyIn,
  password,
  twoStep,
  twoStepSite,
  withTwoStep,
} from "#tests/support/two-step.ts";
import { removeSecondFactorOf } from "../staff/staff-accounts.server.ts";

const { site, post, get, later, toldTo } = twoStepSite();

const screen = "/sign-in?code&next=%2Fcourses%2Fselling-rice";
const begin = async (email: string) => post("/sign-in", { email, password, next: "/courses/selling-rice" });
const removed = "Two-step sign-in was turned off for your account. The password alone now opens it.";

test("a learner turns it on, and the sign-in then asks for a code on the school's page", async () => {
  const { profile, headers } = await site().signIn({ role: "learner", password });
  const page = await (await get(twoStep, headers.cookie)).text();
  expect(page).toContain('href="/learning"');
  expect(page).not.toContain("/admin-dashboard");
  const key = keyIn(await (await post(twoStep, { intent: "begin", password }, headers.cookie)).text());
  const on = await post(twoStep, { intent: "confirm", key, code: appCode(key) }, headers.cookie);
  expect(codesIn(await on.text())).toHaveLength(10);
  expect((await get("/learning", cookiesOf(on))).status).toBe(200);
  later(60);

  const begun = await begin(profile.email);
  expect([begun.status, begun.headers.get("location")]).toEqual([302, screen]);
  const pending = cookiesOf(begun);
  expect(pending).not.toContain("session_token");
  expect(await (await get(screen, pending)).text()).toContain("Enter your code");
  for (const [code, status, message] of [
    ["000000", 401, "That code is not right."],
    [" ", 422, "Type the code"],
  ] as const) {
    const refused = await post(screen, { code }, pending);
    expect([refused.status, await refused.text()]).toEqual([status, expect.stringContaining(message)]);
    expect(refused.headers.getSetCookie()).toEqual([]);
  }
  const inside = await post(screen, { code: appCode(key) }, pending);
  expect([inside.status, inside.headers.get("location")]).toEqual([302, "/courses/selling-rice"]);
  expect((await get("/learning", cookiesOf(inside))).status).toBe(200);
});

test("the code of a learner opens no screen of staff", async () => {
  const { profile, codes } = await withTwoStep(site(), "learner");
  for (const path of ["/admin-login?code", "/recruitment/admin?code"]) {
    const refused = await post(path, { code: codes.pop() ?? "" }, cookiesOf(await begin(profile.email)));
    expect([refused.status, cookiesOf(refused)]).toEqual([403, ""]);
  }
});

test("a code without a begun sign-in is refused on the school's page", async () => {
  const refused = await post(screen, { code: "123456" });
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining("That sign-in has ended."),
  ]);
  expect(await (await get(screen, "")).text()).not.toContain("Enter your code");
});

test.each([
  [
    "an admin",
    async (id: string) => {
      const { headers } = await site().signIn();
      const list = "/admin-dashboard/learners";
      expect(await (await get(list, headers.cookie)).text()).toContain("Remove two-step sign-in of");
      const done = await post(list, { change: "second-factor", id }, headers.cookie);
      expect(await done.text()).toContain("now signs in with the password alone.");
    },
  ],
  ["the terminal", (_: string, email: string) => removeSecondFactorOf(email)],
] as const)("%s removes it for a learner who lost it", async (_, remove) => {
  const { profile, cookie } = await withTwoStep(site(), "learner");
  await remove(profile.id, profile.email);
  expect((await get("/learning", cookie)).status).toBe(302);
  const inside = await begin(profile.email);
  expect(inside.headers.get("location")).toBe("/courses/selling-rice");
  expect(await toldTo(profile.email)).toEqual([removed]);
  expect(await sql()`select 1 from staff_changes where account_email = ${profile.email}`).toEqual([]);
});

test("nobody else removes it, and an admin not that of staff on the learners' list", async () => {
  const { profile } = await withTwoStep(site(), "learner");
  const staff = await withTwoStep(site(), "recruiter");
  const remove = (id: string, cookie: string) =>
    post("/admin-dashboard/learners", { change: "second-factor", id }, cookie);
  for (const role of ["learner", "recruiter"] as const) {
    const { headers } = await site().signIn({ role });
    expect((await remove(profile.id, headers.cookie)).status).toBe(302);
  }
  const admin = await site().signIn();
  expect((await remove(staff.profile.id, admin.headers.cookie)).status).toBe(404);
  expect(
    await sql()`select 1 from two_factor where user_id in (${profile.id}, ${staff.profile.id})`,
  ).toHaveLength(2);
});
