import { naira } from "#content/prices.ts";
import { type Area, body, colours } from "../look.ts";
import type { Box, Cell, Slide, TableBox, Told } from "../slide.ts";
import { inch, textHeight } from "../text/measure.ts";
import { dense, paperSlide, withLead, withTakeaway } from "./boxes.ts";

export interface Column {
  readonly head: string;
  /** Share of the width. */
  readonly wide: number;
  /** Figures are set at the right and are added up: amounts of naira, or how many of something. */
  readonly figures?: "naira" | "count";
}

/** Room in points above and below the text of a cell, and at its sides. */
const inset = 6;
const sides = 10;

/** A table in the largest size at which all its rows fit the area; rows take what is left evenly. */
function tableBox(
  area: Area,
  wide: readonly number[],
  rows: readonly (readonly Cell[])[],
  alt: string,
): TableBox {
  const shares = wide.reduce((sum, share) => sum + share, 0);
  const widths = wide.map((share) => (area.w * share) / shares);
  const rowHeight = (row: readonly Cell[], size: number) =>
    Math.max(
      ...row.map(({ text, bold = false }, at) =>
        textHeight(
          { text: text.replaceAll("**", ""), bold: bold || text.includes("**") },
          (widths[at] ?? 0) * inch - 2 * sides,
          size,
        ),
      ),
    ) +
    2 * inset;
  for (let size = dense.max; size >= dense.min; size -= 1) {
    const needed = rows.map((row) => rowHeight(row, size) / inch);
    const left = area.h - needed.reduce((sum, height) => sum + height, 0);
    if (left >= 0) {
      // Rows far apart are hard to follow: at most a third of an inch more than they need.
      const heights = needed.map((height) => height + Math.min(left / rows.length, 0.33));
      const h = heights.reduce((sum, height) => sum + height, 0);
      return { kind: "table", area: { ...area, h }, widths, heights, rows, size, inset: [inset, sides], alt };
    }
  }
  throw new Error(`A table does not fit at ${dense.min} pt: ${alt}`);
}

const headCell = (column: Column): Cell => ({
  text: column.head,
  bold: true,
  colour: colours.white,
  fill: colours.indigo900,
  align: column.figures ? "right" : "left",
});

interface Tabled extends Told {
  readonly lead?: string;
  readonly columns: readonly Column[];
  readonly takeaway?: string;
}

function tableSlide(told: Tabled, rows: readonly (readonly Cell[])[]): Slide {
  const below = withTakeaway(body, told.takeaway);
  const above = withLead(below.rest, told.lead);
  const boxes: Box[] = [
    ...above.boxes,
    tableBox(
      above.rest,
      told.columns.map(({ wide }) => wide),
      rows,
      `Table: ${told.title}. Columns: ${told.columns.map(({ head }) => head).join(", ")}`,
    ),
    ...below.boxes,
  ];
  return paperSlide(told, boxes);
}

/** A table of words. The first column is bold. */
export function table(told: Tabled & { rows: readonly (readonly string[])[] }): Slide {
  return tableSlide(told, [
    told.columns.map(headCell),
    ...told.rows.map((row, at) =>
      told.columns.map(
        ({ figures }, column): Cell => ({
          text: row[column] ?? "",
          bold: column === 0,
          align: figures ? "right" : "left",
          fill: at % 2 ? colours.indigo100 : colours.white,
        }),
      ),
    ),
  ]);
}

function figure(value: number, figures: Column["figures"]): string {
  return figures === "naira" ? naira(value) : value.toLocaleString("en-US");
}

/** A line of a ledger: words, and whole numbers; `null` leaves a place empty. */
export type LedgerRow = readonly (string | number | null)[];

/** What each column of figures adds up to. */
export function totalsOf(columns: readonly Column[], rows: readonly LedgerRow[]): (number | undefined)[] {
  return columns.map(({ figures }, at) =>
    figures
      ? rows.reduce((sum, row) => {
          const amount = row[at];
          return sum + (typeof amount === "number" ? amount : 0);
        }, 0)
      : undefined,
  );
}

/** A page of a book: lines with amounts, and what each column adds up to. The totals are worked out here. */
export function ledger(told: Tabled & { rows: readonly LedgerRow[]; total?: string }): Slide {
  const cell = (value: LedgerRow[number] | undefined, figures: Column["figures"]): Cell => ({
    text: typeof value === "number" ? figure(value, figures) : (value ?? ""),
    align: figures ? "right" : "left",
  });
  const totals = totalsOf(told.columns, told.rows).map(
    (total, at): Cell => ({
      text: total === undefined ? (at ? "" : (told.total ?? "")) : figure(total, told.columns[at]?.figures),
      bold: true,
      align: told.columns[at]?.figures ? "right" : "left",
      fill: colours.amber100,
    }),
  );
  return tableSlide(told, [
    told.columns.map(headCell),
    ...told.rows.map((row) =>
      told.columns.map(({ figures }, at) => ({ ...cell(row[at], figures), fill: colours.white })),
    ),
    ...(told.total ? [totals] : []),
  ]);
}
