import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balanced, shortened } from "./lines.ts";

/** Every letter has the same width. */
const measure = (text: string) => text.length;

const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(..."abcdefgh") });
const text = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(" "));

/** How many lines a text needs when every line is filled. */
function fewest(words: readonly string[], width: number): number {
  let [lines, room] = [1, width + 1];
  for (const { length } of words) {
    if (length > width) return Number.POSITIVE_INFINITY;
    if (room < length + 1) [lines, room] = [lines + 1, width + 1];
    room -= length + 1;
  }
  return lines;
}

describe("balanced lines", () => {
  it("have similar lengths", () => {
    expect(balanced("Software that does the repeating work", 30, 3, measure)).toEqual([
      "Software that does",
      "the repeating work",
    ]);
    expect(balanced("Free Courses", 30, 3, measure)).toEqual(["Free Courses"]);
    expect(balanced("What a WhatsApp assistant cannot do", 20, 3, measure)).toEqual([
      "What a WhatsApp",
      "assistant cannot do",
    ]);
  });

  it("have every word in order, none too long, on as few lines as possible", () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 4, max: 40 }), (written, width) => {
        const words = written.split(" ");
        const lines = balanced(written, width, 3, measure);
        const needed = fewest(words, width);
        if (!lines) {
          expect(needed).toBeGreaterThan(3);
          return;
        }
        expect(lines.join(" ")).toBe(written);
        expect(lines).toHaveLength(needed);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});

describe("a text that is too long", () => {
  it("ends with an ellipsis after a whole word", () => {
    expect(shortened("Names, captions, product texts and FAQs", 16, 1, measure)).toEqual([
      "Names, captions…",
    ]);
    expect(shortened("It fits", 16, 1, measure)).toEqual(["It fits"]);
    expect(shortened("Immeasurable words", 6, 2, measure)).toEqual(["Immea…"]);
  });

  it("has as many words as fit", () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 14, max: 30 }), (written, width) => {
        const lines = shortened(written, width, 2, measure);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
        const shown = lines.join(" ");
        if (shown === written) return;
        expect(shown).toMatch(/…$/);
        expect(written.startsWith(shown.slice(0, -1))).toBe(true);
        const more = written
          .slice(0, shown.length)
          .concat(/^\w*/.exec(written.slice(shown.length))?.[0] ?? "");
        expect(balanced(more === written ? more : `${more}…`, width, 2, measure)).toBeNull();
      }),
    );
  });
});
