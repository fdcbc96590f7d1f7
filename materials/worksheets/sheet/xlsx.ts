import writeExcelFile from "write-excel-file/node";
import { colours } from "../../decks/look.ts";
import { fixedZip } from "../../fixed-zip.ts";
import { type Cell, layOut } from "./cells.ts";
import type { Book } from "./sheet.ts";
import { type BookValues, valuesOf } from "./values.ts";

const formats = {
  naira: '"₦"#,##0;[Red]-"₦"#,##0',
  percent: "0%",
  date: "dd mmm yyyy",
} as const;

const ground = (colour: keyof typeof colours) => ({ backgroundColor: `#${colours[colour]}` });
const ink = (colour: keyof typeof colours) => ({ textColor: `#${colours[colour]}` });
const framed = { borderStyle: "thin", borderColor: `#${colours.line}` } as const;

const roles = {
  title: { fontWeight: "bold", fontSize: 18, height: 30, ...ink("indigo900") },
  how: { wrap: true, alignVertical: "top", ...ink("ink") },
  note: { wrap: true, alignVertical: "center", fontSize: 10, ...ink("muted") },
  label: { alignVertical: "center", fontWeight: "bold" },
  head: {
    fontWeight: "bold",
    wrap: true,
    alignVertical: "center",
    ...ground("indigo900"),
    ...ink("white"),
    ...framed,
  },
  input: { wrap: true, alignVertical: "center", ...ground("amber100"), ...framed },
  counted: { wrap: true, alignVertical: "center", fontWeight: "bold", ...framed },
} as const;

/** Height of a text that runs over the width of the table, in points. */
const heightOf = (text: string, width: number) => 15 * Math.ceil((text.length * 1.08) / width) + 6;

/** Height of a row in points: the tallest of its texts must fit. */
function rowHeight(row: readonly (Cell | null)[], widths: readonly number[]): number | undefined {
  const heights = row.map((cell, at) => {
    if (!cell || cell.role === "title" || cell.role === "label") return 0;
    const width = widths.slice(at, at + (cell.span ?? 1)).reduce((sum, wide) => sum + wide, 0);
    // Headings break between words, so one is given two lines.
    if (cell.role === "head") return Math.max(36, heightOf(String(cell.value), width));
    return typeof cell.value === "string" ? heightOf(cell.value, width) : 21;
  });
  return row[0]?.role === "title" ? undefined : Math.max(21, ...heights);
}

function cellOf(cell: Cell | null, height: number | undefined) {
  if (!cell) return null;
  const { value, formula, kind, role, span } = cell;
  const figure = kind !== "text" && (role === "input" || role === "counted" || role === "head");
  const look = {
    ...roles[role],
    ...(height ? { height } : {}),
    ...(figure ? { align: "right" as const } : {}),
    ...(figure && role !== "head" && kind !== "number" ? { format: formats[kind] } : {}),
    // A word beside a figure needs some space to it.
    ...(figure || role === "title" || role === "how"
      ? {}
      : { align: "left" as const, indent: role === "label" ? 0 : 1 }),
    ...(span && span > 1 ? { columnSpan: span } : {}),
  } as const;
  if (formula) return { ...look, type: "Formula" as const, value: formula };
  if (value instanceof Date) return { ...look, type: Date, value };
  if (typeof value === "number") return { ...look, type: Number, value };
  if (value) return { ...look, type: String, value };
  // An empty cell keeps how its figure will be shown.
  return { ...look, type: kind === "text" ? String : Number };
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What the library leaves out of a page in portrait format. */
const upright =
  '<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="portrait"/>';

/** Puts beside each formula what it comes to, and makes the page as wide as the paper. */
function mendPage(xml: string, name: string, values: BookValues): string {
  return xml
    .replace(
      /<c r="([A-Z]\d+)"( s="\d+")?><f>=?(.*?)<\/f><\/c>/g,
      (_, at: string, look = "", formula: string) => {
        const value = values(name, at);
        const type = typeof value === "string" ? ' t="str"' : typeof value === "boolean" ? ' t="b"' : "";
        return `<c r="${at}"${look}${type}><f>${formula}</f><v>${escaped(String(typeof value === "boolean" ? Number(value) : value))}</v></c>`;
      },
    )
    .replace(/(<worksheet[^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
    .replace(/(<\/mergeCells>)(<\/worksheet>)/, `$1${upright}$2`)
    .replace(/<pageSetup /, '<pageSetup fitToWidth="1" fitToHeight="0" ');
}

/** The worksheet as an .xlsx file that counts when it is opened; the same bytes each time. */
export async function excelFile(book: Book): Promise<Uint8Array> {
  const pages = layOut(book);
  const values = valuesOf(pages);
  const sheets = pages.map((laid) => ({
    sheet: laid.page.name,
    data: laid.cells.map((row) => {
      const height = rowHeight(
        Array.from(row, (cell) => cell ?? null),
        laid.widths,
      );
      return Array.from(row, (cell) => cellOf(cell ?? null, height));
    }),
    columns: laid.widths.map((width) => ({ width })),
    orientation: laid.widths.reduce((sum, wide) => sum + wide, 0) > 95 ? ("landscape" as const) : undefined,
    showGridLines: false,
    // On a phone a tall head would leave no room for the rows.
    ...(laid.headRow && laid.headRow <= 6 ? { stickyRowsCount: laid.headRow } : {}),
  }));
  const file = await writeExcelFile(sheets, { fontFamily: "Arial", fontSize: 11 }).toBuffer();
  return fixedZip(new Uint8Array(file), (path, xml) => {
    const page = /^xl\/worksheets\/sheet(\d+)\.xml$/.exec(path)?.[1];
    if (page) return mendPage(xml, pages[Number(page) - 1]?.page.name ?? "", values);
    if (path === "xl/workbook.xml") return xml.replace("<calcPr/>", '<calcPr fullCalcOnLoad="1"/>');
    return xml;
  });
}
