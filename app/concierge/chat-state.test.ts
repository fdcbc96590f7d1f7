import { expect, test } from "vitest";
import { type ChatEvent, type ChatState, idleChat, nextChat } from "./chat-state.ts";

const waiting: ChatState = { step: "waiting", id: "one", text: "Yes." };

const asked: ChatEvent = { type: "asked", id: "two" };
const piece: ChatEvent = { type: "piece", text: " We do.\n" };
const done: ChatEvent = { type: "done" };

test.each([
  [idleChat, asked, { step: "waiting", id: "two", text: "" }],
  [waiting, piece, { ...waiting, text: "Yes. We do." }],
  [waiting, done, idleChat],
] as [ChatState, ChatEvent, ChatState][])("%o, then %o", (state, event, next) => {
  expect(nextChat(state, event)).toEqual(next);
});

test.each([
  [idleChat, piece],
  [idleChat, done],
  [waiting, asked],
] as const)("%o is not changed by %o", (state, event) => {
  expect(nextChat(state, event)).toBe(state);
});

test("an answer grows with each piece", () => {
  const pieces: ChatEvent[] = [asked, piece, { type: "piece", text: "" }, piece];
  expect(pieces.reduce(nextChat, idleChat)).toMatchObject({ text: "We do. We do." });
});
