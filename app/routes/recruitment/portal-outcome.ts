import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { ChangedApplications } from "#app/features/applications/desk-changes.server.ts";
import type { ChangeOutcome } from "#app/routes/admin/change-or-search.ts";

/** What the last change in the portal ended with. */
export interface PortalOutcome extends ChangeOutcome<ChangedApplications> {
  /** Which change it was. */
  tried: string;
  /** Why it was not done, where the server said so. */
  refused?: string | undefined;
}

/** A change that cannot be sent is said in its place, and everything stays as it was typed. */
export async function portalChange<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
): Promise<Answer | PortalOutcome> {
  const form = await request.clone().formData();
  return serverAction().catch((error: unknown) => {
    const tried = form.get("change");
    if (error instanceof Response || typeof tried !== "string") throw error;
    return { changed: null, tried };
  });
}

/**
 * The list is read again after a change (specification 2, section 4), and after a refusal too: what stood in the way is new
 * on the screen. Without a network, or after a sign-in that was refused, nothing is read.
 */
export function afterPortalChange({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (!actionResult) return defaultShouldRevalidate;
  return Boolean(actionResult.changed || actionResult.refused);
}
