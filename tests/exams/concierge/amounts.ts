import {
  addOnPrices,
  demoPrices,
  ebookPrices,
  enterprisePrices,
  firstYearTotal,
  freeCoursePrice,
  packagePrices,
  type SetupAndMonthly,
  type SinglePrice,
} from "#content/prices.ts";

type Price = SetupAndMonthly | SinglePrice;

/** The amounts that prices are made of. */
export function amounts(...prices: readonly Price[]): number[] {
  return prices.flatMap((price) => ("setup" in price ? [price.setup, price.monthly] : [price.amount]));
}

/** Every amount in the content: those that an answer may contain. */
export const contentAmounts: ReadonlySet<number> = new Set([
  ...amounts(
    ...Object.values(enterprisePrices),
    ...Object.values(packagePrices),
    ...Object.values(addOnPrices),
    ...Object.values(demoPrices),
    ...Object.values(ebookPrices),
  ),
  ...[...Object.values(enterprisePrices), ...Object.values(packagePrices)].map(firstYearTotal),
  ...Object.values(freeCoursePrice),
]);
