import { site } from "./site.ts";

/** The working days: 'Monday to Saturday'. */
export const workingDays = site.responseHours.replace(/,.*/, "");
