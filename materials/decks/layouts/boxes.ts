import { type Area, colours, inside, sizes } from "../look.ts";
import type { Box, Drawing, Drawn, Slide, TextBox, Told } from "../slide.ts";
import { fitTogether, type Sizes } from "../text/fit.ts";
import { inch, textHeight } from "../text/measure.ts";
import type { Words } from "../text/paragraph.ts";

export interface TextLook extends Partial<Omit<TextBox, "kind" | "area" | "words" | "size">> {
  readonly sizes?: Sizes;
}

const reading: Sizes = { max: 26, min: 20 };

/** Texts in boxes that belong together: all of one size, the largest at which all of them fit. */
export function textBoxes(pairs: readonly (readonly [Area, Words])[], look: TextLook = {}): TextBox[] {
  const { sizes: limits = reading, inset = 0, colour = colours.ink, bold = false, ...drawn } = look;
  // Bold letters are wider: they are measured as they are set.
  const measured = (words: Words): Words =>
    bold && typeof words === "string" ? { text: words.replaceAll("**", ""), bold } : words;
  const size = fitTogether(
    pairs.map(([area, words]) => ({ area, words: measured(words), inset })),
    limits,
  );
  return pairs.map(([area, words]) => ({
    kind: "text",
    area,
    words: measured(words),
    size,
    inset,
    colour,
    bold,
    ...drawn,
  }));
}

/** One text in its box. */
export function textBox(area: Area, words: Words, look: TextLook = {}): TextBox[] {
  return textBoxes([[area, words]], look);
}

/** A shape that says nothing by itself, or what `alt` says. */
export function drawing(area: Area, drawn: Drawn, alt?: string): Drawing {
  return { kind: "drawing", area, ...drawn, ...(alt ? { alt } : {}) };
}

/** A white card with a thin edge. */
export function card(area: Area, fill: Drawn["fill"] = colours.white): Drawing {
  return drawing(area, { shape: "rect", fill, line: colours.line, lineWidth: 1 });
}

/** Heights of the strip in inches, for a sentence in one line and for a longer one. */
const takeawayHeights = { line: 0.72, more: 0.95 } as const;

/** The size, at most three points under `max`, at which a sentence fits one line `width` inches long. */
function oneLine(words: string, width: number, max: number): Sizes | undefined {
  const [size] = [max, max - 1, max - 2, max - 3].filter(
    (points) => textHeight(words, width * inch, points) < points * 2,
  );
  return size ? { max: size, min: size } : undefined;
}

/** Splits the body into the part for the content and, when there is a sentence to keep, its strip below. */
export function withTakeaway(area: Area, takeaway?: string): { rest: Area; boxes: Box[] } {
  if (!takeaway) return { rest: area, boxes: [] };
  const inOneLine = oneLine(takeaway, area.w - 0.6, 24);
  const h = inOneLine ? takeawayHeights.line : takeawayHeights.more;
  const place = { ...area, y: area.y + area.h - h, h };
  const boxes: Box[] = [
    drawing(place, { shape: "rect", fill: colours.amber100 }),
    drawing({ ...place, w: 0.12 }, { shape: "rect", fill: colours.amber500 }),
    ...textBox(inside(place, 0.35, 0.08, 0.25, 0.08), takeaway, {
      sizes: inOneLine ?? { max: 24, min: 20 },
      valign: "middle",
    }),
  ];
  return { rest: { ...area, h: area.h - h - 0.25 }, boxes };
}

/** Splits the body into a line or two that lead in, and the rest. */
export function withLead(area: Area, lead?: string): { rest: Area; boxes: Box[] } {
  if (!lead) return { rest: area, boxes: [] };
  const { max: size } = oneLine(lead, area.w, 24) ?? { max: 24 };
  const h = textHeight(lead, area.w * inch, size) / inch + 0.05;
  const boxes = textBox({ ...area, h }, lead, { colour: colours.muted, sizes: { max: size, min: size } });
  return { rest: { ...area, y: area.y + h + 0.25, h: area.h - h - 0.25 }, boxes };
}

/** Puts a slide for reading together. */
export function paperSlide({ title, notes }: Told, boxes: readonly Box[]): Slide {
  return { title, notes, ground: "paper", boxes };
}

/** The number of a step, in a filled square. */
export function badge(area: Area, text: string): TextBox {
  return {
    kind: "text",
    area,
    words: text,
    size: Math.min(24, Math.floor(area.h * 40)),
    colour: colours.white,
    bold: true,
    align: "center",
    valign: "middle",
    shape: "rect",
    fill: colours.indigo700,
  };
}

/** Sizes for the words of a table, a chat and the like: small, and still to be read on a phone. */
export const dense: Sizes = { max: 22, min: sizes.least };
