import { expect, test } from "vitest";
import { together } from "./joined.ts";
import type { Part } from "./part.ts";

const part = (text: string): Part => ({
  intent: "price",
  text,
  place: { path: "/", title: "Home" },
  action: "get_quote",
});
const words = (count: number) => `${Array.from({ length: count }, (_, at) => `w${at}`).join(" ")}.`;

test("each answer says its first sentence before any says its second", () => {
  const { text } = together([
    part(`${words(30)} ${words(20)}`),
    part(`Second answer comes first. ${words(25)}`),
  ]);
  expect(text).toBe(`${words(30)} ${words(20)} Second answer comes first.`);
});

test("'Yes.' is not said without what follows", () => {
  expect(together([part(words(30)), part(`Yes. ${words(20)}`)]).text).toBe(`${words(30)} Yes. ${words(20)}`);
  expect(together([part(words(60)), part(`Yes. ${words(20)}`)]).text).toBe(words(60));
});

test("only the last answer asks something", () => {
  const { text } = together([
    part("It costs ten. What do you sell?"),
    part("It takes a week. When do you start?"),
  ]);
  expect(text).toBe("It costs ten. It takes a week. When do you start?");
});

test("a sentence that two answers have is said once", () => {
  const price = "SmartAgent Pro: ₦450,000 one-time setup, ₦70,000 per month.";
  const { text } = together([
    part(`For shoe sellers, SmartAgent Pro fits. ${price}`),
    part(`${price} It follows up.`),
  ]);
  expect(text).toBe(`For shoe sellers, SmartAgent Pro fits. ${price} It follows up.`);
});
