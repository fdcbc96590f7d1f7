import type { AdireTileName } from "#app/ui/adire.tsx";
import type { EnterpriseId } from "#content/prices.ts";

/** The adire tile for each system. */
export const systemTiles: Readonly<Record<EnterpriseId, AdireTileName>> = {
  "enterprise-intelligence-suite": "squares",
  "healthcare-system": "petals",
  "restaurant-system": "dots",
  "real-estate-system": "comb",
};
