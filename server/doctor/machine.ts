import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { totalmem } from "node:os";
import { join } from "node:path";
import { knownMigrations } from "#server/backup/tables.ts";
import type { Config } from "#server/platform/config.ts";
import { diskSpace, mustStayFree } from "#server/platform/disk-space.ts";
import { buildIsFresh } from "#tooling/freshness.ts";
import { type Finding, failed, ok, reasonOf, warning } from "./finding.ts";

const gigabyte = 1024 ** 3;

/** The version of Node. `needed` is the least major version. */
export function node(version = process.versions.node, needed = 20): Finding {
  if (Number.parseInt(version, 10) >= needed) return ok("Node", `version ${version}`);
  return failed("Node", `version ${version} is too old`, `Install Node ${needed} or newer, then run npm ci.`);
}

export function build(fresh = buildIsFresh()): Finding {
  if (fresh) return ok("Build", "the pages are built from the current sources and settings");
  return warning(
    "Build",
    "the pages are not built, or something has changed since",
    "Run npm start, which builds first.",
  );
}

/** Whether the server's user may write in the folder of the data, and nobody else may read what is private. */
export function dataFolder(folder: string): Finding {
  const about = "Data folder";
  const probe = join(folder, `.doctor-${randomUUID()}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, "written by npm run doctor");
    readFileSync(probe);
    rmSync(probe);
  } catch (error) {
    return failed(
      about,
      `${folder} cannot be written (${reasonOf(error)})`,
      "Give the folder to the account that runs the site (chown), or set DATA_DIR to one that it may write.",
    );
  }
  const open = ["uploads", "mails", "backups"].filter((name) => {
    const path = join(folder, name);
    return process.platform !== "win32" && existsSync(path) && (statSync(path).mode & 0o077) !== 0;
  });
  if (open.length === 0) return ok(about, `${folder} can be written`);
  const paths = open.map((name) => join(folder, name)).join(" ");
  return warning(
    about,
    `other accounts of this machine may read ${open.join(", ")}`,
    `Run chmod 700 ${paths}.`,
  );
}

/** Free space where the data is. @param free bytes, where a test says so */
export async function disk(folder: string, free?: number): Promise<Finding> {
  const room = free ?? (await diskSpace(folder).catch(() => ({ free: 0 }))).free;
  const says = `${(room / gigabyte).toFixed(1)} GB are free`;
  const mend =
    "Delete what is not needed (old logs, backups that you made yourself and have copied), or get a larger disk.";
  if (room < mustStayFree) return failed("Disk", says, mend);
  return room < 5 * gigabyte ? warning("Disk", says, mend) : ok("Disk", says);
}

export function memory(bytes = process.constrainedMemory() || totalmem()): Finding {
  const total = Math.min(bytes, totalmem());
  const says = `${(total / gigabyte).toFixed(1)} GB`;
  if (total >= 0.9 * gigabyte) return ok("Memory", says);
  return warning(
    "Memory",
    `${says} is little for the site and its database`,
    "Take a machine with 1 GB or more.",
  );
}

/** How many files and connections a process may have open. Only Linux tells. */
export function openFiles(limits?: string): Finding {
  const about = "Open files";
  const text = limits ?? (existsSync("/proc/self/limits") ? readFileSync("/proc/self/limits", "utf8") : "");
  const soft = /^Max open files\s+(\d+|unlimited)/m.exec(text)?.[1];
  if (!soft) return ok(about, "this system does not say how many are allowed");
  if (soft === "unlimited" || Number(soft) >= 4096) return ok(about, `${soft} are allowed`);
  const mend = "Set LimitNOFILE=65536 in the systemd unit, or run ulimit -n 65536 before npm start.";
  const says = `only ${soft} are allowed; each visitor needs one`;
  return Number(soft) < 1024 ? failed(about, says, mend) : warning(about, says, mend);
}

/** A clock before the newest part of this version is wrong; links and sign-ins then end too early or never. */
export function clock(now = Date.now()): Finding {
  const newest = Math.max(...knownMigrations().map(({ folderMillis }) => folderMillis));
  const says = `it is ${new Date(now).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  if (now > newest) return ok("Clock", says);
  return failed("Clock", `${says}, which is in the past`, "Set the clock: timedatectl set-ntp true.");
}

/** Where the site listens, as this machine reaches it. */
function ownAddress({ PORT, HOST }: Pick<Config, "PORT" | "HOST">): string {
  const here = ["0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST;
  return `http://${here.includes(":") ? `[${here}]` : here}:${PORT}`;
}

/** Whether our site runs where the settings say, because the doctor may run beside it. */
export const isRunning = (config: Pick<Config, "PORT" | "HOST">): Promise<boolean> =>
  fetch(`${ownAddress(config)}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => (await answer.text()) === "ok",
    () => false,
  );

/** Whether the site can listen on its configured address. */
export async function port({ PORT, HOST }: Pick<Config, "PORT" | "HOST">): Promise<Finding> {
  const about = "Port";
  const probe = createServer();
  try {
    probe.listen(PORT, HOST);
    await once(probe, "listening");
    return ok(about, `${PORT} of ${HOST} is free`);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === "EADDRINUSE" && (await isRunning({ PORT, HOST })))
      return ok(about, `the site is running at ${PORT}`);
    const mends: Record<string, string> = {
      EADDRINUSE: `Find the program with ss -ltnp 'sport = :${PORT}' and stop it, or set PORT to another number.`,
      EACCES: "Set PORT to 1024 or more, and let a proxy take 80 and 443 (docs/deploying.md).",
      EADDRNOTAVAIL: "Set HOST to an address of this machine, usually 127.0.0.1.",
    };
    const says = reason === "EADDRINUSE" ? "is used by another program" : `cannot be listened at (${reason})`;
    return failed(about, `${PORT} of ${HOST} ${says}`, mends[reason] ?? "Check PORT and HOST.");
  } finally {
    probe.close();
  }
}

/** Whose user runs the site. @param id its number; undefined on Windows */
export function ownUser(id = process.getuid?.()): Finding {
  const about = "User";
  if (id !== 0) return ok(about, "this command does not run as root");
  return warning(
    about,
    "this command runs as root; if the site does too, whoever breaks into it has the whole machine",
    "Run the site as a user of its own, as the unit of systemd and the container do (docs/deploying.md).",
  );
}
