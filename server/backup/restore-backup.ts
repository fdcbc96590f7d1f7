import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Upload } from "@tus/server";
import type { Sql, TransactionSql } from "postgres";
import { erasedPeopleSecret } from "#server/platform/erased-list.ts";
import { storage } from "#server/platform/storage.ts";
import { BackupError, type Entry, readArchive } from "./archive.ts";
import { type About, type CheckedBackup, kindOf } from "./contents.ts";
import { copyIn, knownMigrations, settleTextForm, tablesIn } from "./tables.ts";

/** Refuses a database that somebody uses, or that has rows and may not be replaced. */
async function refuseUnlessFree(transaction: TransactionSql, replace: boolean): Promise<void> {
  const [others] = await transaction<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend'`;
  if (others?.count) {
    throw new BackupError(
      "The database is in use. Stop the site and whatever else is connected to it, then try again. Nothing was changed.",
    );
  }
  if (replace) return;
  const tables = await transaction<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
  for (const { name } of tables) {
    const [row] = await transaction`select exists (select 1 from ${transaction(`public.${name}`)}) as filled`;
    if (row?.filled) {
      throw new BackupError(
        "There is data in this database. Nothing was changed. To put the backup in its place, add --replace:\n    npm run restore -- FILE --replace",
      );
    }
  }
}

/** Makes the tables anew, empty, as they were at the version of the backup. */
async function makeTables(transaction: TransactionSql, { migrations }: About): Promise<void> {
  const known = await tablesIn(transaction);
  for (const { name } of known) {
    await transaction`drop table ${transaction(`public.${name}`)} cascade`;
  }
  await transaction.unsafe(`
    drop table if exists drizzle.__drizzle_migrations;
    create schema if not exists drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { folderMillis, hash, sql } of knownMigrations()) {
    if (!migrations.includes(folderMillis)) continue;
    for (const statement of sql) await transaction.unsafe(statement);
    await transaction`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`;
  }
  // A migration may have put rows into a table; those of the backup include them.
  for (const { name } of await tablesIn(transaction)) {
    await transaction`truncate ${transaction(`public.${name}`)} cascade`;
  }
}

/** Takes the references between tables away, so that rows can come in any order. @returns what puts them back */
async function dropReferences(transaction: TransactionSql): Promise<() => Promise<void>> {
  const references = await transaction<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
  for (const { table, name } of references) {
    await transaction.unsafe(`alter table ${table} drop constraint ${name}`);
  }
  return async () => {
    for (const { table, name, definition } of references) {
      await transaction.unsafe(`alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}

/**
 * Keeps the secret of the list of erased people over a restore: a backup from before it was made lacks it, and nobody on
 * the list would be known again. @returns what puts it back, unless the backup brings its own
 */
async function keepErasedSecret(transaction: TransactionSql): Promise<() => Promise<void>> {
  const isThere = async () => (await tablesIn(transaction)).some(({ name }) => name === "site_secrets");
  const [kept] = (await isThere())
    ? await transaction<
        { value: string }[]
      >`select value from site_secrets where name = ${erasedPeopleSecret}`
    : [];
  return async () => {
    if (!kept || !(await isThere())) return;
    await transaction`
      insert into site_secrets (name, value) values (${erasedPeopleSecret}, ${kept.value}) on conflict do nothing`;
  };
}

/** Where files of a backup go. */
export interface Files {
  /** The folder of the mails that were not sent. */
  mails: string;
}

async function putUpload(id: string, { bytes, content }: Entry): Promise<void> {
  const files = await storage();
  const pieces = await files.pieces();
  await pieces.create(new Upload({ id, size: bytes, offset: 0 }));
  await pieces.write(Readable.from(content), id, 0);
  if ((await files.size(id)) !== bytes)
    throw new BackupError("A recording could not be put into the storage.");
  await files.settle(id);
}

async function putMail(folder: string, name: string, { content }: Entry): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = join(folder, `.${name}.partial`);
  await writeFile(partial, await buffer(Readable.from(content)), { mode: 0o600 });
  await rename(partial, join(folder, name));
}

/** Reads the backup again and puts each of its parts where it belongs. */
async function putParts(
  transaction: TransactionSql,
  { about, path, passphrase }: CheckedBackup,
  files: Files | undefined,
): Promise<void> {
  for await (const entry of readArchive(path, passphrase)) {
    const found = kindOf(entry.name);
    const table = about.tables.find(({ name }) => found?.kind === "table" && name === found.of);
    if (table) await copyIn(transaction, table, entry.content);
    else if (found?.kind === "upload" && files) await putUpload(found.of, entry);
    else if (found?.kind === "mail" && files) await putMail(files.mails, found.of, entry);
    else for await (const _ of entry.content);
  }
}

/**
 * Puts a backup that `checkBackup` has checked into a database, in one transaction, and its files into the open storage.
 * Without `files` only the records are restored.
 * @param session the only connection to that database
 * @throws BackupError when the database is in use, or has rows and may not be replaced
 */
export async function restoreBackup(
  session: Sql,
  backup: CheckedBackup,
  { replace = false, files }: { replace?: boolean; files?: Files } = {},
): Promise<void> {
  const { about } = backup;
  await session.begin(async (transaction) => {
    await settleTextForm(transaction);
    await refuseUnlessFree(transaction, replace);
    const putSecretBack = await keepErasedSecret(transaction);
    await makeTables(transaction, about);
    // The backup has what was counted of the visits too. After the migrations, because one of them turns this off.
    await transaction`select set_config('mindsync.keep_figures', 'on', true)`;
    const putReferencesBack = await dropReferences(transaction);
    await putParts(transaction, backup, files);
    await putReferencesBack();
    await putSecretBack();
    for (const { table, column, last } of about.lastNumbers) {
      await transaction`select setval(pg_get_serial_sequence(${`public.${table}`}, ${column}), ${last}::bigint)`;
    }
  });
}
