import { naira } from "#content/prices.ts";
import { body, type Colour, colours, inside, rowsOf } from "../look.ts";
import type { Slide, Told } from "../slide.ts";
import { textWidth } from "../text/measure.ts";
import { card, drawing, paperSlide, textBox, textBoxes, withLead, withTakeaway } from "./boxes.ts";

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly tone?: "plain" | "loss" | "gain";
}

const tones: Readonly<Record<NonNullable<Bar["tone"]>, Colour>> = {
  plain: colours.indigo500,
  loss: colours.clay600,
  gain: colours.success,
};

/** Amounts as bars drawn to scale, each with its label and its figure. */
export function bars(
  told: Told & { lead?: string; bars: readonly Bar[]; says?: (value: number) => string; takeaway?: string },
): Slide {
  const says = told.says ?? naira;
  const below = withTakeaway(body, told.takeaway);
  const above = withLead(below.rest, told.lead);
  const rows = rowsOf(above.rest, told.bars.length, 0.2);
  const longest = Math.max(...told.bars.map(({ value }) => value));
  const room = 5.1;
  const long = (value: number) => Math.max(0.08, (room * value) / longest);
  return paperSlide(told, [
    ...above.boxes,
    ...textBoxes(
      rows.map((row, at) => [{ ...row, w: 4.4 }, told.bars[at]?.label ?? ""]),
      { valign: "middle", sizes: { max: 24, min: 20 } },
    ),
    ...rows.map((row, at) => {
      const { label = "", value = 0, tone = "plain" } = told.bars[at] ?? {};
      const area = { x: row.x + 4.55, y: row.y + row.h * 0.1, w: long(value), h: row.h * 0.8 };
      return drawing(area, { shape: "rect", fill: tones[tone] }, `Bar for ${label}: ${says(value)}`);
    }),
    ...textBoxes(
      rows.map((row, at) => {
        const { value = 0 } = told.bars[at] ?? {};
        const x = row.x + 4.55 + long(value) + 0.15;
        return [{ ...row, x, w: textWidth(says(value), 24, true) / 72 + 0.1 }, says(value)] as const;
      }),
      { bold: true, valign: "middle", sizes: { max: 24, min: 20 } },
    ),
    ...below.boxes,
  ]);
}

export interface Term {
  readonly label: string;
  readonly amount: number;
  readonly says?: string;
}

export interface Sum {
  readonly from: Term;
  readonly sign: "−" | "+" | "×" | "÷";
  readonly by: Term;
  readonly result: string;
  /** Words for the result's figure where it is not an amount of naira. */
  readonly says?: string;
}

const work: Readonly<Record<Sum["sign"], (one: number, other: number) => number>> = {
  "−": (one, other) => one - other,
  "+": (one, other) => one + other,
  "×": (one, other) => one * other,
  "÷": (one, other) => one / other,
};

/** What a sum comes to. */
export function sumOf({ from, sign, by }: Pick<Sum, "from" | "sign" | "by">): number {
  return work[sign](from.amount, by.amount);
}

/** One to three sums, each in a row of three boxes with the signs between them. The results are worked out here. */
export function sums(told: Told & { lead?: string; sums: readonly Sum[]; takeaway?: string }): Slide {
  const below = withTakeaway(body, told.takeaway);
  const above = withLead(below.rest, told.lead);
  const rows = rowsOf(above.rest, told.sums.length, 0.22);
  // In a single row the figures are larger, and so need more of the width.
  const w = rows.length === 1 ? 3.45 : 3.3;
  const gap = (above.rest.w - 3 * w) / 2;
  const cells = rows.flatMap((row, at) => {
    const sum = told.sums[at];
    if (!sum) return [];
    const result = { label: sum.result, amount: sumOf(sum), says: sum.says };
    return [sum.from, sum.by, result].map((term, column) => ({
      area: { ...row, x: row.x + column * (w + gap), w },
      figure: term.says ?? naira(term.amount),
      label: term.label,
      isResult: column === 2,
    }));
  });
  const signs = rows.flatMap((row, at) =>
    [told.sums[at]?.sign ?? "", "="].map((sign, column) => ({
      area: { ...row, x: row.x + w + column * (w + gap), w: gap },
      sign,
    })),
  );
  return paperSlide(told, [
    ...above.boxes,
    ...cells.map(({ area, isResult }) => card(area, isResult ? colours.indigo900 : colours.white)),
    ...textBoxes(
      cells.map(({ area, figure }) => [{ ...inside(area, 0.12, 0.08, 0.12, 0), h: area.h * 0.46 }, figure]),
      {
        bold: true,
        align: "center",
        valign: "bottom",
        sizes: { max: rows.length === 1 ? 48 : 36, min: 22 },
      },
    ).map((box, at) => ({ ...box, colour: cells[at]?.isResult ? colours.white : colours.indigo900 })),
    ...textBoxes(
      cells.map(({ area, label }) => [{ ...inside(area, 0.12, area.h * 0.54, 0.12, 0.08) }, label]),
      { align: "center", valign: "top", sizes: { max: rows.length === 1 ? 28 : 22, min: 18 } },
    ).map((box, at) => ({ ...box, colour: cells[at]?.isResult ? colours.indigo100 : colours.ink })),
    ...signs.flatMap(({ area, sign }) =>
      textBox(area, sign, {
        bold: true,
        align: "center",
        valign: "middle",
        colour: colours.clay600,
        sizes: { max: 40, min: 30 },
      }),
    ),
    ...below.boxes,
  ]);
}
