import type PptxGenJS from "pptxgenjs";
import type { Box, Drawing, TextBox } from "./slide.ts";

/*
 * PptxGenJS gives a shape a name and nothing more. What a screen reader must know of it travels in that name behind a
 * mark, and mend-package.ts puts it where it belongs.
 */
export const altMark = "¦";
const decoration = "decoration";

/** The name of a shape that means nothing: screen readers pass over it. */
export function decorated(name: string): string {
  return `${name}${altMark}${decoration}`;
}

export function isDecoration(alt: string): boolean {
  return alt === decoration;
}

/** The name of a box, with what it shows. */
export function namedBox(box: Box, at: number): string {
  if (box.kind === "text") return `Text ${at + 1}`;
  if (box.kind === "table") return `Table ${at + 1}${altMark}${box.alt}`;
  return box.alt ? `Drawing ${at + 1}${altMark}${box.alt}` : decorated(`Drawing ${at + 1}`);
}

/** Place, form and colours of a shape, as PptxGenJS takes them. */
export function shapeOptions({ area, shape, fill, line, lineWidth = 1, radius }: Drawing | TextBox) {
  const options: PptxGenJS.TextPropsOptions = { ...area };
  if (shape) options.shape = shape as PptxGenJS.SHAPE_NAME;
  if (fill) options.fill = { color: fill };
  if (line) options.line = { color: line, width: lineWidth };
  if (radius) options.rectRadius = radius;
  return options;
}
