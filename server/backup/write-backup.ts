import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { closeSession, openSession } from "#server/platform/database.ts";
import { storage } from "#server/platform/storage.ts";
import { type AddPart, BackupError, type Part, writeArchive } from "./archive.ts";
import { type About, aboutName, kindOf, type Manifest, manifestName } from "./contents.ts";
import { RowDigest } from "./row-digest.ts";
import {
  copyOut,
  lastNumbersIn,
  migrationsIn,
  type Session,
  settleTextForm,
  type Table,
  tablesIn,
} from "./tables.ts";

/** A backup that was made. */
export interface WrittenBackup {
  path: string;
  bytes: number;
  tables: number;
  rows: number;
  recordings: number;
  /** Recordings that the database knows and that were not in the storage. */
  missing: number;
}

/** Rows of a table are saved in files of about this many bytes, because a tar needs the length of a file first. */
const pieceBytes = 1024 * 1024;

/** A file that nobody has written to for this long, in milliseconds, was left by a process that died. */
const abandonedAfter = 60 * 60_000;

async function* once(bytes: Uint8Array) {
  yield bytes;
}

const addJson = (add: AddPart, name: string, value: unknown) => {
  const bytes = Buffer.from(JSON.stringify(value));
  return add(name, bytes.length, once(bytes));
};

/** Saves the rows of a table in pieces, and counts and hashes them. */
async function addTable(session: Session, table: Table, add: AddPart) {
  const digest = new RowDigest();
  const parts: Part[] = [];
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    const name = `tables/${table.name}/${String(parts.length).padStart(6, "0")}`;
    parts.push(await add(name, bytes, once(Buffer.concat(waiting))));
    waiting = [];
    bytes = 0;
  };
  for await (const chunk of copyOut(session, table)) {
    digest.update(chunk);
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= pieceBytes) await flush();
  }
  if (bytes) await flush();
  return { parts, summary: digest.summary() };
}

/** A recording as the database knows it; the driver returns large numbers as text. */
interface Recording {
  id: string;
  bytes: string;
}

/** Saves all tables as they are at one moment. @returns the recordings that belong to that moment */
async function addRecords(session: Session, add: AddPart, manifest: Manifest): Promise<Recording[]> {
  await settleTextForm(session);
  const tables = await tablesIn(session);
  if (tables.length === 0)
    throw new BackupError("There is nothing to back up yet: the database has no tables.");
  const about: About = {
    format: "mindsync-backup",
    version: 1,
    created: new Date().toISOString(),
    migrations: await migrationsIn(session),
    tables,
    lastNumbers: await lastNumbersIn(session, tables),
  };
  await addJson(add, aboutName, about);
  for (const table of tables) {
    const { parts, summary } = await addTable(session, table, add);
    manifest.parts.push(...parts);
    manifest.tables[table.name] = summary;
  }
  if (!tables.some(({ name }) => name === "recruitment_media")) return [];
  return session<Recording[]>`
    select id, bytes from recruitment_media where state = 'complete' order by id`;
}

async function addRecordings(
  recordings: readonly Recording[],
  add: AddPart,
  manifest: Manifest,
): Promise<void> {
  const files = await storage();
  for (const { id, bytes } of recordings) {
    const size = await files.size(id);
    if (size === Number(bytes)) manifest.parts.push(await add(`uploads/${id}`, size, await files.read(id)));
    else manifest.missing.push(id);
  }
}

async function addMails(folder: string, add: AddPart, manifest: Manifest): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.sort()) {
    const part = `mails/${name}`;
    // A mail may be deleted at any time, after which it must not be in the backup either.
    const found = kindOf(part) && (await stat(join(folder, name)).catch(() => undefined));
    if (found) manifest.parts.push(await add(part, found.size, createReadStream(join(folder, name))));
  }
}

/** Removes what a process that was killed left behind. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^\..+\.partial$/.test(name)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > abandonedAfter) await rm(join(folder, name), { force: true });
  }
}

/** Makes a file's new name survive a power cut. Windows has no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a backup of the open database, the open storage and the saved mails while the site runs. The file appears
 * under its name when it is complete and on the disk.
 */
export async function writeBackup({
  path,
  passphrase,
  mails,
}: {
  path: string;
  passphrase: string | undefined;
  /** The folder of the mails that were not sent. */
  mails: string;
}): Promise<WrittenBackup> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  const partial = join(folder, `.${basename(path)}.${process.pid}.partial`);
  const manifest: Manifest = { parts: [], tables: {}, missing: [] };
  const session = openSession(() => {});
  try {
    await writeArchive(partial, passphrase, async (add) => {
      const recordings = await session.begin("isolation level repeatable read read only", (transaction) =>
        addRecords(transaction, add, manifest),
      );
      await addRecordings(recordings, add, manifest);
      await addMails(mails, add, manifest);
      await addJson(add, manifestName, manifest);
    });
  } finally {
    await closeSession(session);
  }
  await rename(partial, path);
  await syncFolder(folder);
  const tables = Object.values(manifest.tables);
  return {
    path,
    bytes: (await stat(path)).size,
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    recordings: manifest.parts.filter(({ name }) => kindOf(name)?.kind === "upload").length,
    missing: manifest.missing.length,
  };
}
