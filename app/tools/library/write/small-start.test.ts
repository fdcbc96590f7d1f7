import { expect, test } from "vitest";
import { written } from "#tests/support/written.ts";
import { smallStartIn } from "./small-start.ts";

const capital = async (businessIdea: string) =>
  (await written("evaluate-business-idea", { businessIdea })).output.capitalRange;

test("a student with a phone is not told to buy a laptop first", async () => {
  const lines = (
    await capital(
      "i am a 200 level student, i want to be designing flyers for people with my phone and canva, 2k per flyer",
    )
  ).split("\n");
  expect(lines[0]).toBe("Begin with what you have: your phone");
  expect(lines.filter((line) => /laptop/i.test(line))).toEqual([
    expect.stringContaining("your start does not need it"),
  ]);
});

test("lessons on WhatsApp need no room, and no amount is named for so small a start", async () => {
  const text = await capital(
    "Online lesson for JAMB on whatsapp, 1500 per month per student, i am teacher of biology",
  );
  expect(text).not.toMatch(/₦|room|chairs/i);
});

test("a sitting room or a shop that is there is not rented", async () => {
  for (const idea of [
    "i wan open crèche for my sitting room for mothers for estate, 6 children first",
    "Mosque wants to open a halal butcher shop where members can buy clean meat, we have the shop already",
  ])
    expect(await capital(idea)).toMatch(/Not counted, because you have it: rent/);
});

test("what was typed as owned is what a small start begins with", async () => {
  const text = await capital("Weekend barbing for my street, i get clipper already");
  expect(text.split("\n")[0]).toBe("Begin with what you have: clippers, trimmers and spare blades");
  expect(await capital("I want to write CV and cover letter for people online, 3k each")).not.toMatch(
    /^(?!Not counted).*\brent\b/im,
  );
});

test("an ordinary start is counted as before", () => {
  expect(smallStartIn("open a pharmacy in Owerri with two staff")).toBeUndefined();
  expect(smallStartIn("board game cafe with ludo and cards, no money played")).toBeUndefined();
  expect(smallStartIn("phone repair shop in Computer Village")).toBeUndefined();
  expect(smallStartIn("sell to students near the house of my uncle")).toBeUndefined();
});
