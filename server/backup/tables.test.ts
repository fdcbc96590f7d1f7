import { expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { copyOut } from "./tables.ts";

testDatabase();

/** The bytes that a copy of the table gives. */
async function copied(session: Parameters<typeof copyOut>[0]): Promise<number> {
  let bytes = 0;
  for await (const chunk of copyOut(session, { name: "wide", columns: ["text"] })) {
    bytes += chunk.length;
    // Slower than the socket, so that rows wait in the stream.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return bytes;
}

test("after rows of any width the connection takes the next statement", async () => {
  await sql()`create table wide (text text not null)`;
  const session = await sql().reserve();
  try {
    for (let width = 10_000; width <= 200_000; width += 2_500) {
      await session`truncate wide`;
      await session`insert into wide select repeat('x', ${width}::int) from generate_series(1, 3)`;
      expect(await copied(session as never)).toBe(3 * (width + 1));
      const [row] = await session`select 1 as one`;
      expect(row?.one).toBe(1);
    }
  } finally {
    session.release();
  }
});

test("whoever stops reading ends the transaction with that error, however many rows are left", async () => {
  await sql()`create table long (text text not null)`;
  await sql()`insert into long select repeat('x', 1000) from generate_series(1, 20000)`;
  const reading = sql().begin(async (transaction) => {
    for await (const _ of copyOut(transaction, { name: "long", columns: ["text"] }))
      throw new Error("the disk is full");
  });
  await expect(reading).rejects.toThrow("the disk is full");
});
