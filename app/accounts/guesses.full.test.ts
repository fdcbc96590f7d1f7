/** 10,000 guesses at one account from 1,000 addresses, and what its owner meets meanwhile. */
import { beforeAll, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { postTo } from "#tests/support/post-form.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { resetPassword } from "./reset-password.server.ts";

testDatabase();
mailFolder();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const password = "correct horse battery";
/** A thousand addresses, each of a network of its own. */
const addressOf = (index: number) =>
  `198.${18 + Math.floor(index / 500)}.${Math.floor(index / 250) % 2}.${index % 250}`;

const post = (from: string, fields: Record<string, string>, cookie = "") =>
  postTo(site)("/sign-in", fields, { "x-forwarded-for": from, ...(cookie ? { cookie } : {}) });

test("10,000 guesses get nowhere; the owner signs in on a known device, and on a new one after a reset", async () => {
  expect(new Set(Array.from({ length: 1_000 }, (_, index) => addressOf(index))).size).toBe(1_000);
  const { profile } = await site.signIn({ password, role: "learner" });
  const known = await post("203.0.113.1", { email: profile.email, password });
  const device =
    known.headers
      .getSetCookie()
      .find((one) => one.startsWith("mindsync.device="))
      ?.split(";")[0] ?? "";
  const began = performance.now();
  const statuses = new Map<number, number>();
  const times: number[] = [];
  // Fifty at a time, as a machine that guesses would.
  let next = 0;
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      while (next < 10_000) {
        const index = next++;
        const sent = performance.now();
        const { status } = await post(addressOf(index % 1_000), {
          email: profile.email,
          password: `wrong password ${index}`,
        });
        times.push(performance.now() - sent);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  const minutes = (performance.now() - began) / 60_000;
  times.sort((one, other) => one - other);
  const [half, most] = [0.5, 0.99].map((share) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0));
  process.stdout.write(
    `10,000 guesses from 1,000 addresses in ${(minutes * 60).toFixed(0)} s: ${statuses.get(401)} checked, p50 ${half} ms, p99 ${most} ms\n`,
  );
  // Twenty, then one after each wait: 15 s, 30 s, a minute and so on.
  const waits = Math.floor(Math.log2((minutes * 60) / 15 + 1)) + 1;
  expect(statuses.get(401)).toBeGreaterThanOrEqual(21);
  expect(statuses.get(401)).toBeLessThanOrEqual(20 + waits + 1);
  expect((statuses.get(401) ?? 0) + (statuses.get(429) ?? 0)).toBe(10_000);

  const right = { email: profile.email, password };
  expect((await post("198.51.100.1", right, device)).status).toBe(302);
  // A new device has to wait: nothing tells its owner from a stranger who guessed right.
  expect((await post("198.51.100.2", right)).status).toBe(429);
  await resetPassword(profile.email, "another good password");
  expect((await post("198.51.100.2", { ...right, password: "another good password" })).status).toBe(302);
  expect(await sql()`select 1 from session where user_id = ${profile.id}`).not.toEqual([]);
}, 600_000);
