import { randomBytes } from "node:crypto";
import { join } from "node:path";
import postgres from "postgres";
import {
  removeDataDirectory,
  startServerProcess,
  temporaryDataDirectory,
} from "#tests/support/server-process.ts";

/** The admin that the server creates at its first start. */
export const admin = { email: "owner@mindsync.example", password: "an owner's long password" };

/** A running site: its address, and its records. */
export interface Site {
  address: string;
  dataDirectory: string;
  /** Only where the records are on a server that DATABASE_URL names. */
  databaseUrl: string | undefined;
  /** The server's log file. */
  log: string;
}

/** A database for this site alone on the server that DATABASE_URL names. */
async function ownDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `mindsync_e2e_${randomBytes(6).toString("hex")}`;
  const onServer = async (statement: string) => {
    const sql = postgres(server, { max: 1, onnotice: () => {} });
    await sql.unsafe(statement).finally(() => sql.end());
  };
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

/**
 * Runs the real site with its own records until it is stopped.
 * @param settings more settings of the server, such as a mail server
 */
export async function runSite(
  settings: Record<string, string> = {},
): Promise<Site & { stop(): Promise<void> }> {
  const dataDirectory = temporaryDataDirectory();
  const database = process.env.DATABASE_URL ? await ownDatabase(process.env.DATABASE_URL) : undefined;
  const log = join(dataDirectory, "site.log");
  const server = await startServerProcess({
    dataDirectory,
    log,
    environment: {
      LOG_LEVEL: "info",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      // Every test has a different client address (fixtures.ts), because the rate limits apply to each visitor.
      TRUST_PROXY: "1",
      ...(database ? { DATABASE_URL: database.url } : {}),
      ...settings,
    },
  });
  return {
    address: server.address,
    dataDirectory,
    databaseUrl: database?.url,
    log,
    async stop() {
      await server.end();
      for (const line of server.output().split("\n"))
        if (/^\{"level":[56]0/.test(line)) process.stderr.write(`${line}\n`);
      await database?.drop();
      await removeDataDirectory(dataDirectory);
    },
  };
}
