import { naira } from "./prices.ts";

/** The words on the picture shown where a page is shared. */
export const pictureTexts = {
  /** The lowest price on the page, and the name that its structured data gives it, such as 'One-time setup'. */
  priceFrom: (amount: number, what: string) => `From ${naira(amount)} ${what.toLowerCase()}`,
} as const;
