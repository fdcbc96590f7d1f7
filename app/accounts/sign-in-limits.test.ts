import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { openSession } from "#tests/support/session.ts";
import { resetPassword } from "./reset-password.server.ts";
import { signInFrom } from "./sign-in.server.ts";
import { beginSignIn } from "./sign-in-limits.server.ts";

testDatabase();
mailFolder();
beforeEach(async () => {
  await sql()`delete from sign_in_failures`;
});

const password = "correct horse battery";
const wrong = "wrong horse battery";

const from = (address: string, cookie = "") => ({ address, headers: new Headers(cookie ? { cookie } : {}) });

/** What a sign-in ends with: 'in', or the code of its error. */
async function outcome(email: string, secret: string, caller = from(randomUUID())): Promise<string> {
  return signInFrom({ email, password: secret }, caller).then(
    () => "in",
    (error) => error.code,
  );
}

/** Signs in and returns the cookie that makes the device known. */
async function deviceOf(email: string, cookie = ""): Promise<string> {
  const { headers } = await signInFrom({ email, password }, from(randomUUID(), cookie));
  const set = headers.getSetCookie().find((one) => one.startsWith("mindsync.device=")) ?? "";
  expect(set).toMatch(/HttpOnly/i);
  expect(set).toMatch(/SameSite=Lax/i);
  return set.split(";")[0] ?? "";
}

/** Lets the waits of all accounts end, as if the time had passed. */
const waitOver = () => sql()`update sign_in_failures set wait_until = now()`;

/** Begins tries that all fail. @returns how many were let through to the password */
async function guess(email: string, tries: number, addressOf: (index: number) => string): Promise<number> {
  let checked = 0;
  await Promise.all(
    Array.from({ length: tries }, async (_, index) => {
      const turn = await beginSignIn(email, addressOf(index), undefined).catch(() => undefined);
      if (!turn) return;
      checked += 1;
      await turn.failed();
    }),
  );
  return checked;
}

describe("guesses on one account", () => {
  test("10,000 from 1,000 addresses get nowhere, and the owner still signs in on a known device", async () => {
    const { profile } = await openSession({ password });
    const device = await deviceOf(profile.email);
    const began = performance.now();
    const checked = await guess(
      profile.email,
      10_000,
      (index) => `198.51.${Math.floor((index % 1_000) / 250)}.${(index % 1_000) % 250}`,
    );
    // Each wait ends, the first after 15 seconds: a slow machine gets another guess in.
    const waits = Math.floor((performance.now() - began) / 15_000);
    expect(checked).toBeGreaterThanOrEqual(21);
    expect(checked).toBeLessThanOrEqual(21 + waits);
    expect(await outcome(profile.email, password)).toBe("too-many");
    expect(await outcome(profile.email, password, from("198.51.0.1", device))).toBe("in");
    // The owner's success does not give the strangers new tries.
    expect(await guess(profile.email, 10, () => randomUUID())).toBe(0);
  });

  test("slow down with a wait that grows and has an end, instead of locking", async () => {
    const email = `${randomUUID()}@mindsync.example`;
    await guess(email, 21, () => randomUUID());
    const waits: number[] = [];
    for (let count = 0; count < 10; count += 1) {
      const [row] = await sql()`
        select extract(epoch from wait_until - clock_timestamp())::float8 as wait from sign_in_failures
        where failures > 20`;
      waits.push(Math.ceil(row?.wait / 5) * 5);
      expect(await guess(email, 5, () => randomUUID())).toBe(0);
      await waitOver();
      expect(await guess(email, 5, () => randomUUID())).toBe(1);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900, 900]);
  });

  test("are forgotten after a day, and by a right password", async () => {
    const { profile } = await openSession({ password });
    await guess(profile.email, 20, () => randomUUID());
    expect(await outcome(profile.email, password)).toBe("in");
    expect(await guess(profile.email, 25, () => randomUUID())).toBe(21);
    await sql()`update sign_in_failures set expires_at = now()`;
    expect(await guess(profile.email, 25, () => randomUUID())).toBe(21);
  });

  test("are slowed for an address without an account in the same way", async () => {
    expect(await guess(`${randomUUID()}@mindsync.example`, 100, () => randomUUID())).toBe(21);
  });

  test("end with a new password by the owner, whatever strangers tried before", async () => {
    const { profile } = await openSession({ password });
    await guess(profile.email, 100, () => randomUUID());
    await resetPassword(profile.email, "another good password");
    expect(await outcome(profile.email, "another good password")).toBe("in");
  });
});

