/** Every table of the site. */
export * from "./accounts.ts";
export * from "./alerts.ts";
export * from "./analytics.ts";
export * from "./applications.ts";
export * from "./backups.ts";
export * from "./concierge.ts";
export * from "./courses.ts";
export * from "./demos.ts";
export * from "./inbox.ts";
export * from "./leads.ts";
export * from "./limits.ts";
export * from "./materials.ts";
export * from "./school.ts";
export * from "./second-factor.ts";
export * from "./staff.ts";
export * from "./status.ts";
export * from "./writer.ts";
