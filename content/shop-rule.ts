import { site } from "./site.ts";

/** What a shop should take, in the same words wherever it is advised. */
export const shopRule = `SmartAgent Pro gives quotes, but it does not take orders or count stock. If your shop needs both, take ${site.flagships.storefront}.`;
