import { describe, expect, test } from "vitest";
import { type Answer, emptyConversation, nextConversation, type Turn } from "./conversation-state.ts";

const turn = (id: string): Turn => ({ id, at: 1, path: "/", question: `question ${id}` });
const answer: Answer = { text: "Yes.", intent: "other", actions: [], page: null };
const two = { session: "first", turns: [turn("one"), turn("two")] };

describe("a question", () => {
  test("that is the first gives the conversation its name, and a later one leaves it", () => {
    const asked = (id: string) => ({ type: "asked", turn: turn(id), session: `of ${id}` }) as const;
    const first = nextConversation(emptyConversation, asked("one"));
    expect(first).toEqual({ session: "of one", turns: [turn("one")] });
    expect(nextConversation(first, asked("two"))).toEqual({
      session: "of one",
      turns: [turn("one"), turn("two")],
    });
  });

  test("that is asked once more leaves its old place and what came of it", () => {
    const failed = nextConversation(two, { type: "settled", id: "one", outcome: { failure: "No network" } });
    const again = nextConversation(failed, { type: "asked", turn: turn("one"), session: "new" });
    expect(again).toEqual({ session: "first", turns: [turn("two"), turn("one")] });
  });
});

describe("an answer", () => {
  test.each([{ answer }, { failure: "No network" }])("is put to its question: %o", (outcome) => {
    expect(nextConversation(two, { type: "settled", id: "two", outcome }).turns).toEqual([
      turn("one"),
      { ...turn("two"), ...outcome },
    ]);
  });

  test("to a question that was cleared meanwhile changes nothing", () => {
    expect(nextConversation(two, { type: "settled", id: "gone", outcome: { answer } })).toEqual(two);
    expect(nextConversation(emptyConversation, { type: "settled", id: "one", outcome: { answer } })).toEqual(
      emptyConversation,
    );
  });
});

describe("a conversation that is brought back", () => {
  test("has its name, and comes before what was asked since", () => {
    const since = { session: "second", turns: [turn("three")] };
    expect(nextConversation(since, { type: "restored", before: two })).toEqual({
      session: "first",
      turns: [turn("one"), turn("two"), turn("three")],
    });
  });

  test("twice is there once", () => {
    expect(nextConversation(two, { type: "restored", before: two })).toEqual(two);
  });
});
