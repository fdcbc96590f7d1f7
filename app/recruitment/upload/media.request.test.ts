import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, sql } from "#server/platform/database.ts";
import { openStorage, storage } from "#server/platform/storage.ts";
import { fullRun } from "#tests/support/budget.ts";
import { testDatabase } from "#tests/support/database.ts";
import { logged } from "#tests/support/logged.ts";
import { aRecording } from "#tests/support/media-files.ts";
import { type S3Server, s3Server } from "#tests/support/s3-server.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { testStorage } from "#tests/support/storage.ts";
import { storedApplication } from "#tests/support/stored-application.ts";
import { namedInTus, uploading } from "#tests/support/uploading.ts";
import { mediaPath } from "../record-contract.ts";
import { takeMedia } from "./media.server.ts";
import { mediaBytes } from "./media-contract.ts";

testDatabase();
const store = testStorage();
const log = logged();
let site: TestSite;
let s3: S3Server;
let reviewer: { cookie: string };
beforeAll(async () => {
  site = await testSite();
  s3 = await s3Server();
  reviewer = (await site.signIn({ role: "recruiter" })).headers;
});
afterAll(() => s3.close());

const { whole } = uploading((path, options) => site.fetch(path, options));

/** A recording that an application uses. */
async function aTakenRecording(file: Buffer, name = "me.mp4"): Promise<string> {
  const id = await whole(file, { "upload-metadata": namedInTus(name) });
  await takeMedia(db(), id, await storedApplication());
  return id;
}

const open = (id: string, headers: Record<string, string> = {}, method = "GET") =>
  site.fetch(mediaPath(id), { method, headers: { ...reviewer, ...headers } });

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

