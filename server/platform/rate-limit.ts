import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./errors.ts";

/**
 * Rate limits by visitor. They are in each process's memory: they hold off floods and are no record of visitors.
 * Addresses are stored only as hashes.
 */
const limits = {
  "sign-in": new RateLimiterMemory({ points: 10, duration: 5 * 60 }),
  // Each creates an account and a mail.
  "sign-up": new RateLimiterMemory({ points: 10, duration: 60 * 60 }),
  // One limit by the visitor who requests it, one by the address it is sent to.
  "reset-asked": new RateLimiterMemory({ points: 10, duration: 60 * 60 }),
  "reset-sent": new RateLimiterMemory({ points: 3, duration: 60 * 60 }),
  learning: new RateLimiterMemory({ points: 600, duration: 10 * 60 }),
  form: new RateLimiterMemory({ points: 60, duration: 10 * 60 }),
  // Counted by network (network-of.ts): a mobile provider gives many people one address.
  uploads: new RateLimiterMemory({ points: 60, duration: 60 * 60 }),
  demos: new RateLimiterMemory({ points: 300, duration: 10 * 60 }),
  chat: new RateLimiterMemory({ points: 120, duration: 10 * 60 }),
  tools: new RateLimiterMemory({ points: 120, duration: 10 * 60 }),
  // Text by a model costs the owner money: beyond this limit the built-in engine writes.
  model: new RateLimiterMemory({ points: 30, duration: 10 * 60 }),
  visits: new RateLimiterMemory({ points: 3000, duration: 60 }),
};

type Limit = keyof typeof limits;

/** Uses one request of the limit. @returns 0, or milliseconds until the next one is allowed */
async function consume(limit: Limit, key: string): Promise<number> {
  try {
    await limits[limit].consume(createHash("sha256").update(key).digest("base64url"));
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, refusal.msBeforeNext);
  }
}

/** Uses one request of the limit. @throws AppError too-many, which says when to try again */
export async function takeTurn(limit: Limit, key: string): Promise<void> {
  const wait = await consume(limit, key);
  if (wait === 0) return;
  const minutes = Math.ceil(wait / 60_000);
  throw new AppError(
    "too-many",
    `Too many tries from here. Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and try again.`,
  );
}

/** The same for callers that have a fallback: false when the limit is reached. */
export async function mayTakeTurn(limit: Limit, key: string): Promise<boolean> {
  return (await consume(limit, key)) === 0;
}
