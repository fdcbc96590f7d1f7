import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { tooMany } from "#server/platform/retry-after.ts";
import { FairQueue, QueueFull } from "./fair-queue.ts";
import { networkBusy } from "./sign-in-limits.server.ts";

const cores = availableParallelism();

/** Checks of passwords and codes. Each takes up to a fifth of a second of a core, and more at once end no sooner. */
const usual = new FairQueue({ atOnce: cores, mostWaiting: 1_000, mostOfOne: 300 });

/** Those from devices that are known to the account, which strangers' tries never keep out. */
const known = new FairQueue({ atOnce: cores, mostWaiting: 1_000, mostOfOne: 60 });

/** Those of networks that have failed often, whichever accounts they try: half of the machine at most. */
const slow = new FairQueue({ atOnce: Math.max(1, Math.floor(cores / 2)), mostWaiting: 300, mostOfOne: 60 });

/** What such a check waits besides, in milliseconds, so that a guesser who sends one after the other is slow too. */
const slowPause = 250;

/** The Retry-After of a check that found no room, in seconds. */
const roomIn = 60;

/** Who sends a check: a device that is known to the account, or a network. */
export type Sender = { device: string } | { network: string; isSlow: boolean };

/**
 * Runs a check when it is its turn. Networks take turns, so that nobody waits for the flood of another.
 * @throws AppError too-many when too many wait; whatever the check throws
 */
export async function inTurn<Result>(sender: Sender, check: () => Promise<Result>): Promise<Result> {
  try {
    if ("device" in sender) return await known.run(sender.device, check);
    if (sender.isSlow) await pause(slowPause);
    return await (sender.isSlow ? slow : usual).run(sender.network, check);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw tooMany(networkBusy, roomIn);
  }
}
