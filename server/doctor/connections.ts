import type { Config } from "#server/platform/config.ts";
import { sql } from "#server/platform/database.ts";
import { connectionsOf, unsafeConnections } from "#server/platform/outgoing/connections.ts";
import { needsEncryption } from "#server/platform/outgoing/private-hosts.ts";
import { type Finding, note, ok, warning } from "./finding.ts";

/** The most connections that one process of the site opens: its pool, and those for locks, listening and backups. */
const eachProcess = 15;

interface Room {
  /** max_connections without the reserved ones. */
  most: number;
  /** Connections that are open now, including those of a running site. */
  used: number;
}

/** Whether PostgreSQL has room for one more process of the site, because two run during an update. */
export function connectionRoom({ most, used }: Room): Finding {
  const about = "Connections";
  const says = `${used} of ${most} are in use`;
  const mend =
    "Raise max_connections in postgresql.conf to 15 for each process of the site and 20 more, and restart PostgreSQL.";
  if (most < 2 * eachProcess) {
    return warning(
      about,
      `only ${most} are allowed, and each process of the site uses up to ${eachProcess}`,
      mend,
    );
  }
  if (most - used < eachProcess) return warning(about, `${says}: one more process may find no room`, mend);
  return ok(about, says);
}

/** Whether traffic to a database on another machine can be read on the way. Excused machines are in `excusedHosts`. */
export function databaseEncryption(url: string | undefined, encrypted: boolean): Finding {
  const about = "Connection to the database";
  const mustEncrypt = connectionsOf({ DATABASE_URL: url }).some(({ host }) => needsEncryption(host));
  if (!mustEncrypt) return ok(about, "it stays on this machine, or PRIVATE_HOSTS names the other one");
  if (encrypted) return ok(about, "it is encrypted");
  return warning(
    about,
    "everything goes to another machine without encryption, the password's proof too",
    "Add ?sslmode=verify-full to DATABASE_URL. For a certificate of your own authority set NODE_EXTRA_CA_CERTS to its file.",
  );
}

/** Which machines PRIVATE_HOSTS excuses from encryption. Whatever else is not encrypted is refused with the settings. */
export function excusedHosts(config: Config): Finding {
  const about = "PRIVATE_HOSTS";
  if (config.PRIVATE_HOSTS.length === 0) return ok(about, "connections to other machines are encrypted");
  const excused = unsafeConnections(config).map(({ setting, host }) => `${host} (${setting})`);
  if (excused.length)
    return note(
      about,
      `connections to ${excused.join(", ")} are not encrypted, or certificates are not checked; right where the network between is yours alone, such as that of compose.yaml`,
    );
  return warning(
    about,
    `names ${config.PRIVATE_HOSTS.join(", ")}, which no setting needs`,
    "Remove it, unless the Writer screen or a webhook leads there.",
  );
}

/** Checks the site's connections to its database, which must be running. */
export async function connections({ DATABASE_URL }: Pick<Config, "DATABASE_URL">): Promise<Finding[]> {
  const [row] = await sql()<{ most: number; used: number; encrypted: boolean | null }[]>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as encrypted`;
  const { most = 0, used = 0, encrypted } = row ?? {};
  return [connectionRoom({ most, used }), databaseEncryption(DATABASE_URL, encrypted ?? false)];
}
