import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test.each([
  ["Price: {price}.", { price: "₦5,000" }, "Price: ₦5,000."],
  ["Price: {price}.", { price: "How much do you have?" }, "Price: How much do you have?"],
  ["[[Price: {price}.]] [[Where: {place}.]]", { place: "Aba" }, "Where: Aba."],
  ["[[Call: {contact}. || Write to us.]]", {}, "Write to us."],
  ["[[Call: {contact}. || Write to us.]]", { contact: "0803" }, "Call: 0803."],
  ["Come.\n\n[[Price: {price}.]]\n\nBye.", {}, "Come.\n\nBye."],
  ["{offer}", {}, null],
  ["{offer}", { offer: "Costs $1, $& and $$." }, "Costs $1, $& and $$."],
])("%j with %j is %j", (text, facts, filled) => {
  expect(fill(text, facts)).toBe(filled);
});

test("a length shows its paragraphs", () => {
  const text = "One.\n\n(+) Two.\n\n(++) Three.\n\n(+) [[Price: {price}.]]";
  expect(fill(text, {}, "short")).toBe("One.");
  expect(fill(text, {}, "usual")).toBe("One.\n\nTwo.");
  expect(fill(text, { price: "5k" }, "long")).toBe("One.\n\nTwo.\n\nThree.\n\nPrice: 5k.");
});
