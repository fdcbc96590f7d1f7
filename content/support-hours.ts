import { site } from "./site.ts";

/** What '24/7 support' means, in the same words wherever it is promised. */
export const supportHours = `${site.claims.support} support means that you can report a problem to our AI assistant at any hour. Our staff answer ${site.responseHours}.`;
