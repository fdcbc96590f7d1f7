import type { Area } from "../look.ts";
import type { TextBox } from "../slide.ts";
import type { Sizes } from "../text/fit.ts";
import { inch, textHeight } from "../text/measure.ts";
import { plainText, type Words } from "../text/paragraph.ts";
import { type TextLook, textBoxes } from "./boxes.ts";

interface Stack {
  readonly area: Area;
  readonly texts: readonly Words[];
  readonly sizes: Sizes;
  /** Inches between rows, and around a row's text: at the left, above and below, at the right. */
  readonly gap: number;
  readonly left: number;
  readonly above: number;
  readonly right: number;
  readonly look?: TextLook;
}

/**
 * Rows from top to bottom, each as high as its text needs, with the rest of the room shared out evenly: the largest
 * size at which all rows fit the area.
 * @throws Error naming the texts when even the smallest size is too large
 */
export function stack({ area, texts, sizes, gap, left, above, right, look }: Stack): {
  rows: Area[];
  boxes: TextBox[];
} {
  const width = (area.w - left - right) * inch;
  for (let size = sizes.max; size >= sizes.min; size -= 1) {
    const needed = texts.map((words) => textHeight(words, width, size) / inch + 2 * above + 0.01);
    const spare = area.h - needed.reduce((sum, h) => sum + h, 0) - gap * (texts.length - 1);
    if (spare < 0) continue;
    let { y } = area;
    const rows = needed.map((height) => {
      const row = { ...area, y, h: height + spare / texts.length };
      y += row.h + gap;
      return row;
    });
    const places = rows.map(({ x, y: top, w, h }) => ({
      x: x + left,
      y: top + above,
      w: w - left - right,
      h: h - 2 * above,
    }));
    const boxes = textBoxes(
      places.map((place, at) => [place, texts[at] ?? ""]),
      { valign: "middle", ...look, sizes: { max: size, min: size } },
    );
    return { rows, boxes };
  }
  throw new Error(`Too much for one slide at ${sizes.min} pt: “${texts.map(plainText).join(" / ")}”`);
}
