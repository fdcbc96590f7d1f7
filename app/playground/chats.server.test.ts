import { expect, test } from "vitest";
import { chatOf } from "./chats.server.ts";

const minutes = 60_000;

test("a chat is remembered for half an hour after its last message", () => {
  const chat = chatOf("one", 0);
  chat.shop.place = "Aba";
  expect(chatOf("one", 29 * minutes)).toBe(chat);
  expect(chatOf("one", 58 * minutes)).toBe(chat);
  expect(chatOf("one", 89 * minutes).shop.place).toBeUndefined();
});

test("if there are too many, the one idle longest is forgotten", () => {
  const now = 1000 * minutes;
  const first = chatOf("first", now);
  const second = chatOf("second", now);
  for (let count = 0; count < 1998; count += 1) chatOf(`other ${count}`, now);
  expect(chatOf("first", now)).toBe(first);
  chatOf("one too many", now);
  expect(chatOf("first", now)).toBe(first);
  expect(chatOf("second", now)).not.toBe(second);
});
