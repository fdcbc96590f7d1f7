import { and, eq } from "drizzle-orm";
import { currentProfile } from "#app/accounts/accounts.server.ts";
import { tierGrants } from "#db/schema/courses.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { highestTier } from "../courses/access.ts";
import type { GrantedTierId, Viewer } from "../courses/contract.ts";

/** The viewer of the school; null for a visitor without an account. */
export async function currentViewer(headers: Headers): Promise<Viewer | null> {
  const profile = await currentProfile(headers);
  if (!profile) return null;
  const granted = await listGrants(profile.id);
  return {
    id: profile.id,
    name: profile.full_name,
    admin: profile.role === "admin",
    tier: highestTier(granted),
  };
}

/**
 * The signed-in viewer.
 * @throws AppError not-signed-in
 */
export async function requireViewer(headers: Headers): Promise<Viewer> {
  const viewer = await currentViewer(headers);
  if (!viewer) throw new AppError("not-signed-in", "Please sign in first.");
  return viewer;
}

/**
 * The signed-in viewer, who is about to send something.
 * @throws AppError not-signed-in, too-many
 */
export async function countedViewer(headers: Headers): Promise<Viewer> {
  const viewer = await requireViewer(headers);
  await enforceLimit("learning", viewer.id);
  return viewer;
}

async function listGrants(userId: string): Promise<GrantedTierId[]> {
  const rows = await db()
    .select({ tier: tierGrants.tier })
    .from(tierGrants)
    .where(eq(tierGrants.user_id, userId));
  return rows.map(({ tier }) => tier);
}

/**
 * Adds a tier to a learner; repeating it changes nothing. The caller has checked that the user is an admin.
 * @returns whether the learner did not have it before
 */
export async function grantTier(userId: string, tier: GrantedTierId, grantedBy: string): Promise<boolean> {
  const added = await db()
    .insert(tierGrants)
    .values({ user_id: userId, tier, granted_by: grantedBy })
    .onConflictDoNothing()
    .returning({ tier: tierGrants.tier });
  return added.length > 0;
}

/** Withdraws a tier from a learner; repeating it changes nothing. The caller has checked that the user is an admin. */
export async function withdrawTier(userId: string, tier: GrantedTierId): Promise<void> {
  await db()
    .delete(tierGrants)
    .where(and(eq(tierGrants.user_id, userId), eq(tierGrants.tier, tier)));
}
