import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { AppError } from "./errors.ts";
import { floodSizes } from "./flood-sizes.ts";
import { networkOf } from "./network-of.ts";
import type { Sender } from "./request-facts.ts";
import { tooMany, waitWords } from "./retry-after.ts";

const guard = (points: number) => new RateLimiterMemory({ points, duration: 60 });
const usual = guard(floodSizes.usual);
const larger: Readonly<Record<string, RateLimiterMemory>> = {
  "/api/uploads": guard(floodSizes.uploads),
  "/api/functions": guard(floodSizes.functions),
};
const own = guard(floodSizes.own);

/** @returns 0, or milliseconds to wait */
function wait(limiter: RateLimiterMemory, key: string): Promise<number> {
  return limiter.consume(key).then(
    () => 0,
    (refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, refused.msBeforeNext);
    },
  );
}

/**
 * Counts a request that changes something before any of it is read, even if it is refused later. The limit protects this
 * process, so it is counted in memory and costs no SQL statement. Its window is one minute, so that nobody can lock out a
 * network for long. Actions that are costly later (records, mails, hashes) have their own limits (rate-limit.ts).
 * @param place the form or call, such as /contact or /api/uploads
 * @returns the error for a sender who exceeds the limit
 */
export async function floodRefusal(place: string, sender: Sender): Promise<AppError | undefined> {
  const refused = await wait(larger[place] ?? usual, `${place} ${networkOf(sender.clientAddress)}`);
  if (refused === 0) return undefined;
  const account = await sender.knownAccount();
  const seconds = (account ? await wait(own, `${place} ${account}`) : refused) / 1000;
  if (seconds === 0) return undefined;
  const from = account ? "here" : "your network, perhaps by others on it";
  return tooMany(`Too many tries from ${from}. Please wait ${waitWords(seconds)} and try again.`, seconds);
}
