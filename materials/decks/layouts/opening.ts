import { site } from "#content/site.ts";
import { type Area, body, colours } from "../look.ts";
import type { Slide, Told } from "../slide.ts";
import { badge, card, paperSlide, textBox, withLead, withTakeaway } from "./boxes.ts";
import { stack } from "./stack.ts";

/** The first slide: the course's name, what it is, and for whom. */
export function cover({
  title,
  notes,
  promise,
  audience,
}: Told & { promise: string; audience: string }): Slide {
  const column = { x: 0.9, w: 8.1 };
  const boxes = [
    // Another owner may have a longer name: it may take two lines.
    ...textBox({ ...column, y: 0.7, h: 0.75 }, `${site.school} · free course`, {
      colour: colours.amber500,
      bold: true,
      sizes: { max: 20, min: 14 },
    }),
    ...textBox({ ...column, y: 4.1, h: 1.6 }, promise, { colour: colours.white }),
    ...textBox({ ...column, y: 5.95, h: 0.85 }, audience, {
      colour: colours.indigo100,
      sizes: { max: 20, min: 18 },
    }),
  ];
  return { title, notes, ground: "cover", boxes };
}

/** One idea in one large sentence, which is the slide's title, and what it means. */
export function statement({ text, ...told }: Told & { text: string }): Slide {
  const area: Area = { x: 1.35, y: 2.95, w: 9.9, h: 3.4 };
  return {
    ...told,
    ground: "indigo",
    boxes: textBox(area, text, { colour: colours.indigo100, sizes: { max: 36, min: 26 } }),
  };
}

export interface Point {
  readonly head: string;
  readonly text?: string;
}

/** Two to six points in rows, each with its number. */
export function points(told: Told & { lead?: string; points: readonly Point[]; takeaway?: string }): Slide {
  const below = withTakeaway(body, told.takeaway);
  const above = withLead(below.rest, told.lead);
  const { rows, boxes } = stack({
    area: above.rest,
    texts: told.points.map(({ head, text }) => (text ? `**${head}** ${text}` : `**${head}**`)),
    sizes: { max: 26, min: 20 },
    gap: 0.16,
    left: 1.05,
    above: 0.06,
    right: 0.25,
  });
  return paperSlide(told, [
    ...above.boxes,
    ...rows.flatMap((row, at) => [card(row), badge({ ...row, w: 0.8 }, String(at + 1))]),
    ...boxes,
    ...below.boxes,
  ]);
}
