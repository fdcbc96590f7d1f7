import { site } from "./site.ts";

/** What a shop should take, in the same words wherever it is advised. */
export const shopRule = `Should it also take your shop’s orders and count your stock? Then take ${site.flagships.storefront}: SmartAgent Pro does neither.`;
