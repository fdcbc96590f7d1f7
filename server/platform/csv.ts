/** What may stand in a cell. Write moments and amounts as the reader shall see them. */
type Cell = string | number | null | undefined;

export interface CsvColumn<Row> {
  heading: string;
  of: (row: Row) => Cell;
}

/**
 * How a text begins that a spreadsheet would run as a formula, or that pushes one into the cell: also in the wide
 * forms that East Asian keyboards write.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell. A text that looks like a formula, a number in international form (+234…) too, gets an apostrophe first. */
function written(cell: Cell): string {
  if (typeof cell !== "string") return cell === null || cell === undefined ? "" : String(cell);
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A file that spreadsheets open: RFC 4180 with CRLF, and UTF-8 with the mark by which Excel knows it. What visitors
 * typed cannot become a formula.
 */
export function csvFile<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ heading }) => written(heading)),
    ...rows.map((row) => columns.map(({ of }) => written(of(row)))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(",")}\r\n`).join("")}`;
}

const moment = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Africa/Lagos",
  dateStyle: "short",
  timeStyle: "short",
});

/** A moment in Lagos time as spreadsheets understand it: 2026-11-21 18:20. */
export function csvMoment(at: Date): string {
  return moment.format(at);
}
