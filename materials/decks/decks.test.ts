import { describe, expect, it } from "vitest";
import { freeCourses } from "#content/materials.ts";
import { internationalForm } from "#content/phone.ts";
import { site } from "#content/site.ts";
import { contrast } from "#tests/support/contrast.ts";
import { groundOf } from "./ground-of.ts";
import { decks } from "./index.ts";
import { type Area, page } from "./look.ts";
import { titleSize } from "./render.ts";
import type { Slide } from "./slide.ts";
import { inch, textHeight } from "./text/measure.ts";
import { plainText } from "./text/paragraph.ts";

const slides = decks.flatMap(({ course, slides: all }) =>
  all.map((slide, at) => ({ name: `${course.slug} ${at + 1}: ${slide.title}`, slide })),
);

function textsOf({ title, notes, boxes }: Slide): string[] {
  const inBoxes = boxes.flatMap((box) => {
    if (box.kind === "text") return [plainText(box.words)];
    return box.kind === "table" ? box.rows.flat().map((cell) => plainText(cell.text)) : [];
  });
  return [title, notes, ...inBoxes].map((text) => text.replaceAll("\u00a0", " "));
}

const isOnPage = ({ x, y, w, h }: Area) =>
  x >= 0 && y >= 0 && x + w <= page.w + 0.001 && y + h <= page.h + 0.001;

describe("the decks", () => {
  it("are the free courses, in their order", () => {
    expect(decks.map(({ course }) => course.slug)).toEqual(freeCourses.map(({ slug }) => slug));
  });

  it.each(decks.map((deck) => [deck.course.slug, deck] as const))("%s has 15 to 25 slides", (_, deck) => {
    expect(deck.slides.length).toBeGreaterThanOrEqual(15);
    expect(deck.slides.length).toBeLessThanOrEqual(25);
  });

  it.each(decks.map((deck) => [deck.course.slug, deck] as const))("%s says each title once", (_, deck) => {
    const titles = deck.slides.map(({ title }) => title.trim());
    expect(titles.filter((title, at) => !title || titles.indexOf(title) !== at)).toEqual([]);
  });

  it.each(decks.map((deck) => [deck.course.slug, deck] as const))(
    "%s begins with the course's name and ends with where to go",
    (_, { course, slides: all }) => {
      expect([all[0]?.ground, all[0]?.title]).toEqual(["cover", course.title]);
      const last = all.at(-1);
      const text = last ? textsOf(last).join("\n") : "";
      expect(text).toContain(internationalForm(site.whatsapp.sales));
      expect(text).toContain(`${site.url.replace(/^https?:\/\//, "")}/free-courses`);
    },
  );

  it("name the next course as it is called, and all six lead on to each other", () => {
    const next = decks.map(({ slides: all }) => {
      const text = all.at(-1) ? textsOf(all.at(-1) as Slide).join("\n") : "";
      return /The next course: (.*)/.exec(text)?.[1];
    });
    expect([...next].sort()).toEqual(freeCourses.map(({ title }) => title).sort());
  });
});

