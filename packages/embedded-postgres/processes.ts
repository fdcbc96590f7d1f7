/**
 * Whether processes are alive and still the same, lock files, and the processes that share a data directory.
 *
 * Processes are killed without warning, and their ids are reused (in a container almost at once: the server is number 7
 * every time). So every record identifies the process by its id *and* its start time.
 */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode, explainingUnwritable } from "./error.ts";

/** A process as recorded in a file. */
interface ProcessRecord {
  pid: number;
  began: string;
  token: string;
}

/** State letter and start time of a process from Linux's /proc, or undefined when there is none. */
function linuxProcess(pid: number): { state: string; began: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command in parentheses may itself contain spaces and parentheses; the fields follow the last one.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", began: fields[19] ?? "" };
  } catch {
    return undefined;
  }
}

/** Whether a process runs. One that has ended but was not collected by its parent (a zombie) does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== "EPERM") return false;
  }
  return process.platform !== "linux" || !"ZX".includes(linuxProcess(pid)?.state ?? "S");
}

/** When a living process started, in the system's own format; empty where the system does not tell. */
function beginning(pid: number): string {
  try {
    if (process.platform === "linux") {
      const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
      const began = linuxProcess(pid)?.began;
      return began ? `${boot} ${began}` : "";
    }
    if (process.platform === "win32") return "";
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

let ownBeginning: string | undefined;

function ownRecord(): ProcessRecord {
  ownBeginning ??= beginning(process.pid);
  return { pid: process.pid, began: ownBeginning, token: randomUUID() };
}

function readRecord(file: string): ProcessRecord | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof value !== "object" || value === null) return undefined;
    const { pid, began, token } = value as Partial<Record<keyof ProcessRecord, unknown>>;
    if (typeof pid !== "number" || typeof began !== "string" || typeof token !== "string") return undefined;
    return { pid, began, token };
  } catch {
    return undefined;
  }
}

/**
 * Whether the process that left the record still runs. An unreadable record counts as running while it may be half
 * written.
 */
function isLiving(file: string): boolean {
  const record = readRecord(file);
  if (!record) return (ageOf(file) ?? Number.POSITIVE_INFINITY) < 5000;
  if (!isAlive(record.pid)) return false;
  const began = beginning(record.pid);
  return began === "" || record.began === "" || began === record.began;
}

function ageOf(file: string): number | undefined {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return undefined;
  }
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}

/** Creates a file that must not exist yet; false when it does. */
function claim(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: "wx", mode: 0o644 });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * Removes a lock whose holder died. Only one process at a time may do so, or the second would remove the lock that the
 * first has just taken; the guard is held only during synchronous code.
 */
function removeStale(lock: string): void {
  const guard = `${lock}.guard`;
  if (!claim(guard, String(process.pid))) {
    if ((ageOf(guard) ?? 0) > 10_000) remove(guard);
    return;
  }
  try {
    if (!isLiving(lock)) remove(lock);
  } finally {
    remove(guard);
  }
}

/**
 * Runs `work` while holding the lock file, waiting for as long as its holder lives.
 * @throws EmbeddedPostgresError `not-writable`, and whatever `work` throws.
 */
export async function withLock<T>(
  lock: string,
  log: (message: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const record = ownRecord();
  const began = Date.now();
  let saidSo = false;
  while (!explainingUnwritable(lock, () => claim(lock, JSON.stringify(record)))) {
    if (!isLiving(lock)) removeStale(lock);
    else if (!saidSo && Date.now() - began > 5000) {
      saidSo = true;
      log(`waiting for process ${readRecord(lock)?.pid}, which is starting or stopping the same database`);
    }
    await sleep(20 + Math.random() * 30);
  }
  try {
    return await work();
  } finally {
    if (readRecord(lock)?.token === record.token) remove(lock);
  }
}

/**
 * Records this process as one that needs the server; returns the record's file, for `removeOwner`. When root joins, the
 * folder still belongs to the database's owner and the record is readable for that account, which must not take root's
 * share for a dead one.
 */
export function addOwner(owners: string, account: { uid: number; gid: number } | undefined): string {
  const record = ownRecord();
  const file = join(owners, `${process.pid}-${record.token.slice(0, 8)}`);
  explainingUnwritable(owners, () => {
    mkdirSync(owners, { recursive: true, mode: 0o700 });
    if (account) lchownSync(owners, account.uid, account.gid);
    writeFileSync(file, JSON.stringify(record), { mode: 0o644, flag: "wx" });
  });
  return file;
}

/** Removes a record of `addOwner`. */
export function removeOwner(file: string): void {
  remove(file);
}

/** Whether any living process needs the server; records of dead ones are removed. */
export function hasOwners(owners: string): boolean {
  let files: string[];
  try {
    files = readdirSync(owners);
  } catch {
    return false;
  }
  const notes = files.map((name) => join(owners, name));
  const living = notes.filter(isLiving);
  for (const note of notes) if (!living.includes(note)) remove(note);
  return living.length > 0;
}
