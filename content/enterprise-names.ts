import type { DemoId, EnterpriseId } from "./prices.ts";

/** The titles of the enterprise systems, for pages that do not need everything in enterprise-offers.ts. */
export const enterpriseTitles: Readonly<Record<EnterpriseId, string>> = {
  "enterprise-intelligence-suite": "Enterprise Intelligence Suite",
  "healthcare-system": "Healthcare AI System",
  "restaurant-system": "Restaurant AI System",
  "real-estate-system": "Real Estate AI System",
};

/** The demo on /business-apps for each system. */
export const enterpriseDemos: Readonly<Record<EnterpriseId, DemoId>> = {
  "enterprise-intelligence-suite": "enterprise-suite",
  "healthcare-system": "healthcare",
  "restaurant-system": "hospitality",
  "real-estate-system": "real-estate",
};
