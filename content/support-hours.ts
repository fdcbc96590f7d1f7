import { site } from "./site.ts";

/** What '24/7 support' means, in the same words wherever it is promised. */
export const supportHours = `Support is ${site.claims.support}: the assistant answers and logs your problem at any hour. People answer ${site.responseHours}.`;
