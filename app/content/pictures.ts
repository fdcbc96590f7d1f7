import { naira } from "./prices.ts";

/** Words on the picture that stands for a page where it is shared. */
export const pictureTexts = {
  /** 'From ₦250,000 one-time setup': the lowest price on the page and what it is for. */
  priceFrom: (amount: number, what: string) => `From ${naira(amount)} ${what.toLowerCase()}`,
} as const;
