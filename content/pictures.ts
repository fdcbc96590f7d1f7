import { naira } from "./prices.ts";

/** Words on the picture that stands for a page where it is shared. */
export const pictureTexts = {
  /** The lowest price on the page, and what it is for as its structured data names it, such as 'One-time setup'. */
  priceFrom: (amount: number, what: string) => `From ${naira(amount)} ${what.toLowerCase()}`,
} as const;
