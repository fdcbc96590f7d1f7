import { Socket } from "node:net";
import { beforeEach, describe, expect, test } from "vitest";
import { addressThrough } from "#tests/support/broken-network.ts";
import { bothNetworks } from "#tests/support/encrypted-network.ts";
import { closeDatabase, type DatabaseTarget, openDatabase, openElsewhere, sql } from "./database.ts";
import { neverFull } from "./reserved-connections.ts";

/** Connections of the pool. */
const pool = 10;
/** The driver's `max_pipeline`. */
const mostOnConnection = 100;
/** More than the system takes at once, so `write` of the socket returns false. PostgreSQL ignores the spaces. */
const longBegin = `read write${" ".repeat(8_000_000)}`;

const { target, networks } = bothNetworks();
const encryptedBefore = { count: 0 };

beforeEach(async () => {
  await closeDatabase();
  const session = openElsewhere(target);
  await session`drop table if exists crowd`;
  await session`create table crowd (id int)`;
  await session.end();
  encryptedBefore.count = networks.encrypted.encrypted;
});

/** Opens the database and uses all connections of the pool at once, so that all of them are free then. */
async function openAll(place: DatabaseTarget): Promise<void> {
  openDatabase(place);
  let begun = 0;
  const allBegun = Promise.withResolvers<void>();
  const work = async () => {
    begun += 1;
    if (begun === pool) allBegun.resolve();
    await allBegun.promise;
  };
  await Promise.all(Array.from({ length: pool }, () => sql().begin(work)));
}

const insertPlainly = (count: number) =>
  Array.from({ length: count }, () => sql().unsafe("insert into crowd values (1)").execute());

const insertInTransactions = (count: number, options = "") =>
  Array.from({ length: count }, () =>
    sql().begin(options, (transaction) => transaction`insert into crowd values (1)`),
  );

/** What another connection sees once all of this is done: the errors, the rows, and open transactions of this process. */
async function outcomeOf(place: DatabaseTarget, work: Promise<unknown>[]) {
  const results = await Promise.allSettled(work);
  const elsewhere = openElsewhere(place);
  const [row] = await elsewhere`
    select (select count(*)::int from crowd) as rows,
      (select count(*)::int from pg_stat_activity where state like 'idle in transaction%'
        and application_name = current_setting('application_name')) as open`;
  await elsewhere.end();
  const errors = results.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));
  return { errors: [...new Set(errors)], ...row };
}

describe.each<[string, () => DatabaseTarget, boolean]>([
  ["the database of the tests", () => target, false],
  ["an address", () => ({ url: addressThrough(networks.plain) }), false],
  ["several hosts", () => ({ url: addressThrough(networks.plain, networks.plain) }), false],
  ["TLS", () => ({ url: networks.encrypted.addressFor(addressThrough(networks.plain), "require") }), true],
  [
    "TLS where the server has it",
    () => ({ url: networks.encrypted.addressFor(addressThrough(networks.plain), "prefer") }),
    true,
  ],
])("with %s", (_, place, isEncrypted) => {
  test("a transaction has its connection when the socket's buffer is full", async () => {
    await openAll(place());
    const work = [...insertInTransactions(3, longBegin), ...insertInTransactions(27), ...insertPlainly(200)];
    expect(await outcomeOf(place(), work)).toEqual({ errors: [], rows: 230, open: 0 });
    expect(networks.encrypted.encrypted > encryptedBefore.count).toBe(isEncrypted);
  });

  test("and when the connection has as many queries under way as the driver allows", async () => {
    await openAll(place());
    const plain = pool * mostOnConnection;
    const work = [...insertPlainly(plain), ...insertInTransactions(30), ...insertPlainly(200)];
    expect(await outcomeOf(place(), work)).toEqual({ errors: [], rows: plain + 230, open: 0 });
  });
});

test("the driver is not told that a socket has room again, and offers no reserved connection to others", () => {
  const told: string[] = [];
  const socket = neverFull(new Socket());
  socket.on("drain", () => told.push("drain")).on("pause", () => told.push("pause"));
  socket.emit("drain");
  socket.emit("pause");
  expect(told).toEqual(["pause"]);
});
