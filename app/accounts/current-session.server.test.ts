import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db, sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { openSession } from "#tests/support/session.ts";
import { currentProfile, eraseOldSessions } from "./accounts.server.ts";
import { roles } from "./contract.ts";
import { signIn } from "./sign-in.server.ts";

testDatabase();

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 23, 9);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Signs in at the start. @returns whether the session is valid at a moment after it, in milliseconds */
async function sessionOf(role: (typeof roles)[number]) {
  const { profile } = await openSession({ role });
  await sql()`delete from session`;
  const { headers } = await signIn({ email: profile.email, password: "correct horse battery" });
  const [set = ""] = headers.getSetCookie();
  const cookie = set.split(";")[0] ?? "";
  const validAfter = async (time: number) => {
    vi.setSystemTime(start + time);
    return (await currentProfile(new Headers({ cookie }))) !== null;
  };
  return { set, validAfter };
}

describe.each(roles)("a session of the role %s", (role) => {
  test("ends 30 days after it began, however often it was used", async () => {
    const { set, validAfter } = await sessionOf(role);
    // The browser must not forget it sooner.
    expect(set).toContain(`Max-Age=${(30 * day) / 1000}`);
    for (const days of [5, 10, 15, 20, 25, 29]) expect(await validAfter(days * day)).toBe(true);
    expect(await validAfter(30 * day - 1000)).toBe(true);
    expect(await validAfter(30 * day)).toBe(false);
  });
});

test("a session ends 7 days after its last use", async () => {
  const { validAfter } = await sessionOf("learner");
  expect(await validAfter(6 * day)).toBe(true);
  expect(await validAfter(13 * day - 1000)).toBe(true);
  expect(await validAfter(20 * day - 1000)).toBe(false);
  expect(await validAfter(20 * day - 1001)).toBe(true);
});

test("a session that was extended before sessions had an end is over 30 days after it began", async () => {
  const { validAfter } = await sessionOf("admin");
  await sql()`update session set expires_at = created_at + interval '60 days',
    updated_at = created_at + interval '29 days'`;
  expect(await validAfter(30 * day - 1000)).toBe(true);
  expect(await validAfter(30 * day)).toBe(false);
});

test("the last use is stored once an hour, not at every request", async () => {
  const { validAfter } = await sessionOf("learner");
  const used = async () => {
    const [row] = await sql()`select extract(epoch from updated_at) * 1000 as at from session`;
    return Number(row?.at) - start;
  };
  await validAfter(hour - 1);
  expect(await used()).toBe(0);
  await validAfter(hour);
  expect(await used()).toBe(hour);
});

test("sessions that have ended are deleted, and no others", async () => {
  const { validAfter } = await sessionOf("learner");
  await validAfter(7 * day - 1);
  await eraseOldSessions();
  expect(await sql()`select 1 from session`).toHaveLength(1);
  vi.setSystemTime(start + 14 * day);
  await eraseOldSessions();
  expect(await sql()`select 1 from session`).toHaveLength(0);
});

test("the loaders of one page share a lookup, and whoever asks later reads the database anew", async () => {
  const { profile, headers } = await openSession({ role: "learner" });
  const asked = new Headers(headers);
  const lookups = vi.spyOn(db(), "select");
  const first = await Promise.all([currentProfile(asked), currentProfile(asked), currentProfile(asked)]);
  const ofOnePage = lookups.mock.calls.length;
  expect(first.map((found) => found?.full_name)).toEqual(Array(3).fill(profile.full_name));
  await sql()`update user_profiles set full_name = 'Another Name' where id = ${profile.id}`;
  expect((await currentProfile(asked))?.full_name).toBe("Another Name");
  // The three together asked as often as one alone.
  expect(lookups.mock.calls.length - ofOnePage).toBe(ofOnePage);
});
