import { describe, expect, it } from "vitest";
import { minus, plus, split, times } from "./equation.ts";
import { fitTogether } from "./fit.ts";
import { textHeight } from "./measure.ts";
import { plainText, runsOf } from "./paragraph.ts";

const area = { x: 0, y: 0, w: 4, h: 1 };
const sizes = { max: 30, min: 20 };

describe("a text in its box", () => {
  it("is set as large as it fits, and several alike", () => {
    expect(fitTogether([{ words: "Rice", area }], sizes)).toBe(30);
    const long = "Three bags of rice and four bottles of groundnut oil";
    const size = fitTogether([{ words: long, area }], sizes);
    expect(size).toBeLessThan(30);
    expect(
      fitTogether(
        [
          { words: "Rice", area },
          { words: long, area },
        ],
        sizes,
      ),
    ).toBe(size);
  });

  it("is refused by its own words when it is too long", () => {
    const words = "too long ".repeat(40).trim();
    expect(() => fitTogether([{ words, area }], sizes)).toThrow("too long too long");
  });

  it("is refused when one word is wider than the box", () => {
    expect(() => fitTogether([{ words: "Bookkeeping".repeat(6), area }], sizes)).toThrow("Does not fit");
  });

  it("is refused with a character whose width nobody knows", () => {
    expect(() => textHeight("✓", 100, 20)).toThrow("arial-widths.ts");
  });

  it("is higher in bold, with bullets and with more paragraphs", () => {
    const words = "rice and oil and ".repeat(60).trim();
    const height = textHeight(words, 400, 20);
    expect(textHeight({ text: words, bold: true }, 400, 20)).toBeGreaterThan(height);
    expect(textHeight({ text: words, bullet: true }, 400, 20)).toBeGreaterThan(height);
    expect(textHeight([words, words], 400, 20)).toBeGreaterThan(2 * height);
  });
});

describe("a paragraph", () => {
  it("is bold between its marks, and read without them", () => {
    expect(runsOf({ text: "a **b** c" })).toEqual([
      { text: "a ", bold: false },
      { text: "b", bold: true },
      { text: " c", bold: false },
    ]);
    expect(plainText(["a **b**", { text: "c" }])).toBe("a b\nc");
  });

  it("keeps a time and a sign with its figure together", () => {
    expect(plainText("from 3 pm")).toBe("from 3\u00a0pm");
    expect(plainText("₦900 ÷ 3 = ₦300")).toBe("₦900 ÷\u00a03 =\u00a0₦300");
  });
});

it("a sum is written with what it comes to", () => {
  expect(plus(10_000, 500, 20)).toBe("₦10,000 + ₦500 + ₦20 = ₦10,520");
  expect(minus(10_000, 500)).toBe("₦10,000 − ₦500 = ₦9,500");
  expect(times(3, 12_000)).toBe("3 × ₦12,000 = ₦36,000");
  expect(split(480_000, 10)).toBe("₦480,000 ÷ 10 = ₦48,000");
});
