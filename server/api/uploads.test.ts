import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mediaBytes, uploadsPath } from "#app/recruitment/upload/media-contract.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { logged } from "#tests/support/logged.ts";
import { aRecording, hostileFiles, type MediaKind, mediaHeads } from "#tests/support/media-files.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { testStorage } from "#tests/support/storage.ts";
import { storedApplication } from "#tests/support/stored-application.ts";
import { namedInTus, uploading } from "#tests/support/uploading.ts";

testDatabase();
const store = testStorage();
const log = logged();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await sql()`delete from recruitment_media`;
});

const { begin, begun, send, head, remove, whole } = uploading((path, options) => site.fetch(path, options));
const rows = () => sql()`select * from recruitment_media`;
const idOf = (path: string) => path.slice(uploadsPath.length + 1);
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

async function refused(answer: Response, status: number, words: string): Promise<void> {
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  const { status: said, detail } = await answer.json();
  expect([answer.status, said, detail]).toEqual([status, status, expect.stringContaining(words)]);
}

async function nothingLeft(): Promise<void> {
  expect(await rows()).toHaveLength(0);
  expect(store.names()).toEqual([]);
}

describe("a recording", () => {
  test.each(Object.keys(mediaHeads) as MediaKind[])("%s is accepted, detected by content", async (kind) => {
    const file = aRecording(kind, 9_000);
    const id = await whole(file, { "upload-metadata": namedInTus("application.pdf") });
    expect(id).toMatch(uuid);
    expect(await rows()).toMatchObject([
      {
        id,
        state: "complete",
        bytes: String(file.length),
        content_type: mediaHeads[kind][1],
        file_name: "application.pdf",
        application_id: null,
      },
    ]);
    expect(readFileSync(join(store.folder, id)).equals(file)).toBe(true);
  });

  test("may come in pieces, of any size after the first", async () => {
    const file = aRecording("mp4", 100_000);
    const path = await begun(file.length);
    for (const [from, to] of [
      [0, 4_100],
      [4_100, 4_101],
      [4_101, 70_000],
      [70_000, 100_000],
    ] as const) {
      expect((await head(path)).headers.get("upload-offset")).toBe(String(from));
      expect(await rows()).toMatchObject([{ state: "uploading" }]);
      const answer = await send(path, from, new Uint8Array(file.subarray(from, to)));
      expect([answer.status, answer.headers.get("upload-offset")]).toEqual([204, String(to)]);
    }
    expect(await rows()).toMatchObject([{ state: "complete" }]);
    expect(readFileSync(join(store.folder, idOf(path))).equals(file)).toBe(true);
    const { headers } = await head(path);
    expect([headers.get("upload-offset"), headers.get("upload-length")]).toEqual(["100000", "100000"]);
  });

  test("has the state that its sender was told, also right after a piece that was cut off", async () => {
    const file = aRecording("mp4", 20_000);
    const told: number[] = [];
    const later: number[] = [];
    for (let time = 0; time < 25; time += 1) {
      const path = await begun(file.length);
      const cut = send(path, 0, new Uint8Array(file.subarray(0, 9_000)), { "content-length": "20000" });
      // The next request comes with a later event.
      await new Promise(setImmediate);
      const state = head(path);
      await Promise.allSettled([cut, state]);
      told.push(Number((await state).headers.get("upload-offset")));
      later.push(Number((await head(path)).headers.get("upload-offset")));
    }
    expect(told).toEqual(later);
  });

  test("keeps what arrived of a piece whose connection broke, and goes on from there", async () => {
    const file = aRecording("mp4", 20_000);
    const path = await begun(file.length);
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(file.subarray(0, 9_000))),
      pull: (controller) => controller.error(new Error("the connection broke")),
    });
    await Promise.allSettled([send(path, 0, broken)]);
    expect((await head(path)).headers.get("upload-offset")).toBe("9000");
    expect((await send(path, 9_000, new Uint8Array(file.subarray(9_000)))).status).toBe(204);
    expect(readFileSync(join(store.folder, idOf(path))).equals(file)).toBe(true);
  });

  test("leaves no file name and no address in the store, in the log or in the response", async () => {
    const from = "198.51.100.77";
    const headers = { "upload-metadata": namedInTus("Amaka Okafor CV.mp4"), "x-forwarded-for": from };
    const path = await begun(9_000, headers);
    await send(path, 0, "<html>", headers);
    const id = await whole(aRecording("mp4", 9_000), headers);
    const [row] = await rows();
    expect(row?.visitor).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(from);
    expect(readFileSync(join(store.folder, `${id}.json`), "utf8")).not.toContain("Amaka");
    const answer = await head(`${uploadsPath}/${id}`);
    expect(JSON.stringify([...answer.headers])).not.toMatch(/Amaka|QW1ha2E/);
    expect(log.text()).not.toMatch(/Amaka|QW1ha2E|198\.51/);
  });

  test("whose last byte came just before a crash is finished when its sender asks for its state", async () => {
    const file = aRecording("webm", 9_000);
    const id = await whole(file);
    await sql()`update recruitment_media set state = 'uploading', content_type = null`;
    expect((await head(`${uploadsPath}/${id}`)).headers.get("upload-offset")).toBe("9000");
    expect(await rows()).toMatchObject([{ state: "complete", content_type: "video/webm" }]);
  });

  test("is checked again when it is complete", async () => {
    const id = await whole(aRecording("mp4", 9_000));
    await sql()`update recruitment_media set state = 'uploading'`;
    writeFileSync(join(store.folder, id), Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(8_991)]));
    expect((await head(`${uploadsPath}/${id}`)).status).toBe(415);
    await nothingLeft();
  });
});

