import { expect, test } from "vitest";
import { talkOf } from "./talks.server.ts";

const minutes = 60_000;

test("a talk is remembered for half an hour after its last message", () => {
  const talk = talkOf("one", 0);
  talk.known.product = "rice";
  expect(talkOf("one", 29 * minutes)).toBe(talk);
  expect(talkOf("one", 58 * minutes)).toBe(talk);
  expect(talkOf("one", 89 * minutes).known).toEqual({});
});

test("of too many the one that rested longest is forgotten", () => {
  const now = 1000 * minutes;
  const first = talkOf("first", now);
  const second = talkOf("second", now);
  for (let count = 0; count < 1998; count += 1) talkOf(`other ${count}`, now);
  expect(talkOf("first", now)).toBe(first);
  talkOf("one too many", now);
  expect(talkOf("first", now)).toBe(first);
  expect(talkOf("second", now)).not.toBe(second);
});
