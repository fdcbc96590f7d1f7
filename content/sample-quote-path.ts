import type { EnterpriseId, PackageId } from "./prices.ts";

/** The address of the sample quote for an offer, a PDF file that the build makes. */
export const sampleQuotePath = (id: EnterpriseId | PackageId) => `/sample-quotes/${id}.pdf`;
