/**
 * postmaster.pid: which process serves a data directory, and where. It outlives a killed server, and its process id may
 * by then belong to another process; PostgreSQL itself then refuses to start ("lock file already exists"), which after
 * the restart of a container is the rule rather than the exception.
 */
import { execFileSync } from "node:child_process";
import {
  closeSync,
  constants,
  ftruncateSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeSync,
} from "node:fs";
import { basename, join } from "node:path";
import { errorCode } from "./error.ts";
import { isAlive } from "./processes.ts";
import { socketFile } from "./socket.ts";

/** A running server. Its port is undefined at first, until the server has written it. */
export interface Postmaster {
  pid: number;
  /** Where it listens: its first socket folder, else its address. */
  host: string;
  port: number | undefined;
  /** "starting", "ready", "stopping" */
  status: string;
}

function pidFile(dataDirectory: string): string {
  return join(dataDirectory, "postmaster.pid");
}

function readLines(dataDirectory: string): string[] | undefined {
  try {
    return readFileSync(pidFile(dataDirectory), "utf8").split("\n");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Whether the process is a PostgreSQL server, and of this data directory as far as the system tells. */
function isServerOf(pid: number, dataDirectory: string): boolean {
  if (pid === process.pid || !isAlive(pid)) return false;
  try {
    if (process.platform === "linux") return isServerOnLinux(pid, dataDirectory);
    const list =
      process.platform === "win32"
        ? execFileSync("tasklist", ["/FI", `PID eq ${pid}`, "/FO", "CSV", "/NH"], { encoding: "utf8" })
        : execFileSync("ps", ["-o", "comm=", "-p", String(pid)], { encoding: "utf8" });
    return list.includes("postgres");
  } catch {
    // It ended during this check.
    return false;
  }
}

function isServerOnLinux(pid: number, dataDirectory: string): boolean {
  try {
    // A server's working directory is its data directory, and no other process has a reason to use that.
    return readlinkSync(`/proc/${pid}/cwd`) === dataDirectory;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    // Root in a container may lack access to other processes' links (no CAP_SYS_PTRACE), but may read their command
    // lines.
    const [program = ""] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return basename(program) === "postgres";
  }
}

/** The server of this data directory, or undefined when none runs. */
export function findPostmaster(dataDirectory: string): Postmaster | undefined {
  const lines = readLines(dataDirectory);
  const pid = Math.abs(Number.parseInt(lines?.[0] ?? "", 10));
  if (!lines || !(pid > 0) || !isServerOf(pid, dataDirectory)) return undefined;
  const port = Number.parseInt(lines[3] ?? "", 10);
  const complete = lines.length > 6 && port > 0;
  return {
    pid,
    host: lines[4] || lines[5] || "",
    port: complete ? port : undefined,
    status: (lines[7] ?? "").trim(),
  };
}

/**
 * Makes a postmaster.pid without a server acceptable to the server that this process is about to start. Call it under
 * the lock, after `findPostmaster` found none.
 *
 * The file itself must stay: it also names the shared memory that children of the dead server may still be using, and
 * PostgreSQL waits for them. PostgreSQL treats its own parent's process id as stale, so that is what we write.
 */
export function disownPidFile(dataDirectory: string, socketDirectory: string, port: number): void {
  const lines = readLines(dataDirectory);
  rmSync(`${socketFile(socketDirectory, port)}.lock`, { force: true });
  if (!lines) return;
  if (process.platform === "win32" || !(Number.parseInt(lines[0] ?? "", 10) > 0)) {
    rmSync(pidFile(dataDirectory), { force: true });
    return;
  }
  lines[0] = String(process.pid);
  // The folder belongs to another account when we are root: never follow a link out of it.
  const descriptor = openSync(pidFile(dataDirectory), constants.O_RDWR | constants.O_NOFOLLOW);
  try {
    ftruncateSync(descriptor);
    writeSync(descriptor, lines.join("\n"));
  } finally {
    closeSync(descriptor);
  }
}
