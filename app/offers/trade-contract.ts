import { z } from "zod";
import { requiredText } from "#app/forms/contract.ts";
import { quoteExamplesPage } from "#content/quote-examples.ts";

/** Longest description of a business, in characters. */
export const longestTrade = 200;

/** The form that asks what somebody's business does. */
export const tradeInput = z.object({
  trade: requiredText(quoteExamplesPage.fieldLabel, { most: longestTrade }),
});
