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

test("wrong codes are slowed down separately from passwords, and the response says when to try again", async () => {
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

test("a password reset by link forgets wrong passwords but not wrong codes, and remembers no device", async () => {
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

test("a stranger with the password cannot lock out a device that has signed in before", async () => {
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

test("five wrong codes end an unfinished sign-in", async () => {
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

test("wrong passwords on the two-step page count as failed sign-ins", async () => {
  const { headers } = await site().signIn({ password });
  const wrong = () => post(twoStep, { intent: "begin", password: "wrong horse battery" }, headers.cookie);
  await sql()`delete from sign_in_failures`;
  await wrong();
  await failed(20);
  expect((await wrong()).status).toBe(422);
  const refused = await post(twoStep, { intent: "begin", password }, headers.cookie);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
});
