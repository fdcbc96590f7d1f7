/** Two changes of leads that wait for each other: PostgreSQL ends one, which is made again. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { leads } from "#db/schema/inbox.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { changingLeads, lockedLeads } from "./stages.server.ts";

testDatabase();

async function lead(ref: string): Promise<string> {
  const [row] = await sql()<{ id: string }[]>`
    insert into leads (ref, door, person, wants, items) values (${ref}, 'contact', gen_random_uuid(), '', '{}') returning id`;
  return row?.id ?? "";
}

test("both changes are made, although they lock the same leads in opposite orders", async () => {
  const [one, other] = [await lead("MSG-DEAD1"), await lead("MSG-DEAD2")];
  let tries = 0;
  let holding = 0;
  let bothHold = () => {};
  const both = new Promise<void>((done) => {
    bothHold = done;
  });
  const change = (first: string, second: string, tag: string) =>
    changingLeads(async (transaction) => {
      tries += 1;
      await lockedLeads(transaction, eq(leads.id, first));
      holding += 1;
      if (holding === 2) bothHold();
      await both;
      await lockedLeads(transaction, eq(leads.id, second));
      await transaction.update(leads).set({ lost_reason: tag }).where(eq(leads.id, first));
    });
  await Promise.all([change(one, other, "one"), change(other, one, "other")]);
  expect(tries).toBe(3);
  expect(await sql()`select lost_reason from leads where ref like 'MSG-DEAD%' order by ref`).toEqual([
    { lost_reason: "one" },
    { lost_reason: "other" },
  ]);
});

test("another error is not tried again", async () => {
  let tries = 0;
  const failing = changingLeads(async () => {
    tries += 1;
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(tries).toBe(1);
});
