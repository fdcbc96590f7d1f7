import { Badge } from "#app/ui/badge.tsx";
import { type TierId, tierName } from "#content/school.ts";

/** A tier in capitals, in its colour. */
export function TierBadge({ tier }: { tier: TierId }) {
  return <Badge tone={tier}>{tierName(tier).toUpperCase()}</Badge>;
}
