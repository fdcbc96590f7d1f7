import { expect, test } from "vitest";
import { packagePrices } from "#content/prices.ts";
import { knowledge } from "../knowledge.server.ts";
import { amountsIn, pricesOf } from "./amounts.ts";

const prices = pricesOf(knowledge().documents);
const { setup, monthly } = packagePrices["leadbot-basic"];
const pro = packagePrices["smartagent-pro"];
const short = (amount: number) => amount / 1000;

test.each([
  [
    `isn't smartagent pro ${short(pro.monthly)}k one-off and ${short(pro.setup)}k per year?`,
    [
      [pro.monthly, "once"],
      [pro.setup, "year"],
    ],
  ],
  [
    `If the setup is ${short(setup)} and monthly is ${short(monthly)}, that is ${short(setup + monthly)} for the year`,
    [
      [setup, "once"],
      [monthly, "month"],
      [setup + monthly, "year"],
    ],
  ],
  [`what do I pay for the ${short(pro.setup)} one`, [[pro.setup, undefined]]],
  [
    `i paid setup ${short(setup)}k on friday, my first monthly ${short(monthly)}k is due when`,
    [
      [setup, "once"],
      [monthly, "month"],
    ],
  ],
  [`a school with ${short(pro.setup)} pupils and ${short(monthly)} staff`, []],
])("%s", (message, amounts) => {
  expect(amountsIn(message, prices).map(({ amount, paid }) => [amount, paid])).toEqual(amounts);
});
