import type { Stitch } from "#app/ui/cloth/patch.tsx";
import type { TileName } from "#app/ui/cloth/tiles.ts";
import type { Dye } from "#app/ui/cloth/weave.ts";
import type { EnterpriseId } from "#content/prices.ts";

/** The motif of each system, and its colours from square to square. */
const cloths: Readonly<Record<EnterpriseId, readonly [TileName, readonly Dye[]]>> = {
  "enterprise-intelligence-suite": ["squares", ["b", "i", "p", "r", "a", "b", "d", "i"]],
  "healthcare-system": ["petals", ["i", "p", "b", "r", "i", "a", "p", "b"]],
  "restaurant-system": ["dots", ["a", "r", "b", "p", "o", "a", "i", "d"]],
  "real-estate-system": ["comb", ["p", "b", "a", "d", "i", "p", "r", "b"]],
};

/** Motifs that a page with the systems' cloth needs. */
export const systemMotifs: readonly TileName[] = Object.values(cloths).map(([motif]) => motif);

/** A strip of a system's cloth. */
export function systemCloth(id: EnterpriseId): Stitch[] {
  const [motif, dyes] = cloths[id];
  return dyes.map((dye): Stitch => `${motif} ${dye}`);
}

/** The one square that stands for a system. */
export function systemSquare(id: EnterpriseId): readonly Stitch[] {
  return systemCloth(id).slice(0, 1);
}
