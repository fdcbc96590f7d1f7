/** Queries of the query builder are prepared from their second use on, also in transactions, and give what they gave before. */
import { eq, inArray, sql as text } from "drizzle-orm";
import { expect, test } from "vitest";
import { user } from "#db/schema/accounts.ts";
import { testDatabase } from "#tests/support/database.ts";
import { db } from "./database.ts";

testDatabase();

test("a query is prepared on its second use", async () => {
  await db().transaction(async (transaction) => {
    const ask = () =>
      transaction.select({ id: user.id }).from(user).where(eq(user.email, "ada@mindsync.example"));
    const there = () =>
      transaction.execute<{ calls: number }>(text`
        select (generic_plans + custom_plans)::int as calls from pg_prepared_statements where statement like '%"email" = $1'`);
    expect(await ask()).toEqual([]);
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