describe("a known device", () => {
  test("has a budget of its own for failures", async () => {
    const { profile } = await openSession({ password });
    const device = await deviceOf(profile.email);
    const caller = () => from(randomUUID(), device);
    for (let count = 0; count < 11; count += 1) {
      expect(await outcome(profile.email, wrong, caller())).toBe("not-signed-in");
    }
    expect(await outcome(profile.email, password, caller())).toBe("too-many");
    // It took nothing from the budget of other devices.
    expect(await outcome(profile.email, password)).toBe("in");
    await waitOver();
    expect(await outcome(profile.email, password, caller())).toBe("in");
  });

  test("is known to the accounts that signed in on it, and to no other", async () => {
    const [own, other] = [await openSession({ password }), await openSession({ password })];
    const device = await deviceOf(own.profile.email);
    await guess(other.profile.email, 50, () => randomUUID());
    expect(await outcome(other.profile.email, password, from(randomUUID(), device))).toBe("too-many");
    await waitOver();
    expect(await deviceOf(other.profile.email, device)).toBe(device);
    await guess(own.profile.email, 50, () => randomUUID());
    await guess(other.profile.email, 50, () => randomUUID());
    for (const { profile } of [own, other]) {
      expect(await outcome(profile.email, password, from(randomUUID(), device))).toBe("in");
    }
  });

  test("is a stranger with a forged cookie, and the table holds no cookie", async () => {
    const { profile } = await openSession({ password });
    const device = await deviceOf(profile.email);
    const value = decodeURIComponent(device.split("=")[1] ?? "").split(".")[0] ?? "";
    const secret = JSON.parse(Buffer.from(value, "base64").toString());
    expect(JSON.stringify(await sql()`select * from sign_in_devices`)).not.toContain(secret);
    await guess(profile.email, 50, () => randomUUID());
    for (const forged of [`mindsync.device=${value}`, `${device.slice(0, -6)}AAAAAA`, "mindsync.device="]) {
      expect(await outcome(profile.email, password, from(randomUUID(), forged))).toBe("too-many");
    }
  });

  test("is forgotten when the password is reset", async () => {
    const { profile } = await openSession({ password });
    const device = await deviceOf(profile.email);
    await resetPassword(profile.email, "another good password");
    await guess(profile.email, 50, () => randomUUID());
    const caller = from(randomUUID(), device);
    expect(await outcome(profile.email, "another good password", caller)).toBe("too-many");
  });
});

