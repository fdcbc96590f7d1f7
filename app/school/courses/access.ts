import { type TierId, tierIds } from "#content/school.ts";
import type { Viewer } from "./contract.ts";

/** Whether a lesson may be read, or what is missing: an account, or the course's tier. */
export type Access = "open" | "sign-in" | "tier";

/** The higher of some tiers; free when there is none. */
export function highestTier(tiers: readonly TierId[]): TierId {
  return tiers.reduce<TierId>(
    (most, tier) => (tierIds.indexOf(tier) > tierIds.indexOf(most) ? tier : most),
    "free",
  );
}

/** A tier as it was stored; one that nobody knows counts as free. */
export function knownTier(stored: string | null): TierId {
  return tierIds.find((tier) => tier === stored) ?? "free";
}

/**
 * Who may take a course: every signed-in learner a free one, and the others whoever was granted its tier or a
 * higher one. An admin may look at all of them.
 */
export function accessTo(course: TierId, viewer: Pick<Viewer, "admin" | "tier"> | null): Access {
  if (!viewer) return "sign-in";
  if (viewer.admin) return "open";
  return tierIds.indexOf(viewer.tier) >= tierIds.indexOf(course) ? "open" : "tier";
}
