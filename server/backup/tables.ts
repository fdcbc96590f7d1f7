import { setImmediate as turn } from "node:timers/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Sql, TransactionSql } from "postgres";
import { BackupError } from "./archive.ts";
import { RowDigest, type RowSummary } from "./row-digest.ts";

/** A table with the columns that are stored as typed; generated ones are made again by the database. */
export interface Table {
  name: string;
  columns: string[];
}

/** The last number that an identity column has given out. */
export interface LastNumber {
  table: string;
  column: string;
  last: string;
}

/** Either a connection of its own or a transaction. */
export type Session = Sql | TransactionSql;

/** Every migration of this version of the site, oldest first. */
export const knownMigrations = () => readMigrationFiles({ migrationsFolder: "db/migrations" });

/** Names of the tables of any version of the site: other tables in the same database are none of its business. */
function siteTables(): string[] {
  const statements = knownMigrations().flatMap(({ sql }) => sql);
  const names = statements.flatMap((statement) =>
    [...statement.matchAll(/(?:CREATE (?:UNLOGGED )?TABLE(?: IF NOT EXISTS)?|RENAME TO) "(\w+)"/g)].map(
      ([, name = ""]) => name,
    ),
  );
  return [...new Set(names)];
}

/** The site's tables that are in this database. */
export async function tablesIn(session: Session): Promise<Table[]> {
  return session<Table[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname = any (${siteTables()})
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`;
}

/** The migrations that this database has had, by the time that names each. */
export async function migrationsIn(session: Session): Promise<number[]> {
  const [found] = await session`select to_regclass('drizzle.__drizzle_migrations') is not null as there`;
  if (!found?.there) return [];
  const rows = await session<{ created_at: string }[]>`
    select created_at from drizzle.__drizzle_migrations order by created_at`;
  return rows.map(({ created_at }) => Number(created_at));
}

/** The last number of every identity column. */
export async function lastNumbersIn(session: Session, tables: readonly Table[]): Promise<LastNumber[]> {
  return session<LastNumber[]>`
    select c.relname as table, a.attname as column, s.last_value::text as last
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
      join pg_sequences s on to_regclass(format('%I.%I', s.schemaname, s.sequencename))
        = pg_get_serial_sequence(format('public.%I', c.relname), a.attname)::regclass
    where c.relnamespace = 'public'::regnamespace and c.relname = any (${tables.map(({ name }) => name)})
      and s.last_value is not null`;
}

/** The rows of a table in the text form of COPY, which every version of PostgreSQL reads. */
export async function* copyOut(session: Session, { name, columns }: Table): AsyncGenerator<Buffer> {
  // A query, because a table in partitions cannot be named.
  const rows =
    await session`copy (select ${session(columns)} from ${session(`public.${name}`)}) to stdout`.readable();
  try {
    yield* rows.iterator({ destroyOnReturn: false });
  } finally {
    // The driver refuses other statements, also the rollback, before the last row is read.
    for await (const _ of rows);
    // The driver (postgres 3, connection.js) pauses its socket while rows wait here, and does not resume it when the
    // last rows arrive together with the end: the next statement would then wait for ever. Its _read resumes it.
    rows._read(0);
  }
}

/** Counts and hashes the rows of a table as this database returns them. */
export async function summaryOf(session: Session, table: Table): Promise<RowSummary> {
  const digest = new RowDigest();
  for await (const chunk of copyOut(session, table)) digest.update(chunk);
  return digest.summary();
}

/** Makes sure that the same value always has the same text. Call it in a transaction. */
export async function settleTextForm(session: Session): Promise<void> {
  await session.unsafe(
    "set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'; " +
      "set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0; " +
      "set local idle_in_transaction_session_timeout = 0",
  );
}

/**
 * Writes rows into a table.
 * @throws BackupError when the database does not take them
 */
export async function copyIn(
  session: Session,
  { name, columns }: Table,
  rows: AsyncIterable<Uint8Array>,
): Promise<void> {
  const stream = await session`copy ${session(`public.${name}`)} (${session(columns)}) from stdin`.writable();
  const refused = Promise.withResolvers<never>();
  refused.promise.catch(() => {});
  stream.on("error", refused.reject);
  try {
    for await (const chunk of rows) {
      const taken = new Promise<void>((done, failed) => {
        stream.write(chunk, (error) => (error ? failed(error) : done()));
      });
      await Promise.race([taken, refused.promise]);
    }
    stream.end();
    // The driver does not say when the last rows are refused: the next statement of the transaction then fails.
    await turn();
    await session`select 1`;
  } catch (cause) {
    stream.destroy();
    if (cause instanceof BackupError) throw cause;
    throw new BackupError(`The table ${name} could not be restored. Nothing was changed.`, { cause });
  }
}
