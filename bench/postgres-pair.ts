import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";

/** A primary and its synchronous standby, each a process of its own on this machine. */
export interface PostgresPair {
  /** The setting DATABASE_URL that names both. */
  url: string;
  /** A connection to the standby, which may have become the primary. The caller ends it. */
  standby(): Sql;
  /** Kills every process of the primary at once, as a power cut does. */
  killPrimary(): Promise<void>;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
  /** Starts the old primary again as it was, which nobody should do. */
  startOldPrimary(): Promise<void>;
  end(): Promise<void>;
}

/** The newest PostgreSQL of Debian: the one from npm has no pg_basebackup. */
function programs(): string {
  const root = "/usr/lib/postgresql";
  const [newest] = existsSync(root)
    ? readdirSync(root).sort((one, other) => Number(other) - Number(one))
    : [];
  if (!newest) throw new Error("This needs PostgreSQL: apt-get install postgresql");
  return join(root, newest, "bin");
}

/** PostgreSQL does not run as root: the account that Debian made for it. */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === "object" && address ? address.port : 0;
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(/\s+/).map(Number);

/** A server that is running. @throws Error with its output when it ends before it answers */
async function startServer(folder: string, port: number): Promise<ChildProcess> {
  const options = [
    "-D",
    folder,
    "-p",
    String(port),
    "-h",
    "127.0.0.1",
    "-k",
    "",
    "-c",
    "max_connections=100",
  ];
  const child = spawn(join(programs(), "postgres"), options, {
    ...account(),
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (text) => {
    output = `${output}${text}`.slice(-2_000);
  });
  process.once("exit", () => child.kill("SIGQUIT"));
  const ended = once(child, "exit").then(() => {
    throw new Error(`PostgreSQL did not start:\n${output}`);
  });
  ended.catch(() => {});
  await Promise.race([ended, answering(port)]);
  return child;
}

const addressOf = (port: number, database: string) => `postgres://mindsync@127.0.0.1:${port}/${database}`;

const open = (port: number, database = "postgres") =>
  postgres(addressOf(port, database), { max: 1, onnotice: () => {}, backoff: () => 0.1 });

async function answering(port: number): Promise<void> {
  for (;;) {
    const sql = open(port);
    try {
      await sql`select 1`;
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 100));
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}

async function carryOut(port: number, ...statements: string[]): Promise<void> {
  const sql = open(port);
  for (const statement of statements) await sql.unsafe(statement);
  await sql.end({ timeout: 5 });
}

/** Makes both, as docs/operations.md says. An acknowledged write is on the disks of both. */
export async function postgresPair(): Promise<PostgresPair> {
  const root = mkdtempSync(join(tmpdir(), "mindsync-pair-"));
  const { uid, gid } = account();
  if (uid !== undefined && gid !== undefined) chownSync(root, uid, gid);
  chmodSync(root, 0o755);
  const [one, two] = [join(root, "one"), join(root, "two")];
  const [onePort, twoPort] = [await freePort(), await freePort()];
  const run = (program: string, options: string[]) =>
    execFileSync(join(programs(), program), options, { ...account(), cwd: root, stdio: "pipe" });

  run("initdb", ["-D", one, "-U", "mindsync", "--auth=trust", "--encoding=UTF8", "--no-locale"]);
  let primary = await startServer(one, onePort);
  await carryOut(onePort, "create database mindsync");
  run("pg_basebackup", [
    "-h",
    "127.0.0.1",
    "-p",
    String(onePort),
    "-U",
    "mindsync",
    "-D",
    two,
    "-R",
    "-c",
    "fast",
    "-X",
    "stream",
  ]);
  const standby = await startServer(two, twoPort);
  // After the copy: the standby must not wait for a standby of its own when it is promoted.
  await carryOut(onePort, "alter system set synchronous_standby_names = '*'", "select pg_reload_conf()");

  async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    const all = signal === "SIGKILL" ? childrenOf(child.pid ?? 0) : [];
    child.kill(signal);
    for (const pid of all) process.kill(pid, signal);
    await ended;
  }
  return {
    url: addressOf(onePort, "mindsync").replace(/\/mindsync$/, `,127.0.0.1:${twoPort}/mindsync`),
    standby: () => open(twoPort, "mindsync"),
    killPrimary: () => kill(primary, "SIGKILL"),
    promote: () => carryOut(twoPort, "select pg_promote()"),
    async startOldPrimary() {
      primary = await startServer(one, onePort);
    },
    async end() {
      await kill(primary, "SIGQUIT");
      await kill(standby, "SIGQUIT");
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Runs Debian's PostgreSQL with its default settings on a new folder. */
export async function ordinaryPostgres(): Promise<{ url: string; end(): Promise<void> }> {
  const root = mkdtempSync(join(tmpdir(), "mindsync-ordinary-"));
  const { uid, gid } = account();
  if (uid !== undefined && gid !== undefined) chownSync(root, uid, gid);
  chmodSync(root, 0o755);
  const [folder, port] = [join(root, "data"), await freePort()];
  execFileSync(
    join(programs(), "initdb"),
    ["-D", folder, "-U", "mindsync", "--auth=trust", "--encoding=UTF8", "--no-locale"],
    { ...account(), cwd: root, stdio: "pipe" },
  );
  const child = await startServer(folder, port);
  await carryOut(port, "create database mindsync");
  return {
    url: addressOf(port, "mindsync"),
    async end() {
      const ended = once(child, "exit");
      child.kill("SIGINT");
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
}
