import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { written } from "#tests/support/written.ts";
import { isDoubtful } from "./doubtful.ts";

test.each([
  "If an account name looks strange to you, call us before you pay.",
  "Some are, but many are not, and nobody knows their past. For passengers, take new ones.",
  "Nobody should give a child anything to make it sleep. Leave any place that does.",
  "No honest maker promises weight.",
  "A school that names one date for everyone thinks of the announcement.",
  "A price far below the others is a sign too.",
])("%s warns of the seller", (answer) => {
  expect(isDoubtful(answer)).toBe(true);
});

test.each([
  "If it lay down, leave it upright for half a day.",
  "Switch it off at once and leave it off.",
  "The tank may be too low, or a valve half closed.",
  "A person who cannot be woken needs a doctor at once.",
])("%s does not", (answer) => {
  expect(isDoubtful(answer)).toBe(false);
});

test("no answer for any business is doubtful", () => {
  const general = readFileSync("content/library/trades/general.yaml", "utf8");
  const [, faq = ""] = general.split(/^faq:$/m);
  for (const line of faq.split(/^idea:$/m)[0]?.split("\n") ?? []) expect(isDoubtful(line), line).toBe(false);
});

test("a tyre seller does not tell buyers to take other tyres, and nobody asks for the warranty of masa", async () => {
  const tyres = await written("generate-faq", {
    productServiceName: "used tokunbo tyre",
    nearest: "tyre-seller",
  });
  expect(tyres.output.faqAnswers.some(isDoubtful)).toBe(false);
  const cake = await written("generate-faq", {
    productServiceName: "wedding cake, 120k, book two weeks before",
    nearest: "none",
  });
  expect(cake.output.faqQuestions).toContain("How early should I book or order?");
  const laptop = await written("generate-faq", {
    productServiceName: "used laptop HP 840, 145k, 2 weeks testing",
  });
  expect(laptop.output.faqQuestions).not.toContain("How long does it take?");
  const ram = await written("generate-faq", {
    productServiceName: "ram for sale, 180k, Sallah booking open",
    nearest: "none",
  });
  expect(ram.output.faqQuestions).not.toContain("When are you open?");
  expect(cake.output.ownerQuestions?.join(" ")).not.toMatch(/warranty|return/);
});
