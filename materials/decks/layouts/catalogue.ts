import { type Area, body, colours, inside, rowsOf } from "../look.ts";
import type { Box, Slide, Told } from "../slide.ts";
import { card, drawing, paperSlide, textBox, textBoxes } from "./boxes.ts";

export interface Product {
  readonly name: string;
  readonly price: string;
  /** The question that always comes next, answered. */
  readonly line: string;
}

interface Catalogue extends Told {
  /** Whose shop it is. */
  readonly shop: string;
  readonly products: readonly Product[];
  readonly remarks: readonly string[];
}

/** The place of a picture: a frame with the outline of a thing in it. */
function picture(area: Area): Box[] {
  return [
    drawing(area, { shape: "rect", fill: colours.indigo100 }, "Picture of the product"),
    drawing(inside(area, area.w * 0.18), { shape: "ellipse", line: colours.indigo500, lineWidth: 2 }),
    drawing(inside(area, area.w * 0.34), { shape: "diamond", fill: colours.indigo500 }),
  ];
}

/** A phone with the catalogue of a shop on it, and beside it what to notice. */
export function catalogue(told: Catalogue): Slide {
  const phone: Area = { ...body, y: 1.55, w: 6.9, h: 5.3 };
  const screen = inside(phone, 0.14);
  const head: Area = { ...screen, h: 0.55 };
  const rows = rowsOf(inside(screen, 0.2, 0.72, 0.2, 0.15), told.products.length, 0.14);
  const remarks: Area = { x: 8.35, y: phone.y, w: 4.35, h: phone.h };
  return paperSlide(told, [
    drawing(phone, { shape: "roundRect", radius: 0.25, fill: colours.indigo950 }),
    drawing(screen, { shape: "rect", fill: colours.line }, `The WhatsApp catalogue of ${told.shop}`),
    drawing(head, { shape: "rect", fill: colours.green }),
    ...textBox(inside(head, 0.2, 0.03), told.shop, {
      bold: true,
      colour: colours.white,
      valign: "middle",
      sizes: { max: 20, min: 18 },
    }),
    ...rows.flatMap((row) => [card(row), ...picture({ ...inside(row, 0.12), w: row.h - 0.24 })]),
    ...textBoxes(
      rows.map((row, at) => {
        const { name = "", price = "", line = "" } = told.products[at] ?? {};
        return [inside(row, row.h + 0.05, 0.06, 0.15, 0.06), [`**${name}**`, `${price}. ${line}`]] as const;
      }),
      { valign: "middle", sizes: { max: 22, min: 18 } },
    ),
    drawing({ ...remarks, w: 0.08 }, { shape: "rect", fill: colours.amber500 }),
    ...textBox(
      inside(remarks, 0.3, 0, 0, 0),
      told.remarks.map((text) => ({ text, bullet: true })),
      { valign: "middle", sizes: { max: 24, min: 20 } },
    ),
  ]);
}
