/** Playwright's global setup: the real server on a free port, with a database of its own, stopped at the end. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import postgres from "postgres";

/** The admin that the server makes for itself at its first start. */
export const admin = { email: "owner@mindsync.example", password: "an owner's long password" };

/** The settings of the machine that the server takes over; its brand, port and accounts it does not. */
const inherited = ["PATH", "HOME", "TMPDIR", "LANG", "SystemRoot", "DATABASE_URL"];

/** Reads what the server says until it says where it is. */
async function addressOf(server: ChildProcess): Promise<string> {
  const said: string[] = [];
  if (!server.stdout) throw new Error("The server has no output");
  for await (const line of createInterface({ input: server.stdout })) {
    said.push(line);
    const address = /The site is at (http\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error(`The server did not start:\n${said.join("\n")}`);
}

/** With DATABASE_URL set: a database of this run on that server. */
async function ownDatabase(given: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `mindsync_e2e_${process.pid}`;
  const onServer = async (statement: string) => {
    const sql = postgres(given, { max: 1, onnotice: () => {} });
    await sql.unsafe(statement).finally(() => sql.end());
  };
  await onServer(`create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}

export default async function startSite(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "mindsync-e2e-"));
  // As root the database runs as nobody, who must be able to enter.
  chmodSync(folder, 0o755);
  const database = process.env.DATABASE_URL ? await ownDatabase(process.env.DATABASE_URL) : undefined;
  if (database) process.env.DATABASE_URL = database.url;
  const server = spawn(process.execPath, ["server/start.ts"], {
    env: {
      ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      PORT: "0",
      DATA_DIR: folder,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      // Each test comes from an address of its own (fixtures.ts), so that no test uses up another's turns.
      TRUST_PROXY: "1",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.env.MINDSYNC_E2E_ADDRESS = await addressOf(server);
  process.env.MINDSYNC_E2E_DATA = folder;
  server.stdout?.resume();
  return async () => {
    const ended = server.exitCode === null ? once(server, "exit") : undefined;
    server.kill("SIGTERM");
    await ended;
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
}
