import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./errors.ts";

/**
 * How often one visitor may ask for something. Kept in memory by process: it holds off floods, it is not an
 * account of who came. Addresses are kept only as hashes.
 */
const limits = {
  "sign-in": new RateLimiterMemory({ points: 10, duration: 5 * 60 }),
  // Each makes an account and a mail.
  "sign-up": new RateLimiterMemory({ points: 10, duration: 60 * 60 }),
  // Asked for by one visitor, and sent to one address.
  "reset-asked": new RateLimiterMemory({ points: 10, duration: 60 * 60 }),
  "reset-sent": new RateLimiterMemory({ points: 3, duration: 60 * 60 }),
  learning: new RateLimiterMemory({ points: 600, duration: 10 * 60 }),
  form: new RateLimiterMemory({ points: 60, duration: 10 * 60 }),
  // Of a whole network (network-of.ts): whom a mobile provider gives one address are many.
  uploads: new RateLimiterMemory({ points: 60, duration: 60 * 60 }),
  demos: new RateLimiterMemory({ points: 300, duration: 10 * 60 }),
  chat: new RateLimiterMemory({ points: 120, duration: 10 * 60 }),
  tools: new RateLimiterMemory({ points: 120, duration: 10 * 60 }),
  // What a model writes costs its owner money: after this the built-in engine writes.
  model: new RateLimiterMemory({ points: 30, duration: 10 * 60 }),
  visits: new RateLimiterMemory({ points: 3000, duration: 60 }),
};

type Limit = keyof typeof limits;

/** Takes a turn. @returns how long to wait for the next, in milliseconds, where there was none left */
async function consume(limit: Limit, key: string): Promise<number> {
  try {
    await limits[limit].consume(createHash("sha256").update(key).digest("base64url"));
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, refusal.msBeforeNext);
  }
}

/** @throws AppError too-many, saying when to try again */
export async function takeTurn(limit: Limit, key: string): Promise<void> {
  const wait = await consume(limit, key);
  if (wait === 0) return;
  const minutes = Math.ceil(wait / 60_000);
  throw new AppError(
    "too-many",
    `Too many tries from here. Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and try again.`,
  );
}

/** The same for what has another way when the turns are used up. */
export async function mayTakeTurn(limit: Limit, key: string): Promise<boolean> {
  return (await consume(limit, key)) === 0;
}
