import { site } from "./site.ts";

/** What '24/7 support' means, in the same words wherever it is promised. */
export const supportHours = `Support is ${site.claims.support}: our assistant answers and records your problem at any hour. Our staff answer ${site.responseHours}.`;
