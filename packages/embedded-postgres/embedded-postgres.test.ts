import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./index.ts";
import { findPostmaster } from "./pidfile.ts";
import { realPath } from "./placement.ts";

const settings = { fsync: "off" };

let root: string;
let shares: EmbeddedPostgres[];
let children: ChildProcess[];
let lines: string[];

beforeEach(() => {
  root = realPath(mkdtempSync(join(tmpdir(), "mindsync-test-")));
  // As root the server runs as nobody, who must be able to enter.
  chmodSync(root, 0o755);
  shares = [];
  children = [];
  lines = [];
});

afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  for (const share of shares) await share.release();
  for (const { dataDirectory } of shares) expect(findPostmaster(dataDirectory)).toBeUndefined();
  rmSync(root, { recursive: true, force: true });
});

async function start(dataDirectory = join(root, "postgres")): Promise<EmbeddedPostgres> {
  const share = await startEmbeddedPostgres({ dataDirectory, settings, log: (line) => lines.push(line) });
  shares.push(share);
  return share;
}

/** Starts it on existing database files, for tests of later starts. */
function startAgain(): Promise<EmbeddedPostgres> {
  givePostgres();
  return start();
}

/** Copies the files of a stopped database to where the next start looks for them. */
function givePostgres(): void {
  const prepared = inject("preparedPostgres");
  if (prepared) execFileSync("cp", ["-Rp", prepared, join(root, "postgres")]);
}

type Place = Pick<EmbeddedPostgres, "host" | "port" | "user" | "password" | "database">;

