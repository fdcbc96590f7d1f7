/** Wrong codes and passwords of the second factor slow down further ones, as requests to the whole site. */
import { expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { appCode } from "#tests/support/authenticator.ts";
import { cookiesOf, password, twoStep, twoStepSite, withTwoStep } from "#tests/support/two-step.ts";

const { site, post, begin, later, resetByLink } = twoStepSite();

/** As if somebody had failed so many times, without the time that this takes. */
const failed = (times: number) =>
  sql()`update sign_in_failures set failures = ${times}, wait_until = now() where failures > 0`;
const wrongCode = async (email: string) =>
  post("/admin-login?code", { code: "000000" }, (await begin(email)).pending);

test("wrong codes slow down, apart from passwords, and say when to try again", async () => {
  const { profile, key } = await withTwoStep(site());
  await sql()`delete from sign_in_failures`;
  expect((await wrongCode(profile.email)).status).toBe(401);
  await failed(5);
  // The right password does not forget the wrong codes.
  expect((await wrongCode(profile.email)).status).toBe(401);
  later(60);
  const { begun, pending } = await begin(profile.email);
  expect(begun.status).toBe(302);
  const code = appCode(key);
  const refused = await post("/admin-login?code", { code }, pending);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  await sql()`update sign_in_failures set wait_until = now()`;
  expect((await post("/admin-login?code", { code }, pending)).status).toBe(302);
  // The right code forgets them.
  expect((await wrongCode(profile.email)).status).toBe(401);
  expect((await wrongCode(profile.email)).status).toBe(401);
});

test("a new password by a link forgets wrong passwords, not wrong codes, and makes no device known", async () => {
  const { profile, key } = await withTwoStep(site());
  await sql()`delete from sign_in_failures`;
  await post("/admin-login", { email: profile.email, password: "wrong horse battery" });
  await wrongCode(profile.email);
  await failed(5);
  const set = await resetByLink(profile);
  expect([set.status, set.headers.getSetCookie()]).toEqual([302, []]);
  expect((await wrongCode(profile.email)).status).toBe(401);
  later(60);
  const { pending } = await begin(profile.email);
  const refused = await post("/admin-login?code", { code: appCode(key) }, pending);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});

test("strangers with the password do not shut out a device that signed in before", async () => {
  const { profile, key } = await withTwoStep(site());
  later(60);
  const first = await begin(profile.email);
  const device = cookiesOf(await post("/admin-login?code", { code: appCode(key) }, first.pending))
    .split("; ")
    .find((one) => one.startsWith("mindsync.device="));
  await wrongCode(profile.email);
  await failed(5);
  await wrongCode(profile.email);
  expect((await wrongCode(profile.email)).status).toBe(429);
  later(60);
  const { pending } = await begin(profile.email, "/admin-login", device);
  expect((await post("/admin-login?code", { code: appCode(key) }, pending)).status).toBe(302);
});

test("of one begun sign-in, five wrong codes end it", async () => {
  const { profile, key } = await withTwoStep(site());
  const { pending } = await begin(profile.email);
  for (let count = 0; count < 5; count += 1) {
    expect((await post("/admin-login?code", { code: `00000${count}` }, pending)).status).toBe(401);
    await sql()`delete from sign_in_failures`;
  }
  later(60);
  const sixth = await post("/admin-login?code", { code: appCode(key) }, pending);
  expect([sixth.status, await sixth.text()]).toEqual([
    422,
    expect.stringContaining("That sign-in has ended."),
  ]);
});

test("wrong passwords on the screen count as those of a sign-in", async () => {
  const { headers } = await site().signIn({ password });
  const wrong = () => post(twoStep, { intent: "begin", password: "wrong horse battery" }, headers.cookie);
  await sql()`delete from sign_in_failures`;
  await wrong();
  await failed(20);
  expect((await wrong()).status).toBe(422);
  const refused = await post(twoStep, { intent: "begin", password }, headers.cookie);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});
