import { describe, expect, test } from "vitest";
import { type Answer, asked, emptyConversation, restored, settled, type Turn } from "./conversation-state.ts";

const turn = (id: string): Turn => ({ id, at: 1, path: "/", question: `question ${id}` });
const answer: Answer = { text: "Yes.", intent: "other", actions: [], page: null };
const two = { session: "first", turns: [turn("one"), turn("two")] };

describe("a question", () => {
  test("that is the first gives the conversation its name, and a later one leaves it", () => {
    const first = asked(emptyConversation, turn("one"), "first");
    expect(first).toEqual({ session: "first", turns: [turn("one")] });
    expect(asked(first, turn("two"), "second")).toEqual(two);
  });

  test("that is asked once more leaves its old place and what came of it", () => {
    const failed = settled(two, "one", { failure: "No network" });
    expect(asked(failed, turn("one"), "new")).toEqual({
      session: "first",
      turns: [turn("two"), turn("one")],
    });
  });
});

describe("an answer", () => {
  test.each([{ answer }, { failure: "No network" }])("is put to its question: %o", (outcome) => {
    expect(settled(two, "two", outcome).turns).toEqual([turn("one"), { ...turn("two"), ...outcome }]);
  });

  test("to a question that was cleared meanwhile changes nothing", () => {
    expect(settled(two, "gone", { answer })).toEqual(two);
    expect(settled(emptyConversation, "one", { answer })).toEqual(emptyConversation);
  });
});

describe("a conversation that is brought back", () => {
  test("has its name, and comes before what was asked since", () => {
    const since = { session: "second", turns: [turn("three")] };
    expect(restored(since, two)).toEqual({
      session: "first",
      turns: [turn("one"), turn("two"), turn("three")],
    });
  });

  test("twice is there once", () => {
    expect(restored(two, two)).toEqual(two);
  });
});
