import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { addressThrough } from "#tests/support/broken-network.ts";
import { bothNetworks } from "#tests/support/encrypted-network.ts";
import { selfSigned } from "#tests/support/self-signed.ts";
import { closeDatabase, openDatabase, openElsewhere, sql } from "./database.ts";
import { isDatabaseDown } from "./errors.ts";

const { networks } = bothNetworks();

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => "no error",
    (error: unknown) => error,
  );
const oneFrom = async () => (await sql()`select 1 as one`)[0]?.one;

test("sslmode=prefer does without encryption where the server has none", async () => {
  const url = new URL(addressThrough(networks.plain));
  url.searchParams.set("sslmode", "prefer");
  const session = openElsewhere({ url: url.href });
  expect(await session`select 1 as one`).toEqual([{ one: 1 }]);
  await session.end();
});

test("sslmode=verify-full takes no certificate that nobody vouches for", async () => {
  const session = openElsewhere({
    url: networks.encrypted.addressFor(addressThrough(networks.plain), "verify-full"),
  });
  expect(await errorOf(session`select 1`)).toMatchObject({ code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  await session.end();
});

test("the site shows its certificate, and trusts who vouches for the server, as the files say now", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mindsync-certificates-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const url = new URL(networks.encrypted.addressFor(addressThrough(networks.plain), "verify-full"));
  url.hostname = "localhost";
  const connectOnce = async () => {
    const session = openElsewhere({ url: url.href });
    try {
      return (await session`select 1 as one`)[0]?.one;
    } finally {
      await session.end({ timeout: 0 });
    }
  };
  vi.stubEnv("PGSSLROOTCERT", file("root.pem", "nobody"));
  expect(await errorOf(connectOnce())).toBeInstanceOf(Error);
  file("root.pem", selfSigned.cert);
  expect(await connectOnce()).toBe(1);
  expect(networks.encrypted.client).toBeUndefined();
  vi.stubEnv("PGSSLCERT", file("site.pem", selfSigned.cert));
  vi.stubEnv("PGSSLKEY", file("site.key", selfSigned.key));
  expect(await connectOnce()).toBe(1);
  expect(networks.encrypted.client).toBe("db.example");
});

test("an encrypted connection that is reset or falls silent ends with an error, and the next one works", async () => {
  await closeDatabase();
  openDatabase({ url: networks.encrypted.addressFor(addressThrough(networks.plain), "require") }, 1_500);
  expect(await oneFrom()).toBe(1);
  for (const [way, breakIt] of [
    ["reset", networks.encrypted.reset],
    ["silence", networks.plain.silence],
  ] as const) {
    const statement = `select pg_sleep(20) as ${way}`;
    const asleep = [
      errorOf(sql().unsafe(statement)),
      errorOf(sql().begin((transaction) => transaction.unsafe(statement))),
    ];
    await expect
      .poll(() => sql()`select 1 as one from pg_stat_activity where query = ${statement}`)
      .toEqual([{ one: 1 }, { one: 1 }]);
    breakIt();
    expect((await Promise.all(asleep)).map(isDatabaseDown)).toEqual([true, true]);
    await expect.poll(() => oneFrom().catch(() => 0)).toBe(1);
  }
});

test("a client that ends while it connects leaves no connection behind", async () => {
  const asked = Promise.withResolvers<Socket>();
  const slow = createServer((socket) => socket.once("data", () => asked.resolve(socket)));
  await new Promise<void>((listening) => slow.listen(0, "127.0.0.1", listening));
  const { port } = slow.address() as AddressInfo;
  const session = openElsewhere({ url: `postgres://site@127.0.0.1:${port}/mindsync?sslmode=prefer` });
  const waiting = errorOf(session`select 1`);
  const socket = await asked.promise;
  await session.end({ timeout: 0 });
  expect(isDatabaseDown(await waiting)).toBe(true);
  const told: string[] = [];
  socket.on("data", (bytes) => told.push(bytes.toString("latin1")));
  socket.write("N");
  await new Promise((closed) => socket.once("close", closed));
  expect(told).toEqual([]);
  await new Promise((closed) => slow.close(closed));
});

test("a server that hangs up before it has answered is down", async () => {
  const rude = createServer((socket) => socket.once("data", () => socket.end()));
  await new Promise<void>((listening) => rude.listen(0, "127.0.0.1", listening));
  const { port } = rude.address() as AddressInfo;
  const session = openElsewhere({ url: `postgres://site@127.0.0.1:${port}/mindsync?sslmode=require` });
  expect(isDatabaseDown(await errorOf(session`select 1`))).toBe(true);
  await session.end({ timeout: 0 });
  await new Promise((closed) => rude.close(closed));
});
