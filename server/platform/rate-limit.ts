import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./errors.ts";

/**
 * How often one visitor may ask for something. Kept in memory by process: it holds off floods, it is not an
 * account of who came. Addresses are kept only as hashes.
 */
const limits = {
  "sign-in": new RateLimiterMemory({ points: 10, duration: 5 * 60 }),
  form: new RateLimiterMemory({ points: 60, duration: 10 * 60 }),
  demos: new RateLimiterMemory({ points: 300, duration: 10 * 60 }),
  visits: new RateLimiterMemory({ points: 3000, duration: 60 }),
};

/** @throws AppError too-many, saying when to try again */
export async function takeTurn(limit: keyof typeof limits, key: string): Promise<void> {
  try {
    await limits[limit].consume(createHash("sha256").update(key).digest("base64url"));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const minutes = Math.ceil(refusal.msBeforeNext / 60_000);
    throw new AppError(
      "too-many",
      `Too many tries from here. Please wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and try again.`,
    );
  }
}
