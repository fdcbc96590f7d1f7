import { expect, test } from "vitest";
import type { CatalogueEntry } from "./contract.ts";
import { fitting } from "./filter.ts";

const entry = (title: string, category: CatalogueEntry["category"], description = ""): CatalogueEntry => ({
  id: title,
  slug: title,
  title,
  description,
  tier_required: "free",
  category,
  thumbnail_url: null,
  learning_path: null,
  module_count: 1,
  total_duration: 60,
});
const all = [
  entry("Bookkeeping for Ọjà traders", "finance"),
  entry("Selling on WhatsApp", "marketing", "Your market, day by day"),
  entry("Something else", null),
];
const titles = (words: string, category: CatalogueEntry["category"] = null) =>
  fitting(all, { words, category }).map(({ title }) => title);

test("every word is searched for, ignoring case and marks", () => {
  expect(titles("")).toHaveLength(3);
  expect(titles("  OJA  book ")).toEqual(["Bookkeeping for Ọjà traders"]);
  expect(titles("market")).toEqual(["Selling on WhatsApp"]);
  expect(titles("market book")).toEqual([]);
});

test("a category narrows the result", () => {
  expect(titles("", "finance")).toEqual(["Bookkeeping for Ọjà traders"]);
  expect(titles("selling", "finance")).toEqual([]);
});
