import { beforeEach, expect, test } from "vitest";
import { breakableDatabase } from "#tests/support/breakable-database.ts";
import { db, sql } from "./database.ts";
import { isDatabaseDown } from "./errors.ts";

const network = breakableDatabase();
/** The driver's mistake is an exception of its own turn, which ends the process and this test run. */
const turn = () => new Promise((done) => setImmediate(done));
let cut = false;

beforeEach(async () => {
  if (cut) await network().mend();
  cut = false;
  await expect
    .poll(() =>
      sql()`select 1 as one`.then(
        ([row]) => row?.one,
        () => 0,
      ),
    )
    .toBe(1);
});

async function loseIt(): Promise<void> {
  cut = true;
  await network().cut();
  await turn();
}

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => "no error",
    (error: unknown) => error,
  );

test("a connection that is lost between two statements ends its transaction, and nothing else", async () => {
  const seen: unknown[] = [];
  const lost = await errorOf(
    sql().begin(async (transaction) => {
      await transaction`select 1`;
      await loseIt();
      seen.push(await errorOf((async () => transaction`select 2`)()));
      await transaction`select 3`;
    }),
  );
  await turn();
  expect([lost, ...seen].map(isDatabaseDown)).toEqual([true, true]);
});

test("so does one that is lost during a statement, in a savepoint, or while something else is awaited", async () => {
  const during = errorOf(sql().begin((transaction) => transaction`select pg_sleep(20)`));
  const nested = errorOf(
    db().transaction((outer) =>
      outer.transaction(async (inner) => {
        await inner.execute("select 1");
        await inner.execute("select pg_sleep(20)");
      }),
    ),
  );
  const idle = Promise.withResolvers<void>();
  const elsewhere = errorOf(sql().begin(() => idle.promise));
  await expect
    .poll(async () => (await sql()`select from pg_stat_activity where query like 'select pg_sleep%'`).length)
    .toBeGreaterThanOrEqual(2);
  await loseIt();
  idle.reject(new Error("something else failed"));
  expect((await Promise.all([during, nested, elsewhere])).map(isDatabaseDown)).toEqual([true, true, true]);
  await turn();
});

test("a transaction that fails for another reason is rolled back, and a good one is kept", async () => {
  await sql()`create table tried (id int)`;
  const failing = sql().begin(async (transaction) => {
    await transaction`insert into tried values (1)`;
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  const answer = await sql().begin(async (transaction) => {
    await transaction.savepoint((inner) => inner`insert into tried values (2)`);
    return "kept";
  });
  expect(answer).toBe("kept");
  expect(await sql()`select id from tried`).toEqual([{ id: 2 }]);
});
