import { type Area, body, type Colour, colours, inside } from "../look.ts";
import type { Box } from "../slide.ts";
import { drawing, textBox } from "./boxes.ts";

/** The place of a phone, and the text beside it. */
const place: Area = { ...body, y: 1.55, w: 6.9, h: 5.3 };

/** A phone with a name at the top of its screen; `screen` is the room below. */
export function phone(name: string, bar: Colour, alt: string): { screen: Area; boxes: Box[] } {
  const glass = inside(place, 0.14);
  const head = { ...glass, h: 0.55 };
  return {
    screen: inside(glass, 0.2, 0.72, 0.2, 0.15),
    boxes: [
      drawing(place, { shape: "roundRect", radius: 0.25, fill: colours.indigo950 }),
      drawing(glass, { shape: "rect", fill: colours.line }, alt),
      drawing(head, { shape: "rect", fill: bar }),
      ...textBox(inside(head, 0.2, 0.03), name, {
        bold: true,
        colour: colours.white,
        valign: "middle",
        sizes: { max: 20, min: 18 },
      }),
    ],
  };
}

/** What to notice, behind an amber line; beside the phone unless `area` says where. */
export function remarks(lines: readonly string[], area: Area = { ...place, x: 8.35, w: 4.35 }): Box[] {
  return [
    drawing({ ...area, w: 0.08 }, { shape: "rect", fill: colours.amber500 }),
    ...textBox(
      inside(area, 0.3, 0, 0, 0),
      lines.map((text) => ({ text, bullet: true })),
      { valign: "middle", sizes: { max: 24, min: 20 } },
    ),
  ];
}
