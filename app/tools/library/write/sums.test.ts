import { expect, test } from "vitest";
import { priceLines } from "./money.ts";
import { savingLines, sumsOf } from "./sums.ts";

test("a share is said in naira", () => {
  expect(sumsOf("he say make we share the profit 60 40")[0]).toContain("₦60,000 and the other ₦40,000");
  expect(sumsOf("he take 50 50 of gate fee")[0]).toContain("₦50,000");
  expect(sumsOf("we share one shop, 60 chairs")).toEqual([]);
});

test("from how many buyers on nothing is lost is worked out", () => {
  const [line] = sumsOf("It is N50,000 per month. How many must I have before I am not losing money?");
  expect(line).toContain("8 for costs of ₦400,000");
  expect(sumsOf("how many goats will I need to break even")[0]).not.toMatch(/₦/);
  expect(sumsOf("N50,000 per month, good place")).toEqual([]);
});

test("what is left on each piece is worked out", () => {
  const [line] = sumsOf("I want to buy tyres. tyre na 9k, I go sell 14k. transport na 60k for 50 tyres");
  expect(line).toContain("₦5,000 is left on each");
  expect(line).toContain("₦190,000, or ₦3,800 on each");
  expect(sumsOf("I have 600k. I want to buy tyres and sell in Ondo. tyre na 9k, I go sell 14k")[0]).toContain(
    "You buy at ₦9,000 and sell at ₦14,000",
  );
  expect(sumsOf("we sell bread 900")).toEqual([]);
});

test("a sum for a date is worked out, and without a date how to", () => {
  expect(savingLines("buy oven 600k in 6 months", "")[0]).toContain("₦100,000 a month");
  expect(savingLines("buy 2 machines by easter 380k", "90k")[0]).toMatch(/^Divide ₦380,000/);
  expect(savingLines("more customers in 3 months", "90k")).toEqual([]);
});

test.each(["3 freezers at 210k each from his company", "store rent 40k per month", "I get it at 5k each"])(
  "what is bought is no price: %s",
  (text) => {
    expect(priceLines(`my husband can get ${text}`)).toEqual([]);
  },
);

test("what one piece or one trip leaves is worked out", () => {
  expect(
    sumsOf("bowl of egusi 4,500, efo 4,000. Cost of one litre is about 2,700 for egusi when we tested")[0],
  ).toContain("₦1,800 is left on each");
  expect(sumsOf("truck 11m, one trip 22k, diesel and driver 9k, 3 trips a day")[0]).toContain(
    "3 a day on 26 days are ₦1,014,000",
  );
  expect(sumsOf("one trip to Jos, 3 trips a day")).toEqual([]);
});

test("hire purchase is compared with what the rider brings", () => {
  const [line] = sumsOf(
    "one keke on hire purchase (2.4m, I will pay 400k down and 30k every week) and a rider who brings me 25k weekly",
  );
  expect(line).toContain("67 weeks at ₦30,000");
  expect(line).toContain("₦5,000 a week comes out of your own pocket");
  expect(sumsOf("keke on hire purchase 2.4m, I will pay 30k every week")).toEqual([
    "You owe ₦2,400,000, which is 80 weeks at ₦30,000.",
  ]);
  expect(sumsOf("keke 2.4m, 30k every week")).toEqual([]);
});
