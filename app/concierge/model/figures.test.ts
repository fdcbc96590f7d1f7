import { describe, expect, test } from "vitest";
import { cpuTime } from "#tests/support/cpu-time.ts";
import { figuresIn, readable } from "./figures.ts";

const read = (text: string) =>
  figuresIn(readable(text)).map(({ value, kind, unit }) =>
    [kind, value, unit].filter((one) => one !== undefined).join(" "),
  );

describe("a figure is read in every spelling", () => {
  test.each([
    ["₦40k", "money 40000"],
    ["N40,000 per month", "money 40000"],
    ["NGN 40 000", "money 40000"],
    ["#40,000", "money 40000"],
    ["₦40.000", "money 40000"],
    ["₦４０,０００", "money 40000"],
    ["4O,000 naira", "money 40000"],
    ["40 thousand", "money 40000"],
    ["forty thousand naira", "money 40000"],
    ["forty-five thousand", "money 45000"],
    ["two hundred and fifty thousand naira", "money 250000"],
    ["half a million", "money 500000"],
    ["one and a half million", "money 1500000"],
    ["1.5m", "money 1500000"],
    ["forty naira", "money 40"],
    ["20% off", "percent 20"],
    ["ten per cent", "percent 10"],
    ["72 hours", "duration 72 hour"],
    ["in two weeks", "duration 2 week"],
    ["within a day", "duration 1 day"],
    ["same-day setup", "duration 1 day"],
    ["in 2026", "number 2026"],
  ])("%s", (text, figure) => {
    expect(read(text)).toEqual([figure]);
  });

  test("also in a range", () => {
    expect(read("5-10 days")).toEqual(["duration 5 day", "duration 10 day"]);
    expect(read("5 to 10 days")).toEqual(["duration 5 day", "duration 10 day"]);
  });

  test("without becoming slow on a hostile text", async () => {
    const texts = ["1,".repeat(20_000), "one ".repeat(20_000), "9".repeat(40_000), "1 000 ".repeat(10_000)];
    expect(await cpuTime(() => texts.map(read))).toBeLessThan(2_000);
  });
});
