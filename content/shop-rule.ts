import { site } from "./site.ts";

/** What a shop should take, in the same words wherever it is advised. */
export const shopRule = `SmartAgent Pro does not take orders or count stock; ${site.flagships.storefront} does both.`;
