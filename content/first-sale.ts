/** The message that the hero quotes and the drawn ledger begins with. */
export const firstSale = "sold 3 bags of rice 45k";
