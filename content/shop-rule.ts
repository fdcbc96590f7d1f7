import { site } from "./site.ts";

/** What a shop should take, in the same words wherever it is advised. */
export const shopRule = `If you want the orders of your shop taken and its stock counted, take ${site.flagships.storefront}; SmartAgent Pro does neither.`;
