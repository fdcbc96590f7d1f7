/** The value of a cell. Format dates and amounts as the reader should see them. */
type Cell = string | number | null | undefined;

export interface CsvColumn<Row> {
  heading: string;
  of: (row: Row) => Cell;
}

/** Signs that begin a formula, also in the full-width and small forms of East Asian keyboards. */
const signs = new Set("=+-@＝＋－＠﹦﹢﹣﹫");

/** The beginning of a text that a spreadsheet would run as a formula, or that pushes one into the cell. */
const formula = new RegExp(`^(?=[\\s"]*[${[...signs].join("").replace("-", "\\-")}]|[\\t\\r\\n])`);

/** What may be before a cell where the comma is the decimal sign. */
const between = /[\s";|；｜]+/g;

/**
 * A text in which a formula gets an apostrophe also after a semicolon, tab or line break. Quotes do not help there, because they
 * are not at the start of such a cell. A comma needs none: a text with one is quoted. Each character is read once, because
 * visitors send texts of thousands of line breaks.
 */
function withoutLaterFormula(text: string): string {
  const start = text.search(/\S/);
  return text.replace(between, (run, at: number) => {
    if (!signs.has(text[at + run.length] ?? "")) return run;
    // What is before the first word is no cell of its own.
    const last = Math.max(...["\t", "\r", "\n"].map((separator) => run.lastIndexOf(separator)));
    const begins = /[;|；｜]/.test(run) || (last >= 0 && at + last > start);
    return begins ? `${run}'` : run;
  });
}

/**
 * A cell. What looks like a formula gets an apostrophe before it; so does a number in international form (+234…).
 */
function written(cell: Cell): string {
  if (typeof cell !== "string") return cell === null || cell === undefined ? "" : String(cell);
  const harmless = withoutLaterFormula(cell).replace(formula, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const line = (cells: readonly Cell[]) => `${cells.map(written).join(",")}\r\n`;

/** The byte order mark by which Excel recognises UTF-8, and the headings. */
function head<Row>(columns: readonly CsvColumn<Row>[]): string {
  return `\uFEFF${line(columns.map(({ heading }) => heading))}`;
}

function body<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => line(columns.map(({ of }) => of(row)))).join("");
}

/**
 * A CSV file for spreadsheets: RFC 4180 with CRLF, and UTF-8 with the byte order mark by which Excel recognises it.
 * What visitors typed cannot become a formula.
 */
export function csvFile<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return head(columns) + body(columns, rows);
}

/** The same file as a stream of batches of rows, so that a large one is never in memory as a whole. */
export function csvStream<Row>(
  columns: readonly CsvColumn<Row>[],
  parts: AsyncIterable<readonly Row[]>,
): ReadableStream<Uint8Array> {
  async function* pieces() {
    yield head(columns);
    for await (const rows of parts) yield body(columns, rows);
  }
  const iterator = pieces();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await iterator.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return(undefined);
    },
  });
}

const moment = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Africa/Lagos",
  dateStyle: "short",
  timeStyle: "short",
});

/** A date and time in Lagos as spreadsheets read it: 2026-11-21 18:20. */
export function csvMoment(at: Date): string {
  return moment.format(at);
}
