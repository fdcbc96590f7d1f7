import { site } from "./site.ts";

/** What '24/7 support' means, in the same words wherever it is promised. */
export const supportHours = `Support is ${site.claims.support}: our assistant records your problem at any hour. People answer ${site.responseHours}.`;
