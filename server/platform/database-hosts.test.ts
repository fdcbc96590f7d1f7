import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type BrokenNetwork,
  breakableNetwork,
  addressThrough as through,
} from "#tests/support/broken-network.ts";
import { testDatabase } from "#tests/support/database.ts";
import { closeDatabase, openDatabase, openElsewhere, openSession, sql } from "./database.ts";
import { changedAddress } from "./database-address.ts";
import { isDatabaseDown } from "./errors.ts";

const target = testDatabase();
let primary: BrokenNetwork;
let standby: BrokenNetwork;

beforeAll(async () => {
  await closeDatabase();
  [primary, standby] = [await breakableNetwork(target), await breakableNetwork(target)];
  openDatabase({ url: through(primary, standby) });
});
afterAll(async () => {
  await closeDatabase();
  await Promise.all([primary.cut(), standby.cut()]);
});

const answer = async () => (await sql()`select 1 as one`)[0]?.one;
const reason = () => answer().then(String, (error: unknown) => error);

test("when the first server is gone the next one is used, in the pool and for locks", async () => {
  expect(await answer()).toBe(1);
  await primary.cut();
  await expect.poll(reason).toBe("1");
  const session = openSession(() => {});
  expect(await session`select pg_try_advisory_lock(7) as taken`).toMatchObject([{ taken: true }]);
  await session.end();
});

test("while none answers, queries end with an error at once; then all goes on by itself", async () => {
  await standby.cut();
  await expect.poll(async () => isDatabaseDown(await reason())).toBe(true);
  for (const error of await Promise.all(Array.from({ length: 30 }, reason)))
    expect(isDatabaseDown(error), String(error)).toBe(true);
  await primary.mend();
  await expect.poll(reason).toBe("1");
  expect(await Promise.all(Array.from({ length: 30 }, answer))).toEqual(Array(30).fill(1));
  await standby.mend();
});

test("a server that takes no writes, as a standby, is passed over", async () => {
  const url = changedAddress(through(primary, standby), (one) =>
    one.searchParams.set("default_transaction_read_only", "on"),
  );
  await expect(openElsewhere({ url })`select 1`).rejects.toMatchObject({ code: "NO_PRIMARY" });
  // A write on a connection from before the change.
  const written = sql().begin("read only", (transaction) => transaction`create table t (id int)`);
  expect(isDatabaseDown(await written.catch((error: unknown) => error))).toBe(true);
});

test("a server that hangs does not hold up the one that answers", async () => {
  const asked: Socket[] = [];
  const hanging = createServer((socket) => asked.push(socket.resume()));
  await new Promise<void>((done) => hanging.listen(0, "127.0.0.1", done));
  const { port } = hanging.address() as AddressInfo;
  const session = openElsewhere({ url: through(standby, primary).replace(/@[^,]*/, `@127.0.0.1:${port}`) });
  expect(await session`select 1 as one`).toEqual([{ one: 1 }]);
  // It is still being asked.
  expect(asked.map(({ readableEnded }) => readableEnded)).toEqual([false]);
  await session.end();
  for (const socket of asked) socket.destroy();
  await new Promise((done) => hanging.close(done));
});
