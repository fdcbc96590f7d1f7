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

const setupPrices: Readonly<Record<string, SetupAndMonthly>> = { ...enterprisePrices, ...packagePrices };
const otherPrices: Readonly<Record<string, SinglePrice>> = { ...addOnPrices, ...demoPrices, ...ebookPrices };
const withSetup = Object.values(setupPrices);

/** The amounts that an answer may contain: every amount in the content, and the two payments of each setup price. */
export const contentAmounts: ReadonlySet<number> = new Set([
  ...amounts(...withSetup, ...Object.values(otherPrices)),
  ...withSetup.map(firstYearTotal),
  ...withSetup.flatMap(({ setup }) => [
    (setup * site.terms.depositPercent) / 100,
    (setup * (100 - site.terms.depositPercent)) / 100,
  ]),
  ...Object.values(freeCoursePrice),
]);

/** The amounts of a price that an exam names. @throws Error if the content has no such price */
export function amountsOf(name: string): number[] {
  const [id = "", part] = name.split(".");
  if (id === "nothing") return [0];
  if (id === "free-course") return [part === "usual" ? freeCoursePrice.usual : freeCoursePrice.now];
  const both = setupPrices[id];
  if (part === "year" && both) return [firstYearTotal(both)];
  if ((part === "setup" || part === "monthly") && both) return [both[part]];
  const price = both ?? otherPrices[id];
  if (!price || part) throw new Error(`There is no price ${name}.`);
  return amounts(price);
}
