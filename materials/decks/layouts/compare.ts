import { body, type Colour, colours, columnsOf, inside } from "../look.ts";
import type { Slide, Told } from "../slide.ts";
import type { Paragraph } from "../text/paragraph.ts";
import { card, drawing, paperSlide, textBox, textBoxes, withLead, withTakeaway } from "./boxes.ts";
import { stack } from "./stack.ts";

export interface Side {
  readonly head: string;
  readonly tone: "good" | "bad" | "plain";
  readonly lines: readonly string[];
  /** Lines are sentences of one text, such as a message, and have no bullets. */
  readonly isText?: boolean;
}

const heads: Readonly<Record<Side["tone"], Colour>> = {
  good: colours.success,
  bad: colours.clay600,
  plain: colours.indigo700,
};

/** Two cards side by side: before and after, do and do not, this and that. */
export function compare(
  told: Told & {
    lead?: string;
    left: Side;
    right: Side;
    /** What goes from the left to the right, on an arrow between the two. */
    arrow?: string;
    takeaway?: string;
  },
): Slide {
  const below = withTakeaway(body, told.takeaway);
  const above = withLead(below.rest, told.lead);
  const sides = [told.left, told.right];
  const gap = told.arrow ? 2 : 0.4;
  const columns = columnsOf(above.rest, 2, gap);
  const middle = {
    x: above.rest.x + (above.rest.w - gap) / 2 + 0.1,
    y: above.rest.y,
    w: gap - 0.2,
    h: above.rest.h / 2,
  };
  const arrow = told.arrow
    ? [
        ...textBox(inside(middle, 0, 0, 0, 0.55), told.arrow, {
          align: "center",
          valign: "bottom",
          bold: true,
          sizes: { max: 22, min: 18 },
        }),
        drawing(
          { ...middle, y: middle.y + middle.h - 0.4, h: 0.8 },
          { shape: "rightArrow", fill: colours.amber500 },
        ),
      ]
    : [];
  const lines = ({ lines, isText }: Side): Paragraph[] => lines.map((text) => ({ text, bullet: !isText }));
  return paperSlide(told, [
    ...above.boxes,
    ...columns.flatMap((column, at) => [
      card(column),
      drawing({ ...column, h: 0.65 }, { shape: "rect", fill: heads[sides[at]?.tone ?? "plain"] }),
    ]),
    ...textBoxes(
      columns.map((column, at) => [inside({ ...column, h: 0.65 }, 0.25, 0.04), sides[at]?.head ?? ""]),
      { bold: true, colour: colours.white, valign: "middle", sizes: { max: 24, min: 20 } },
    ),
    ...textBoxes(
      columns.map((column, at) => {
        const side = sides[at];
        return [inside(column, 0.25, 0.85, 0.25, 0.15), side ? lines(side) : ""] as const;
      }),
      { valign: "top", sizes: { max: 26, min: 20 } },
    ),
    ...arrow,
    ...below.boxes,
  ]);
}

export interface Labelled {
  readonly label: string;
  readonly text: string;
}

/** Rows with a coloured label at the left and its text at the right: the parts of a prompt, terms, places. */
export function labelled(
  told: Told & { lead?: string; rows: readonly Labelled[]; labelWidth?: number; takeaway?: string },
): Slide {
  const wide = told.labelWidth ?? 2.6;
  const below = withTakeaway(body, told.takeaway);
  const above = withLead(below.rest, told.lead);
  const { rows, boxes } = stack({
    area: above.rest,
    texts: told.rows.map(({ text }) => text),
    sizes: { max: 24, min: 20 },
    gap: 0.14,
    left: wide + 0.22,
    above: 0.06,
    right: 0.2,
  });
  return paperSlide(told, [
    ...above.boxes,
    ...rows.flatMap((row) => [
      card(row),
      drawing({ ...row, w: wide }, { shape: "rect", fill: colours.indigo700 }),
    ]),
    ...textBoxes(
      rows.map((row, at) => [inside({ ...row, w: wide }, 0.18, 0.04), told.rows[at]?.label ?? ""]),
      { bold: true, colour: colours.white, valign: "middle", sizes: { max: 24, min: 20 } },
    ),
    ...boxes,
    ...below.boxes,
  ]);
}
