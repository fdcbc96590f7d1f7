import { expect, test } from "vitest";
import { knowledge } from "../knowledge.server.ts";
import { amountsIn, pricesOf } from "./amounts.ts";

const prices = pricesOf(knowledge().documents);

test.each([
  [
    "isn't smartagent pro 70k one-off and 450k per year?",
    [
      [70_000, "once"],
      [450_000, "year"],
    ],
  ],
  [
    "If the setup is 250 and monthly is 40, that is 290 for the year",
    [
      [250_000, "once"],
      [40_000, "month"],
      [290_000, "year"],
    ],
  ],
  ["what do I pay for the 450 one", [[450_000, undefined]]],
  ["a school with 450 pupils and 40 staff", []],
])("%s", (message, amounts) => {
  expect(amountsIn(message, prices).map(({ amount, paid }) => [amount, paid])).toEqual(amounts);
});
