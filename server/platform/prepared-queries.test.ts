/** Queries of the query builder that are often asked are prepared, also in transactions, and give what they gave before. */
import { eq, inArray, sql as text } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { user } from "#db/schema/accounts.ts";
import { testDatabase } from "#tests/support/database.ts";
import { db } from "./database.ts";
import { placesForQueries } from "./prepared-queries.ts";

testDatabase();

test("a query is prepared after twenty uses", async () => {
  await db().transaction(async (transaction) => {
    const ask = () =>
      transaction.select({ id: user.id }).from(user).where(eq(user.email, "ada@mindsync.example"));
    const there = () =>
      transaction.execute<{ calls: number }>(text`
        select (generic_plans + custom_plans)::int as calls from pg_prepared_statements where statement like '%"email" = $1'`);
    for (let count = 0; count < 20; count += 1) expect(await ask()).toEqual([]);
    expect(await there()).toEqual([]);
    await transaction
      .insert(user)
      .values({ id: "ada", name: "Ada", email: "ada@mindsync.example", emailVerified: true });
    for (let count = 0; count < 3; count += 1) expect(await ask()).toEqual([{ id: "ada" }]);
    expect(await there()).toEqual([{ calls: 3 }]);
  });
});

test("a transaction within a transaction uses the same connection, and is undone alone", async () => {
  await db().transaction(async (transaction) => {
    const add = (to: typeof transaction, id: string) =>
      to.insert(user).values({ id, name: id, email: `${id}@mindsync.example`, emailVerified: true });
    await add(transaction, "bola");
    const undone = transaction.transaction(async (inner) => {
      await add(inner, "chidi");
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await add(transaction, "dayo");
  });
  const added = await db()
    .select({ id: user.id })
    .from(user)
    .where(inArray(user.id, ["bola", "chidi", "dayo"]))
    .orderBy(user.id);
  expect(added).toEqual([{ id: "bola" }, { id: "dayo" }]);
});

describe("a place among the prepared queries", () => {
  /** Uses a text so often. @returns whether its last use was prepared */
  const used = (shouldPrepare: (text: string) => boolean, text: string, times: number) =>
    Array.from({ length: times }, () => shouldPrepare(text)).at(-1);

  test("is not taken by lists of many lengths, each of which is asked a few times", () => {
    const shouldPrepare = placesForQueries();
    for (let length = 0; length < 1_000; length += 1)
      expect(used(shouldPrepare, `in ${"$,".repeat(length)}`, 20)).toBe(false);
    expect(used(shouldPrepare, "every page", 21)).toBe(true);
  });

  test("is one of two hundred", () => {
    const shouldPrepare = placesForQueries();
    for (let place = 0; place < 200; place += 1) expect(used(shouldPrepare, `query ${place}`, 21)).toBe(true);
    expect(used(shouldPrepare, "one more", 100)).toBe(false);
    expect(shouldPrepare("query 0")).toBe(true);
  });

  test("has to be earned again after two thousand other texts: what is counted is bounded", () => {
    const shouldPrepare = placesForQueries();
    used(shouldPrepare, "seldom", 20);
    for (let other = 0; other < 1_999; other += 1) shouldPrepare(`other ${other}`);
    // The counts are full, and a text that is among them still gets its place.
    expect(shouldPrepare("seldom")).toBe(true);
    used(shouldPrepare, "forgotten", 20);
    for (let other = 2_000; other < 4_000; other += 1) shouldPrepare(`other ${other}`);
    expect(shouldPrepare("forgotten")).toBe(false);
  });
});
