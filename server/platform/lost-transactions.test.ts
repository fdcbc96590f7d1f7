import { beforeEach, expect, test } from "vitest";
import { breakableDatabase } from "#tests/support/breakable-database.ts";
import { closeSession, db, openSession, sql } from "./database.ts";
import { isDatabaseDown } from "./errors.ts";

const network = breakableDatabase();
/** The driver's mistake is an exception of its own turn, which ends the process and this test run. */
const turn = () => new Promise((done) => setImmediate(done));
let cut = false;

/** Uses every connection of the pool at once: the last transaction to begin lets all of them end. */
async function occupyAllConnections(): Promise<unknown[]> {
  let begun = 0;
  const allBegun = Promise.withResolvers<void>();
  return Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      sql().begin(async (transaction) => {
        begun += 1;
        if (begun === 10) allBegun.resolve();
        await allBegun.promise;
        return (await transaction`select ${at}::int as at`)[0]?.at;
      }),
    ),
  );
}

/** Waits until the driver has noticed which connections are lost: on a busy machine it still gives one to a statement. */
const noticeLost = () =>
  expect
    .poll(() =>
      Promise.allSettled(Array.from({ length: 10 }, () => sql()`select 1`)).then((all) =>
        all.every(({ status }) => status === "fulfilled"),
      ),
    )
    .toBe(true);

beforeEach(async () => {
  if (cut) await network().mend();
  cut = false;
  await noticeLost();
  // One that is lost while it is opened is another matter: nobody can catch the error of the driver's own first query.
  await occupyAllConnections();
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

test("a connection that is reset ends its transaction too, and can be used again", async () => {
  const asleep = () => sql()`select from pg_stat_activity where query like 'select pg_sleep%'`;
  const lost = Array.from({ length: 5 }, () =>
    errorOf(sql().begin((transaction) => transaction`select pg_sleep(20)`)),
  );
  await expect.poll(async () => (await asleep()).length).toBeGreaterThanOrEqual(5);
  network().reset();
  expect((await Promise.all(lost)).map(isDatabaseDown)).toEqual(Array(5).fill(true));
  await turn();
  await noticeLost();
  for (const _ of [1, 2]) expect(await occupyAllConnections()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("a connection outside the pool is watched in the same way", async () => {
  const session = openSession(() => {});
  const seen = await errorOf(
    session.begin(async (transaction) => {
      await transaction`select 1`;
      await loseIt();
      await transaction`select 2`;
    }),
  );
  expect(isDatabaseDown(seen)).toBe(true);
  await closeSession(session);
});

test("a transaction may return its queries as an array, as the driver allows", async () => {
  const answers = await sql().begin((transaction) => [
    transaction`select 1 as one`,
    transaction`select 2 as two`,
  ]);
  expect(answers).toEqual([[{ one: 1 }], [{ two: 2 }]]);
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
