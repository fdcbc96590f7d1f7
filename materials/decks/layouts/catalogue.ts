import { type Area, colours, inside, rowsOf } from "../look.ts";
import type { Box, Slide, Told } from "../slide.ts";
import { card, drawing, paperSlide, textBoxes } from "./boxes.ts";
import { phone, remarks } from "./phone.ts";

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
  const { screen, boxes } = phone(told.shop, colours.green, `The WhatsApp catalogue of ${told.shop}`);
  const rows = rowsOf(screen, told.products.length, 0.14);
  return paperSlide(told, [
    ...boxes,
    ...rows.flatMap((row) => [card(row), ...picture({ ...inside(row, 0.12), w: row.h - 0.24 })]),
    ...textBoxes(
      rows.map((row, at) => {
        const { name = "", price = "", line = "" } = told.products[at] ?? {};
        return [inside(row, row.h + 0.05, 0.06, 0.15, 0.06), [`**${name}**`, `${price}. ${line}`]] as const;
      }),
      { valign: "middle", sizes: { max: 22, min: 18 } },
    ),
    ...remarks(told.remarks),
  ]);
}
