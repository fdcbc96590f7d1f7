import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { breakableDatabase } from "#tests/support/breakable-database.ts";
import { logged } from "#tests/support/logged.ts";
import { openDatabase, sql } from "./database.ts";
import { enforceLimit, eraseOldLimits, isWithinLimit } from "./rate-limit.ts";

const network = breakableDatabase();
const log = logged();
beforeEach(async () => {
  await sql()`delete from rate_limits`;
});

/** The limits of another process on the same database. */
async function otherProcess() {
  vi.resetModules();
  const database = await import("./database.ts");
  database.openDatabase(network().target);
  const limits = await import("./rate-limit.ts");
  return { ...limits, close: () => database.closeDatabase() };
}

describe("a limit", () => {
  test("is shared by processes: two of them together allow no more than one", async () => {
    const other = await otherProcess();
    const visitor = randomUUID();
    const taken: boolean[] = [];
    for (let count = 0; count < 70; count += 1) {
      taken.push(await (count % 2 ? other : { isWithinLimit }).isWithinLimit("data-request", visitor));
    }
    await other.close();
    expect(taken.filter(Boolean)).toHaveLength(60);
    expect(taken.slice(0, 60).every(Boolean)).toBe(true);
  });

  test("holds when all requests come at once", async () => {
    const visitor = randomUUID();
    const taken = await Promise.all(Array.from({ length: 80 }, () => isWithinLimit("data-request", visitor)));
    expect(taken.filter(Boolean)).toHaveLength(60);
  });

  test("counts an IPv6 caller by the first half of the address", async () => {
    const address = (end: number) => `2001:db8:5:6::${end.toString(16)}`;
    for (let count = 0; count < 60; count += 1) await enforceLimit("data-request", address(count));
    await expect(enforceLimit("data-request", address(60))).rejects.toMatchObject({ code: "too-many" });
    await enforceLimit("data-request", "2001:db8:5:7::1");
  });

  test("stores no caller as typed, and no hash that needs no secret", async () => {
    await enforceLimit("reset-sent", "amaka@mindsync.example");
    await enforceLimit("data-request", "203.0.113.9");
    const [first, second] = await sql()`select key from rate_limits order by key`;
    expect(first?.key).toMatch(/^data-request:[\w-]{43}$/);
    expect(second?.key).toMatch(/^reset-sent:[\w-]{43}$/);
    const { createHash } = await import("node:crypto");
    const plain = createHash("sha256").update("203.0.113.9").digest("base64url");
    expect(first?.key).not.toContain(plain);
  });

  test("costs one statement, and none once it is reached", async () => {
    const visitor = randomUUID();
    await enforceLimit("data-request", visitor);
    const statements = vi.spyOn(sql(), "unsafe");
    await enforceLimit("data-request", visitor);
    expect(statements).toHaveBeenCalledTimes(1);
    for (let count = 2; count < 60; count += 1) await enforceLimit("data-request", visitor);
    statements.mockClear();
    expect(await isWithinLimit("data-request", visitor)).toBe(false);
    expect(statements).not.toHaveBeenCalled();
    statements.mockRestore();
  });

  test("lets a class of 200 enroll twice, and then only accounts that are known on their device", async () => {
    const clientAddress = "203.0.113.44";
    const stranger = { clientAddress, knownAccount: async () => undefined };
    const known = (account: string) => ({ clientAddress, knownAccount: async () => account });
    const class200 = await Promise.all(Array.from({ length: 400 }, () => isWithinLimit("enroll", stranger)));
    expect(class200.every(Boolean)).toBe(true);
    expect(await isWithinLimit("enroll", stranger)).toBe(false);
    // Each form has its own count, and so does each known account.
    expect(await isWithinLimit("contact", stranger)).toBe(true);
    for (const account of ["Amaka", "Bisi"]) {
      const own = await Promise.all(
        Array.from({ length: 61 }, () => isWithinLimit("enroll", known(account))),
      );
      expect(own.filter(Boolean)).toHaveLength(60);
    }
    expect(await isWithinLimit("enroll", stranger)).toBe(false);
  });

  test("of sign-ups has a second one for an hour, because they can mail strangers", async () => {
    const visitor = randomUUID();
    expect(await isWithinLimit("sign-up", visitor)).toBe(true);
    await sql()`update rate_limits set points = 1199 where key like 'sign-up-hour:%'`;
    expect(await isWithinLimit("sign-up", visitor)).toBe(true);
    await expect(enforceLimit("sign-up", visitor)).rejects.toMatchObject({
      code: "too-many",
      message: expect.stringContaining("minutes"),
    });
    expect(await isWithinLimit("confirm-email", visitor)).toBe(true);
  });

  test.each(["sign-up", "confirm-email", "new-password", "reset-asked"] as const)(
    "of %s lasts ten minutes: nobody waits longer for what others sent",
    async (limit) => {
      await isWithinLimit(limit, randomUUID());
      const [row] =
        await sql()`select expire::float8 as expire from rate_limits where key like ${`${limit}:%`}`;
      expect(row?.expire - Date.now()).toBeLessThanOrEqual(600_000);
    },
  );

  test("of page views is counted without the database", async () => {
    await enforceLimit("visits", randomUUID());
    expect(await sql()`select 1 from rate_limits`).toEqual([]);
  });
});

test("rows of limits that are over are deleted, others stay", async () => {
  await enforceLimit("data-request", "203.0.113.10");
  await sql()`insert into rate_limits values ('over', 1, ${Date.now() - 1})`;
  await eraseOldLimits();
  expect(await sql()`select key from rate_limits`).toEqual([
    { key: expect.stringMatching(/^data-request:/) },
  ]);
});

test("while the database is down a process counts in memory, and shares the limit again afterwards", async () => {
  await network().cut();
  const visitor = randomUUID();
  const taken = await Promise.all(Array.from({ length: 80 }, () => isWithinLimit("data-request", visitor)));
  expect(taken.filter(Boolean)).toHaveLength(60);
  expect(log.entries.filter(({ level }) => level === "warn")).toMatchObject([
    { message: "the limits are counted in the memory of each process" },
  ]);
  await network().mend();
  openDatabase(network().target);
  const later = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 6_000);
  await expect
    .poll(async () => {
      await enforceLimit("visits", visitor);
      await isWithinLimit("chat", visitor);
      return sql()`select key from rate_limits`;
    })
    .toEqual([{ key: expect.stringMatching(/^chat:/) }]);
  later.mockRestore();
});
