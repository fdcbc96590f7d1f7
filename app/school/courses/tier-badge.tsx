import { Badge } from "#app/ui/badge.tsx";
import { type TierId, tiers } from "#content/school.ts";

/** The label of a tier, such as 'Pro'. */
export function tierLabel(tier: TierId): string {
  return tiers.find(({ id }) => id === tier)?.label ?? tier;
}

/** A tier in capitals, in its colour. */
export function TierBadge({ tier }: { tier: TierId }) {
  return <Badge tone={tier}>{tierLabel(tier).toUpperCase()}</Badge>;
}