async function query(place: Place, text: string): Promise<postgres.Row[]> {
  const { host, port, user, password, database } = place;
  const sql = postgres({ host, port, user, password, database, max: 1, onnotice: () => {} });
  try {
    return [...(await sql.unsafe(text))];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

function pidOf(share: Pick<EmbeddedPostgres, "dataDirectory">): number {
  const pid = findPostmaster(share.dataDirectory)?.pid;
  if (pid === undefined) throw new Error("no server runs");
  return pid;
}

interface Child {
  process: ChildProcess;
  share: EmbeddedPostgres;
  say(command: "insert" | "release"): Promise<string>;
}

/** Another process with its own share, which takes one command per line. */
async function startChild(dataDirectory = join(root, "postgres")): Promise<Child> {
  const source = `
    import { createInterface } from "node:readline";
    import postgres from "postgres";
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL("./index.ts", import.meta.url).href)};
    const share = await startEmbeddedPostgres(${JSON.stringify({ dataDirectory, settings })});
    console.log(JSON.stringify(share));
    const sql = postgres({ ...share, onnotice: () => {} });
    for await (const line of createInterface({ input: process.stdin })) {
      if (line === "insert") {
        await sql\`CREATE TABLE IF NOT EXISTS kept (id int)\`;
        await sql\`INSERT INTO kept VALUES (1)\`;
      } else {
        await sql.end();
        await share.release();
      }
      console.log("done");
    }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", source], {
    stdio: ["pipe", "pipe", "inherit"],
    cwd: join(import.meta.dirname, "../.."),
  });
  children.push(child);
  const output = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => String((await output.next()).value);
  const share: EmbeddedPostgres = JSON.parse(await next());
  return {
    process: child,
    share,
    say: (command) => {
      child.stdin.write(`${command}\n`);
      return next();
    },
  };
}

async function kill(child: Child): Promise<void> {
  child.process.kill("SIGKILL");
  await once(child.process, "exit");
}

describe("the embedded PostgreSQL", { timeout: 60_000 }, () => {
  test.skipIf(inject("preparedPostgres") === undefined)(
    "starts on a copy without its empty folders",
    async () => {
      givePostgres();
      const folder = join(root, "postgres");
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (entry.isDirectory() && readdirSync(path).length === 0) rmdirSync(path);
      }
      expect(existsSync(join(folder, "pg_notify"))).toBe(false);
      const share = await start();
      expect(
        await query(share, "SELECT count(*)::int AS many FROM pg_tables WHERE schemaname = 'public'"),
      ).toEqual([{ many: expect.any(Number) }]);
      expect(lines.join()).toContain("added the empty folders");
    },
  );

  test("creates the database at the first start and finds it at the second", async () => {
    const first = await start();
    expect(first).toMatchObject({ adopted: false, firstStart: true, database: "mindsync", user: "mindsync" });
    await query(first, "CREATE TABLE kept AS SELECT 'Ẹ̀kọ́' AS word");
    const [server] = await query(
      first,
      `SELECT current_setting('data_checksums') AS checksums, current_setting('listen_addresses') AS addresses,
        pg_encoding_to_char(encoding) AS encoding, upper('ọ') AS upper FROM pg_database WHERE datname = 'mindsync'`,
    );
    expect(server).toEqual({ checksums: "on", addresses: "", encoding: "UTF8", upper: "Ọ" });
    await first.release();
    await first.release();
    expect(findPostmaster(first.dataDirectory)).toBeUndefined();

    const second = await start();
    expect(second).toMatchObject({ adopted: false, firstStart: false });
    expect(await query(second, "SELECT word FROM kept")).toEqual([{ word: "Ẹ̀kọ́" }]);
  });

  test("joins the server that a killed process has left running", async () => {
    givePostgres();
    const killed = await startChild();
    await killed.say("insert");
    const pid = pidOf(killed.share);
    await kill(killed);

    const share = await start();
    expect(share).toMatchObject({ adopted: true, firstStart: false, host: killed.share.host });
    expect(pidOf(share)).toBe(pid);
    expect(await query(share, "SELECT id FROM kept")).toEqual([{ id: 1 }]);
  });

  test("starts after both the process and the server were killed, with everything that was acknowledged", async () => {
    givePostgres();
    const killed = await startChild();
    await killed.say("insert");
    const pid = pidOf(killed.share);
    killed.process.kill("SIGKILL");
    process.kill(pid, "SIGKILL");
    await once(killed.process, "exit");

    const share = await start();
    expect(share.adopted).toBe(false);
    expect(await query(share, "SELECT id FROM kept")).toEqual([{ id: 1 }]);
  });

  test("starts although the process id in postmaster.pid now belongs to another process", async () => {
    const first = await startAgain();
    const pidFile = join(first.dataDirectory, "postmaster.pid");
    const left = readFileSync(pidFile, "utf8").split("\n");
    await first.release();
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    children.push(other);
    writeFileSync(pidFile, [other.pid, ...left.slice(1)].join("\n"));

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await query(second, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("is shared by two processes that start at the same time, until the last one leaves", async () => {
    const [child, share] = await Promise.all([startChild(), start()]);
    expect([child.share.firstStart, share.firstStart].filter(Boolean)).toHaveLength(1);
    const pid = pidOf(share);
    await child.say("release");
    await child.say("release");
    expect(pidOf(share)).toBe(pid);
    expect(await query(share, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await share.release();
    expect(findPostmaster(share.dataDirectory)).toBeUndefined();
  });

  test("is restarted when the server is killed, at the same address", async () => {
    const share = await startAgain();
    await query(share, "CREATE TABLE kept AS SELECT 1 AS id");
    const pid = pidOf(share);
    process.kill(pid, "SIGKILL");
    await expect.poll(() => lines.at(-1), { timeout: 30_000 }).toMatch(/runs again/);
    expect(pidOf(share)).not.toBe(pid);
    expect(await query(share, "SELECT id FROM kept")).toEqual([{ id: 1 }]);
  });

  test("is not restarted after the release", async () => {
    const share = await startAgain();
    await share.release();
    await sleep(2500);
    expect(findPostmaster(share.dataDirectory)).toBeUndefined();
  });

  test("works in a folder with a long name, spaces and an apostrophe", async () => {
    const folder = join(root, "Ade's files, and more", "x".repeat(120));
    const share = await start(join(folder, "postgres"));
    expect(share.dataDirectory).toBe(join(folder, "postgres"));
    expect(share.host.startsWith(folder)).toBe(false);
    expect(await query(share, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await share.release();
    expect(existsSync(share.host)).toBe(false);

    const short = await start(join(root, "Ade's files", "postgres"));
    expect(short.host).toBe(join(root, "Ade's files", "postgres", "socket"));
    expect(await query(short, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("refuses files of another version and a folder of other files, and says why", async () => {
    const share = await startAgain();
    await share.release();
    writeFileSync(join(share.dataDirectory, "PG_VERSION"), "15\n");
    await expect(start()).rejects.toMatchObject({
      code: "other-version",
      message: expect.stringContaining("made by PostgreSQL 15"),
    });
    mkdirSync(join(root, "letters"));
    writeFileSync(join(root, "letters", "a.txt"), "");
    await expect(start(join(root, "letters"))).rejects.toMatchObject({ code: "not-a-database" });
    writeFileSync(join(root, "file"), "");
    await expect(start(join(root, "file", "postgres"))).rejects.toMatchObject({ code: "not-writable" });
  });

  test("reports the server's message when it does not start, and leaves no lock behind", async () => {
    const dataDirectory = join(root, "postgres");
    const wrong = startEmbeddedPostgres({ dataDirectory, settings: { shared_buffers: "nonsense" } });
    await expect(wrong).rejects.toMatchObject({
      code: "start-failed",
      message: expect.stringContaining("shared_buffers"),
    });
    expect(existsSync(`${dataDirectory}.lock`)).toBe(false);
    expect((await start()).firstStart).toBe(false);
  });
});
