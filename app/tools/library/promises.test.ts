import { expect, test } from "vitest";
import { isPromise, withoutPromises } from "./promises.ts";
import { readPieces } from "./read-library.server.ts";

test.each([
  "We deliver to your door before noon.",
  "Clothes are counted and listed with you at drop-off.",
  "An usher waits at the gate.",
  "The engine is covered by a warranty.",
  "We go waka round your place before anybody resume.",
  "Brushes are washed between faces.",
])("%j is the owner's to say", (sentence) => {
  expect(isPromise(sentence)).toBe(true);
});

test.each([
  "Knock on the pipe before you pay.",
  "Send us the width at top, middle and bottom.",
  "The smaller the number, the thicker the metal.",
  "Where do you want to see it?",
  "A gate scrapes at the same spot, and the whole street knows what time you leave.",
  "[[Price: {price}.]]",
])("%j promises nothing", (sentence) => {
  expect(isPromise(sentence)).toBe(false);
});

test("what is left of a trade has no paragraph, bullet or answer with a promise, and is enough to write from", async () => {
  for (const [id, trade] of await readPieces("trades")) {
    const { marketing, product, landing, faq, points } = withoutPromises(trade);
    const texts = [...marketing.plain, ...marketing.playful, ...marketing.pidgin]
      .flatMap(({ caption, whatsapp }) => [caption, whatsapp])
      .concat([...product.plain, ...product.playful, ...product.pidgin].map(({ description }) => description))
      .flatMap((text) => text.split(/\n{2,}/))
      .filter((paragraph) => !paragraph.includes("{"));
    const lines = [...landing.plain.flatMap(({ bullets }) => bullets), ...points, ...texts];
    const promised = lines.flatMap((text) => text.split(/(?<=[.?!])\s+|\n+/)).filter(isPromise);
    expect(promised, id).toEqual([]);
    expect(faq.length, id).toBeGreaterThan(5);
    expect(points.length, id).toBeGreaterThan(1);
  }
});
