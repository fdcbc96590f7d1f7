import { expect, test } from "vitest";
import { meaningOf } from "./encoder.ts";

/** A busy machine may take longer than a visitor would wait. */
const patiently = (line: string) => meaningOf(line, 60_000);

const near = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, part, at) => sum + part * (other[at] ?? 0), 0);

test("lines that mean the same are nearer than others", async () => {
  const [price, cost, fire] = await Promise.all(
    ["How much is it?", "What does it cost?", "My kitchen is burning"].map((line) => patiently(line)),
  );
  if (!price || !cost || !fire) throw new Error("A line has no meaning.");
  expect(Math.hypot(...price)).toBeCloseTo(1, 3);
  expect(near(price, cost)).toBeGreaterThan(near(price, fire) + 0.2);
});

test("many lines at once get each its own meaning", async () => {
  const lines = Array.from({ length: 90 }, (_, at) => `Line number ${at} about ${at % 2 ? "rice" : "cars"}`);
  const together = await Promise.all(lines.map((line) => patiently(line)));
  for (const at of [0, 31, 32, 89]) {
    const alone = await patiently(lines[at] ?? "");
    expect(near(together[at] as Float32Array, alone as Float32Array)).toBeGreaterThan(0.99);
  }
});

test.each(["", "   ", "\n"])("a blank line has none, and the next line has one: %j", async (blank) => {
  expect(await patiently(blank)).toBeUndefined();
  expect(await patiently("How much is it?")).toHaveLength(512);
});

test.each(["😩😩", "ẹ̀kọ́", "\u0000", "؟", "a".repeat(5000), "\ud800"])(
  "any text has one: %j",
  async (text) => {
    expect(await patiently(text)).toHaveLength(512);
  },
);
