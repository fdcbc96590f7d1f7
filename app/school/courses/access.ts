import { type TierId, tierIds } from "#content/school.ts";
import type { Viewer } from "./contract.ts";

/** Whether a lesson may be read, or what is missing: an account, or the course's tier. */
export type Access = "open" | "sign-in" | "tier";

/** The highest of several tiers; free when there is none. */
export function highestTier(tiers: readonly TierId[]): TierId {
  return tiers.reduce<TierId>(
    (most, tier) => (tierIds.indexOf(tier) > tierIds.indexOf(most) ? tier : most),
    "free",
  );
}

/** A stored tier; an unknown one counts as free. */
export function knownTier(stored: string | null): TierId {
  return tierIds.find((tier) => tier === stored) ?? "free";
}

/**
 * Whether a viewer may take a course: a free one with any account, others with the course's tier or a higher one. An
 * admin may open all of them.
 */
export function accessTo(course: TierId, viewer: Pick<Viewer, "admin" | "tier"> | null): Access {
  if (!viewer) return "sign-in";
  if (viewer.admin) return "open";
  return tierIds.indexOf(viewer.tier) >= tierIds.indexOf(course) ? "open" : "tier";
}
