import { expect, test } from "vitest";
import { idleTalk, nextTalk, type TalkEvent, type TalkState } from "./talk-state.ts";

const answering: TalkState = { step: "answering", id: "one", text: "Yes." };

const asked: TalkEvent = { type: "asked", id: "two" };
const received: TalkEvent = { type: "received", text: " We do.\n" };
const settled: TalkEvent = { type: "settled" };

test.each([
  [idleTalk, asked, { step: "answering", id: "two", text: "" }],
  [answering, received, { ...answering, text: "Yes. We do." }],
  [answering, settled, idleTalk],
] as [TalkState, TalkEvent, TalkState][])("%o, then %o", (state, event, next) => {
  expect(nextTalk(state, event)).toEqual(next);
});

test.each([
  [idleTalk, received],
  [idleTalk, settled],
  [answering, asked],
] as const)("%o is not changed by %o", (state, event) => {
  expect(nextTalk(state, event)).toBe(state);
});

test("an answer grows by its pieces", () => {
  const pieces: TalkEvent[] = [asked, received, { type: "received", text: "" }, received];
  expect(pieces.reduce(nextTalk, idleTalk)).toMatchObject({ text: "We do. We do." });
});
