import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "#server/platform/database.ts";

/**
 * Tables that a refused request may change: limits, failed sign-ins, secrets created on first use, and passkey challenges,
 * which expire by themselves. Reading may change the lists of days that Figures has added up: they say nothing that the counts
 * do not say.
 */
const written = /secret|limit|sign_in_failures|error_counts|narrowed_days/;

/** A row's version. A change to a row creates a new one. */
const version = "ctid::text || xmin::text";

/**
 * What a table's rows are compared by, where it is not their versions. Any request, a refused one too, notes that its
 * session is in use once the last note is an hour old (app/accounts/current-session.server.ts), so the time of the last
 * use, and nothing else of a session, may change.
 */
const comparedBy: Record<string, string> = { session: `(to_jsonb("session") - 'updated_at')::text` };

/** A query for the number of rows of each table and a hash of what they are compared by. */
async function rowsQuery(): Promise<string> {
  const tables = await sql()<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;
  return `${tables
    .filter(({ name }) => !written.test(name))
    .map(
      ({ name }) => `select '${name}' as name, count(*)::int as n,
        coalesce(sum(hashtextextended(${comparedBy[name] ?? version}, 0)), 0)::text as hash from "${name}"`,
    )
    .join(" union all ")} order by name`;
}

let query: string | undefined;

/** The files in a folder with their sizes and times. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(path);
      return `${path} ${size} ${mtimeMs}`;
    })
    .sort();
}

/** Everything stored: the versions of all rows, and the files in a data folder, including recordings and mails. */
export async function storedEverywhere(folder: string): Promise<string> {
  query ??= await rowsQuery();
  const text = query;
  // Starting workers takes PostgreSQL 50 ms, five times as long as reading all tables alone.
  const rows = await sql().begin(async (transaction) => {
    await transaction`set local max_parallel_workers_per_gather = 0`;
    return transaction.unsafe(text, [], { prepare: true });
  });
  return [...rows.map(({ name, n, hash }) => `${name} ${n} ${hash}`), ...filesIn(folder)].join("\n");
}