describe("a file that is no recording", () => {
  test.each(Object.entries(hostileFiles))("%s, called .mp4, is refused and erased", async (_, content) => {
    // The content alone, and as the beginning of a larger file.
    for (const file of [content, Buffer.concat([content, Buffer.alloc(50_000, 32)])]) {
      const path = await begun(file.length);
      await refused(await send(path, 0, new Uint8Array(file)), 415, "not a video or audio that we can play");
      await nothingLeft();
      expect((await head(path)).status).toBe(404);
    }
  });

  test("cannot follow a valid first piece", async () => {
    const path = await begun(20_000);
    const file = aRecording("mp4", 20_000);
    expect((await send(path, 0, new Uint8Array(file.subarray(0, 10_000)))).status).toBe(204);
    await refused(await send(path, 0, "<html>".padEnd(5_000)), 409, "does not follow");
    expect((await send(path, 10_000, new Uint8Array(file.subarray(10_000)))).status).toBe(204);
    expect(readFileSync(join(store.folder, idOf(path))).equals(file)).toBe(true);
  });

  test("is refused when its first piece is too small to check", async () => {
    const path = await begun(20_000);
    await refused(await send(path, 0, new Uint8Array(aRecording("mp4", 4_099))), 400, "first 4,100 bytes");
    expect((await head(path)).headers.get("upload-offset")).toBe("0");
  });
});

test("a name that no device gives is refused, and nothing is begun", async () => {
  const named = (letters: number) =>
    begin(20_000, { "upload-metadata": namedInTus(`${"ọ".repeat(letters - 4)}.mp4`) });
  expect((await named(255)).status).toBe(201);
  await sql()`delete from recruitment_media`;
  await refused(await named(256), 422, "name is too long");
  expect(await rows()).toHaveLength(0);
});

