import { describe, expect, test } from "vitest";
import { gapLines, loanLines, namedPriceIn, ownMoneyIn, planFor, priceLines } from "./money.ts";

test.each([
  ["i have 40k", 40_000],
  ["i have 900k savings, one keke is like 2.8m now", 900_000],
  ["I get 2 million and cooperative fit give 3m", 2_000_000],
  ["I am a nurse (11 yrs). Thinking N120,000 a month per parent", undefined],
  ["shop at no 12, I have 3 children", undefined],
])("in %j there is %j", (text, money) => {
  expect(ownMoneyIn(text)).toBe(money);
});

test("a small sum gets what it can begin with", () => {
  const plan = planFor(40_000, [{ item: "Shop", low: 900_000 }], undefined);
  expect(plan.join("\n")).toMatch(/₦40,000[\s\S]*₦24,000[\s\S]*fuller start/);
  expect(plan.join("\n")).not.toContain("covers");
});

test("a price above the money names what is missing", () => {
  const text = "i have 900k savings, one keke is like 2.8m now";
  expect(namedPriceIn(text, 900_000)).toBe(2_800_000);
  expect(gapLines(text, 900_000)[0]).toContain("₦1,900,000 is missing");
  expect(gapLines("i have 900k", 900_000)).toEqual([]);
});

describe("loans and prices are worked out from their own figures", () => {
  test.each([
    [
      "I have 350k from cooperative loan. I will repay 32k monthly for 12 months",
      ["₦1,231", "₦384,000", "₦34,000 more"],
    ],
    ["cooperative fit give 3m at 5% per month", ["₦150,000", "₦1,800,000"]],
  ])("%j", (text, figures) => {
    for (const figure of figures) expect(loanLines(text).join(" ")).toContain(figure);
  });

  test("a price per buyer", () => {
    expect(priceLines("5000 per month per student")[0]).toContain("ten bring ₦50,000");
    expect(priceLines("rent is 300k a year")).toEqual([]);
    expect(loanLines("I sell bread in Aba")).toEqual([]);
  });
});
