import { describe, expect, test } from "vitest";
import { readRevenue, roundNaira } from "./read-revenue.ts";

describe("revenue", () => {
  test.each([
    ["500k", 500_000, "steady"],
    ["₦2.5 million", 2_500_000, "growing"],
    ["1.2m per month", 1_200_000, "growing"],
    ["N500,000", 500_000, "steady"],
    ["N 250 000", 250_000, "steady"],
    ["#180k", 180_000, "first-sales"],
    ["between 200k and 300k", 200_000, "steady"],
    ["200-300k", 200_000, "steady"],
    ["1.5M–2M", 1_500_000, "growing"],
    ["half a million", 500_000, "steady"],
    ["two hundred thousand", 200_000, "steady"],
    ["one hundred and fifty thousand", 150_000, "first-sales"],
    ["six figures", 100_000, "first-sales"],
    ["900k in a good month", 900_000, "steady"],
    ["10 customers, 80k", 80_000, "first-sales"],
    ["over 10m", 10_000_000, "large"],
    ["0", 0, "nothing"],
    ["not yet", 0, "nothing"],
    ["no revenue", 0, "nothing"],
    ["I no dey make money yet", 0, "nothing"],
    ["we just started", 0, "nothing"],
  ])("in '%s' is read", (typed, monthly, stage) => {
    const revenue = readRevenue(typed);
    expect(revenue.monthly).toBe(monthly);
    expect(revenue.stage.id).toBe(stage);
  });

  test.each([
    ["12 million per annum", 1_000_000],
    ["20k daily", 520_000],
    ["5m per term", 1_250_000],
  ])("for another period in '%s' is converted to a month", (typed, monthly) => {
    expect(readRevenue(typed)).toMatchObject({ monthly, converted: "period" });
  });

  test.each(["confidential", "it depends", "5", "Zobo"])("is not invented if '%s' has no figure", (typed) => {
    expect(readRevenue(typed)).toMatchObject({ monthly: undefined, stage: { id: "unknown" } });
  });

  test("in dollars sets the size, and is marked as converted", () => {
    expect(readRevenue("$2,000")).toMatchObject({ converted: "currency", stage: { id: "growing" } });
  });

  test("is rounded to two digits for a rule of thumb", () => {
    expect(roundNaira(45_000)).toBe("₦45,000");
    expect(roundNaira(17_500)).toBe("₦18,000");
    expect(roundNaira(0)).toBe("₦0");
  });
});
