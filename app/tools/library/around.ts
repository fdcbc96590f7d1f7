import { z } from "zod";
import { told } from "./trade.ts";

/**
 * Sentences around a trader's own facts (content/library/around/<trade>.yaml): what makes a buyer of this trade stop, and
 * what the buyer should send. They fit the whole trade and state nothing about the seller (docs/decisions/0059).
 */
const lists = {
  /** First lines of a post. */
  openings: z.array(told(4, 24)).min(2),
  /** First sentences of the description of a product or service. */
  products: z.array(told(5, 26)).min(1),
  /** Headlines. */
  heads: z.array(told(2, 9)).min(1),
  /** Last lines of a post or page: what to do and what to write. */
  acts: z.array(told(5, 26)).min(1),
  /** The same for a message to one reader. */
  replies: z.array(told(3, 20)).min(1),
};

export const aroundSchema = z.strictObject({
  ...lists,
  tags: z.array(z.string().regex(/^[a-z0-9]+$/)).min(4),
  pidgin: z.strictObject(lists),
});

/** As the site loads it. The sentences are used only if the visitor typed one of `stems`, those of the trade's names. */
export type Around = z.output<typeof aroundSchema> & { readonly stems: readonly string[] };
