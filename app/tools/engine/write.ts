import type { ToolCall, ToolInput, ToolOutput } from "../contract.ts";
import { writeBusinessIdea } from "./business-idea.ts";
import { writeBusinessNames } from "./business-names.ts";
import { writeFaq } from "./faq.ts";
import { writeGrowthStrategy } from "./growth-strategy.ts";
import { writeLandingCopy } from "./landing-copy.ts";
import { writeMarketingContent } from "./marketing-content.ts";
import { writeProductDescription } from "./product-description.ts";
import { writeSop } from "./sop.ts";

/** Writes the output of a call. Pure: the same input always gives the same output. */
export type Writer<Name extends ToolCall> = (input: ToolInput<Name>) => ToolOutput<Name>;

/** A writer for every call. */
export type Writers = { readonly [Name in ToolCall]: Writer<Name> };

/** Writers of the calls that help to sell. */
export const sellingWriters = {
  "generate-product-description": writeProductDescription,
  "generate-marketing-content": writeMarketingContent,
  "generate-landing-copy": writeLandingCopy,
} satisfies Partial<Writers>;

/** Writers of the calls that help with the work itself. */
export const workWriters = {
  "generate-growth-strategy": writeGrowthStrategy,
  "generate-faq": writeFaq,
  "generate-sop": writeSop,
} satisfies Partial<Writers>;

/** The built-in engine: the writer of each call. */
export const writers: Writers = {
  ...sellingWriters,
  ...workWriters,
  "evaluate-business-idea": writeBusinessIdea,
  "generate-business-names": writeBusinessNames,
};
