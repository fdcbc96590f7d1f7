import { expect, test } from "vitest";
import { corrected } from "./correction.ts";

test.each([
  ["no I mean the bot for my shop", "the bot for my shop"],
  ["not the ebook, the course", "the course"],
  ["I don't mean the setup, how much is the monthly", "how much is the monthly"],
  ["the tools, not the bot", "the tools"],
  ["you did not understand. who owns the data", "who owns the data"],
  ["no be school I dey ask, na the bot", "na the bot"],
])("%s", (message, meant) => {
  expect(corrected(message)).toBe(meant);
});

test.each(["no", "no problem, thank you", "please how much is it", "not that one"])(
  "%s is left as it is",
  (message) => {
    expect(corrected(message)).toBe(message);
  },
);
