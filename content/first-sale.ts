/** The message that the hero quotes and the first line of the sample ledger. */
export const firstSale = "sold 3 small bags of rice 45k";
