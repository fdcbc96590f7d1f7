import type { EnterpriseId, PackageId } from "./prices.ts";
import type { ExampleId } from "./quote-examples.ts";

/** Each offer and each kind of business has a sample quote. */
export type SampleQuoteId = EnterpriseId | PackageId | ExampleId;

/** The address of a sample quote, a PDF file that the build makes. */
export const sampleQuotePath = (id: SampleQuoteId) => `/sample-quotes/${id}.pdf`;
