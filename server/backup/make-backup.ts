import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Config } from "#server/platform/config.ts";
import { diskSpace, mustStayFree } from "#server/platform/disk-space.ts";
import { erasedListFile } from "#server/platform/erased-list.ts";
import { log } from "#server/platform/log.ts";
import { BackupError } from "./archive.ts";
import { bucketCopies } from "./bucket-copies.ts";
import { lastBackupBytes, nightsKept, recordRun } from "./runs.ts";
import { type WrittenBackup, writeBackup } from "./write-backup.ts";

/** The folder of the backups. */
export const backupFolder = ({ DATA_DIR }: Pick<Config, "DATA_DIR">) => join(DATA_DIR, "backups");

/** The folder of the mails that were not sent. */
export const mailsFolder = ({ DATA_DIR }: Pick<Config, "DATA_DIR">) => join(DATA_DIR, "mails");

/** Names begin with what made the file and go on with the time, so that sorting by name sorts by time. */
const nightlyName = /^nightly-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz(\.age)?$/;

function fileName(nightly: boolean, encrypted: boolean, at = new Date()): string {
  const time = at.toISOString().replace(/:|\.\d+/g, "");
  return `${nightly ? "nightly" : "backup"}-${time}.tar.gz${encrypted ? ".age" : ""}`;
}

const tooOld = (names: readonly string[]) =>
  names
    .filter((name) => nightlyName.test(name))
    .sort()
    .slice(0, -nightsKept);

/** Refuses a backup that might fill the disk. It is expected to be a fifth larger than the last one. */
async function refuseWithoutRoom(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { free } = await diskSpace(folder);
  if (free > mustStayFree + 1.2 * (await lastBackupBytes())) return;
  throw new BackupError(
    "There is not enough room on the disk for a backup. Delete backups that you have copied elsewhere, or get a larger disk.",
  );
}

/** A finished backup, and where its copy is. */
export interface MadeBackup extends WrittenBackup {
  /** The bucket of the copy; undefined without one. */
  bucket: string | undefined;
  /** Why there is no copy, where there should be one. */
  notCopied: string | undefined;
}

async function copyToBucket(config: Config, path: string): Promise<string | undefined> {
  const copies = await bucketCopies(config);
  if (!copies) return undefined;
  await copies.put(path);
  // Whoever restores the copy elsewhere must erase again who is on this list.
  const erased = erasedListFile(config);
  if (existsSync(erased)) await copies.put(erased);
  for (const name of tooOld(await copies.names())) await copies.remove(name);
  return copies.bucket;
}

/**
 * Makes a backup, copies it to the bucket where there is one, and removes nightly backups that are too old. Needs the
 * open database and storage.
 * @param options `nightly` for one that is removed after seven more; `path` for one that is only written there
 */
export async function makeBackup(
  config: Config,
  { nightly = false, path }: { nightly?: boolean; path?: string } = {},
): Promise<MadeBackup> {
  const folder = backupFolder(config);
  const passphrase = config.BACKUP_PASSPHRASE;
  const run = async (): Promise<MadeBackup> => {
    const target = path ? resolve(path) : join(folder, fileName(nightly, Boolean(passphrase)));
    await refuseWithoutRoom(dirname(target));
    const written = await writeBackup({ path: target, passphrase, mails: mailsFolder(config) });
    if (path) return { ...written, bucket: undefined, notCopied: undefined };
    for (const name of tooOld(await readdir(folder))) await rm(join(folder, name), { force: true });
    try {
      return { ...written, bucket: await copyToBucket(config, target), notCopied: undefined };
    } catch (error) {
      log.error({ err: error }, "the backup could not be copied to the bucket");
      const notCopied = `The backup is on this machine, but its copy to the bucket failed (${error instanceof Error ? error.name : "no reason"}).`;
      return { ...written, bucket: undefined, notCopied };
    }
  };
  return recordRun("backup", run, ({ path: made, bytes, rows, missing, notCopied }) => {
    const lost = missing && `${missing} recordings were not in the storage and are not in the backup.`;
    const message = [lost, notCopied].filter(Boolean).join(" ");
    return { file: basename(made), bytes, rows, ...(message ? { message } : {}) };
  });
}

/** The newest backup in the folder; undefined when there is none. */
export async function newestBackup(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => []);
  const time = (name: string) => /\d{4}-.*Z/.exec(name)?.[0] ?? "";
  const backups = names.filter((name) => /^(nightly|backup)-.*\.tar\.gz(\.age)?$/.test(name));
  const newest = backups.sort((one, other) => time(one).localeCompare(time(other))).at(-1);
  return newest && join(folder, newest);
}
