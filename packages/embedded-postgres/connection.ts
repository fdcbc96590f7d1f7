/** Our own connections: to check that the server answers, and to create the application's database. */
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { databaseUser } from "./cluster.ts";
import { EmbeddedPostgresError, errorCode } from "./error.ts";

/** Where a server listens: the folder of a socket, or an address. */
export interface Endpoint {
  host: string;
  port: number;
  password?: string | undefined;
}

async function withConnection<T>(
  endpoint: Endpoint,
  database: string,
  work: (sql: postgres.Sql) => Promise<T>,
): Promise<T> {
  const sql = postgres({
    host: endpoint.host,
    port: endpoint.port,
    username: databaseUser,
    ...(endpoint.password === undefined ? {} : { password: endpoint.password }),
    database,
    max: 1,
    ssl: false,
    fetch_types: false,
    connect_timeout: 5,
    onnotice: () => {},
  });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * Waits until a connection to the server succeeds. A server that reports crash recovery is waited for as long as it
 * takes; one that does not respond at all gets a minute.
 * @param isRunning false once the server's process has ended.
 * @returns whether it is ready; false means that it ended before it was.
 * @throws EmbeddedPostgresError `start-failed` after that minute.
 */
export async function waitUntilReady(
  endpoint: Endpoint,
  isRunning: () => boolean,
  log: (message: string) => void,
): Promise<boolean> {
  let silentSince = Date.now();
  let lastSaid = Date.now();
  while (isRunning()) {
    try {
      await withConnection(endpoint, "postgres", (sql) => sql`SELECT 1`);
      return true;
    } catch (error) {
      // 57P03: "the database system is starting up", "in recovery mode", "shutting down".
      if (errorCode(error) === "57P03") silentSince = Date.now();
      if (Date.now() - silentSince > 60_000) {
        throw new EmbeddedPostgresError(
          "start-failed",
          `PostgreSQL runs but does not answer at ${endpoint.host}, port ${endpoint.port}: ${String(error)}`,
          { cause: error },
        );
      }
      if (Date.now() - lastSaid > 10_000) {
        lastSaid = Date.now();
        log(`still waiting for PostgreSQL: ${error instanceof Error ? error.message : String(error)}`);
      }
      await sleep(25);
    }
  }
  return false;
}

/** Creates the database if it is missing. */
export async function ensureDatabase(endpoint: Endpoint, database: string): Promise<void> {
  await withConnection(endpoint, "postgres", async (sql) => {
    const found = await sql`SELECT 1 FROM pg_database WHERE datname = ${database}`;
    if (found.length > 0) return;
    try {
      await sql`CREATE DATABASE ${sql(database)}`;
    } catch (error) {
      // 42P04: another process has just created it.
      if (errorCode(error) !== "42P04") throw error;
    }
  });
}
