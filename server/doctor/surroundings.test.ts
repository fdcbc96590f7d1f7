import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { openSession } from "#tests/support/session.ts";
import { readConfig } from "../platform/config.ts";
import { openPrivateHosts } from "../platform/outgoing/private-hosts.ts";
import { secondFactor } from "./accounts.ts";
import { connectionRoom, connections, databaseEncryption, excusedHosts } from "./connections.ts";
import { port } from "./machine.ts";

testDatabase();
const config = readConfig({});

describe("the connection to the database", () => {
  test.each([
    [connectionRoom({ most: 29, used: 0 }), "warning"],
    [connectionRoom({ most: 30, used: 15 }), "ok"],
    [connectionRoom({ most: 97, used: 82 }), "ok"],
    [connectionRoom({ most: 97, used: 83 }), "warning"],
    [databaseEncryption(undefined, false), "ok"],
    [databaseEncryption("postgres://a:b@localhost/mindsync", false), "ok"],
    [databaseEncryption("postgres://a:b@[::1]:5432/mindsync", false), "ok"],
    [databaseEncryption("postgres://%2Frun%2Fpostgresql/mindsync", false), "ok"],
    [databaseEncryption("postgres://a:b@postgres:5432/mindsync", false), "warning"],
    [excusedHosts(readConfig({})), "ok"],
    [excusedHosts(readConfig({ PRIVATE_HOSTS: "db.lan" })), "warning"],
    [
      excusedHosts(
        readConfig({ PRIVATE_HOSTS: "db.lan", DATABASE_URL: "postgres://a:the-secret-word@db.lan/mindsync" }),
      ),
      "note",
    ],
    [databaseEncryption("postgres://a:the-secret-word@10.0.0.4/mindsync", false), "warning"],
    [databaseEncryption("postgres://a:b@db1.example,db2.example/mindsync", false), "warning"],
    [databaseEncryption("postgres://a:b@db1.example,db2.example/mindsync", true), "ok"],
  ])("%o is %s", (finding, state) => {
    expect(finding.state).toBe(state);
    expect(Boolean(finding.mend)).toBe(state === "warning");
    expect(JSON.stringify(finding)).not.toContain("the-secret-word");
  });

  test("to a machine that PRIVATE_HOSTS names is reported once, there", () => {
    const excused = readConfig({
      PRIVATE_HOSTS: "postgres",
      DATABASE_URL: "postgres://a:b@postgres/mindsync",
    });
    openPrivateHosts(excused);
    onTestFinished(() => openPrivateHosts(config));
    expect(databaseEncryption(excused.DATABASE_URL, false).state).toBe("ok");
    expect(excusedHosts(excused)).toMatchObject({
      state: "note",
      says: expect.stringContaining("postgres (DATABASE_URL)"),
    });
  });

  test("is asked of the database itself", async () => {
    const [room, encryption] = await connections(config);
    expect(room).toMatchObject({
      about: "Connections",
      says: expect.stringMatching(/^\d+ of \d+ are in use/),
    });
    expect(encryption).toMatchObject({ state: "ok" });
    const far = { DATABASE_URL: "postgres://a:b@db1.example/mindsync" };
    expect((await connections(far))[1]).toMatchObject({ state: "warning" });
  });
});

test("accounts that lack a demanded second factor are counted, by role", async () => {
  await sql()`delete from "user"`;
  const [admin] = [
    await openSession(),
    await openSession({ role: "recruiter" }),
    await openSession({ role: "learner" }),
  ];
  expect(await secondFactor({ REQUIRE_SECOND_FACTOR: undefined })).toMatchObject({ state: "ok" });
  const found = () => secondFactor({ REQUIRE_SECOND_FACTOR: "admin" });
  expect(await found()).toMatchObject({ state: "warning", says: expect.stringContaining("1 of 1") });
  expect(await secondFactor({ REQUIRE_SECOND_FACTOR: "staff" })).toMatchObject({
    says: expect.stringContaining("2 of 2"),
  });
  expect(await secondFactor({ REQUIRE_SECOND_FACTOR: "everybody" })).toMatchObject({
    says: expect.stringContaining("3 of 3"),
  });
  await sql()`update "user" set two_factor_enabled = true where id = ${admin.profile.id}`;
  expect(await found()).toMatchObject({ state: "ok" });
});

test("a port that another program has is named, and not one at which the site itself runs", async () => {
  let says = "another program";
  const other = createServer((_, response) => response.end(says));
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  const { port: taken } = other.address() as AddressInfo;
  const found = () => port({ PORT: taken, HOST: "127.0.0.1" });
  expect(await found()).toMatchObject({ state: "failed", mend: expect.stringContaining(`:${taken}`) });
  says = "ok";
  expect(await found()).toMatchObject({ state: "ok", says: expect.stringContaining("running") });
  other.close();
  other.closeAllConnections();
  expect(await found()).toMatchObject({ state: "ok", says: expect.stringContaining("free") });
  // An address reserved for documentation, which no machine has.
  expect(await port({ PORT: taken, HOST: "192.0.2.1" })).toMatchObject({ state: "failed" });
});
