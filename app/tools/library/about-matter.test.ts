import { expect, test } from "vitest";
import { aboutMatter, rarityIn } from "./about-matter.ts";
import { readParts } from "./procedure-lines.ts";

const parts = readParts(`Steps
# Wash the drum before filling.
# Tell the customer the price.
# The customer signs.
# Give the customer the receipt.`);
const rarity = rarityIn([parts]);
const about = (matter: string, line: string) => aboutMatter(matter, rarity)(line);

test("a line is about a matter by the share of its words, rare ones counting more", () => {
  expect(about("drum cleaning", "Wash the drums before filling.")).toBeLessThan(0.6);
  expect(about("washing of drums", "Wash the drum before filling.")).toBe(1);
  expect(about("customer drum", "Look into the drum.")).toBeGreaterThan(
    about("customer drum", "The customer signs."),
  );
  expect(about("", "Any line.")).toBe(0);
});
