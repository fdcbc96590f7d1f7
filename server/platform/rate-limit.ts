import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { sql } from "./database.ts";
import { floodSizes } from "./flood-sizes.ts";
import { limitClient, limitKey } from "./limit-store.ts";
import { networkOf } from "./network-of.ts";
import type { Sender } from "./request-facts.ts";
import { tooMany, waitWords } from "./retry-after.ts";

interface LimitSize {
  points: number;
  /** Seconds. */
  duration: number;
}

const minutes = 60;
const hour = 60 * minutes;

/**
 * A limit that all processes share. While the database is down each process counts for itself. Once a caller has
 * reached the limit, this process refuses further requests without a statement.
 */
function counter(name: string, { points, duration }: LimitSize): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: limitClient,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: new RateLimiterMemory({ points, duration }),
  });
}

/** A limit for a whole network, and one for each account on devices where it signed in before. */
interface SharedLimit {
  network: RateLimiterPostgres;
  own: RateLimiterPostgres;
  /** A wider limit for the network, over a longer time. */
  longer?: RateLimiterPostgres;
}

function shared(name: string, network: LimitSize, own: number): SharedLimit {
  return {
    network: counter(name, network),
    own: counter(`${name}-own`, { ...network, points: own }),
  };
}

const tenMinutes = 10 * minutes;

/**
 * Rate limits for actions that cost something: records, mails, hashes, text. Requests themselves are counted before they
 * are read (flood-guard.ts), wrong passwords by account (app/accounts/sign-in-limits.server.ts). Limits that a class needs
 * fit 200 learners behind one address. The last number is for a known account whose network has used up its limit.
 */
const limits = {
  // Records of the public forms, each form with its own count. Refused requests do not count.
  contact: shared("contact", { points: 200, duration: tenMinutes }, 60),
  // Two weeks have some 200 times. One network needs ten hours to book them all, which gives the owner time to notice.
  appointment: shared("appointment", { points: 20, duration: hour }, 5),
  enroll: shared("enroll", { points: 400, duration: tenMinutes }, 60),
  apply: shared("apply", { points: 400, duration: tenMinutes }, 60),
  "data-request": shared("data-request", { points: 60, duration: tenMinutes }, 30),
  // Actions behind a private link: an application, a call, a book.
  "private-link": shared("private-link", { points: 200, duration: tenMinutes }, 60),
  press: shared("press", { points: 400, duration: tenMinutes }, 60),
  // Each sends a mail or hashes a password. The time is short, so a large school never waits long. Only sign-ups can mail strangers.
  "sign-up": {
    ...shared("sign-up", { points: 400, duration: tenMinutes }, 30),
    longer: counter("sign-up-hour", { points: 1_200, duration: hour }),
  },
  "confirm-email": shared("confirm-email", { points: 400, duration: tenMinutes }, 30),
  "new-password": shared("new-password", { points: 400, duration: tenMinutes }, 30),
  // One limit by the visitor who requests it, one by the address it is sent to.
  "reset-asked": shared("reset-asked", { points: 400, duration: tenMinutes }, 30),
  "reset-sent": shared("reset-sent", { points: 3, duration: hour }, 3),
  // Password checks, right ones too: each costs 0.2 s of CPU time. Beyond this limit a network's are slowed (sign-in-queues.server.ts).
  "sign-in": shared("sign-in", { points: 1_200, duration: tenMinutes }, 60),
  // Each stores a challenge for a few minutes.
  passkey: shared("passkey", { points: 120, duration: tenMinutes }, 60),
  // Counted per appointment that its visitor moves or cancels.
  "call-change": shared("call-change", { points: 3, duration: hour }, 3),
  // By the account whose address is to be replaced.
  "new-address": shared("new-address", { points: 10, duration: hour }, 10),
  learning: shared("learning", { points: 600, duration: tenMinutes }, 600),
  // Uploads count by the hash of a network once the first bytes have arrived. The time is short, because a mobile provider gives
  // many people one address, and one of them can use the limit up. Each declared upload begins a file, erased after 15 minutes.
  "upload-declared": shared("upload-declared", { points: 600, duration: tenMinutes }, 60),
  uploads: shared("uploads", { points: 60, duration: tenMinutes }, 60),
  demos: shared("demos", { points: 300, duration: tenMinutes }, 300),
  chat: shared("chat", { points: 120, duration: tenMinutes }, 60),
  tools: shared("tools", { points: 120, duration: tenMinutes }, 60),
  // Text by a model costs the owner money: beyond this limit the built-in engine writes.
  model: shared("model", { points: 30, duration: tenMinutes }, 30),
};

/** In memory, so that a page view does not cost a second SQL statement. */
const visits = new RateLimiterMemory({ points: floodSizes.visits, duration: minutes });

export type Limit = keyof typeof limits | "visits";

/** @returns 0, or milliseconds until the next request is allowed */
async function consumeOf(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, refusal.msBeforeNext);
  }
}

/** Counts one request of a network against all limits that apply. @returns 0, or milliseconds until the next one is allowed */
async function consumeOfNetwork({ network, longer }: SharedLimit, key: string): Promise<number> {
  const wait = await consumeOf(network, key);
  return wait === 0 && longer ? consumeOf(longer, key) : wait;
}

/**
 * Uses one request of the limit.
 * @param caller an address, which is counted with its network (network-of.ts); an account; or a sender, whose known account
 * may continue when the network has used up its limit
 * @returns 0, or milliseconds until the next one is allowed
 */
async function consume(limit: Limit, caller: string | Sender): Promise<number> {
  const address = networkOf(typeof caller === "string" ? caller : caller.clientAddress);
  if (limit === "visits") return consumeOf(visits, address);
  const wait = await consumeOfNetwork(limits[limit], await limitKey(address));
  if (wait === 0 || typeof caller === "string") return wait;
  const account = await caller.knownAccount();
  return account ? consumeOf(limits[limit].own, await limitKey(account)) : wait;
}

/** Uses one request of the limit. @throws AppError too-many, which says when to try again */
export async function enforceLimit(limit: Limit, caller: string | Sender): Promise<void> {
  const wait = (await consume(limit, caller)) / 1000;
  if (wait === 0) return;
  throw tooMany(`Too many tries from here. Please wait ${waitWords(wait)} and try again.`, wait);
}

/** The same for callers that have a fallback: false when the limit is reached. */
export async function isWithinLimit(limit: Limit, caller: string | Sender): Promise<boolean> {
  return (await consume(limit, caller)) === 0;
}

/** Deletes the rows of limits whose time is over. */
export async function eraseOldLimits(): Promise<void> {
  await sql()`delete from rate_limits where expire < ${Date.now()}`;
  await sql()`delete from sign_in_failures where expires_at < now()`;
  await sql()`delete from sign_in_devices where used_at < now() - interval '1 year'`;
  await sql()`delete from model_tokens where day < current_date - 7`;
}
