import type { EnterpriseId, PackageId } from "./prices.ts";
import type { ExampleId } from "./quote-examples.ts";

/** The address of the sample quote for an offer or a kind of business, a PDF file that the build makes. */
export const sampleQuotePath = (id: EnterpriseId | PackageId | ExampleId) => `/sample-quotes/${id}.pdf`;
