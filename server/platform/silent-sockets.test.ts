import { afterAll, beforeAll, expect, test } from "vitest";
import { addressThrough, type BrokenNetwork, breakableNetwork } from "#tests/support/broken-network.ts";
import { testDatabase } from "#tests/support/database.ts";
import { closeDatabase, migrateDatabase, openDatabase, sql } from "./database.ts";
import { isDatabaseDown } from "./errors.ts";
import { runAlone } from "./jobs.ts";

const target = testDatabase();
let network: BrokenNetwork;

/** Long enough for an answer on a busy machine. */
const silence = 1_500;

beforeAll(async () => {
  await closeDatabase();
  network = await breakableNetwork(target);
  // Only an address has a host that can fall silent.
  openDatabase({ url: addressThrough(network) }, silence);
});
afterAll(async () => {
  await closeDatabase();
  await network.cut();
});

const downAfter = (work: Promise<unknown>) => work.then(() => "no error", isDatabaseDown);

test("a statement whose connection dies without a word ends with an error, and the next one works", async () => {
  expect(await sql()`select 1 as one`).toEqual([{ one: 1 }]);
  network.silence();
  expect(await downAfter(sql()`select 2`.execute())).toBe(true);
  expect(await sql()`select 3 as three`).toEqual([{ three: 3 }]);
});

test("so does a transaction", async () => {
  const work = sql().begin(async (transaction) => {
    await transaction`select 1`;
    network.silence();
    await transaction`select 2`;
  });
  expect(await downAfter(work)).toBe(true);
  expect(await sql()`select 3 as three`).toEqual([{ three: 3 }]);
});

test("the lock of a job and the migrations outlast such a silence", async () => {
  const other = { name: "long", run: async () => {} };
  const began = Date.now();
  const long = runAlone({
    name: "long",
    async run() {
      await expect.poll(() => Date.now() - began, { timeout: 10_000 }).toBeGreaterThan(2 * silence);
      expect(await runAlone(other)).toBe(false);
    },
  });
  expect(await long).toBe(true);
  expect(await runAlone(other)).toBe(true);
  await migrateDatabase();
}, 20_000);
