/** Starts that do not go well, as processes. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { findPostmaster } from "#packages/embedded-postgres/pidfile.ts";
import { breakableNetwork } from "#tests/support/broken-network.ts";
import { preparedDataDirectory } from "#tests/support/prepared-data.ts";
import {
  removeDataDirectory,
  type ServerProcess,
  startServerProcess,
  temporaryDataDirectory,
} from "#tests/support/server-process.ts";

let server: ServerProcess | undefined;
let folder: string;
beforeEach(() => {
  folder = preparedDataDirectory();
});
afterEach(async () => {
  await server?.end("SIGKILL");
  server = undefined;
  await removeDataDirectory(folder);
});

async function listening() {
  const other = createServer();
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  return { port, close: () => new Promise((closed) => other.close(closed)) };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("a server whose address is taken says so and leaves no database running", async () => {
  const other = await listening();
  server = await startServerProcess({
    dataDirectory: folder,
    environment: { PORT: String(other.port), HOST: "127.0.0.1" },
  });
  await expect.poll(server.output, { timeout: 60_000 }).toContain("The server could not start.");
  expect(server.output()).toContain("EADDRINUSE");
  const { pid } = server;
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(await server.end()).toBe(1);
  expect(findPostmaster(join(folder, "postgres"))).toBeUndefined();
  await other.close();
}, 90_000);

test("a server whose settings cannot be used names them, and ends with an exit code of its own", async () => {
  server = await startServerProcess({
    dataDirectory: folder,
    environment: { PORT: "4359", BACKUP_HOUR: "25", LOG_LEVEL: "warning" },
  });
  const { output, pid } = server;
  await expect.poll(() => isAlive(pid), { timeout: 60_000 }).toBe(false);
  expect(output()).toContain("BACKUP_HOUR is an hour from 0 to 23, or off");
  expect(output()).toContain("LOG_LEVEL is debug, info, warn, error or silent");
  expect(await server.end()).toBe(78);
}, 90_000);

test("a database that is lost while connections are opened ends no process", async () => {
  const database = await startEmbeddedPostgres({ dataDirectory: join(folder, "postgres") });
  const network = await breakableNetwork(database);
  const { port } = network.target as { port: number };
  const free = await listening();
  await free.close();
  const dataDirectory = temporaryDataDirectory();
  try {
    // The driver's own first query.
    network.resetAt("pg_catalog.pg_type");
    server = await startServerProcess({
      dataDirectory,
      environment: {
        PORT: String(free.port),
        LOG_LEVEL: "warn",
        DATABASE_URL: `postgres://${database.user}@127.0.0.1:${port}/${database.database}`,
      },
    });
    const { address, output } = server;
    await expect
      .poll(output, { timeout: 60_000 })
      .toContain("the database was lost while a connection was opened");
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(200);
    network.resetAt();
    await expect
      .poll(() => fetch(`${address}/readyz`).then(({ status }) => status), { timeout: 60_000 })
      .toBe(200);
  } finally {
    await server?.end("SIGKILL");
    await database.release();
    await network.cut();
    await removeDataDirectory(dataDirectory);
  }
}, 180_000);
