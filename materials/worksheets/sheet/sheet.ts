import type { FreeCourse } from "#content/materials.ts";

/** What a cell holds, which decides how it is shown. Minutes and pieces are numbers. */
export type CellKind = "text" | "naira" | "number" | "percent" | "date";

/** What a person writes into a cell. */
export type Written = string | number | Date | null;

/**
 * In a formula `{key}` is the cell of that column in the same row, or of that line; `{key*}` is the whole column
 * below its heading; `{Page.key}` and `{Page.key*}` are those of another page.
 */
export interface Column {
  readonly key: string;
  readonly head: string;
  /** In characters. */
  readonly wide: number;
  readonly kind: CellKind;
  readonly formula?: string;
  /** The column that must be filled before the formula shows anything. */
  readonly when?: string;
}

/** A named figure above the table: written or counted. */
export interface Line {
  readonly key: string;
  readonly label: string;
  readonly kind: CellKind;
  readonly value?: Written;
  readonly formula?: string;
  readonly note?: string;
}

export interface SheetPage {
  readonly name: string;
  readonly title: string;
  readonly how: string;
  readonly lines?: readonly Line[];
  readonly columns?: readonly Column[];
  /** Examples: what is written, for the columns without a formula, in their order. */
  readonly rows?: readonly (readonly Written[])[];
  /** Empty rows after the examples. */
  readonly empty?: number;
  /** What lines come to (`key`) and cells of a row (`key@1`), worked out by hand: the tests compare. */
  readonly is?: Readonly<Record<string, string | number>>;
}

/** A worksheet that counts. */
export interface Book {
  readonly course: FreeCourse["slug"];
  readonly file: `${string}.xlsx`;
  readonly title: string;
  readonly description: string;
  readonly pages: readonly SheetPage[];
}

/** A day of the examples. */
export const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
