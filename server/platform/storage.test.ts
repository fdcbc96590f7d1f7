import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Upload } from "@tus/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { aRecording } from "#tests/support/media-files.ts";
import { type S3Server, s3Server } from "#tests/support/s3-server.ts";
import { openStorage, storage } from "./storage.ts";

const megabyte = 1024 * 1024;
let data: string;
let s3: S3Server;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "mindsync-storage-"));
  s3 = await s3Server();
});
afterAll(async () => {
  await s3.close();
  rmSync(data, { recursive: true, force: true });
});

/** Sends a file in pieces that end at the given offsets. */
async function keep(id: string, file: Buffer, ends: readonly number[]): Promise<void> {
  const pieces = await (await storage()).pieces();
  await pieces.create(new Upload({ id, size: file.length, offset: 0 }));
  let from = 0;
  for (const end of ends) {
    expect((await pieces.getUpload(id)).offset).toBe(from);
    from = await pieces.write(Readable.from([file.subarray(from, end)]), id, from);
    expect(from).toBe(end);
  }
}

async function listed(): Promise<string[]> {
  const ids = [];
  for await (const { id, changed } of (await storage()).list()) {
    expect(Math.abs(Date.now() - changed.getTime())).toBeLessThan(60_000);
    ids.push(id);
  }
  return [...new Set(ids)].sort();
}

describe.each([
  ["a folder", () => openStorage({ DATA_DIR: data })],
  ["a bucket", () => openStorage({ DATA_DIR: data, ...s3.environment })],
])("%s", (_, open) => {
  beforeAll(open);

  test("stores a file that comes in pieces, and returns all of it or any part", async () => {
    const file = aRecording("mp4", 13 * megabyte);
    const id = randomUUID();
    const ends = [100, megabyte, 6 * megabyte + 7, 6 * megabyte + 8, 12 * megabyte, file.length];
    await keep(id, file, ends);
    const files = await storage();
    await files.settle(id);
    expect(await files.size(id)).toBe(file.length);
    expect((await buffer(await files.read(id))).equals(file)).toBe(true);
    for (const [start, end] of [
      // Not 0 to 0: s3rver returns the whole file for that.
      [0, 1],
      [0, 4_099],
      [5_000_000, 5_000_001],
      [file.length - 1, file.length - 1],
      [0, file.length - 1],
    ] as const) {
      const part = await buffer(await files.read(id, { start, end }));
      expect(part.equals(file.subarray(start, end + 1)), `${start}-${end}`).toBe(true);
    }
    expect(await listed()).toEqual([id]);
    await files.remove(id);
    expect(await files.size(id)).toBeUndefined();
    await expect(files.read(id)).rejects.toThrow();
    expect(await listed()).toEqual([]);
  });

  test("removes incomplete files, and ignores missing ones", async () => {
    const files = await storage();
    const [begun, half, none] = [randomUUID(), randomUUID(), randomUUID()];
    await keep(begun, aRecording("mp4", megabyte), []);
    // In a bucket: a part, and a remainder too small for one.
    await keep(half, aRecording("mp4", 8 * megabyte), [5 * megabyte, 6 * megabyte]);
    expect(await files.size(none)).toBeUndefined();
    expect(await listed()).toEqual([begun, half].sort());
    for (const id of [begun, half, none, half]) await files.remove(id);
    expect(await listed()).toEqual([]);
    expect(s3.keys()).toEqual([]);
    await expect((await files.pieces()).getUpload(half)).rejects.toMatchObject({ status_code: 404 });
  });

  test("reports the free space", async () => {
    expect(await (await storage()).room()).toBeGreaterThan(megabyte);
  });
});

test("a profile's command gives the bucket's keys, and new ones when they end", async () => {
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...bucket } = s3.environment;
  const asked = join(data, "asked");
  // Keys that end at once: each request asks for new ones.
  const command = `
    require("node:fs").appendFileSync(${JSON.stringify(asked)}, "x");
    console.log(JSON.stringify({
      Version: 1, AccessKeyId: "${S3_ACCESS_KEY_ID}", SecretAccessKey: "${S3_SECRET_ACCESS_KEY}",
      Expiration: new Date(Date.now() + 1_000).toISOString() }));`;
  writeFileSync(join(data, "keys.cjs"), command);
  writeFileSync(
    join(data, "profiles"),
    `[profile mindsync]\ncredential_process = ${process.execPath} ${join(data, "keys.cjs")}\n`,
  );
  vi.stubEnv("AWS_PROFILE", "mindsync");
  vi.stubEnv("AWS_CONFIG_FILE", join(data, "profiles"));
  vi.stubEnv("AWS_SHARED_CREDENTIALS_FILE", join(data, "none"));
  openStorage({ DATA_DIR: data, ...bucket });
  const [first, second] = [randomUUID(), randomUUID()];
  const file = aRecording("mp4", megabyte);
  for (const id of [first, second]) await keep(id, file, [file.length]);
  expect(await listed()).toEqual([first, second].sort());
  expect(readFileSync(asked, "utf8").length).toBeGreaterThan(1);
  for (const id of [first, second]) await (await storage()).remove(id);
});

test("a folder is open to this server's user only, and no name leads out of it", async () => {
  openStorage({ DATA_DIR: data });
  const files = await storage();
  expect(statSync(join(data, "uploads")).mode & 0o077).toBe(0);
  const outside = join(data, "outside");
  for (const id of ["../outside", "", ".", "x", `${randomUUID()}/..`]) {
    await expect(files.read(id)).rejects.toThrow("no id");
    await expect(files.remove(id)).rejects.toThrow("no id");
  }
  expect(existsSync(outside)).toBe(false);
});
