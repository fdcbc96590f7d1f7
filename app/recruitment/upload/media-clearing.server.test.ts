import { randomUUID } from "node:crypto";
import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db, sql } from "#server/platform/database.ts";
import { storage } from "#server/platform/storage.ts";
import { testDatabase } from "#tests/support/database.ts";
import { logged } from "#tests/support/logged.ts";
import { aRecording } from "#tests/support/media-files.ts";
import { testStorage } from "#tests/support/storage.ts";
import { storedApplication } from "#tests/support/stored-application.ts";
import { releaseMedia, takeMedia } from "./media.server.ts";
import { clearEmptyMedia, clearMedia } from "./media-clearing.server.ts";
import { noteReceived } from "./media-quota.server.ts";
import { beginMedia, finishMedia } from "./media-uploads.server.ts";

testDatabase();
const store = testStorage();
const log = logged();
beforeAll(async () => {
  // The first access creates the folder.
  await storage();
});
beforeEach(async () => {
  await sql()`truncate recruitment_applications cascade`;
  await sql()`delete from recruitment_media`;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const now = new Date("2026-11-21T12:00:00Z");
const ago = (hours: number, seconds = 0) => new Date(now.getTime() - (hours * 3600 + seconds) * 1000);
const ids = async () => (await sql()`select id from recruitment_media order by id`).map(({ id }) => id);

/** An upload in the store that began at the given time; complete by default. */
async function anUpload({ begun = now, whole = true } = {}): Promise<string> {
  const file = aRecording("mp4", 9_000);
  const id = await beginMedia({ bytes: file.length, name: "me.mp4", network: "198.51.100.1" });
  writeFileSync(join(store.folder, id), whole ? file : file.subarray(0, 5_000));
  writeFileSync(join(store.folder, `${id}.json`), "{}");
  if (whole) await finishMedia(id);
  await sql()`update recruitment_media set created_at = ${begun.toISOString()} where id = ${id}`;
  return id;
}

/** A file in the store that no row refers to. */
function aStray(changed: Date, name: string = randomUUID()): string {
  writeFileSync(join(store.folder, name), "left");
  utimesSync(join(store.folder, name), changed, changed);
  return name;
}

test("an upload that no application uses is erased after 24 hours and not before, complete or not", async () => {
  for (const whole of [true, false]) {
    const at = await anUpload({ whole, begun: ago(24) });
    const over = await anUpload({ whole, begun: ago(24, 1) });
    await clearMedia(now);
    expect(await ids()).toEqual([at]);
    expect(store.names()).toEqual([at, `${at}.json`]);
    expect(over).not.toBe(at);
    await clearMedia(new Date(now.getTime() + 1));
    expect(await ids()).toEqual([]);
    expect(store.names()).toEqual([]);
  }
});

test("an upload without a byte is erased after 15 minutes, one that has begun is not", async () => {
  const empty = { bytes: 9_000, name: "me.mp4", network: "198.51.100.1" };
  const [young, old, begun] = [await beginMedia(empty), await beginMedia(empty), await beginMedia(empty)];
  await noteReceived(begun, 4_100);
  await sql()`update recruitment_media set created_at = ${ago(0.25).toISOString()}`;
  await sql()`update recruitment_media set created_at = ${ago(0.25, 1).toISOString()}
    where id in (${old}, ${begun})`;
  await clearEmptyMedia(now);
  expect(await ids()).toEqual([young, begun].sort());
});

test("what an application uses stays, however old", async () => {
  const id = await anUpload({ begun: ago(24 * 365) });
  await takeMedia(db(), id, await storedApplication());
  await clearMedia(now);
  expect(await ids()).toEqual([id]);
  expect(store.names()).toContain(id);
});

test("what an application releases is erased soon, at any age", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    const id = await anUpload();
    const application = await storedApplication();
    await takeMedia(db(), id, application);
    await releaseMedia(db(), application);
    expect(store.names()).toContain(id);
    vi.advanceTimersByTime(2_000);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(ids).toEqual([]);
  expect(store.names()).toEqual([]);
});

test("a recording whose application was deleted without release is erased by the clearing", async () => {
  const id = await anUpload({ begun: ago(25) });
  await takeMedia(db(), id, await storedApplication());
  await sql()`delete from recruitment_applications`;
  await clearMedia(now);
  expect([await ids(), store.names()]).toEqual([[], []]);
});

test("files that no row refers to are erased after a day, with all their parts; unrelated files stay", async () => {
  const known = await anUpload();
  const old = aStray(ago(24, 1));
  aStray(ago(24, 1), `${old}.json`);
  const half = randomUUID();
  aStray(ago(30), `${half}.json`);
  const fresh = aStray(ago(24));
  // The newest part decides.
  const going = aStray(ago(30));
  aStray(ago(1), `${going}.json`);
  const others = ["notes.txt", "README", `${randomUUID()}x`].map((name) => aStray(ago(999), name));
  await clearMedia(now);
  const left = [known, `${known}.json`, fresh, going, `${going}.json`, ...others];
  expect(store.names()).toEqual(left.sort());
});

test("a file that the store cannot delete is tried again, and delays nothing else", async () => {
  const [one, two] = [await anUpload({ begun: ago(25) }), await anUpload({ begun: ago(25) })];
  const files = await storage();
  const remove = files.remove.bind(files);
  const failing = vi.spyOn(files, "remove").mockImplementation(async (id) => {
    if (id === one) throw new Error("the store does not answer");
    await remove(id);
  });
  await clearMedia(now);
  expect(await sql()`select id, state from recruitment_media`).toEqual([{ id: one, state: "erasing" }]);
  expect(store.names()).toEqual([one, `${one}.json`]);
  expect(two).not.toBe(one);
  expect(log.entries).toMatchObject([{ level: "error", message: expect.stringContaining("tried again") }]);
  // Meanwhile no application can use it.
  await expect(takeMedia(db(), one, await storedApplication())).rejects.toThrow("no longer here");
  failing.mockRestore();
  await clearMedia(now);
  expect([await ids(), store.names()]).toEqual([[], []]);
});

test("an upload is used or erased, never both", async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await anUpload({ begun: ago(25) });
    const application = await storedApplication();
    const [taken] = await Promise.allSettled([takeMedia(db(), id, application), clearMedia(now)]);
    expect(store.names().includes(id)).toBe(taken.status === "fulfilled");
    await sql()`truncate recruitment_applications cascade`;
    await clearMedia(now);
  }
});
