/** Colours of the brand, as six hexadecimal digits. */
export const colours = {
  indigo950: "0E1430",
  indigo900: "161D47",
  indigo700: "2A3690",
  indigo500: "4757D6",
  indigo100: "E4E7FB",
  paper: "FBF8F2",
  white: "FFFFFF",
  ink: "1B1D2A",
  muted: "5C6072",
  line: "E4DED2",
  amber500: "E8932C",
  amber100: "FDEED8",
  clay600: "B5482A",
  clay100: "F8E3DB",
  /** WhatsApp's, and nothing else's. */
  green: "128C4B",
  green100: "DDF3E5",
  success: "157347",
  success100: "DDEFE4",
} as const;

export type Colour = (typeof colours)[keyof typeof colours];

/** Arial is on every computer and phone, or has a stand-in of the same widths. */
export const face = "Arial";

/** A place on the slide, in inches from its top left corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const page = { w: 13.333, h: 7.5 } as const;
/** The strip of cloth at the left of each page for reading. */
export const strip = 0.5;

export const titleArea: Area = { x: 1, y: 0.4, w: 11.7, h: 1.1 };
/** The place of the content on a page for reading. */
export const body: Area = { x: 1, y: 1.7, w: 11.7, h: 5.05 };

/** Sizes of text in points. Nothing that must be read is smaller than `least`. */
export const sizes = { title: { max: 36, min: 28 }, least: 18, note: 14 } as const;

/** Divides an area into columns of equal width, with `gap` inches between them. */
export function columnsOf(area: Area, count: number, gap: number): Area[] {
  const w = (area.w - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ ...area, x: area.x + at * (w + gap), w }));
}

/** Divides an area into rows of equal height, with `gap` inches between them. */
export function rowsOf(area: Area, count: number, gap: number): Area[] {
  const h = (area.h - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ ...area, y: area.y + at * (h + gap), h }));
}

/** The area less so many inches on its sides. */
export function inside(area: Area, left: number, top = left, right = left, bottom = top): Area {
  return { x: area.x + left, y: area.y + top, w: area.w - left - right, h: area.h - top - bottom };
}
