import { body, colours, columnsOf, inside, rowsOf } from "../look.ts";
import type { Slide, Told } from "../slide.ts";
import { badge, card, drawing, paperSlide, textBoxes, withLead, withTakeaway } from "./boxes.ts";
import type { Point } from "./opening.ts";

/** Three to five steps from left to right, with arrows between them. */
export function flow(
  told: Told & { lead?: string; steps: readonly Required<Point>[]; takeaway?: string },
): Slide {
  const below = withTakeaway(body, told.takeaway);
  const above = withLead(below.rest, told.lead);
  const gap = 0.5;
  const columns = columnsOf(above.rest, told.steps.length, gap);
  const heads = columns.map((column) => ({ ...inside(column, 0.15, 0.58, 0.15, 0), h: 0.85 }));
  const texts = columns.map((column) => inside(column, 0.15, 1.55, 0.1, 0.1));
  const arrows = columns
    .slice(1)
    .map(({ x, y }) =>
      drawing(
        { x: x - gap + 0.06, y: y + 1, w: 0.38, h: 0.42 },
        { shape: "rightArrow", fill: colours.amber500 },
      ),
    );
  return paperSlide(told, [
    ...above.boxes,
    ...columns.flatMap((column, at) => [
      card(column),
      drawing({ ...column, h: 0.5 }, { shape: "rect", fill: colours.indigo100 }),
      badge({ x: column.x, y: column.y, w: 0.6, h: 0.5 }, String(at + 1)),
    ]),
    ...arrows,
    ...textBoxes(
      heads.map((area, at) => [area, told.steps[at]?.head ?? ""]),
      { bold: true, colour: colours.indigo900, valign: "middle", sizes: { max: 26, min: 20 } },
    ),
    ...textBoxes(
      texts.map((area, at) => [area, told.steps[at]?.text ?? ""]),
      { valign: "top", sizes: { max: 28, min: 18 } },
    ),
    ...below.boxes,
  ]);
}

export interface Decision {
  readonly ask: string;
  readonly yes: string;
  readonly no: string;
}

/** Questions from top to bottom, each with what follows from yes and from no. */
export function decide(told: Told & { questions: readonly Decision[]; takeaway?: string }): Slide {
  const below = withTakeaway(body, told.takeaway);
  const rows = rowsOf(below.rest, told.questions.length, 0.28);
  const answers = rows.map((row) => rowsOf({ ...row, x: row.x + 5.05, w: 6.65 }, 2, 0.1));
  return paperSlide(told, [
    ...rows.flatMap((row, at) => [
      drawing({ ...row, w: 4.4 }, { shape: "roundRect", radius: 0.1, fill: colours.indigo900 }),
      drawing(
        { x: row.x + 4.48, y: row.y + row.h / 2 - 0.22, w: 0.5, h: 0.44 },
        { shape: "rightArrow", fill: colours.amber500 },
      ),
      ...(answers[at] ?? []).map((area, no) =>
        drawing(area, {
          shape: "roundRect",
          radius: 0.08,
          fill: no ? colours.clay100 : colours.success100,
        }),
      ),
    ]),
    ...textBoxes(
      rows.map((row, at) => [inside({ ...row, w: 4.4 }, 0.25, 0.08), told.questions[at]?.ask ?? ""]),
      { colour: colours.white, bold: true, valign: "middle", sizes: { max: 24, min: 20 } },
    ),
    ...textBoxes(
      rows.flatMap((_, at) =>
        (answers[at] ?? []).map((area, no) => {
          const { yes = "", no: refusal = "" } = told.questions[at] ?? {};
          return [inside(area, 0.2, 0.04), no ? `**No:** ${refusal}` : `**Yes:** ${yes}`] as const;
        }),
      ),
      { valign: "middle", sizes: { max: 24, min: 18 } },
    ),
    ...below.boxes,
  ]);
}

export interface Stage {
  readonly label: string;
  readonly count: number;
}

/** How many are left at each step: bars that narrow from top to bottom around one middle. */
export function funnel(told: Told & { stages: readonly Stage[]; takeaway?: string }): Slide {
  const below = withTakeaway(body, told.takeaway);
  const rows = rowsOf({ ...below.rest, w: 6.6 }, told.stages.length, 0.14);
  const most = Math.max(...told.stages.map(({ count }) => count));
  const least = Math.min(...told.stages.map(({ count }) => count));
  // Where counts fall too fast to be drawn to scale with a figure in each, the widths fall evenly; the slide must say so.
  const width = (at: number) =>
    least / most >= 1 / 8
      ? (6.6 * (told.stages[at]?.count ?? most)) / most
      : 6.6 * (1 - (0.62 * at) / Math.max(1, told.stages.length - 1));
  const labels = rows.map((row) => ({ ...row, x: 7.95, w: 4.75 }));
  return paperSlide(told, [
    ...rows.map((row, at) => {
      const fills = [colours.indigo900, colours.indigo700, colours.indigo500, colours.clay600] as const;
      const count = told.stages[at]?.count ?? most;
      return {
        kind: "text" as const,
        area: { ...row, x: row.x + (6.6 - width(at)) / 2, w: width(at) },
        words: count.toLocaleString("en-GB"),
        size: 32,
        bold: true,
        colour: colours.white,
        align: "center" as const,
        valign: "middle" as const,
        shape: "rect" as const,
        fill: fills[Math.min(at, fills.length - 1)],
      };
    }),
    ...textBoxes(
      labels.map((area, at) => [area, told.stages[at]?.label ?? ""]),
      { valign: "middle", sizes: { max: 24, min: 20 } },
    ),
    ...below.boxes,
  ]);
}
