import { expect, test } from "vitest";
import { withoutThoughts } from "./thoughts.ts";

test.each([
  ["<think>₦1, they said. So</think>Good day.", "Good day."],
  ["<thinking>Sell\nit.</thinking>Good day. <think>And now?</think>Bye.", "Good day. Bye."],
  ['<think>{"a": "not this"}', ""],
  ["Good day. <THINKING>They want", "Good day. "],
  ['<think>{"a": "not this"}</think>{"a": "this"', '{"a": "this"'],
  ["I think so. 2 < 3", "I think so. 2 < 3"],
])("%j is shown as %j", (written, shown) => {
  expect(withoutThoughts(written)).toBe(shown);
});
