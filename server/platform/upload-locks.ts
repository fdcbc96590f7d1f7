import { setTimeout as pause } from "node:timers/promises";
import type { Lock, Locker, RequestRelease } from "@tus/server";
import type { Sql } from "postgres";
import { mediaRefusals } from "#content/application-media.ts";
import { closeSession, openSession } from "./database.ts";
import { AppError } from "./errors.ts";
import { log } from "./log.ts";

/** Any constant: it keeps these locks apart from others of the database. */
const lockSpace = 1_970_302_569;
/** Where processes tell each other which lock somebody waits for. */
const channel = "mindsync_upload_wanted";
/** How long a request waits for a lock, in milliseconds, and how long between two tries at one of another process. */
const patience = 20_000;
const betweenTries = 50;
/** How long the connection of the locks outlives the last of them, in milliseconds. */
const idleBefore = 60_000;

interface Held {
  /** Asks the request that has the lock to come to its end. */
  release: RequestRelease;
  freed: PromiseWithResolvers<void>;
  /** Whether no other process has it; before that this one only keeps others of its own process waiting. */
  everywhere: boolean;
}

const held = new Map<string, Held>();
let session: { sql: Sql; ready: Promise<unknown>; closing?: NodeJS.Timeout } | undefined;

/** Asks whoever has a lock here to come to an end, now that somebody waits. */
function askFor(id: string): void {
  const release = held.get(id)?.release;
  if (release) void release();
}

/** The same when another process waits: what is only waiting here as well is not meant. */
function askForOther(id: string): void {
  if (held.get(id)?.everywhere) askFor(id);
}

function endSession(): void {
  const ended = session;
  session = undefined;
  if (ended) closeSession(ended.sql).catch((error) => log.error({ err: error }, "a session did not end"));
}

/**
 * The connection whose locks these are. PostgreSQL gives them back when it ends, so they go with a process that dies.
 * When it ends before the requests that hold locks do, another process may enter: so these come to their end too.
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
    // A database that was down at the first try is asked again at the next.
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
  // Nobody may be waiting for it any more when it rejects.
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

/** Takes it among all processes on the database. */
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

/** One upload's lock. Whoever waits for it asks its holder to come to an end (tus calls that `requestRelease`). */
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
      // With the connection the lock is gone as well.
      log.warn({ err: error }, "the lock of an upload could not be given back");
    } finally {
      leaveHere(this.#id);
    }
  }
}

/** Locks of uploads, one request at a time each: within this process and among all on the same database. */
export const uploadLocks: Locker = { newLock: (id) => new UploadLock(id) };

/** Asks every upload that is under way to keep what it has and end, and waits for it: the way down. */
export async function uploadsEnded(): Promise<void> {
  const ends = [...held].map(([id, { freed }]) => {
    askFor(id);
    return freed.promise;
  });
  await Promise.race([Promise.all(ends), pause(patience / 4, undefined, { ref: false })]);
  clearTimeout(session?.closing);
  endSession();
}
