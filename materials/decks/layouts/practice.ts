import { internationalForm } from "#content/phone.ts";
import { site } from "#content/site.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { type Area, body, colours, columnsOf, inside, rowsOf } from "../look.ts";
import type { Box, Slide, Told } from "../slide.ts";
import { badge, card, drawing, paperSlide, textBox, textBoxes, withLead, withTakeaway } from "./boxes.ts";
import { stack } from "./stack.ts";

interface Exercise extends Told {
  readonly minutes: number;
  readonly steps: readonly string[];
  /** Lines to write on, each with its label. */
  readonly fill: readonly string[];
}

/** Something to do at once: what to do at the left, and lines to write on at the right. */
export function exercise(told: Exercise): Slide {
  const [left, right] = columnsOf(body, 2, 0.4) as [Area, Area];
  const head: Area = { ...left, h: 0.65 };
  const steps = stack({
    area: inside(left, 0, 0.85, 0, 0),
    texts: told.steps,
    sizes: { max: 24, min: 20 },
    gap: 0.12,
    left: 0.75,
    above: 0.02,
    right: 0,
  });
  const lines = rowsOf(inside(right, 0.3, 0.25, 0.3, 0.3), told.fill.length, 0.1);
  const boxes: Box[] = [
    drawing(head, { shape: "rect", fill: colours.amber500 }),
    ...textBox(inside(head, 0.25, 0.04), `Your turn · ${told.minutes} minutes`, {
      bold: true,
      colour: colours.indigo950,
      valign: "middle",
      sizes: { max: 24, min: 22 },
    }),
    ...steps.rows.map((row, at) =>
      badge({ ...row, w: 0.55, y: row.y + row.h / 2 - 0.275, h: 0.55 }, String(at + 1)),
    ),
    ...steps.boxes,
    card(right),
    ...textBoxes(
      lines.map((row, at) => [{ ...row, h: 0.45 }, told.fill[at] ?? ""]),
      { colour: colours.muted, sizes: { max: 20, min: 18 } },
    ),
    ...lines.map((row) =>
      drawing({ ...row, y: row.y + row.h - 0.04, h: 0.02 }, { shape: "rect", fill: colours.muted }),
    ),
  ];
  return paperSlide(told, boxes);
}

/** Things to tick, in two columns from top to bottom. */
export function checklist(told: Told & { lead?: string; items: readonly string[] }): Slide {
  const above = withLead(body, told.lead);
  const half = Math.ceil(told.items.length / 2);
  const places = columnsOf(above.rest, 2, 0.5).flatMap((column) => rowsOf(column, half, 0.14));
  const rows = told.items.map((item, at) => ({ item, area: places[at] ?? above.rest }));
  return paperSlide(told, [
    ...above.boxes,
    ...rows.map(({ area }) =>
      drawing(
        { x: area.x, y: area.y + area.h / 2 - 0.2, w: 0.4, h: 0.4 },
        { shape: "rect", fill: colours.white, line: colours.indigo700, lineWidth: 2.5 },
        "Box to tick",
      ),
    ),
    ...textBoxes(
      rows.map(({ area, item }) => [inside(area, 0.6, 0, 0, 0), item]),
      { valign: "middle", sizes: { max: 24, min: 20 } },
    ),
  ]);
}

interface Quiz extends Told {
  /** Where to find the answer, when no later slide gives it. */
  readonly answerIs?: string;
  readonly ask: string;
  readonly answers: readonly string[];
}

/** A question with answers to choose from; which is right, and why, is in the notes. */
export function quiz(told: Quiz): Slide {
  const below = withTakeaway(body, told.answerIs);
  const above = withLead(below.rest, told.ask);
  const { rows, boxes } = stack({
    area: above.rest,
    texts: told.answers,
    sizes: { max: 28, min: 20 },
    gap: 0.2,
    left: 1.15,
    above: 0.05,
    right: 0.25,
  });
  const letters = rows.map((row, at) => badge({ ...row, w: 0.9 }, "ABCD"[at] ?? ""));
  const size = Math.min(...letters.map((letter) => letter.size));
  return paperSlide(told, [
    ...above.boxes.map((box) => (box.kind === "text" ? { ...box, colour: colours.ink } : box)),
    ...rows.map((row) => card(row)),
    ...letters.map((letter) => ({ ...letter, size, fill: colours.indigo500 })),
    ...boxes,
    ...below.boxes,
  ]);
}

interface NextStep extends Told {
  /** What to do this week. */
  readonly thisWeek: string;
  readonly nextCourse: string;
  /** What the person writes when the WhatsApp line is tapped. */
  readonly message: string;
}

/** The last slide: what to do now, where to find more, and whom to write to. */
export function nextStep(told: NextStep): Slide {
  const area: Area = { x: 1.35, y: 2.95, w: 9.9, h: 3.8 };
  const address = `${site.url}/free-courses`;
  return {
    title: told.title,
    notes: told.notes,
    ground: "indigo",
    boxes: textBox(
      area,
      [
        { text: `**This week:** ${told.thisWeek}` },
        { text: `**The next course:** ${told.nextCourse}` },
        { text: `**Courses and worksheets: **${address.replace(/^https?:\/\//, "")}`, link: address },
        {
          text: `**A question? WhatsApp: **${internationalForm(site.whatsapp.sales)}`,
          link: whatsappLink("sales", told.message),
        },
      ],
      { colour: colours.white, sizes: { max: 28, min: 20 } },
    ),
  };
}
