import { expect, test } from "vitest";
import { dataText, durationText, videoData } from "./duration.ts";

test.each([
  [0, "0m"],
  [-5, "0m"],
  [1, "1m"],
  [59, "1m"],
  [60, "1m"],
  [61, "2m"],
  [3540, "59m"],
  [3599, "1h 0m"],
  [3600, "1h 0m"],
  [3900, "1h 5m"],
  [86_400, "24h 0m"],
])("%i seconds are %s", (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

test("data is given in the units people buy", () => {
  expect([0, 400, 850_000, 12_400_000, 1_400_000_000].map(dataText)).toEqual([
    "1 KB",
    "1 KB",
    "850 KB",
    "12 MB",
    "1.4 GB",
  ]);
});

test("the data of a video is estimated from its length if the size is unknown", () => {
  expect(videoData(120, 5_000_000)).toBe(5_000_000);
  expect(videoData(120, null)).toBe(12_000_000);
  expect(videoData(null, null)).toBeNull();
});
