import { and, desc, eq, notInArray } from "drizzle-orm";
import { type backupRunKinds, backupRuns } from "#db/schema/backups.ts";
import { db } from "#server/platform/database.ts";
import { log } from "#server/platform/log.ts";
import { BackupError } from "./archive.ts";

type Kind = (typeof backupRunKinds)[number];

/** A backup or a drill that was tried. */
export type BackupRun = typeof backupRuns.$inferSelect;

/** How many nightly backups are kept in the folder and in the bucket. */
export const nightsKept = 7;

/** How many runs of each kind are recorded: a quarter of a year of nights. */
const recorded = 100;

async function last(kind: Kind, only?: { ok: boolean }): Promise<BackupRun | undefined> {
  const [run] = await db()
    .select()
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, kind), only && eq(backupRuns.ok, only.ok)))
    .orderBy(desc(backupRuns.started_at))
    .limit(1);
  return run;
}

/** The size of the newest backup, in bytes; 0 where none is recorded. */
export async function lastBackupBytes(): Promise<number> {
  const run = await lastBackup({ ok: true }).catch((error) => {
    if (isBeforeTable(error)) return undefined;
    throw error;
  });
  return run?.bytes ?? 0;
}

/** The newest backup that was tried, or with `{ ok: true }` the newest that was made. */
export const lastBackup = (only?: { ok: boolean }) => last("backup", only);

/** The newest drill: a backup restored into a scratch database and compared. */
export const lastDrill = (only?: { ok: boolean }) => last("drill", only);

/** What a run reports about itself when it succeeds. */
export interface RunResult {
  file: string;
  bytes?: number;
  rows: number;
  /** What went less well although the run succeeded, for the owner. */
  message?: string;
}

const wordsFor = (error: unknown) =>
  error instanceof BackupError
    ? error.message
    : "It stopped with an error, which the log names. Run npm run doctor to see what is wrong.";

/** Whether an error says that the table is not there: a backup can be made before an update has made the table. */
const isBeforeTable = (error: unknown): boolean =>
  error instanceof Error && (("code" in error && error.code === "42P01") || isBeforeTable(error.cause));

/** Records a run. A result that cannot be recorded does not make a good backup a bad one. */
async function record(run: typeof backupRuns.$inferInsert): Promise<void> {
  try {
    await add(run);
  } catch (error) {
    if (isBeforeTable(error)) return;
    log.error({ err: error, kind: run.kind }, "the result of a backup or drill could not be recorded");
  }
}

/** Runs a backup or a drill and records how it went. The error of a run that fails is thrown again. */
export async function recordRun<Result>(
  kind: Kind,
  run: () => Promise<Result>,
  result: (done: Result) => RunResult,
): Promise<Result> {
  const started_at = new Date();
  try {
    const done = await run();
    await record({ kind, ok: true, started_at, ...result(done) });
    return done;
  } catch (error) {
    await record({ kind, ok: false, started_at, message: wordsFor(error) });
    throw error;
  }
}

async function add(run: typeof backupRuns.$inferInsert): Promise<void> {
  await db()
    .insert(backupRuns)
    .values({ ...run, ended_at: new Date() });
  const newest = db()
    .select({ id: backupRuns.id })
    .from(backupRuns)
    .where(eq(backupRuns.kind, run.kind))
    .orderBy(desc(backupRuns.started_at))
    .limit(recorded);
  await db()
    .delete(backupRuns)
    .where(and(eq(backupRuns.kind, run.kind), notInArray(backupRuns.id, newest)));
}
