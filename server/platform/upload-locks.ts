import { setTimeout as pause } from "node:timers/promises";
import type { Lock, Locker, RequestRelease } from "@tus/server";
import type { Sql } from "postgres";
import { mediaRefusals } from "#content/application-media.ts";
import { closeSession, openSession } from "./database.ts";
import { AppError } from "./errors.ts";
import { log } from "./log.ts";

/** Any constant: it separates these locks from other locks in the database. */
const lockSpace = 1_970_302_569;
/** The channel on which processes tell each other which lock a request waits for. */
const channel = "mindsync_upload_wanted";
/** How long a request waits for a lock, and the pause between two tries at one of another process; in milliseconds. */
const patience = 20_000;
const betweenTries = 50;
/** How long the connection of the locks stays open after the last lock, in milliseconds. */
const idleBefore = 60_000;

interface Held {
  /** Asks the request that has the lock to end. */
  release: RequestRelease;
  freed: PromiseWithResolvers<void>;
  /** Whether the lock is also taken in the database. Before that, only requests of this process wait for it. */
  everywhere: boolean;
}

const held = new Map<string, Held>();
let session: { sql: Sql; ready: Promise<unknown>; closing?: NodeJS.Timeout } | undefined;

/** Asks the request that has this lock here to end, because another one waits. */
function askFor(id: string): void {
  const release = held.get(id)?.release;
  if (release) void release();
}

/** The same for a request of another process. It is not meant for a request that is itself still waiting here. */
function askForOther(id: string): void {
  if (held.get(id)?.everywhere) askFor(id);
}

function endSession(): void {
  const ended = session;
  session = undefined;
  if (ended) closeSession(ended.sql).catch((error) => log.error({ err: error }, "a session did not end"));
}

/**
 * The connection that owns the locks. PostgreSQL releases them when it ends, so the locks of a dead process are freed.
 * If it ends before the requests that hold locks, another process may take them, so these requests are asked to end.
 */
function openedSession(): Promise<Sql> {
  clearTimeout(session?.closing);
  if (!session) {
    const sql = openSession(() => {
      if (session?.sql !== sql) return;
      endSession();
      for (const id of held.keys()) askFor(id);
    });
    session = { sql, ready: sql.listen(channel, askForOther) };
    // After a failed connection the next request connects again.
    session.ready.catch(() => {
      if (session?.sql === sql) endSession();
    });
  }
  const { sql, ready } = session;
  return ready.then(() => sql);
}

/** Takes the lock of an upload in this process. */
async function takeHere(id: string, release: RequestRelease, until: AbortSignal): Promise<Held> {
  const gaveUp = new Promise<never>((_, reject) => {
    until.addEventListener("abort", () => reject(until.reason), { once: true });
  });
  // By the time it rejects, nothing may be awaiting it any more.
  gaveUp.catch(() => {});
  for (let other = held.get(id); other; other = held.get(id)) {
    askFor(id);
    await Promise.race([other.freed.promise, gaveUp]);
  }
  until.throwIfAborted();
  const own = { release, freed: Promise.withResolvers<void>(), everywhere: false };
  held.set(id, own);
  return own;
}

function leaveHere(id: string): void {
  held.get(id)?.freed.resolve();
  held.delete(id);
  if (held.size === 0 && session) session.closing = setTimeout(endSession, idleBefore).unref();
}

/** Takes the lock among all processes on the database. */
async function takeEverywhere(id: string, own: Held, until: AbortSignal): Promise<void> {
  for (;;) {
    const sql = await openedSession();
    const [lock] = await sql<{ taken: boolean }[]>`
      select pg_try_advisory_lock(${lockSpace}, hashtext(${id})) as taken`;
    own.everywhere = lock?.taken ?? false;
    if (own.everywhere) return;
    await sql.notify(channel, id);
    await pause(betweenTries, undefined, { signal: until });
  }
}

/** The lock of one upload. A waiting request asks the holder to end (tus calls that `requestRelease`). */
class UploadLock implements Lock {
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  async lock(stop: AbortSignal, release: RequestRelease): Promise<void> {
    const until = AbortSignal.any([stop, AbortSignal.timeout(patience)]);
    try {
      const own = await takeHere(this.#id, release, until);
      try {
        await takeEverywhere(this.#id, own, until);
      } catch (error) {
        leaveHere(this.#id);
        throw error;
      }
    } catch (error) {
      if (!until.aborted) throw error;
      throw new AppError("conflict", mediaRefusals.busy, { cause: error });
    }
  }

  async unlock(): Promise<void> {
    try {
      if (session) await session.sql`select pg_advisory_unlock(${lockSpace}, hashtext(${this.#id}))`;
    } catch (error) {
      // When the connection is lost, so is the lock.
      log.warn({ err: error }, "the lock of an upload could not be given back");
    } finally {
      leaveHere(this.#id);
    }
  }
}

/** Locks of uploads: one request at a time for each upload, in this process and among all on the same database. */
export const uploadLocks: Locker = { newLock: (id) => new UploadLock(id) };

/** How many uploads this process is receiving or about to receive. */
export function uploadsUnderWay(): number {
  return held.size;
}

/** Asks every running upload to save what it has and end, and waits for it; called at shutdown. */
export async function uploadsEnded(): Promise<void> {
  const ends = [...held].map(([id, { freed }]) => {
    askFor(id);
    return freed.promise;
  });
  await Promise.race([Promise.all(ends), pause(patience / 4, undefined, { ref: false })]);
  clearTimeout(session?.closing);
  endSession();
}
