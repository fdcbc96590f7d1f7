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
import { site } from "#content/site.ts";

type Price = SetupAndMonthly | SinglePrice;

/** The amounts that prices are made of. */
export function amounts(...prices: readonly Price[]): number[] {
  return prices.flatMap((price) => ("setup" in price ? [price.setup, price.monthly] : [price.amount]));
}

const withSetup = [...Object.values(enterprisePrices), ...Object.values(packagePrices)];

/** The amounts that an answer may contain: every amount in the content, and the two payments of each setup price. */
export const contentAmounts: ReadonlySet<number> = new Set([
  ...amounts(
    ...Object.values(enterprisePrices),
    ...Object.values(packagePrices),
    ...Object.values(addOnPrices),
    ...Object.values(demoPrices),
    ...Object.values(ebookPrices),
  ),
  ...withSetup.map(firstYearTotal),
  ...withSetup.flatMap(({ setup }) => [
    (setup * site.terms.depositPercent) / 100,
    (setup * (100 - site.terms.depositPercent)) / 100,
  ]),
  ...Object.values(freeCoursePrice),
]);
