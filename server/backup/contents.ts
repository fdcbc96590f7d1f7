/**
 * What is in a backup: `backup.json` (what it is of), `tables/<name>/<number>`, `uploads/<id>`, `mails/<name>.json`, and at
 * the end `manifest.json` (every file with its SHA-256, every table with its number of rows and their hash).
 */
import { createHash } from "node:crypto";
import { json } from "node:stream/consumers";
import { z } from "zod";
import { isStoredId } from "#server/platform/storage/stored-files.ts";
import { BackupError, type Entry, type Part, readArchive } from "./archive.ts";
import { knownMigrations } from "./tables.ts";

const identifier = z.string().regex(/^\w{1,63}$/);

const about = z.object({
  format: z.literal("mindsync-backup"),
  version: z.literal(1),
  created: z.iso.datetime(),
  migrations: z.array(z.number()),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier).min(1) })),
  lastNumbers: z.array(z.object({ table: identifier, column: identifier, last: z.string().regex(/^\d+$/) })),
});

const manifest = z.object({
  parts: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
  tables: z.record(identifier, z.object({ rows: z.number(), hash: z.string() })),
  /** Recordings that the database knows and that were not in the storage. */
  missing: z.array(z.string()),
});

/** What a backup is of. */
export type About = z.infer<typeof about>;
export type Manifest = z.infer<typeof manifest>;

/** A backup whose every byte was checked. */
export interface CheckedBackup {
  path: string;
  passphrase: string | undefined;
  about: About;
  manifest: Manifest;
}

export const aboutName = "backup.json";
export const manifestName = "manifest.json";

/** The kinds of files in a backup, by their names. */
export function kindOf(name: string): { kind: "table" | "upload" | "mail"; of: string } | undefined {
  const table = /^tables\/(\w{1,63})\/\d{6,}$/.exec(name)?.[1];
  if (table) return { kind: "table", of: table };
  const upload = /^uploads\/(.+)$/.exec(name)?.[1];
  if (upload && isStoredId(upload)) return { kind: "upload", of: upload };
  const mail = /^mails\/([\w-]+\.json)$/.exec(name)?.[1];
  return mail ? { kind: "mail", of: mail } : undefined;
}

const notOurs = "This file is not a backup of this site.";

const megabyte = 1024 * 1024;

/** The largest descriptions that are read, in bytes: some tables, and a line for each of half a million files. */
const largest = { about: megabyte, manifest: 64 * megabyte };

/** Reads a small file of JSON. One that is larger is not unpacked: a few bytes may unpack to more than the memory. */
async function readJson<T>(entry: Entry, schema: z.ZodType<T>, otherwise: string, most: number): Promise<T> {
  if (entry.bytes > most) throw new BackupError(otherwise);
  const value = await json(entry.content).catch((cause) => {
    throw cause instanceof BackupError ? cause : new BackupError(otherwise, { cause });
  });
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new BackupError(otherwise);
  return parsed.data;
}

async function readAbout(entry: Entry): Promise<About> {
  if (entry.name !== aboutName) throw new BackupError(notOurs);
  const versioned = z.object({ format: z.literal("mindsync-backup"), version: z.number() }).loose();
  const value = await readJson(entry, versioned, notOurs, largest.about);
  const parsed = about.safeParse(value);
  const known = new Set(knownMigrations().map(({ folderMillis }) => folderMillis));
  if (value.version > 1 || (parsed.success && parsed.data.migrations.some((each) => !known.has(each)))) {
    throw new BackupError(
      "This backup was made by a newer version of the site. Install that version, or a later one, and try again.",
    );
  }
  if (!parsed.success) throw new BackupError(notOurs);
  return parsed.data;
}

async function partOf({ name, bytes, content }: Entry): Promise<Part> {
  const hash = createHash("sha256");
  for await (const chunk of content) hash.update(chunk);
  return { name, bytes, sha256: hash.digest("hex") };
}

const same = (one: Part | undefined, other: Part | undefined) =>
  one?.name === other?.name && one?.bytes === other?.bytes && one?.sha256 === other?.sha256;

/** Compares what is in a backup with its manifest. */
function compare(found: readonly Part[], { parts }: Manifest): void {
  const lacking = parts.find(({ name }) => !found.some((part) => part.name === name));
  if (lacking)
    throw new BackupError(`The backup is incomplete: ${lacking.name} is missing. Nothing was changed.`);
  const wrong = found.find((part, at) => !same(part, parts[at]));
  if (wrong ?? found.length !== parts.length) {
    throw new BackupError(
      `The backup is damaged: ${wrong?.name} is not as it was saved. Nothing was changed.`,
    );
  }
}

/**
 * Reads a whole backup and checks every byte of it, without writing anything.
 * @throws BackupError that says what is wrong with it
 */
export async function checkBackup(path: string, passphrase: string | undefined): Promise<CheckedBackup> {
  let first: About | undefined;
  let last: Manifest | undefined;
  const found: Part[] = [];
  for await (const entry of readArchive(path, passphrase)) {
    if (last) throw new BackupError("The backup is damaged: it goes on after its end. Nothing was changed.");
    if (!first) first = await readAbout(entry);
    else if (entry.name === manifestName)
      last = await readJson(entry, manifest, "The backup is damaged.", largest.manifest);
    else if (kindOf(entry.name)) found.push(await partOf(entry));
    else throw new BackupError(`The backup contains an unknown file: ${entry.name}. Nothing was changed.`);
  }
  if (!first) throw new BackupError(notOurs);
  if (!last) throw new BackupError("The backup is incomplete: its end is missing. Nothing was changed.");
  compare(found, last);
  return { path, passphrase, about: first, manifest: last };
}
