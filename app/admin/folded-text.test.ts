import { expect, test } from "vitest";
import { foldedText } from "./folded-text.ts";

test.each([
  ["Ọlámidé Ògúnbánjọ", "olamide ogunbanjo"],
  ["Ńgọzị Ụmẹ́adị", "ngozi umeadi"],
  ["Ƙasim Ɗanjuma", "kasim danjuma"],
  ["O'Brien O’Brien", "obrien obrien"],
  ["APP-7K3F9", "app-7k3f9"],
])("%s is searched for as %s", (typed, folded) => {
  expect(foldedText(typed)).toBe(folded);
});
