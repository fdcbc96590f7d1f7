/** Two servers start at the same moment on a database without tables. */
import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { knownMigrations } from "#server/backup/tables.ts";
import { databaseNamed } from "#server/platform/database.ts";
import { settingsFor } from "#tests/support/database.ts";
import {
  removeDataDirectory,
  type ServerProcess,
  startServerProcess,
  temporaryDataDirectory,
} from "#tests/support/server-process.ts";

const name = `mindsync_together_${randomBytes(6).toString("hex")}`;
const target = databaseNamed(inject("cluster"), name);

/** Runs one SQL statement from outside the servers. */
async function asked(place: typeof target, statement: string) {
  const options = { max: 1, onnotice: () => {} };
  const sql = "url" in place ? postgres(place.url, options) : postgres({ ...place, ...options });
  try {
    return await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

const folders = [temporaryDataDirectory(), temporaryDataDirectory()];
let servers: ServerProcess[] = [];
beforeAll(() => asked(inject("cluster"), `create database ${name} template template0`));
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end("SIGKILL")));
  for (const folder of folders) await removeDataDirectory(folder);
  await asked(inject("cluster"), `drop database ${name} with (force)`);
});

test("make every table, the first admin and the courses once, and both are ready", async () => {
  servers = await Promise.all(
    folders.map((dataDirectory) => startServerProcess({ dataDirectory, environment: settingsFor(target) })),
  );
  for (const { address } of servers) {
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await fetch(`${address}/video-courses`)).status).toBe(200);
  }
  const [row] = await asked(
    target,
    `select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select count(distinct hash)::int from drizzle.__drizzle_migrations) as different,
      (select count(*)::int from user_profiles where role = 'admin') as admins,
      (select count(*)::int from courses) as courses,
      (select count(distinct slug)::int from courses) as slugs`,
  );
  const migrations = knownMigrations().length;
  expect(row).toMatchObject({ migrations, different: migrations, admins: 1 });
  expect(row?.courses).toBeGreaterThan(0);
  expect(row?.courses).toBe(row?.slugs);
  // Only the server that created the admin prints the password.
  const printed = servers.filter(({ output }) => /password {2}\w{20}\n/.test(output()));
  expect(printed).toHaveLength(1);
}, 120_000);
