import { expect, test } from "vitest";
import { idleTalk, nextTalk, type TalkEvent, type TalkState } from "./talk-state.ts";

const waiting: TalkState = { step: "waiting", id: "one", text: "Yes." };

const asked: TalkEvent = { type: "asked", id: "two" };
const piece: TalkEvent = { type: "piece", text: " We do.\n" };
const done: TalkEvent = { type: "done" };

test.each([
  [idleTalk, asked, { step: "waiting", id: "two", text: "" }],
  [waiting, piece, { ...waiting, text: "Yes. We do." }],
  [waiting, done, idleTalk],
] as [TalkState, TalkEvent, TalkState][])("%o, then %o", (state, event, next) => {
  expect(nextTalk(state, event)).toEqual(next);
});

test.each([
  [idleTalk, piece],
  [idleTalk, done],
  [waiting, asked],
] as const)("%o is not changed by %o", (state, event) => {
  expect(nextTalk(state, event)).toBe(state);
});

test("an answer grows by its pieces", () => {
  const pieces: TalkEvent[] = [asked, piece, { type: "piece", text: "" }, piece];
  expect(pieces.reduce(nextTalk, idleTalk)).toMatchObject({ text: "We do. We do." });
});
