import type { Area, Colour } from "./look.ts";
import type { Words } from "./text/paragraph.ts";

export type Shape = "rect" | "roundRect" | "ellipse" | "diamond" | "star4" | "donut" | "rightArrow";

/** How a shape is drawn. */
export interface Drawn {
  readonly shape?: Shape;
  readonly fill?: Colour;
  readonly line?: Colour;
  /** Width of the line in points. */
  readonly lineWidth?: number;
  /** Radius of round corners in inches. */
  readonly radius?: number;
}

/** A shape with words in it, or words alone. */
export interface TextBox extends Drawn {
  readonly kind: "text";
  readonly area: Area;
  readonly words: Words;
  /** In points. */
  readonly size: number;
  readonly colour: Colour;
  readonly bold?: boolean;
  readonly align?: "left" | "center" | "right";
  readonly valign?: "top" | "middle" | "bottom";
  /** Room in points between its edge and the words. */
  readonly inset?: number;
}

/** A shape without words. What it means is in `alt`; without one it is decoration. */
export interface Drawing extends Drawn {
  readonly kind: "drawing";
  readonly area: Area;
  readonly alt?: string;
}

export interface Cell {
  readonly text: string;
  readonly bold?: boolean;
  readonly align?: "left" | "center" | "right";
  readonly colour?: Colour;
  readonly fill?: Colour;
}

export interface TableBox {
  readonly kind: "table";
  readonly area: Area;
  /** Widths of the columns and heights of the rows, in inches. */
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  /** The first row holds the heads. */
  readonly rows: readonly (readonly Cell[])[];
  readonly size: number;
  /** Room in points above and below the text of a cell, and at its sides. */
  readonly inset: readonly [number, number];
  /** What the table shows, in a sentence. */
  readonly alt: string;
}

export type Box = TextBox | Drawing | TableBox;

/** What each layout gets beside its own content. */
export interface Told {
  readonly title: string;
  /** What a trainer says while the slide is shown. */
  readonly notes: string;
}

/** One slide, laid out: the place and size of everything. */
export interface Slide extends Told {
  readonly ground: "cover" | "paper" | "indigo";
  readonly boxes: readonly Box[];
}
