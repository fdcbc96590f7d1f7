import { expect, it } from "vitest";
import { deckPictures } from "./deck-pictures.ts";
import { decks } from "./index.ts";

const pictures = deckPictures();

it("each deck has a picture of a slide, small and of its own", () => {
  expect(pictures.map(({ file }) => file)).toEqual(decks.map(({ course: { slug } }) => `${slug}.svg`));
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
  for (const { svg } of pictures) expect(svg.length).toBeLessThan(16_000);
});

it.each(pictures)("$file shows the words of its slide and nothing that is no number", ({ file, svg }) => {
  const deck = decks.find(({ course }) => file.startsWith(course.slug));
  const words = svg.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  const shown = deck?.slides.find(({ title }) => words.includes(title.split(" ").slice(0, 3).join(" ")));
  expect(shown).toBeDefined();
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  // Every element that is opened is closed.
  const open = svg.match(/<(text|tspan|svg)\b/g)?.length;
  expect(svg.match(/<\/(text|tspan|svg)>/g)?.length).toBe(open);
});