describe("sizes", () => {
  test("from one byte to 100 MB are accepted; zero, more, and an unknown size are not", async () => {
    for (const bytes of [1, mediaBytes]) expect((await begin(bytes)).status).toBe(201);
    await sql()`delete from recruitment_media`;
    for (const [bytes, status, words] of [
      [mediaBytes + 1, 413, "File size must be less than 100MB"],
      ["999999999999999", 413, "File size must be less than 100MB"],
      [0, 422, "empty"],
      ["-1", 400, "size of the file"],
      ["1.5", 400, "size of the file"],
      ["0x10", 400, "size of the file"],
      ["", 400, "size of the file"],
    ] as const) {
      await refused(await begin(bytes), status, words);
    }
    const deferred = { "tus-resumable": "1.0.0", "upload-defer-length": "1" };
    await refused(
      await site.fetch(uploadsPath, { method: "POST", headers: deferred }),
      400,
      "size of the file",
    );
    expect(await rows()).toHaveLength(0);
  });

  test("more than was declared is refused and erased, with and without Content-Length", async () => {
    const file = aRecording("mp4", 12_000);
    const piece = new Uint8Array(file);
    const inPieces = () =>
      new ReadableStream({
        start(controller) {
          for (let at = 0; at < file.length; at += 1_000) controller.enqueue(piece.subarray(at, at + 1_000));
          controller.close();
        },
      });
    for (const [body, headers] of [
      [piece, { "content-length": "12000" }],
      [inPieces(), {}],
    ] as const) {
      const path = await begun(11_999);
      await refused(await send(path, 0, body, headers), 413, "We received more");
      await nothingLeft();
    }
  });
});

describe("an upload", () => {
  test("can be withdrawn by its sender, complete or not; the second time it is not found", async () => {
    const half = await begun(20_000);
    await send(half, 0, new Uint8Array(aRecording("mp4", 10_000)));
    const full = `${uploadsPath}/${await whole(aRecording("mp4", 9_000))}`;
    for (const path of [half, full]) {
      expect((await remove(path)).status).toBe(204);
      expect((await remove(path)).status).toBe(404);
      expect((await head(path)).status).toBe(404);
    }
    await nothingLeft();
  });

  test("can no longer be changed by its sender once an application has it, or it is to be erased", async () => {
    const file = aRecording("mp4", 9_000);
    const id = await whole(file);
    const path = `${uploadsPath}/${id}`;
    await refused(await send(path, 9_000, ""), 409, "does not follow");
    await sql()`update recruitment_media set application_id = ${await storedApplication()}`;
    for (const answer of [await head(path), await remove(path), await send(path, 9_000, "")])
      expect(answer.status).toBe(404);
    expect(store.names()).toContain(id);
    await sql()`update recruitment_media set application_id = null, state = 'erasing'`;
    for (const answer of [await head(path), await remove(path)]) expect(answer.status).toBe(404);
    await sql()`truncate recruitment_applications cascade`;
  });

  test("cannot be read here, and other methods are refused", async () => {
    const path = `${uploadsPath}/${await whole(aRecording("mp4", 9_000))}`;
    for (const [method, at] of [
      ["GET", path],
      ["PUT", path],
      ["POST", path],
      ["OPTIONS", path],
      ["GET", uploadsPath],
      ["PATCH", uploadsPath],
    ] as const) {
      const answer = await site.fetch(at, { method, headers: { "tus-resumable": "1.0.0" } });
      expect([method, at, answer.status]).toEqual([method, at, 405]);
    }
    const { headers } = await head(path);
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("is addressed by an id only", async () => {
    const id = await whole(aRecording("mp4", 9_000));
    for (const name of [
      `${id}.json`,
      `..%2f${id}`,
      id.toUpperCase(),
      "..",
      `${id}%00`,
      `x/${id}`,
      "00000000-0000-4000-8000-000000000000",
    ]) {
      const answer = await head(`${uploadsPath}/${name}`);
      expect([name, answer.status]).toEqual([name, 404]);
    }
  });

  test("is refused to other sites' pages and to clients that do not speak tus 1.0", async () => {
    const foreign = await begin(9_000, { "sec-fetch-site": "cross-site" });
    expect(foreign.status).toBe(403);
    const path = await begun(9_000);
    const file = new Uint8Array(aRecording("mp4", 9_000));
    const answer = await site.fetch(path, { method: "PATCH", body: file, headers: { "upload-offset": "0" } });
    expect(answer.status).toBe(400);
    expect((await send(path, 0, file, { "content-type": "video/mp4" })).status).toBe(400);
    expect((await send(path, 0, file, { "upload-length": "5" })).status).toBe(400);
    expect((await head(path)).headers.get("upload-offset")).toBe("0");
  });
});

afterEach(() => {
  expect(log.entries.filter(({ level }) => level === "error")).toEqual([]);
});
