import type { ToolCall, ToolInput, ToolOutput } from "../contract.ts";
import { writeBusinessIdea } from "./business-idea.ts";
import { writeBusinessNames } from "./business-names.ts";
import { writeFaq } from "./faq.ts";
import { writeGrowthStrategy } from "./growth-strategy.ts";
import { writeLandingCopy } from "./landing-copy.ts";
import { writeMarketingContent } from "./marketing-content.ts";
import { writeProductDescription } from "./product-description.ts";
import { writeSop } from "./sop.ts";

/** What writes the answer of a call: pure, and the same for the same input. */
export type Writer<Name extends ToolCall> = (input: ToolInput<Name>) => ToolOutput<Name>;

/** A writer for every call. */
export type Writers = { readonly [Name in ToolCall]: Writer<Name> };

/** Those of the calls that sell. */
export const sellingWriters = {
  "generate-product-description": writeProductDescription,
  "generate-marketing-content": writeMarketingContent,
  "generate-landing-copy": writeLandingCopy,
} satisfies Partial<Writers>;

/** Those of the calls that help with the work itself. */
export const workWriters = {
  "generate-growth-strategy": writeGrowthStrategy,
  "generate-faq": writeFaq,
  "generate-sop": writeSop,
} satisfies Partial<Writers>;

/** The built-in engine: who writes the answer of each call. */
export const writers: Writers = {
  ...sellingWriters,
  ...workWriters,
  "evaluate-business-idea": writeBusinessIdea,
  "generate-business-names": writeBusinessNames,
};