describe.each([
  // It is emptied before each test.
  ["a folder", () => openStorage({ DATA_DIR: store.data }), false],
  ["a bucket", () => openStorage({ DATA_DIR: store.data, ...s3.environment }), true],
])("a recording from %s", (_, openStore, isKept) => {
  const file = aRecording("mp4", 6 * 1024 * 1024 + 5);
  const size = file.length;
  let id = "";
  beforeAll(openStore);
  beforeEach(async () => {
    if (!id || !isKept) id = await aTakenRecording(file, 'Ọmọ\'s "clip" 100%.mp4');
  });

  test("is sent whole, with its type, and is not cached", async () => {
    const answer = await open(id);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-length": String(size),
      "accept-ranges": "bytes",
      etag: `"${id}"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/^default-src 'none';.* sandbox allow-same-origin$/),
      "content-disposition":
        "inline; filename=\"_m_'s _clip_ 100_.mp4\"; filename*=UTF-8''%E1%BB%8Cm%E1%BB%8D%27s%20%22clip%22%20100%25.mp4",
    });
    expect((await bytesOf(answer)).equals(file)).toBe(true);
  });

  test("sends exactly the requested range", async () => {
    for (const [range, start, end] of [
      ["bytes=0-1", 0, 1],
      ["bytes=0-", 0, size - 1],
      ["bytes=1000-2000", 1000, 2000],
      [`bytes=5242879-5242881`, 5_242_879, 5_242_881],
      [`bytes=${size - 1}-`, size - 1, size - 1],
      [`bytes=${size - 10}-${size + 10}`, size - 10, size - 1],
      ["bytes=-7", size - 7, size - 1],
      [`bytes=-${size + 1}`, 0, size - 1],
    ] as const) {
      const answer = await open(id, { range });
      expect([range, answer.status, answer.headers.get("content-range")]).toEqual([
        range,
        206,
        `bytes ${start}-${end}/${size}`,
      ]);
      expect(answer.headers.get("content-length")).toBe(String(end - start + 1));
      expect((await bytesOf(answer)).equals(file.subarray(start, end + 1)), range).toBe(true);
    }
  });

  test("refuses ranges that do not exist, and sends all where it does not support the request", async () => {
    for (const range of [`bytes=${size}-`, "bytes=-0"]) {
      const answer = await open(id, { range });
      expect([answer.status, answer.headers.get("content-range")]).toEqual([416, `bytes */${size}`]);
      expect(await answer.text()).toBe("");
    }
    for (const range of ["bytes=0-1,5-6", "bytes=9-3", "lines=1-2"]) {
      const answer = await open(id, { range });
      expect([range, answer.status, answer.headers.get("content-range")]).toEqual([range, 200, null]);
      expect(await bytesOf(answer)).toHaveLength(size);
    }
  });

  test("sends a range only of the file that the client already has part of", async () => {
    for (const [condition, status] of [
      [`"${id}"`, 206],
      [`"${randomUUID()}"`, 200],
      [`W/"${id}"`, 200],
      ["Sat, 21 Nov 2026 10:00:00 GMT", 200],
    ] as const) {
      const answer = await open(id, { range: "bytes=10-19", "if-range": condition });
      expect([condition, answer.status]).toEqual([condition, status]);
      expect(await bytesOf(answer)).toHaveLength(status === 206 ? 10 : size);
    }
  });

  test("is not found when the store has lost it, and that is logged", async () => {
    const lost = await aTakenRecording(aRecording("mp4", 9_000));
    await (await storage()).remove(lost);
    expect((await open(lost)).status).toBe(404);
    expect(log.entries).toContainEqual(expect.objectContaining({ level: "error", recording: lost }));
  });

  test("answers HEAD without reading the file", async () => {
    const answer = await open(id, { range: "bytes=0-9" }, "HEAD");
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
    expect(answer.headers.get("content-length")).toBe(String(size));
    expect(answer.headers.get("accept-ranges")).toBe("bytes");
  });
});

describe("over real HTTP", () => {
  beforeAll(() => openStorage({ DATA_DIR: store.data }));

  /** How many of the store's files this process has open. */
  const opened = () =>
    readdirSync("/proc/self/fd").filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(store.folder);
      } catch {
        return false;
      }
    }).length;

  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  /** Bytes in use, without those that only wait for the garbage collector. */
  const held = () => {
    collectGarbage();
    return process.memoryUsage().arrayBuffers;
  };

  /** A file larger than what may be in memory of it. The largest one that is taken is sent in the full run. */
  const size = fullRun ? mediaBytes : 48 * 1024 * 1024;

  test.runIf(existsSync("/proc/self/fd"))(
    `${size / 1024 / 1024} MB stream without filling memory, and the file is closed when the reader leaves`,
    async () => {
      const file = aRecording("mp4", size);
      const id = await aTakenRecording(file);
      const { address, close } = await site.listen();
      try {
        const answer = await new Promise<IncomingMessage>((came) =>
          get(address + mediaPath(id), { headers: reviewer }, came),
        );
        expect(answer.statusCode).toBe(200);
        const before = held();
        // The client does not read: what the network does not accept stays on the disk.
        let taken = 0;
        const stands = () => {
          const before = taken;
          taken = answer.socket.bytesRead;
          return taken > 0 && taken === before;
        };
        await expect.poll(stands).toBe(true);
        expect(taken).toBeLessThan(25 * 1024 * 1024);
        expect(held() - before).toBeLessThan(20 * 1024 * 1024);
        expect(opened()).toBe(1);
        answer.destroy();
        await expect.poll(opened).toBe(0);

        const hash = createHash("sha256");
        let highest = 0;
        let looked = 0;
        let passed = 0;
        const read = await fetch(address + mediaPath(id), { headers: reviewer });
        for await (const piece of read.body ?? []) {
          hash.update(piece);
          passed += piece.length;
          if (passed - looked < 10_000_000) continue;
          looked = passed;
          highest = Math.max(highest, held() - before);
        }
        expect(hash.digest("hex")).toBe(createHash("sha256").update(file).digest("hex"));
        expect(highest).toBeLessThan(40 * 1024 * 1024);
        const head = await fetch(address + mediaPath(id), { method: "HEAD", headers: reviewer });
        expect(head.headers.get("content-length")).toBe(String(size));
        await expect.poll(opened).toBe(0);
      } finally {
        close();
      }
    },
  );
});

describe("is opened by", () => {
  beforeAll(() => openStorage({ DATA_DIR: store.data }));

  test("an admin and a recruiter; everybody else is sent to the portal's sign-in", async () => {
    const id = await aTakenRecording(aRecording("webm", 9_000));
    for (const role of ["admin", "recruiter"] as const) {
      const { headers } = await site.signIn({ role });
      expect((await site.fetch(mediaPath(id), { headers })).status).toBe(200);
    }
    const learner = await site.signIn({ role: "learner" });
    const over = await site.signIn({ role: "admin" });
    await sql()`delete from session where user_id = ${over.profile.id}`;
    const invented = { cookie: "mindsync.session_token=invented.invented" };
    for (const headers of [{}, learner.headers, over.headers, invented] as Record<string, string>[]) {
      for (const method of ["GET", "HEAD"]) {
        for (const path of [mediaPath(id), mediaPath(randomUUID()), mediaPath("x")]) {
          const answer = await site.fetch(path, { method, headers: { ...headers, range: "bytes=0-9" } });
          expect([answer.status, answer.headers.get("location")]).toEqual([
            302,
            "/recruitment/admin?notice=sign-in",
          ]);
          expect(await answer.text()).toBe("");
        }
      }
    }
  });

  test("nobody before an application uses it, nor after it was released", async () => {
    const id = await whole(aRecording("mp4", 9_000));
    expect((await open(id)).status).toBe(404);
    await takeMedia(db(), id, await storedApplication());
    expect((await open(id)).status).toBe(200);
    await sql()`update recruitment_media set application_id = null, state = 'erasing'`;
    expect((await open(id)).status).toBe(404);
    for (const name of [randomUUID(), "x", "..%2f..%2fpackage.json", `${id}.json`])
      expect((await open(name)).status).toBe(404);
  });
});
