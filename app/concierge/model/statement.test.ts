import { describe, expect, test } from "vitest";
import { contradicts, partsOf, statementOf } from "./statement.ts";

const wordsOf = (text: string) => [...statementOf(text).words];

test("a sentence is read in parts, and a part of one or two words with its neighbour", () => {
  expect(partsOf("It calls you, and you can enter any chat yourself.")).toEqual([
    "It calls you",
    "and you can enter any chat yourself.",
  ]);
  expect(partsOf("Yes, we do.")).toEqual(["Yes we do."]);
});

describe("what is denied is not what is stated", () => {
  test("in another part of the sentence", () => {
    const ours = statementOf("The chats belong to your business, not to us.");
    expect(contradicts(statementOf("The chats belong to us, not to your business."), ours)).toBe(true);
    expect(contradicts(statementOf("The chats belong to your business."), ours)).toBe(false);
  });

  test("at the end of a list, for all of the list", () => {
    expect(wordsOf("Cheques, coins and cards are not accepted here.")).toEqual([
      "not chequ",
      "not coin",
      "not card",
      "not accept",
      "not her",
    ]);
  });

  test("twice is something else than once", () => {
    const ours = statementOf("Working without internet is not promised.");
    expect(contradicts(statementOf("It works without internet."), ours)).toBe(true);
  });
});

test("figures, names and words that widen a claim are read on their own", () => {
  const { figures, names, wide, open } = statementOf("All replies in Yoruba come within 24 hours.");
  expect([[...figures], [...names], [...wide], open]).toEqual([["24 hour"], ["yoruba"], ["all"], false]);
  expect(statementOf("Whether you can pay in parts is agreed.").open).toBe(true);
});

test("a verb is the same word in all its forms, and 'please ask' leaves open what follows", () => {
  expect(statementOf("A custom system is built.").words).toEqual(
    statementOf("It can build a custom system.").words,
  );
  expect(statementOf("The setup is paid.").words).toEqual(new Set(["setup", "pay"]));
  expect(statementOf("So please ask a person for the papers.").open).toBe(true);
  expect(statementOf("Customers ask a person for the papers.").open).toBe(false);
});
