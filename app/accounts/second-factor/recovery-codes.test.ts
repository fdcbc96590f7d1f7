import { expect, test } from "vitest";
import { makeRecoveryCodes, readCode } from "./recovery-codes.ts";

test("no two codes of ten thousand are the same, and each place has every sign about as often", () => {
  const codes = Array.from({ length: 1_000 }, makeRecoveryCodes).flat();
  expect(new Set(codes).size).toBe(10_000);
  const signs = [...new Set(codes.join(""))].filter((sign) => sign !== "-");
  expect(signs).toHaveLength(31);
  for (const place of [0, 1, 2, 3, 4, 6, 7, 8, 9, 10]) {
    const counts = signs.map((sign) => codes.filter((code) => code[place] === sign).length);
    // 323 on average, give or take six times the deviation.
    expect([place, Math.min(...counts) > 216, Math.max(...counts) < 430]).toEqual([place, true, true]);
  }
});

test("a code is read as it is written on paper, with spaces and capitals", () => {
  expect(readCode(" K7M2P x9tqa ")).toEqual({ kind: "recovery", code: "k7m2p-x9tqa" });
  expect(readCode("123 456")).toEqual({ kind: "app", code: "123456" });
});
