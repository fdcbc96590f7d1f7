import { expect, test } from "vitest";
import { emptyCart } from "../answers/cart.ts";
import { packagesOf } from "../answers/context.ts";
import { keyOf } from "../knowledge/document.ts";
import { knowledge } from "../knowledge.server.ts";
import { pointedTo } from "./pointed.ts";

const known = knowledge();
const packages = packagesOf(known);
const [basic, pro, elite] = packages;

/** @param now the package that the chat is about */
const pointed = (text: string, last: typeof packages, now = last.length === 1 ? last[0] : undefined) =>
  pointedTo(text, last, { ...emptyCart, ...(now && { offer: keyOf(now) }) }, known);

test.each([
  ["the smaller one then", [basic]],
  ["what of the one above it", [elite]],
  ["the small one", [basic]],
  ["what will I lose if I take the smaller one instead", [pro, basic]],
])("of a package: %s", (text, things) => {
  expect(pointed(text, [pro] as typeof packages)).toEqual(things);
});

test.each([
  ["the cheaper one, how much", [pro]],
  ["the bigger one", [elite]],
  ["what does the bigger one do that the other does not", [pro, elite]],
])("of two that were compared: %s", (text, things) => {
  expect(pointed(text, [pro, elite] as typeof packages)).toEqual(things);
});

test("the other one is the one that is not considered", () => {
  expect(pointed("and the other one?", [pro, elite] as typeof packages, pro)).toEqual([elite]);
});

test("the cheapest of all, if nothing was spoken of, and nothing where nothing is pointed to", () => {
  expect(pointed("I take the smallest", [])).toEqual([basic]);
  expect(pointed("how long does it take", [pro] as typeof packages)).toEqual([]);
  expect(pointed("the other company is cheaper", [pro] as typeof packages)).toEqual([]);
});
