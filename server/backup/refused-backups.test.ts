import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedCourses } from "#app/school/courses/seed.server.ts";
import { courses } from "#content/courses/index.ts";
import {
  closeDatabase,
  databaseNamed,
  migrateDatabase,
  openDatabase,
  openElsewhere,
} from "#server/platform/database.ts";
import { openStorage } from "#server/platform/storage.ts";
import {
  type MemoryPart,
  rewritten,
  rowHashes,
  withJson,
  withScratchDatabase,
} from "#tests/support/backup.ts";
import { testDatabase } from "#tests/support/database.ts";
import type { Part } from "./archive.ts";
import { checkBackup } from "./contents.ts";
import { restoreBackup } from "./restore-backup.ts";
import { knownMigrations } from "./tables.ts";
import { writeBackup } from "./write-backup.ts";

const full = Boolean(process.env.TEST_FULL);
const target = testDatabase();
const data = mkdtempSync(join(tmpdir(), "mindsync-refused-"));
chmodSync(data, 0o755);
const file = (name: string) => join(data, name);
const [plain, secret] = [file("plain.tar.gz"), file("secret.tar.gz.age")];
const passphrase = "a river that runs under the market";

beforeAll(async () => {
  openStorage({ DATA_DIR: data });
  await seedCourses(courses);
  await writeBackup({ path: plain, passphrase: undefined, mails: file("mails") });
  await writeBackup({ path: secret, passphrase, mails: file("mails") });
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** A copy of a file with other bytes. */
function changed(name: string, of: string, change: (bytes: Buffer) => Buffer): string {
  writeFileSync(file(name), change(readFileSync(of)));
  return file(name);
}

function flipped(bytes: Buffer, at: number): Buffer {
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

/** Whether a gzip file still unpacks to the same bytes: a changed distance may lead to another run of the same zeros. */
function unpacksTo(content: Buffer, path: string): boolean {
  try {
    return gunzipSync(readFileSync(path)).equals(content);
  } catch {
    return false;
  }
}

/** Runs `npm run restore` with a data directory that is not there yet. */
function restoreCommand(path: string, environment: Record<string, string> = {}) {
  const DATA_DIR = file("untouched");
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return new Promise<{ code: number; complaint: string; left: boolean }>((done) => {
    execFile(
      process.execPath,
      ["server/restore.ts", path],
      { env: { PATH, NODE_COMPILE_CACHE, DATA_DIR, ...environment } },
      (error, _, complaint) =>
        done({ code: Number(error?.code ?? 0), complaint, left: existsSync(DATA_DIR) }),
    );
  });
}

describe("before anything is written", () => {
  test("a flipped byte that changes anything is found wherever it is, with and without encryption", async () => {
    const content = gunzipSync(readFileSync(plain));
    for (const [of, words] of [
      [plain, undefined],
      [secret, passphrase],
    ] as const) {
      const { length } = readFileSync(of);
      for (const part of full ? [0.01, 0.2, 0.5, 0.8, 0.99] : [0.01, 0.5]) {
        let at = Math.floor(length * part);
        let path = changed("flipped", of, (bytes) => flipped(bytes, at));
        while (unpacksTo(content, path)) path = changed("flipped", of, (bytes) => flipped(bytes, ++at));
        await expect(checkBackup(path, words), `${of} at ${part}`).rejects.toThrow(
          /damaged|not a backup|is not as it was/,
        );
      }
    }
  });

  test("a file that was cut off is refused wherever it ends", async () => {
    for (const [of, words] of [
      [plain, undefined],
      [secret, passphrase],
    ] as const) {
      for (const part of full ? [0, 0.1, 0.5, 0.9, 0.999] : [0, 0.999]) {
        const path = changed("cut", of, (bytes) => bytes.subarray(0, Math.floor(bytes.length * part)));
        await expect(checkBackup(path, words), `${of} to ${part}`).rejects.toThrow(
          /damaged|incomplete|not a backup/,
        );
      }
    }
  });

  test("a changed, a missing, an added and an unknown file are refused", async () => {
    const table = "tables/courses/000000";
    const cases: [string, (parts: MemoryPart[]) => MemoryPart[], RegExp][] = [
      [
        "changed",
        (parts) =>
          parts.map((part) => (part.name === table ? { ...part, bytes: flipped(part.bytes, 40) } : part)),
        /tables\/courses\/000000 is not as it was saved/,
      ],
      [
        "missing",
        (parts) => parts.filter(({ name }) => name !== table),
        /tables\/courses\/000000 is missing/,
      ],
      ["endless", (parts) => parts.slice(0, -1), /its end is missing/],
      [
        "added",
        (parts) => [
          ...parts.slice(0, -1),
          { name: "mails/a.json", bytes: Buffer.from("{}") },
          ...parts.slice(-1),
        ],
        /mails\/a\.json is not as it was saved/,
      ],
      [
        "unknown",
        (parts) => [
          ...parts.slice(0, 1),
          { name: "../../etc/passwd", bytes: Buffer.from("x") },
          ...parts.slice(1),
        ],
        /unknown file/,
      ],
    ];
    for (const [name, change, message] of cases) {
      await rewritten(plain, file(name), change);
      await expect(checkBackup(file(name), undefined), name).rejects.toThrow(message);
    }
  });

  test("a description that unpacks to more than any has is refused before it is unpacked", async () => {
    for (const [name, size, message] of [
      ["backup.json", 3e6, "not a backup of this site"],
      ["manifest.json", 70e6, "damaged"],
    ] as const) {
      await rewritten(
        plain,
        file(`swollen-${name}`),
        withJson(name, (value) => Object.assign(value, { more: " ".repeat(size) })),
      );
      await expect(checkBackup(file(`swollen-${name}`), undefined), name).rejects.toThrow(message);
    }
  });

  test("a newer version of the site or of the format is named as such", async () => {
    await rewritten(
      plain,
      file("newer-schema"),
      withJson("backup.json", (value) => (value.migrations as number[]).push(Date.now() + 1e9)),
    );
    await rewritten(
      plain,
      file("newer-format"),
      withJson("backup.json", (value) => Object.assign(value, { version: 2 })),
    );
    for (const name of ["newer-schema", "newer-format"]) {
      await expect(checkBackup(file(name), undefined), name).rejects.toThrow("newer version of the site");
    }
  });

  test("a foreign file, a missing one, and a wrong or no passphrase are refused in words", async () => {
    writeFileSync(file("photo"), Buffer.from("89504e470d0a1a0a", "hex"));
    writeFileSync(file("foreign.gz"), gzipSync("CREATE TABLE leads ();"));
    await rewritten(plain, file("other.tar.gz"), () => [{ name: "notes.txt", bytes: Buffer.from("hello") }]);
    const cases = [
      [file("photo"), undefined, "not a backup of this site"],
      [file("foreign.gz"), undefined, "damaged or incomplete"],
      [file("other.tar.gz"), undefined, "not a backup of this site"],
      [file("nowhere"), undefined, "There is no file"],
      [secret, undefined, "Set BACKUP_PASSPHRASE"],
      [secret, "not the one it was made with", "BACKUP_PASSPHRASE is not the passphrase"],
    ] as const;
    for (const [path, words, message] of cases) {
      await expect(checkBackup(path, words), path).rejects.toThrow(message);
    }
  });

  test("the command refuses a damaged file without making a database", async () => {
    const path = changed("flipped", plain, (bytes) => flipped(bytes, bytes.length >> 1));
    const damaged = await restoreCommand(path);
    expect(damaged).toMatchObject({ code: 1, left: false });
    expect(damaged.complaint).toMatch(/damaged|is not as it was/);
    const locked = await restoreCommand(secret, { BACKUP_PASSPHRASE: "not the one it was made with" });
    expect(locked).toMatchObject({ code: 1, left: false });
    expect(locked.complaint).not.toContain("not the one it was made with");
  });
});

describe("a database", () => {
  test("that is in use or has data is refused, and is as it was; with --replace it is replaced", async () => {
    await withScratchDatabase("other", async (session, other) => {
      const backup = await checkBackup(plain, undefined);
      await restoreBackup(session, backup);
      const hashes = await rowHashes(session);
      expect(Object.keys(hashes)).toContain("courses");
      await session`update courses set title = 'Changed since'`;
      const since = await rowHashes(session);

      await expect(restoreBackup(session, backup)).rejects.toThrow("add --replace");
      expect(await rowHashes(session)).toEqual(since);

      const visitor = openElsewhere(other);
      await visitor`select 1`;
      await expect(restoreBackup(session, backup, { replace: true })).rejects.toThrow("in use");
      expect(await rowHashes(session)).toEqual(since);
      await visitor.end();
      await expect
        .poll(() => restoreBackup(session, backup, { replace: true }).then(() => "restored", String))
        .toBe("restored");
      expect(await rowHashes(session)).toEqual(hashes);
    });
  });

  test("that refuses a row is as it was, and the message names the table", async () => {
    const table = "tables/courses/000000";
    await rewritten(plain, file("bad-row"), (parts) => {
      const bad = parts.map(({ name, bytes }) => ({
        name,
        bytes: name === table ? Buffer.concat([bytes, Buffer.from("not a course\n")]) : bytes,
      }));
      return withJson("manifest.json", (value) => {
        const part = (value.parts as Part[]).find(({ name }) => name === table);
        const bytes = bad.find(({ name }) => name === table)?.bytes ?? Buffer.alloc(0);
        if (part) Object.assign(part, { bytes: bytes.length, sha256: hash("sha256", bytes) });
      })(bad);
    });
    const backup = await checkBackup(file("bad-row"), undefined);
    await withScratchDatabase("row", async (session) => {
      await expect(restoreBackup(session, backup)).rejects.toThrow("The table courses could not be restored");
      expect(await rowHashes(session)).toEqual({});
    });
  });
});

test("a backup of an older version gets that version's tables, and the next start brings them up to date", async () => {
  const known = knownMigrations();
  const madeBy = ({ sql }: { sql: string[] }) =>
    Array.from(sql.join().matchAll(/CREATE TABLE "(\w+)"/g), ([, name = ""]) => name);
  const last = known.findLastIndex((migration) => madeBy(migration).length > 0);
  const newer = new Set(known.slice(last).flatMap(madeBy));
  const [lacked = ""] = newer;
  await rewritten(plain, file("older"), (parts) => {
    const without = parts.filter(({ name }) => !newer.has(/^tables\/(\w+)\//.exec(name)?.[1] ?? ""));
    const fewer = withJson("backup.json", (value) => {
      value.migrations = known.slice(0, last).map(({ folderMillis }) => folderMillis);
      value.tables = (value.tables as { name: string }[]).filter(({ name }) => !newer.has(name));
    })(without);
    return withJson("manifest.json", (value) => {
      for (const name of newer) delete (value.tables as Record<string, unknown>)[name];
    })(fewer);
  });
  await withScratchDatabase("older", async (session, other) => {
    await restoreBackup(session, await checkBackup(file("older"), undefined));
    const [before] = await session`select to_regclass(${`public.${lacked}`}) is null as lacking`;
    expect(before?.lacking).toBe(true);
    await closeDatabase();
    openDatabase(databaseNamed(target, other));
    await migrateDatabase();
    await closeDatabase();
    openDatabase(target);
    const [after] = await session`select count(*)::int as runs from ${session(lacked)}`;
    expect(after?.runs).toBe(0);
    const [courseRows] = await session`select count(*)::int as rows from courses`;
    expect(courseRows?.rows).toBeGreaterThan(0);
  });
});
