import { describe, expect, test } from "vitest";
import {
  type Answer,
  asked,
  emptyConversation,
  restored,
  type Turn,
  withOutcome,
} from "./conversation-state.ts";

const turn = (id: string): Turn => ({ id, at: 1, path: "/", question: `question ${id}` });
const answer: Answer = { text: "Yes.", intent: "other", actions: [], page: null };
const two = { session: "first", turns: [turn("one"), turn("two")] };

describe("a question", () => {
  test("names the conversation if it is the first; later ones do not rename it", () => {
    const first = asked(emptyConversation, turn("one"), "first");
    expect(first).toEqual({ session: "first", turns: [turn("one")] });
    expect(asked(first, turn("two"), "second")).toEqual(two);
  });

  test("that is asked again moves to the end and loses its old outcome", () => {
    const failed = withOutcome(two, "one", { failure: "No network" });
    expect(asked(failed, turn("one"), "new")).toEqual({
      session: "first",
      turns: [turn("two"), turn("one")],
    });
  });
});

describe("an answer", () => {
  test.each([{ answer }, { failure: "No network" }])("is added to its question: %o", (outcome) => {
    expect(withOutcome(two, "two", outcome).turns).toEqual([turn("one"), { ...turn("two"), ...outcome }]);
  });

  test("to a question that was cleared changes nothing", () => {
    expect(withOutcome(two, "gone", { answer })).toEqual(two);
    expect(withOutcome(emptyConversation, "one", { answer })).toEqual(emptyConversation);
  });
});

describe("a conversation that is restored", () => {
  test("keeps its name, and comes before later questions", () => {
    const since = { session: "second", turns: [turn("three")] };
    expect(restored(since, two)).toEqual({
      session: "first",
      turns: [turn("one"), turn("two"), turn("three")],
    });
  });

  test("is added only once if it is restored twice", () => {
    expect(restored(two, two)).toEqual(two);
  });
});
