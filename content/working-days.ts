import { site } from "./site.ts";

/** The working days: 'Monday to Saturday'. */
export const workingDays = site.responseHours.replace(/,.*/, "");

/** How long a custom build takes, in sentences: '5-10 working days'. */
export const buildTime = site.claims.buildTime.replace("days", "working days");
