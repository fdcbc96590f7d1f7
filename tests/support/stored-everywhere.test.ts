import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { currentSession } from "#app/accounts/current-session.server.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "./database.ts";
import { openSession } from "./session.ts";
import { storedEverywhere } from "./stored-everywhere.ts";

testDatabase();
const folder = mkdtempSync(join(tmpdir(), "mindsync-stored-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let headers: Headers;
beforeAll(async () => {
  headers = new Headers((await openSession()).headers);
});

test("a session that is noted as in use after an hour is no other row", async () => {
  await sql()`update session set updated_at = now() - interval '61 minutes'`;
  const before = await storedEverywhere(folder);
  const [{ updated_at: stale } = {}] = await sql()`select updated_at from session`;
  expect(await currentSession(headers)).not.toBeNull();
  const [{ updated_at: noted } = {}] = await sql()`select updated_at from session`;
  expect(noted).not.toEqual(stale);
  expect(await storedEverywhere(folder)).toBe(before);
});

test("anything else that happens to a session is seen", async () => {
  const changes = [
    "update session set expires_at = expires_at + interval '1 second'",
    "update session set token = 'another'",
    "update session set user_agent = 'Chrome on Windows'",
    "delete from session",
  ];
  for (const change of changes) {
    const before = await storedEverywhere(folder);
    await sql().unsafe(change);
    expect(await storedEverywhere(folder), change).not.toBe(before);
  }
});
