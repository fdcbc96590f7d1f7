import { sql } from "#server/platform/database.ts";
import { returnErrorCounts, takeErrorCounts } from "#server/platform/error-counts.ts";

/** The last run of a job, for the screen. */
export interface JobRun {
  name: string;
  ran_at: Date;
  failed_at: Date | null;
  failure: string | null;
  /** Whether its last run failed, or it is long overdue. */
  isFailing: boolean;
}

/** How often one kind of error was logged in the last 24 hours. */
export interface ErrorKind {
  kind: string;
  count: number;
  /** The beginning of the last hour with one. */
  last: Date;
}

/** Jobs by name. One is overdue after three of its intervals and ten minutes: then no process runs it. */
export async function readJobs(): Promise<JobRun[]> {
  // A job that was taken out of the site stays in the table for a week.
  return sql()<JobRun[]>`
    select name, ran_at, failed_at, failure,
      coalesce(failed_at >= ran_at, false)
        or ran_at < now() - 3 * every_ms * interval '1 millisecond' - interval '10 minutes' as "isFailing"
    from job_runs where ran_at > now() - interval '7 days' order by name`;
}

/** Errors of the last 24 hours by kind, most frequent first. */
export async function readErrors(): Promise<ErrorKind[]> {
  return sql()<ErrorKind[]>`
    select kind, sum(count)::int as count, max(hour) as last from error_counts
    where hour > now() - interval '24 hours' group by kind order by count desc, kind limit 100`;
}

/** Adds what this process counted to the table, and deletes what is older than a week. */
export async function saveErrorCounts(): Promise<void> {
  const taken = takeErrorCounts();
  try {
    if (taken.size > 0) {
      await sql()`
        insert into error_counts as stored (hour, kind, count)
        select date_trunc('hour', now()), * from unnest(${[...taken.keys()]}::text[], ${[...taken.values()]}::int[])
        on conflict (hour, kind) do update set count = stored.count + excluded.count`;
    }
    await sql()`delete from error_counts where hour < now() - interval '7 days'`;
  } catch (error) {
    returnErrorCounts(taken);
    throw error;
  }
}
