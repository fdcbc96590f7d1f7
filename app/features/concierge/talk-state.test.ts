import { expect, test } from "vitest";
import { idleTalk, nextTalk, type TalkEvent, type TalkState } from "./talk-state.ts";

const idle: TalkState = { step: "idle", spoken: "Hello." };
const answering: TalkState = { step: "answering", id: "one", text: "Yes.", spoken: "Thinking" };

const asked: TalkEvent = { type: "asked", id: "two", spoken: "Thinking" };
const received: TalkEvent = { type: "received", text: " We do.\n" };
const settled: TalkEvent = { type: "settled", spoken: "Yes. We do." };
const left: TalkEvent = { type: "left" };
const said: TalkEvent = { type: "said", spoken: "Cleared" };

test.each([
  [idle, asked, { step: "answering", id: "two", text: "", spoken: "Thinking" }],
  [idle, said, { step: "idle", spoken: "Cleared" }],
  [answering, received, { ...answering, text: "Yes. We do." }],
  [answering, settled, { step: "idle", spoken: "Yes. We do." }],
  [answering, left, { step: "idle", spoken: "Thinking" }],
  [answering, said, { ...answering, spoken: "Cleared" }],
] as [TalkState, TalkEvent, TalkState][])("%o, then %o", (state, event, next) => {
  expect(nextTalk(state, event)).toEqual(next);
});

test.each([
  [idle, received],
  [idle, settled],
  [idle, left],
  [answering, asked],
] as const)("%o is not changed by %o", (state, event) => {
  expect(nextTalk(state, event)).toBe(state);
});

test("an answer grows by its pieces", () => {
  const states = [asked, received, received].reduce(nextTalk, idleTalk);
  expect(states).toMatchObject({ step: "answering", text: "We do. We do." });
});
