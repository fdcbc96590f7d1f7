import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { type DatabaseTarget, openElsewhere } from "#server/platform/database.ts";
import { rowHashes } from "#tests/support/backup.ts";
import { settingsFor, testDatabase } from "#tests/support/database.ts";
import { preparedDataDirectory } from "#tests/support/prepared-data.ts";
import { removeDataDirectory } from "#tests/support/server-process.ts";

const elsewhere = testDatabase();
let data: string;
const backups = () => {
  const names = existsSync(join(data, "backups")) ? readdirSync(join(data, "backups")) : [];
  return {
    whole: names.filter((name) => !name.startsWith(".")),
    partial: names.filter((name) => name.startsWith(".")),
  };
};

beforeAll(() => {
  data = preparedDataDirectory();
});
afterAll(() => removeDataDirectory(data));

/** Starts a command as npm does, with the data directory of this file unless another one is given. */
function begin(words: readonly string[], environment: Record<string, string> = {}): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawn(process.execPath, words, {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: data, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function run(...call: Parameters<typeof begin>) {
  const child = begin(...call);
  if (!child.stdout || !child.stderr) throw new Error("no output");
  const [output, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, output, complaint };
}

/** Asks the embedded database of a data directory. */
async function inEmbedded<Answer>(
  folder: string,
  ask: (session: ReturnType<typeof openElsewhere>) => Promise<Answer>,
): Promise<Answer> {
  const database = await startEmbeddedPostgres({ dataDirectory: join(folder, "postgres") });
  const session = openElsewhere(database);
  try {
    return await ask(session);
  } finally {
    await session.end();
    await database.release();
  }
}

async function hashesOf(target: DatabaseTarget) {
  const session = openElsewhere(target);
  try {
    return await rowHashes(session);
  } finally {
    await session.end();
  }
}

const fill = (session: ReturnType<typeof openElsewhere>) => session`
  insert into visitor_analytics (session_id, page_visited) select gen_random_uuid(), '/' || i
  from generate_series(1, 500) as i`;

describe("npm run backup and npm run restore", () => {
  test("a backup that is killed leaves no file that looks like one, and the next removes what is left", async () => {
    await inEmbedded(data, async (session) => {
      await fill(session);
      // Holds the backup in the middle: it waits for the last table.
      await session.begin(async (transaction) => {
        await transaction`lock table visitor_analytics in access exclusive mode`;
        const child = begin(["server/backup.ts"]);
        await expect.poll(() => backups().partial.length, { timeout: 60_000 }).toBe(1);
        child.kill("SIGKILL");
        await once(child, "exit");
      });
    });
    expect(backups()).toMatchObject({ whole: [], partial: [expect.stringMatching(/\.partial$/)] });
    const long = new Date(Date.now() - 2 * 60 * 60_000);
    for (const name of backups().partial) utimesSync(join(data, "backups", name), long, long);
    expect(await run(["server/backup.ts"])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/The backup is in .+ records.+\n.+not encrypted/),
    });
    expect(backups()).toMatchObject({ whole: [expect.stringMatching(/^backup-.+Z\.tar\.gz$/)], partial: [] });
  }, 180_000);

  test("move a site from the embedded database to another PostgreSQL and back", async () => {
    const [name = ""] = backups().whole;
    const own = await inEmbedded(data, rowHashes);
    // The run is recorded after the backup that it made.
    delete own.backup_runs;
    const there = settingsFor(elsewhere);
    expect(await run(["server/restore.ts", join(data, "backups", name)], there)).toMatchObject({ code: 0 });
    const moved = await hashesOf(elsewhere);
    delete moved.backup_runs;
    expect(moved).toEqual(own);
    expect(moved).toHaveProperty("visits");

    const file = join(data, "moved.tar.gz.age");
    const secret = { BACKUP_PASSPHRASE: "a river that runs under the market" };
    const saved = await run(["server/backup.ts", "--to", file], { ...there, ...secret });
    expect(saved).toMatchObject({ code: 0, output: expect.not.stringContaining("not encrypted") });
    expect(saved.output).not.toContain(secret.BACKUP_PASSPHRASE);
    // A guess at the passphrase costs half a second.
    expect(readFileSync(file, "latin1")).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 17\n/);

    const home = join(data, "home");
    mkdirSync(home);
    const restore = ["server/restore.ts", file];
    expect(await run([...restore, "--check"], { DATA_DIR: home, ...secret })).toMatchObject({ code: 0 });
    expect(existsSync(join(home, "postgres"))).toBe(false);
    expect(await run(restore, { DATA_DIR: home, ...secret })).toMatchObject({ code: 0 });
    const back = await inEmbedded(home, rowHashes);
    delete back.backup_runs;
    expect(back).toEqual(own);

    // Without --replace it refuses a database that has data (backup/refused-backups.test.ts).
    expect(await run([...restore, "--replace"], { DATA_DIR: home, ...secret })).toMatchObject({ code: 0 });
  }, 300_000);

  test("explain their usage", async () => {
    expect(await run(["server/backup.ts", "--everything"])).toMatchObject({
      code: 2,
      output: expect.stringContaining("npm run backup -- --to FILE"),
    });
    expect(await run(["server/restore.ts"])).toMatchObject({
      code: 2,
      complaint: expect.stringContaining("Which file?"),
    });
  });
});
