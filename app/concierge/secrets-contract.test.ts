import { expect, test } from "vitest";
import { hideSecrets } from "./secrets-contract.ts";

test.each([
  ["my card is 4111 1111 1111 1111 exp 12/27", "my card is •••• exp 12/27"],
  ["5500-0000-0000-0004", "••••"],
  ["BVN 22345678901", "BVN ••••"],
  ["my bvn is 223 4567 8901 abeg", "my bvn is •••• abeg"],
  ["cvv: 123", "cvv: ••••"],
  ["pin na 1234, otp 998877", "pin na ••••, otp ••••"],
  ["NIN=12345678901", "NIN=••••"],
  ["my password is Ade@2024", "my password is ••••"],
])("%s", (typed, stored) => {
  expect(hideSecrets(typed)).toBe(stored);
});

test.each([
  "call me on 0803 471 1471 or +234 803 471 1471",
  "I have 450,000 and 1,200,000 naira",
  "order 4111111111111112 did not come",
  "I want to pin the post",
  "how do I change my password",
  "ref MS-2026-1123-4455",
])("%s is left as it is", (typed) => {
  expect(hideSecrets(typed)).toBe(typed);
});
