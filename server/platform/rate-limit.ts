import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { sql } from "./database.ts";
import { limitClient, limitKey } from "./limit-store.ts";
import { networkOf } from "./network-of.ts";
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
function shared(name: string, { points, duration }: LimitSize): RateLimiterPostgres {
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

/**
 * Rate limits by caller: they hold off floods and are no record of visitors. Those of accounts fit a class of 200
 * learners behind one address. Wrong passwords are counted elsewhere (app/accounts/sign-in-limits.server.ts).
 */
const limits = {
  // Each sends a mail.
  "sign-up": shared("sign-up", { points: 400, duration: hour }),
  "confirm-email": shared("confirm-email", { points: 400, duration: hour }),
  "new-password": shared("new-password", { points: 400, duration: hour }),
  // One limit by the visitor who requests it, one by the address it is sent to.
  "reset-asked": shared("reset-asked", { points: 400, duration: hour }),
  "reset-sent": shared("reset-sent", { points: 3, duration: hour }),
  // All sign-ins, before the form is read. Wrong passwords wait much sooner, by account.
  "sign-in": shared("sign-in", { points: 600, duration: 10 * minutes }),
  // Each stores a challenge for a few minutes.
  passkey: shared("passkey", { points: 120, duration: 10 * minutes }),
  // By the appointment that its visitor moves or cancels.
  "call-change": shared("call-change", { points: 10, duration: hour }),
  // By the account whose address is to be replaced.
  "new-address": shared("new-address", { points: 10, duration: hour }),
  learning: shared("learning", { points: 600, duration: 10 * minutes }),
  form: shared("form", { points: 60, duration: 10 * minutes }),
  // Short, because a mobile provider gives many people one address, and one of them can use it up.
  uploads: shared("uploads", { points: 60, duration: 10 * minutes }),
  demos: shared("demos", { points: 300, duration: 10 * minutes }),
  chat: shared("chat", { points: 120, duration: 10 * minutes }),
  tools: shared("tools", { points: 120, duration: 10 * minutes }),
  // Text by a model costs the owner money: beyond this limit the built-in engine writes.
  model: shared("model", { points: 30, duration: 10 * minutes }),
  // In memory: a page view must not cost a second statement.
  visits: new RateLimiterMemory({ points: 3000, duration: minutes }),
};

export type Limit = keyof typeof limits;

/**
 * Uses one request of the limit.
 * @param caller an address, which is counted with its network (network-of.ts), or an account
 * @returns 0, or milliseconds until the next one is allowed
 */
async function consume(limit: Limit, caller: string): Promise<number> {
  try {
    await limits[limit].consume(await limitKey(networkOf(caller)));
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, refusal.msBeforeNext);
  }
}

/** Uses one request of the limit. @throws AppError too-many, which says when to try again */
export async function enforceLimit(limit: Limit, caller: string): Promise<void> {
  const wait = (await consume(limit, caller)) / 1000;
  if (wait === 0) return;
  throw tooMany(`Too many tries from here. Please wait ${waitWords(wait)} and try again.`, wait);
}

/** The same for callers that have a fallback: false when the limit is reached. */
export async function isWithinLimit(limit: Limit, caller: string): Promise<boolean> {
  return (await consume(limit, caller)) === 0;
}

/** Deletes the rows of limits whose time is over. */
export async function eraseOldLimits(): Promise<void> {
  await sql()`delete from rate_limits where expire < ${Date.now()}`;
  await sql()`delete from sign_in_failures where expires_at < now()`;
  await sql()`delete from sign_in_devices where used_at < now() - interval '1 year'`;
  await sql()`delete from model_tokens where day < current_date - 7`;
}
