/** A server that starts on a database without tables while another one holds the lock of the migrations. */
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { databaseNamed, migrationLock } from "#server/platform/database.ts";
import { settingsFor } from "#tests/support/database.ts";
import {
  removeDataDirectory,
  type ServerProcess,
  startServerProcess,
  temporaryDataDirectory,
} from "#tests/support/server-process.ts";

const name = `mindsync_first_${randomBytes(6).toString("hex")}`;
const cluster = inject("cluster");
const target = databaseNamed(cluster, name);

/** A connection from outside the server. */
function connected(place: typeof target) {
  const options = { max: 1, onnotice: () => {} };
  return "url" in place ? postgres(place.url, options) : postgres({ ...place, ...options });
}

async function onCluster(statement: string) {
  const sql = connected(cluster);
  await sql.unsafe(statement);
  await sql.end();
}

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

const dataDirectory = temporaryDataDirectory();
let server: ServerProcess | undefined;
beforeAll(() => onCluster(`create database ${name} template template0`));
afterAll(async () => {
  await server?.end("SIGKILL");
  await removeDataDirectory(dataDirectory);
  await onCluster(`drop database ${name} with (force)`);
});

test("is not ready until the tables are there", async () => {
  const other = connected(target);
  await other`select pg_advisory_lock(${migrationLock})`;
  const environment = { ...settingsFor(target), PORT: String(await freePort()) };
  server = await startServerProcess({ dataDirectory, environment });
  const { address } = server;
  const status = (path: string) =>
    fetch(address + path).then(
      (answer) => answer.status,
      () => undefined,
    );
  await expect.poll(() => status("/healthz"), { timeout: 30_000 }).toBe(200);
  expect(await status("/readyz")).toBe(503);
  expect(await other`select 1 from pg_class where relname = 'leads'`).toEqual([]);
  await other.end();
  await expect.poll(() => status("/readyz"), { timeout: 60_000 }).toBe(200);
  expect(await (await fetch(`${address}/readyz`)).text()).toBe("ready");
}, 120_000);
