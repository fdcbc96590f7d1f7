import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { type CheckedBackup, checkBackup } from "#server/backup/contents.ts";
import { settleTextForm, summaryOf } from "#server/backup/tables.ts";
import {
  removeDataDirectory,
  startServerProcess,
  temporaryDataDirectory,
} from "#tests/support/server-process.ts";
import { digits, type Figure, percentile } from "./figures.ts";
import { endOf, isFailed, type Seen, type Sent } from "./mixed-kinds.ts";
import { mixedLoad } from "./mixed-load.ts";
import { ordinaryPostgres } from "./postgres-pair.ts";
import { buildIfStale } from "./site.ts";
import { storedOnce } from "./stored-once.ts";

/** How long the load runs before and after the backup, in milliseconds. */
const takes = { before: 15_000, after: 5_000 };

const account = { email: "owner@mindsync.example", password: "an owner's long password" };

/** Runs a command of the site as npm does. @returns how long it took, in milliseconds @throws Error with its output */
async function run(words: readonly string[], environment: Record<string, string>): Promise<number> {
  const { DATABASE_URL: _, PORT: __, DATA_DIR: ___, ...machine } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, words, {
    env: { ...machine, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  if (code !== 0) throw new Error(`${words.join(" ")} ended with ${code}:\n${output}${complaint}`);
  return performance.now() - began;
}

/** The load on the site around a backup: the records acknowledged before it, and the requests of each period. */
interface Load {
  acknowledged: Seen;
  before: readonly Sent[];
  during: readonly Sent[];
  ms: number;
}

/** Fills a site with sample data, puts the load of a busy day on it, and makes a backup in the middle of it. */
async function backUpUnderLoad(dataDirectory: string, file: string): Promise<Load> {
  const owner = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };
  await run(["tooling/demo.ts"], { DATA_DIR: dataDirectory, ...owner });
  const server = await startServerProcess({ dataDirectory, environment: { TRUST_PROXY: "1", ...owner } });
  try {
    const load = mixedLoad(server.address, account);
    await pause(takes.before);
    const { seen } = load;
    const acknowledged = { ...structuredClone(seen), sent: [] };
    const began = performance.now();
    const ms = await run(["server/backup.ts", "--to", file], { DATA_DIR: dataDirectory });
    await pause(takes.after);
    await load.end();
    const between = (from: number, to: number) =>
      seen.sent.filter((one) => endOf(one) >= from && endOf(one) < to);
    return { acknowledged, before: between(began - ms, began), during: between(began, began + ms), ms };
  } finally {
    await server.end();
  }
}

/** How many tables of a restored database have as many rows as the backup, with the same hash. */
function equalTables(sql: Sql, { about, manifest }: CheckedBackup): Promise<number> {
  return sql.begin(async (transaction) => {
    await settleTextForm(transaction);
    let equal = 0;
    for (const table of about.tables) {
      const [saved, restored] = [manifest.tables[table.name], await summaryOf(transaction, table)];
      if (saved?.rows === restored.rows && saved.hash === restored.hash) equal += 1;
    }
    return equal;
  });
}

/** Counts the recordings and mails of a backup, and those that a data folder has with the same checksum. */
async function equalFiles(folder: string, { manifest }: CheckedBackup) {
  const files = manifest.parts.filter(({ name }) => /^(uploads|mails)\//.test(name));
  const same = await Promise.all(
    files.map(async ({ name, sha256 }) => {
      const content = await readFile(join(folder, name)).catch(() => undefined);
      return content !== undefined && createHash("sha256").update(content).digest("hex") === sha256;
    }),
  );
  return { all: files.length, equal: same.filter(Boolean).length };
}

const p99 = (sent: readonly Sent[]) =>
  digits(
    percentile(
      sent.map(({ ms }) => ms),
      0.99,
    ),
  );

function loadFigures({ before, during, ms }: Load): Figure[] {
  const failed = during.filter(isFailed).length;
  return [
    {
      what: "requests answered while `npm run backup` ran; errors",
      target: "no errors",
      measured: `${digits(during.length)} in ${digits(ms / 1000, 1)} s; ${failed}`,
      met: during.length > 0 && failed === 0,
    },
    {
      what: "p99 of these requests, and of those of as long a time before",
      target: "",
      measured: `${p99(during)}, ${p99(before)} ms`,
    },
  ];
}

/** Checks that the restored site has everything that it must have. */
async function restoredFigures(sql: Sql, folder: string, backup: CheckedBackup, acknowledged: Seen) {
  const [version] = await sql<{ server_version: string }[]>`show server_version`;
  const tables = await equalTables(sql, backup);
  const files = await equalFiles(folder, backup);
  const never = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  const kept = await storedOnce(sql, folder, acknowledged, never);
  const missing = kept.reduce((sum, one) => sum + one.missing, 0);
  const rows = Object.values(backup.manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  return [
    {
      what: `tables with as many rows and the same hash in PostgreSQL ${version?.server_version ?? "?"}`,
      target: "all",
      measured: `${tables} of ${backup.about.tables.length}; ${digits(rows)} rows`,
      met: rows > 0 && tables === backup.about.tables.length,
    },
    {
      what: "recordings and mails with the same checksum",
      target: "all",
      measured: `${files.equal} of ${files.all}`,
      met: files.all > 0 && files.equal === files.all,
    },
    {
      what: "records acknowledged before the backup began: missing in it",
      target: "0",
      measured: `${missing} of ${digits(kept.reduce((sum, one) => sum + one.acknowledged, 0))}`,
      met: missing === 0 && kept.every((one) => one.acknowledged > 0),
    },
  ] satisfies Figure[];
}

/**
 * Backs up a site with sample data on its embedded PostgreSQL under load, and restores it into Debian's PostgreSQL with an empty
 * data folder: another kind of server, and another version.
 */
export async function benchBackup(): Promise<Figure[]> {
  await buildIfStale();
  const [from, to] = [temporaryDataDirectory(), temporaryDataDirectory()];
  const file = join(to, "moved.tar.gz");
  try {
    const load = await backUpUnderLoad(from, file);
    const ordinary = await ordinaryPostgres();
    const sql = postgres(ordinary.url, { max: 1, onnotice: () => {} });
    try {
      const ms = await run(["server/restore.ts", file], { DATA_DIR: to, DATABASE_URL: ordinary.url });
      const restored = await restoredFigures(sql, to, await checkBackup(file, undefined), load.acknowledged);
      const took = { what: "`npm run restore` took", target: "", measured: `${digits(ms / 1000, 1)} s` };
      return [...loadFigures(load), took, ...restored];
    } finally {
      await sql.end({ timeout: 5 });
      await ordinary.end();
    }
  } finally {
    for (const folder of [from, to]) await removeDataDirectory(folder);
  }
}
