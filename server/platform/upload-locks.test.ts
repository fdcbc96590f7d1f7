import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { sql } from "./database.ts";
import { uploadLocks, uploadsEnded } from "./upload-locks.ts";

testDatabase();
afterEach(() => uploadsEnded());

const never = new AbortController().signal;

/** The connections of the locks: those that listen, and those that hold the locks. */
const sessions = () =>
  sql()<{ pid: number }[]>`
    select pid from pg_stat_activity
    where datname = current_database() and query ~ 'mindsync_upload_wanted|pg_(try_)?advisory_(un)?lock' and pid <> pg_backend_pid()`;

test("a lock has one holder; a waiting request asks for it and gets it when it is free", async () => {
  const id = randomUUID();
  const [first, second] = [uploadLocks.newLock(id), uploadLocks.newLock(id)];
  const asked = vi.fn();
  await first.lock(never, asked);
  let got = false;
  const waiting = second
    .lock(never, () => {})
    .then(() => {
      got = true;
    });
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  // Another upload is not blocked.
  const elsewhere = uploadLocks.newLock(randomUUID());
  await elsewhere.lock(never, () => {});
  expect(got).toBe(false);
  await first.unlock();
  await waiting;
  await second.unlock();
  await elsewhere.unlock();
});

test("many waiting requests each get the lock once, one at a time", async () => {
  const id = randomUUID();
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      const lock = uploadLocks.newLock(id);
      await lock.lock(never, () => {});
      inside += 1;
      most = Math.max(most, inside);
      await sql()`select 1`;
      inside -= 1;
      await lock.unlock();
    }),
  );
  expect([inside, most]).toEqual([0, 1]);
});

test("a request that is aborted stops waiting, and does not block the next", async () => {
  const id = randomUUID();
  const [first, second] = [uploadLocks.newLock(id), uploadLocks.newLock(id)];
  await first.lock(never, () => {});
  const leaving = new AbortController();
  const waiting = second.lock(leaving.signal, () => {});
  leaving.abort();
  await expect(waiting).rejects.toThrow("still busy");
  await first.unlock();
  const third = uploadLocks.newLock(id);
  await third.lock(never, () => {});
  await third.unlock();
});

test("when the connection dies the holder is asked to end, and the next request opens another connection", async () => {
  const id = randomUUID();
  const lock = uploadLocks.newLock(id);
  const asked = vi.fn();
  await lock.lock(never, asked);
  for (const { pid } of await sessions()) await sql()`select pg_terminate_backend(${pid})`;
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await lock.unlock();
  const next = uploadLocks.newLock(id);
  await next.lock(never, () => {});
  await next.unlock();
});

test("shutdown asks all running uploads to end, waits for them, and leaves no connection", async () => {
  const lock = uploadLocks.newLock(randomUUID());
  const held = Promise.withResolvers<void>();
  await lock.lock(never, () => held.promise.then(() => lock.unlock()));
  let down = false;
  const ended = uploadsEnded().then(() => {
    down = true;
  });
  expect((await sessions()).length).toBeGreaterThan(0);
  expect(down).toBe(false);
  held.resolve();
  await ended;
  await expect.poll(async () => (await sessions()).length).toBe(0);
});
