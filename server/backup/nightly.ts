import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Config } from "#server/platform/config.ts";
import type { Job } from "#server/platform/jobs.ts";
import { lastBackup, lastDrill } from "./runs.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Lagos is an hour ahead of UTC, all year. */
const lagos = hour;

/** How long after a failure a backup or drill is tried again, in milliseconds. */
const pauseAfterFailure = 2 * hour;

/** The last time that it was this hour in Lagos. */
export function lastQuietHour(now: number, quietHour: number): number {
  const today = Math.floor((now + lagos) / day) * day + quietHour * hour - lagos;
  return today <= now ? today : today - day;
}

interface Tried {
  ok: boolean;
  started_at: Date;
}

/**
 * Whether something is to be done now: the last success is before `since`, and the last try is not a recent failure. A
 * machine that is off at night so makes its backup when it is on again.
 */
export function isDue(
  now: number,
  since: number,
  { tried, succeeded }: { tried: Tried | undefined; succeeded: Tried | undefined },
): boolean {
  if (succeeded && succeeded.started_at.getTime() >= since) return false;
  return !tried || tried.ok || now - tried.started_at.getTime() >= pauseAfterFailure;
}

const runsOf = async (last: typeof lastBackup) => ({
  tried: await last(),
  succeeded: await last({ ok: true }),
});

/** Whether the backup of this night is still to be made. */
export async function isBackupDue(quietHour: number, now = Date.now()): Promise<boolean> {
  return isDue(now, lastQuietHour(now, quietHour), await runsOf(lastBackup));
}

/** Whether a week has passed since a drill succeeded. */
export async function isDrillDue(now = Date.now()): Promise<boolean> {
  return isDue(now, now - 7 * day + hour, await runsOf(lastDrill));
}

/** Exit code of a command that was told to end. */
const told = 143;

let running: ChildProcess | undefined;

/** Runs `npm run backup` as a process of its own, so that visitors do not wait for its work. */
async function runCommand(script: string): Promise<void> {
  running = spawn(process.execPath, [script, "--nightly"], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  try {
    const [code, signal] = await once(running, "exit");
    if (code !== 0 && code !== told && signal !== "SIGTERM")
      throw new Error(`The nightly backup ended with ${signal ?? code}.`);
  } finally {
    running = undefined;
  }
}

/** Ends the backup that is being made, if any, as the server shuts down. The next start makes it again. */
export function endBackup(): void {
  running?.kill("SIGTERM");
}

/** The job that makes the backup of each night, and once a week tries whether it can be restored. */
export function nightlyBackup(
  { BACKUP_HOUR }: Pick<Config, "BACKUP_HOUR">,
  script = "server/backup.ts",
): Job {
  return {
    name: "nightly-backup",
    every: 10 * minute,
    run: async () => {
      if (BACKUP_HOUR !== "off" && (await isBackupDue(BACKUP_HOUR))) await runCommand(script);
    },
  };
}
