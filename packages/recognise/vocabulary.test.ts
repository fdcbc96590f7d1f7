import { expect, test } from "vitest";
import { learnVocabulary, vocabulary } from "./vocabulary.ts";

const read = vocabulary(
  learnVocabulary(
    [0, 0, 1],
    ["who reads my chats", "who can read it", "who reads the prayer requests of our members"],
  ),
);

test("a rare word that a group lacks speaks against it", () => {
  const { covered, missing } = read("who reads prayer requests");
  expect(missing[1]).toBeCloseTo(0);
  expect(covered[1]).toBeCloseTo(1);
  expect(missing[0]).toBeGreaterThan(2);
  expect(covered[0]).toBeLessThan(0.6);
});

test("a word counts more if it is usual in a group", () => {
  const { usual } = read("who chats");
  expect(usual[0]).toBeGreaterThan(usual[1] as number);
  expect(usual[0]).toBeLessThan(1);
});

test("what no group has is left out", () => {
  expect([...read("zebra").covered]).toEqual([0, 0]);
  expect([...read("zebra").missing]).toEqual([0, 0]);
});
