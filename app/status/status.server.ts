import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { backupFolder } from "#server/backup/make-backup.ts";
import { mailLeaves, savedMailsFolder } from "#server/platform/mail.ts";
import { runChecks } from "./checks.server.ts";
import { readErrors, readJobs } from "./records.server.ts";

/** The version of the site, from its package. */
function readVersion(): string {
  try {
    return String(JSON.parse(readFileSync("package.json", "utf8")).version);
  } catch {
    return "?";
  }
}

/** 'h:mm' of a number of seconds, with days before it where there are some. */
export function uptimeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const days = Math.floor(minutes / 1440);
  const rest = `${Math.floor((minutes % 1440) / 60)} h ${minutes % 60} min`;
  return days ? `${days} d ${rest}` : rest;
}

/** Everything that the Status screen shows. Lists that need the database are empty while it does not answer. */
export async function readStatus() {
  const [checks, jobs, errors] = await Promise.all([
    runChecks(),
    readJobs().catch(() => []),
    readErrors().catch(() => []),
  ]);
  return {
    checks,
    jobs,
    errors,
    isMailed: mailLeaves(),
    backups: resolve(backupFolder({ DATA_DIR: dirname(savedMailsFolder()) })),
    version: readVersion(),
    uptime: uptimeText(process.uptime()),
    node: process.version,
    memory: `${Math.round(process.memoryUsage.rss() / 1024 ** 2)} MB`,
  };
}
