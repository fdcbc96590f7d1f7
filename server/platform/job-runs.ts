import { sql } from "./database.ts";

/** The type and code of an error, which contain nothing that anybody typed. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return "code" in error ? `${error.name} ${error.code}`.slice(0, 100) : error.name;
}

/** Stores the last run of a job, and its failure where it failed. */
export async function saveJobRun(job: { name: string; every: number }, error?: unknown): Promise<void> {
  const failure = error === undefined ? null : kindOf(error);
  await sql()`
    insert into job_runs as run (name, every_ms, ran_at, failed_at, failure)
    values (${job.name}, ${job.every}, now(), case when ${failure}::text is null then null else now() end, ${failure})
    on conflict (name) do update set
      every_ms = excluded.every_ms, ran_at = excluded.ran_at,
      failed_at = coalesce(excluded.failed_at, run.failed_at), failure = coalesce(excluded.failure, run.failure)`;
}
