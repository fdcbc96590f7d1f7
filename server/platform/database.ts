import { randomBytes } from "node:crypto";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres, { type Sql } from "postgres";
import * as schema from "#db/schema/index.ts";
import { addressesIn, changedAddress, ipv6Options, placeOf } from "./database-address.ts";
import { socketToPrimary } from "./database-hosts.ts";
import { clientWithSockets } from "./driver-sockets.ts";
import { AppError } from "./errors.ts";
import { endLostTransactions } from "./lost-transactions.ts";
import { preparingQueries } from "./prepared-queries.ts";

export type Database = PostgresJsDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Where PostgreSQL is: an address, which may name a primary and its standbys, or the embedded one's socket directory. */
export type DatabaseTarget =
  | { url: string }
  | { host: string; port: number; user: string; password?: string; database: string };

interface Open {
  sql: Sql;
  orm: Database;
  target: DatabaseTarget;
  /** Connections outside the pool. */
  sessions: Set<Sql>;
}

let open: Open | undefined;

/**
 * Connections in the pool of a process. Few, because the queries of a request are short and PostgreSQL works best with
 * few.
 */
const poolSize = 10;

/**
 * Seconds until a lost connection is retried. The driver's own pauses grow to 20 s, and every query meanwhile waits
 * until they end.
 */
const pauseBefore = (tries: number) => Math.min(0.05 * 2 ** tries, 1);

/**
 * Milliseconds without a byte after which a connection of the pool is given up. The driver (postgres 3.4.9) has no such
 * limit: a network that dies without a word would hold a request for as long as the system repeats its packets, some
 * 15 minutes. No statement of the pool takes so long; what does has a connection of its own.
 */
const longestSilence = 60_000;

/** Milliseconds until a server has to accept a connection. */
const longestConnect = 5_000;

/** This process in PostgreSQL's list of connections. */
const processName = `mindsync-${randomBytes(6).toString("hex")}`;

function connect(
  target: DatabaseTarget,
  own: { max: number; max_lifetime?: null; onclose?: () => void },
  silence?: number,
): Sql {
  const options = {
    connect_timeout: longestConnect / 1_000,
    backoff: pauseBefore,
    onnotice: () => {},
    connection: { application_name: processName },
    ...own,
  };
  // Read by a client that never connects: the address, and what the environment adds to it.
  if (!("url" in target)) {
    const { options: read } = postgres({ ...target, ...options });
    return endLostTransactions(clientWithSockets(read, { longestConnect }));
  }
  const addresses = addressesIn(target.url);
  const [first = target.url, ...others] = addresses;
  const route = others.length ? { target_session_attrs: "primary" as const } : ipv6Options(first);
  const { options: read } = postgres(first, { ...options, ...route });
  // An address without a host is one of a socket's folder.
  const limits = { longestConnect, silence: placeOf(first).host ? silence : undefined };
  return endLostTransactions(
    clientWithSockets(read, limits, others.length ? socketToPrimary(addresses) : undefined),
  );
}

/** Opens the pool of this process. It does not connect yet. */
export function openDatabase(target: DatabaseTarget, silence = longestSilence): Open {
  const sql = connect(target, { max: poolSize }, silence);
  open = { sql, orm: drizzle(preparingQueries(sql), { schema }), target, sessions: new Set() };
  return open;
}

/**
 * Opens one connection outside the pool, for uses that outlast a statement: session locks, and LISTEN. Close it with
 * `closeSession`.
 * @param lost called when the connection ends, and its locks with it
 */
export function openSession(lost: () => void): Sql {
  if (!open) throw new AppError("unavailable", "The database is not open yet.");
  const session = connect(open.target, { max: 1, max_lifetime: null, onclose: lost });
  open.sessions.add(session);
  return session;
}

/** Ends a connection that `openSession` opened. */
export async function closeSession(session: Sql): Promise<void> {
  open?.sessions.delete(session);
  await session.end({ timeout: 1 });
}

/** Another database on the same server. */
export function databaseNamed(target: DatabaseTarget, database: string): DatabaseTarget {
  if (!("url" in target)) return { ...target, database };
  const url = changedAddress(target.url, (address) => {
    address.pathname = `/${database}`;
  });
  return { url };
}

/**
 * Opens one connection to another database, by default one of this name on the same server. The caller ends it.
 */
export function openElsewhere(other: string | DatabaseTarget): Sql {
  if (typeof other !== "string") return connect(other, { max: 1, max_lifetime: null });
  if (!open) throw new AppError("unavailable", "The database is not open yet.");
  return connect(databaseNamed(open.target, other), { max: 1, max_lifetime: null });
}

/** The database, for repository modules. */
export function db(): Database {
  if (!open) throw new AppError("unavailable", "The database is not open yet.");
  return open.orm;
}

/** The plain connection, for statements that a query builder would only obscure. */
export function sql(): Sql {
  if (!open) throw new AppError("unavailable", "The database is not open yet.");
  return open.sql;
}

export async function closeDatabase(): Promise<void> {
  for (const session of open?.sessions ?? []) await closeSession(session);
  await open?.sql.end({ timeout: 5 });
  open = undefined;
}

/** Any constant: the key of the one lock that migrating processes take. */
export const migrationLock = 7_216_052_611;

/** Brings the tables up to date. Processes that start together migrate one after the other. */
export async function migrateDatabase(folder = "db/migrations"): Promise<void> {
  // The lock ends with its session, also when that is lost.
  const session = openSession(() => {});
  try {
    await session`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(session), { migrationsFolder: folder });
  } finally {
    await closeSession(session);
  }
}

/** The connections of this process by state ("active", "idle", …), and of everybody on the server. */
export async function connectionCounts(): Promise<{ own: Map<string, number>; all: number; most: number }> {
  const rows = await sql()<{ state: string; own: number; all: number; most: number }[]>`
    select coalesce(state, 'starting') as state, count(*) filter (where application_name = ${processName})::int as own,
      count(*)::int as all, current_setting('max_connections')::int as most
    from pg_stat_activity where backend_type = 'client backend' group by 1`;
  return {
    own: new Map(rows.filter(({ own }) => own > 0).map(({ state, own }) => [state, own])),
    all: rows.reduce((sum, { all }) => sum + all, 0),
    most: rows[0]?.most ?? 0,
  };
}

/** Whether the database answers within a second. */
export async function databaseAnswers(): Promise<boolean> {
  try {
    await Promise.race([
      sql()`select 1`,
      new Promise((_, reject) => setTimeout(reject, 1000, new Error("no answer")).unref()),
    ]);
    return true;
  } catch {
    return false;
  }
}
