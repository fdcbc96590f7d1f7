import { expect, test } from "vitest";
import { transferWords } from "#content/application-media.ts";
import { transferRate } from "./transfer-rate.ts";

test("reports speed and time left for the last seconds, and nothing while it is too early", () => {
  const rate = transferRate(1_000_000);
  expect(rate.at(0, 0)).toBeUndefined();
  expect(rate.at(1_000, 100_000)).toBeUndefined();
  expect(rate.at(2_000, 200_000)).toEqual({ speed: 100_000, left: 8 });
  // It became slow: older moments do not count.
  for (let second = 3; second <= 20; second += 1) rate.at(second * 1_000, 200_000 + (second - 2) * 1_000);
  expect(rate.at(21_000, 219_000)?.speed).toBeCloseTo(1_000);
});

test("starts again when bytes are repeated, and reports no speed without progress", () => {
  const rate = transferRate(1_000_000);
  rate.at(0, 0);
  rate.at(5_000, 500_000);
  expect(rate.at(6_000, 400_000)).toBeUndefined();
  expect(rate.at(8_000, 450_000)).toEqual({ speed: 25_000, left: 22 });
  const standing = transferRate(10);
  standing.at(0, 5);
  expect(standing.at(9_000, 5)).toBeUndefined();
});

test.each([
  [0, "1 KB/s"],
  [40_000, "39 KB/s"],
  [1_048_575, "1024 KB/s"],
  [1_048_576, "1.0 MB/s"],
  [2_500_000, "2.4 MB/s"],
])("%d bytes a second are %s", (bytes, words) => {
  expect(transferWords.speed(bytes)).toBe(words);
});

test.each([
  [0, "less than a minute left"],
  [49, "less than a minute left"],
  [50, "about a minute left"],
  [89, "about a minute left"],
  [90, "about 2 minutes left"],
  [3_500, "about 58 minutes left"],
  [3_590, "about an hour left"],
  [7_000, "about 2 hours left"],
])("%d seconds are %s", (seconds, words) => {
  expect(transferWords.left(seconds)).toBe(words);
});
