import { knownMigrations, migrationsIn } from "#server/backup/tables.ts";
import type { Config } from "#server/platform/config.ts";
import { databaseAnswers, sql } from "#server/platform/database.ts";
import { type Finding, failed, ok, reasonOf, warning } from "./finding.ts";

const about = "Database";

/** What to do about the reasons why a database cannot be reached. */
const mends: Record<string, string> = {
  ECONNREFUSED: "Start that PostgreSQL, and check host and port in DATABASE_URL.",
  ENOTFOUND: "Check the host's name in DATABASE_URL.",
  EAI_AGAIN: "Check the host's name in DATABASE_URL, and this machine's network.",
  CONNECT_TIMEOUT: "Check host and port in DATABASE_URL, and whether a firewall is between.",
  NO_PRIMARY: "Start the primary, or promote its standby: docs/operations.md, Failover.",
  "28P01": "Check name and password in DATABASE_URL. Write special characters as %XX, such as %40 for @.",
  "28000": "Check the name in DATABASE_URL, and whether the server lets this machine in (pg_hba.conf).",
  "3D000": "Make the database: createdb, with the name that is in DATABASE_URL.",
};

/** Whether the database can be reached, is new enough, and fits to this version of the site. */
export async function database({ DATABASE_URL }: Pick<Config, "DATABASE_URL">): Promise<Finding[]> {
  try {
    const [row] = await sql()<{ version: number; now: number }[]>`
      select current_setting('server_version_num')::int as version, extract(epoch from clock_timestamp())::float8 as now`;
    const version = Math.floor((row?.version ?? 0) / 10_000);
    if (version < 15) {
      return [
        failed(
          about,
          `PostgreSQL ${version} is too old`,
          "Use PostgreSQL 15 or newer, or unset DATABASE_URL.",
        ),
      ];
    }
    const kind = DATABASE_URL ? "at DATABASE_URL" : "that comes with the site";
    const slow = (await databaseAnswers()) ? [] : [slowAnswer];
    return [ok(about, `PostgreSQL ${version} ${kind} answers`), ...slow, await tables(), clocks(row?.now)];
  } catch (error) {
    const reason = reasonOf(error);
    const mend = mends[reason] ?? "Check DATABASE_URL, and the log of that PostgreSQL.";
    return [failed(about, `it cannot be reached (${reason})`, mend)];
  }
}

const slowAnswer = warning(
  "Database",
  "it needs more than a second for an answer",
  "Look at the load of its machine, and put it near the site.",
);

/** Whether the tables are those of this version. */
async function tables(): Promise<Finding> {
  const had = await migrationsIn(sql());
  const known = knownMigrations().map(({ folderMillis }) => folderMillis);
  if (had.some((migration) => !known.includes(migration))) {
    return failed(
      "Tables",
      "they were made by a newer version of the site",
      "Install that version, or restore a backup from before the update.",
    );
  }
  const missing = known.length - had.length;
  return ok("Tables", missing ? "the next start brings them up to date" : "they are up to date");
}

/** Two machines whose clocks differ by more than a minute make links end too early. */
function clocks(there = 0): Finding {
  const seconds = Math.round(Math.abs(Date.now() / 1000 - there));
  if (seconds <= 60) return ok("Clock of the database", "the same as here");
  return warning(
    "Clock of the database",
    `it differs by ${seconds} s from the one here`,
    "Set both clocks: timedatectl set-ntp true.",
  );
}
