import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { mediaBytes, unusedMediaBytes } from "#app/recruitment/upload/media-contract.ts";
import { sql } from "#server/platform/database.ts";
import { mustStayFree } from "#server/platform/disk-space.ts";
import { storage } from "#server/platform/storage.ts";
import { testDatabase } from "#tests/support/database.ts";
import { aRecording } from "#tests/support/media-files.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { testStorage } from "#tests/support/storage.ts";
import { uploading } from "#tests/support/uploading.ts";

testDatabase();
const store = testStorage();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
beforeEach(async () => {
  await sql()`delete from recruitment_media`;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const { begin, begun, remove, send } = uploading((path, options) => site.fetch(path, options));
const from = (address: string) => ({ "x-forwarded-for": address });

async function refusal(answer: Response): Promise<[number, string]> {
  const { status, detail } = await answer.json();
  return [status, detail];
}

/** Fills the store with uploads that no application took, as if the visitor with this hash had sent them. */
async function waiting(bytes: number, visitor: string | null, created_at = new Date()): Promise<void> {
  for (let left = bytes; left > 0; left -= mediaBytes) {
    const size = Math.min(left, mediaBytes);
    const row = {
      id: crypto.randomUUID(),
      bytes: size,
      received: size,
      file_name: "a.mp4",
      visitor,
      created_at: created_at.toISOString(),
    };
    await sql()`insert into recruitment_media ${sql()(row)}`;
  }
}

/** Uploads of so many other networks that hold the same, all together that many bytes. */
async function crowd(bytes: number, networks: number): Promise<void> {
  const each = Math.floor(bytes / networks);
  for (let index = 1; index < networks; index += 1) await waiting(each, `network ${index}`);
  await waiting(bytes - each * (networks - 1), "network 0");
}

const visitorOf = async (address: string) => {
  const path = await begun(1, from(address));
  const [row] = await sql()`select visitor from recruitment_media`;
  await remove(path);
  return String(row?.visitor);
};

test("one network may send the beginning of sixty uploads in ten minutes, from all its callers; another network is not affected", async () => {
  const neighbours = (index: number) => from(`2001:db8:7:7::${index.toString(16)}`);
  const file = new Uint8Array(aRecording("mp4", 5_000));
  const sent = async (headers: Record<string, string>) =>
    send(await begun(file.length, headers), 0, file, headers);
  for (let index = 0; index < 60; index += 1) {
    expect((await sent(neighbours(index))).status).toBe(204);
  }
  const [status, words] = await refusal(await sent(neighbours(60)));
  expect([status, words]).toEqual([
    429,
    expect.stringMatching(/^Too many tries from here\. Please wait \d+ minutes/),
  ]);
  expect((await sent(from("2001:db8:7:8::1"))).status).toBe(204);
});

test("uploads that are only declared take nobody's turn on their network", async () => {
  const here = from("198.51.100.9");
  for (let index = 0; index < 80; index += 1) expect((await begin(mediaBytes, here)).status).toBe(201);
  const file = new Uint8Array(aRecording("mp4", 5_000));
  const path = await begun(file.length, here);
  const first = file.subarray(0, 4_500);
  expect((await send(path, 0, first, here)).status).toBe(204);
  expect((await send(path, first.length, file.subarray(first.length), here)).status).toBe(204);
});

describe("the total size of uploads that wait for an application", () => {
  test("is limited by network, to the byte; uploads that were taken do not count", async () => {
    const visitor = await visitorOf("198.51.100.1");
    await waiting(unusedMediaBytes.network - 1_000, visitor);
    expect(await refusal(await begin(1_001, from("198.51.100.1")))).toEqual([
      429,
      "Many recordings are on their way from your network, which you may share with others. Please try again in an hour, or apply without a recording.",
    ]);
    expect((await begin(1_001, from("198.51.100.2"))).status).toBe(201);
    expect((await begin(1_000, from("198.51.100.1"))).status).toBe(201);
    // A byte counts when it has arrived.
    expect((await begin(1_000, from("198.51.100.1"))).status).toBe(201);
    await waiting(1_000, visitor);
    expect((await begin(1, from("198.51.100.1"))).status).toBe(429);
    // When an application takes an upload, its origin is erased.
    await sql()`update recruitment_media set visitor = null
      where id = (select id from recruitment_media where visitor = ${visitor} and received > 0 limit 1)`;
    expect((await begin(1, from("198.51.100.1"))).status).toBe(201);
  });

  test("is limited in all for the network that holds most", async () => {
    const visitor = await visitorOf("198.51.100.4");
    await crowd(unusedMediaBytes.everywhere - mediaBytes - 1_000, 110);
    await waiting(mediaBytes, visitor);
    const [status, words] = await refusal(await begin(1_001, from("198.51.100.4")));
    expect([status, words]).toEqual([429, expect.stringContaining("no room for more recordings")]);
    expect((await begin(1_000, from("198.51.100.4"))).status).toBe(201);
  });

  test("is not filled for others: the network that holds most makes room, its oldest uploads first", async () => {
    for (let index = 0; index < 5; index += 1) {
      await waiting(unusedMediaBytes.network, `network ${index}`, new Date(Date.now() - index * 1_000));
    }
    expect((await begin(5_000)).status).toBe(201);
    const erasing = await sql()`select visitor from recruitment_media where state = 'erasing'`;
    expect(erasing).toEqual([{ visitor: "network 4" }]);
  });

  test("is not filled for others by many small networks either, once their uploads are an hour old", async () => {
    await crowd(unusedMediaBytes.everywhere, 200);
    expect((await begin(mediaBytes)).status).toBe(429);
    await sql()`update recruitment_media set created_at = now() - interval '61 minutes'`;
    expect((await begin(mediaBytes)).status).toBe(201);
  });

  test("does not count declared uploads: 89 without a byte take no room from anybody", async () => {
    for (let index = 0; index < 89; index += 1) {
      expect((await begin(mediaBytes, from("198.51.100.5"))).status).toBe(201);
    }
    expect((await begin(mediaBytes, from("198.51.100.5"))).status).toBe(201);
    expect((await begin(mediaBytes)).status).toBe(201);
  });

  test("is also looked at while bytes arrive, and what arrived is counted", async () => {
    const visitor = await visitorOf("198.51.100.3");
    const file = new Uint8Array(aRecording("mp4", 10_000));
    const paths = [
      await begun(file.length, from("198.51.100.3")),
      await begun(file.length, from("198.51.100.3")),
    ];
    await waiting(unusedMediaBytes.network - file.length, visitor);
    const [first = "", second = ""] = paths;
    expect((await send(first, 0, file)).status).toBe(204);
    const refused = await send(second, 0, file);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBe(600);
    expect(await sql()`select received::int from recruitment_media where state = 'complete'`).toEqual([
      { received: file.length },
    ]);
  });
});

test("the disk keeps room for the database", async () => {
  const files = await storage();
  vi.spyOn(files, "room").mockResolvedValue(mustStayFree + 5_000);
  expect((await refusal(await begin(5_001)))[0]).toBe(429);
  expect(await sql()`select 1 from recruitment_media`).toHaveLength(0);
  expect((await begin(5_000)).status).toBe(201);
});

test("a store that cannot be written to is reported, and leaves no record", async () => {
  const files = await storage();
  const pieces = await files.pieces();
  vi.spyOn(pieces, "create").mockRejectedValue(new Error("the disk is read-only"));
  expect((await refusal(await begin(5_000)))[0]).toBe(500);
  expect(await sql()`select 1 from recruitment_media`).toHaveLength(0);
  expect(store.names()).toEqual([]);
});
