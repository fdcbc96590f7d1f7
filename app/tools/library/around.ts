import { z } from "zod";
import { told } from "./trade.ts";

/**
 * Sentences around a trader's own facts (content/library/around/<trade>.yaml): what makes a buyer of this trade stop, and
 * what the buyer should send. They state nothing about the seller. The first ones of each list fit the whole trade; each of
 * the others speaks of one side of it and is used only if the trader names that side.
 */
const lists = (openings: number, products: number, heads: number, acts: number, replies: number) => ({
  /** First lines of a post. */
  openings: z.array(told(4, 24)).min(openings),
  /** First sentences of the description of a product or service. */
  products: z.array(told(5, 26)).min(products),
  /** Headlines. */
  heads: z.array(told(2, 9)).min(heads),
  /** Last lines of a post or page: what to do and what to write. */
  acts: z.array(told(5, 26)).min(acts),
  /** The same for a message to one reader. */
  replies: z.array(told(3, 20)).min(replies),
});

export const aroundSchema = z.strictObject({
  ...lists(8, 4, 5, 4, 2),
  tags: z.array(z.string().regex(/^[a-z0-9]+$/)).min(4),
  pidgin: z.strictObject(lists(4, 2, 2, 2, 1)),
});

/** As the site loads it, with the stems of the trade's names, of which a visitor's text has one if the trade is beyond doubt. */
export type Around = z.output<typeof aroundSchema> & { readonly stems: readonly string[] };

/** How many at the beginning of each list fit the whole trade. */
const wholeTrade = { openings: 4, products: 2, heads: 3, acts: 2, replies: 2 } as const;
/** The same in Pidgin, for every list. */
const wholeInPidgin = 2;

/** A text that names more sides than this is about the whole trade. */
const mostSides = 2;

/** The list's sentences that fit what was typed: those about the sides that it names, then those about the whole trade. */
export function fitting(
  { pidgin, ...english }: Omit<Around, "stems">,
  list: keyof typeof wholeTrade,
  inPidgin: boolean,
  named: (text: string) => number,
): readonly string[] {
  const all = inPidgin ? pidgin[list] : english[list];
  const whole = all.slice(0, inPidgin ? wholeInPidgin : wholeTrade[list]);
  const ofSides = all
    .slice(whole.length)
    .filter((text) => named(text) > 0)
    .toSorted((one, other) => named(other) - named(one));
  return ofSides.length > mostSides ? [...whole, ...ofSides] : [...ofSides, ...whole];
}