describe("every slide", () => {
  it("has notes that a trainer can read aloud: 60 to 150 words", () => {
    const counted = slides.map(({ name, slide }) => [name, slide.notes.split(/\s+/).length] as const);
    expect(counted.filter(([, words]) => words < 60 || words > 150)).toEqual([]);
  });

  it("shows something beside its title, all of it on the page", () => {
    expect(slides.filter(({ slide }) => !slide.boxes.length).map(({ name }) => name)).toEqual([]);
    const off = slides.flatMap(({ name, slide }) =>
      slide.boxes.filter((box) => !isOnPage(box.area)).map((box) => `${name}: ${JSON.stringify(box.area)}`),
    );
    expect(off).toEqual([]);
  });

  it("has a title that fits", () => {
    for (const { slide } of slides) expect(titleSize(slide)).toBeGreaterThanOrEqual(28);
  });

  it("has no text higher than its box, and none too small for a phone", () => {
    const faults = slides.flatMap(({ name, slide }) =>
      slide.boxes.flatMap((box) => {
        if (box.kind !== "text" || !plainText(box.words)) return [];
        const inset = box.inset ?? 0;
        const words = box.bold ? { text: plainText(box.words), bold: true } : box.words;
        const needed = textHeight(words, box.area.w * inch - 2 * inset, box.size) + 2 * inset;
        if (box.size < 18) return [`${name}: ${box.size} pt`];
        return needed > box.area.h * inch + 0.01 ? [`${name}: ${plainText(box.words)}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it("has no table whose text is higher than its row", () => {
    const faults = slides.flatMap(({ name, slide }) =>
      slide.boxes.flatMap((box) => {
        if (box.kind !== "table") return [];
        expect(box.size).toBeGreaterThanOrEqual(18);
        const [above, sides] = box.inset;
        return box.rows.flatMap((row, line) =>
          row
            .filter(({ text, bold }, column) => {
              const width = (box.widths[column] ?? 0) * inch - 2 * sides;
              const height = textHeight({ text, bold }, width, box.size) + 2 * above;
              return height > (box.heights[line] ?? 0) * inch + 0.01;
            })
            .map(({ text }) => `${name}: ${text}`),
        );
      }),
    );
    expect(faults).toEqual([]);
  });

  it("sets text that stands out from what is behind it", () => {
    const weak = slides.flatMap(({ name, slide }) =>
      slide.boxes.flatMap((box, at) => {
        if (box.kind !== "text") return [];
        const found = contrast(box.colour, groundOf(slide, at));
        return found < 4 ? [`${name}: ${plainText(box.words)} ${found.toFixed(1)}`] : [];
      }),
    );
    expect(weak).toEqual([]);
  });

  it("speaks plainly", () => {
    const hollow = /unlock|leverage|empower|revolutioni|cutting-edge|game.?chang|seamless|lorem/i;
    expect(slides.filter(({ slide }) => textsOf(slide).some((text) => hollow.test(text)))).toEqual([]);
  });
});

describe("every sum", () => {
  const number = String.raw`₦?\d[\d,]*(?:\.\d+)?`;
  const written = new RegExp(`(${number}(?: [×÷+−] ${number})+) = (${number})`, "g");
  const value = (text: string) => Number(text.replace(/[₦,]/g, ""));

  /** Works out a chain of numbers and signs, × and ÷ first. */
  function workedOut(chain: string): number {
    return chain.split(/ ([+−]) /).reduce<[number, string]>(
      ([sum, sign], part) => {
        if (part === "+" || part === "−") return [sum, part];
        const [first = "", ...rest] = part.split(" ");
        const product = rest.reduce(
          ([so, by], piece): [number, string] =>
            /[×÷]/.test(piece) ? [so, piece] : [by === "×" ? so * value(piece) : so / value(piece), by],
          [value(first), ""] as [number, string],
        )[0];
        return [sign === "−" ? sum - product : sum + product, sign];
      },
      [0, "+"],
    )[0];
  }

  it("written in a text comes to what is said", () => {
    const sums = slides.flatMap(({ name, slide }) =>
      textsOf(slide).flatMap((text) =>
        [...text.matchAll(written)].map(([whole, chain = "", result = ""]) => ({
          name,
          whole,
          chain,
          result,
        })),
      ),
    );
    expect(sums.length).toBeGreaterThan(40);
    const wrong = sums.filter(({ chain, result }) => Math.round(workedOut(chain)) !== value(result));
    expect(wrong.map(({ name, whole }) => `${name}: ${whole}`)).toEqual([]);
  });

  it("at the foot of a column is what the column adds up to", () => {
    const ledgers = slides.flatMap(({ name, slide }) =>
      slide.boxes.flatMap((box) => {
        const foot = box.kind === "table" ? box.rows.at(-1) : undefined;
        return box.kind === "table" && foot?.every(({ bold }) => bold) ? [{ name, box, foot }] : [];
      }),
    );
    expect(ledgers.length).toBeGreaterThanOrEqual(6);
    for (const { name, box, foot } of ledgers) {
      foot.forEach(({ text, align }, column) => {
        if (align !== "right" || !text) return;
        const lines = box.rows.slice(1, -1).map((row) => row[column]?.text ?? "");
        const sum = lines.reduce((total, line) => total + (line ? value(line) : 0), 0);
        expect(value(text), `${name}, ${box.rows[0]?.[column]?.text}`).toBe(sum);
      });
    }
  });

  it("in boxes comes to the figure in the last one", () => {
    let checked = 0;
    for (const { name, slide } of slides) {
      const figures = slide.boxes.flatMap((box) =>
        box.kind === "text" && box.align === "center" ? [plainText(box.words).replaceAll("\u00a0", " ")] : [],
      );
      const signs = figures.filter((text) => /^[×÷+−]$/.test(text));
      // The figures come first, three in a row.
      signs.forEach((sign, row) => {
        const [one = "", other = "", result = ""] = figures.slice(row * 3, row * 3 + 3);
        if (![one, other, result].every((text) => /^₦?[\d,.]+( \D*)?$/.test(text))) return;
        const bare = (text: string) => text.replace(/ \D*$/, "");
        checked += 1;
        expect(
          Math.round(10 * workedOut(`${bare(one)} ${sign} ${bare(other)}`)) / 10,
          `${name}, row ${row + 1}`,
        ).toBe(value(bare(result)));
      });
    }
    expect(checked).toBeGreaterThan(20);
  });
});
