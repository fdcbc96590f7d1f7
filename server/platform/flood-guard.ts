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
 * Counts a request that changes something, before anything of it is read, refused ones too. It protects this process, so it
 * is counted in its memory and costs no statement; its window is a minute, so that nobody can shut out a network for long.
 * What does harm afterwards (records, mails, hashes) has limits of its own (rate-limit.ts).
 * @param place the form or call, such as /contact or /api/uploads
 * @returns the error for a sender of too many
 */
export async function floodRefusal(place: string, sender: Sender): Promise<AppError | undefined> {
  const refused = await wait(larger[place] ?? usual, `${place} ${networkOf(sender.clientAddress)}`);
  if (refused === 0) return undefined;
  const account = await sender.knownAccount();
  const seconds = (account ? await wait(own, `${place} ${account}`) : refused) / 1000;
  if (seconds === 0) return undefined;
  return tooMany(`Too many tries from here. Please wait ${waitWords(seconds)} and try again.`, seconds);
}
