import { expect, test } from "vitest";
import { databaseNamed, openElsewhere } from "./database.ts";
import { addressesIn, changedAddress } from "./database-address.ts";

const toDrill = (url: string) => databaseNamed({ url }, "drill");

test("an address may name several servers, each with or without a port", () => {
  const url = "postgres://site:a%2Cb@one:5432,[::1]:5433,three/mindsync?sslmode=require";
  expect(addressesIn(url)).toEqual([
    "postgres://site:a%2Cb@one:5432/mindsync?sslmode=require",
    "postgres://site:a%2Cb@[::1]:5433/mindsync?sslmode=require",
    "postgres://site:a%2Cb@three/mindsync?sslmode=require",
  ]);
  expect(addressesIn("postgres://site:a,b@one/mindsync")).toEqual(["postgres://site:a,b@one/mindsync"]);
  expect(addressesIn("postgres:///mindsync")).toEqual(["postgres:///mindsync"]);
  expect(toDrill(url)).toEqual({ url: url.replace("/mindsync", "/drill") });
  expect(changedAddress("postgres://one/a", (one) => one.searchParams.set("b", "c"))).toBe(
    "postgres://one/a?b=c",
  );
});

test.each([
  ["a name and password that contain the host", "postgres://one:one:5432@one:5432,two/mindsync"],
  ["special characters", "postgres://site:%24%26%2F%3F%23%40@[fe80::1],two:5433/mindsync"],
  ["a comma and an @", "postgres://site:a,b%40c@one,two/mindsync"],
  ["no password", "postgres://site@one,[::1]/mindsync"],
  ["no name", "postgres://one:5432,two:5433/mindsync"],
])("another database keeps the servers, the name and the password: %s", (_, url) => {
  const { username, password } = new URL(addressesIn(url)[0] ?? "");
  const drill = (toDrill(url) as { url: string }).url;
  expect(addressesIn(drill).map((address) => new URL(address).host)).toEqual(
    addressesIn(url).map((address) => new URL(address).host),
  );
  expect(new URL(addressesIn(drill)[0] ?? "")).toMatchObject({ username, password, pathname: "/drill" });
});

test("an address of IPv6 reaches the driver as it is", async () => {
  for (const [url, port] of [
    ["postgres://site@[::1]:5433/mindsync", 5433],
    ["postgres://site@[::1]/mindsync", 5432],
  ] as const) {
    const session = openElsewhere({ url });
    expect(session.options).toMatchObject({ host: ["::1"], port: [port] });
    await session.end();
  }
});