describe("one network", () => {
  const network = "203.0.113.80";

  test("may have 200 right sign-ins at once, and none of them counts", async () => {
    const turns = await Promise.all(
      Array.from({ length: 200 }, () => beginSignIn(`${randomUUID()}@mindsync.example`, network, undefined)),
    );
    await Promise.all(turns.map((turn) => turn.succeeded()));
    expect(await sql()`select failures, pending from sign_in_failures`).toEqual([
      { failures: 0, pending: 0 },
    ]);
  });

  test("has no more than 300 tries under way at once", async () => {
    const begun = await Promise.allSettled(
      Array.from({ length: 400 }, () => beginSignIn(`${randomUUID()}@mindsync.example`, network, undefined)),
    );
    const admitted = begun.filter(({ status }) => status === "fulfilled").length;
    expect(admitted).toBeGreaterThanOrEqual(300);
    expect(admitted).toBeLessThan(320);
  });

  test("gets the tries back of somebody who mistyped and then remembered", async () => {
    const { profile } = await openSession({ password });
    await guess(profile.email, 8, () => network);
    expect(await outcome(profile.email, password, from(network))).toBe("in");
    expect(await sql()`select failures, pending from sign_in_failures`).toEqual([
      { failures: 0, pending: 0 },
    ]);
  });

  test("is not counted when the account has to wait", async () => {
    const email = `${randomUUID()}@mindsync.example`;
    await guess(email, 50, () => randomUUID());
    const count = async () => (await sql()`select sum(failures)::int as all from sign_in_failures`)[0]?.all;
    const before = await count();
    expect(await guess(email, 10, () => network)).toBe(0);
    expect(await count()).toBe(before);
  });

  test("a try that only some of the counts let go on is counted for none", async () => {
    const email = `${randomUUID()}@mindsync.example`;
    for (let tries = 0; tries < 10; tries += 1) expect(await guess(email, 1, () => network)).toBe(1);
    expect(await guess(email, 10, () => network)).toBe(1);
    expect(await sql()`select failures, pending from sign_in_failures`).toEqual(
      Array.from({ length: 3 }, () => ({ failures: 11, pending: 0 })),
    );
  });

  test("that guesses at one account waits for that one, and its owner elsewhere does not", async () => {
    const { profile } = await openSession({ password });
    const addresses = (index: number) => `2001:db8:0:1::${index.toString(16)}`;
    expect(await guess(profile.email, 40, addresses)).toBe(11);
    await expect(beginSignIn(profile.email, addresses(50), undefined)).rejects.toThrow(
      "Too many wrong tries from your network.",
    );
    expect(await outcome(profile.email, password)).toBe("in");
    // That gives the guesser nothing back; a new password does.
    expect(await guess(profile.email, 10, addresses)).toBe(0);
    await resetPassword(profile.email, "another good password");
    expect(await outcome(profile.email, "another good password", from(addresses(51)))).toBe("in");
  });

  test("that fails on many accounts is slowed, and right passwords behind it get in", async () => {
    const owners = await Promise.all(Array.from({ length: 12 }, () => openSession({ password })));
    const spray = () => guess(`${randomUUID()}@mindsync.example`, 1, () => network);
    for (let count = 0; count < 40; count += 1) expect(await spray()).toBe(1);
    const turn = await beginSignIn(`${randomUUID()}@mindsync.example`, network, undefined);
    expect(turn.isSlow).toBe(true);
    await turn.dropped();
    const signedIn = owners.map(({ profile }) => outcome(profile.email, password, from(network)));
    const guessed = Array.from({ length: 30 }, () =>
      outcome(`${randomUUID()}@mindsync.example`, wrong, from(network)),
    );
    expect(new Set(await Promise.all(signedIn))).toEqual(new Set(["in"]));
    expect(new Set(await Promise.all(guessed))).toEqual(new Set(["not-signed-in"]));
  });
});

test("the table holds no address and no e-mail address", async () => {
  await guess("amaka@mindsync.example", 1, () => "203.0.113.99");
  const keys = await sql()`select key from sign_in_failures`;
  expect(keys).toHaveLength(3);
  for (const { key } of keys) expect(key).toMatch(/^[\w-]{43}(\.[\w-]{43})?$/);
});

test("a sign-in that could not be checked counts for nobody", async () => {
  const { profile } = await openSession({ password });
  await sql()`alter table "session" rename to session_away`;
  try {
    expect(await outcome(profile.email, password)).not.toBe("in");
  } finally {
    await sql()`alter table session_away rename to "session"`;
  }
  expect(await sql()`select 1 from sign_in_failures where failures > 0 or pending > 0`).toEqual([]);
});
