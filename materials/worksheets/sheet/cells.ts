import type { Book, CellKind, Column, SheetPage, Written } from "./sheet.ts";

/** One cell as it is in the file. */
export interface Cell {
  readonly value?: Written;
  readonly formula?: string;
  readonly kind: CellKind;
  readonly role: "title" | "how" | "label" | "note" | "head" | "input" | "counted";
  /** How many columns it takes. */
  readonly span?: number;
}

/** A page with every cell in its place: `cells[row][column]`, from nought. */
export interface LaidPage {
  readonly page: SheetPage;
  readonly widths: readonly number[];
  readonly cells: readonly (readonly (Cell | null)[])[];
  /** The row of the table's headings, from one; 0 without a table. */
  readonly headRow: number;
  /** Address of what a key of `is` names. */
  addressOf(key: string): string;
}

export const letterOf = (column: number) => String.fromCharCode(65 + column);

const plainWidths = [34, 18, 14, 14, 14] as const;
/** Characters that the label of a line needs. */
const labelWide = 34;
const firstLine = 5;
const legend =
  "Write in the yellow cells. White cells count by themselves. Yellow cells that are filled are an example: write over them.";

interface Plan {
  readonly page: SheetPage;
  readonly columns: readonly Column[];
  readonly widths: readonly number[];
  /** Columns that the label of a line takes; its figure is in the next. */
  readonly labelSpan: number;
  readonly headRow: number;
  readonly lastRow: number;
}

/** How many columns from one on make room for so many characters. */
function columnsFor(characters: number, widths: readonly number[], from: number): number {
  let count = 0;
  for (let wide = 0; wide < characters && from + count < widths.length; count += 1)
    wide += widths[from + count] ?? 0;
  return count;
}

function planOf(page: SheetPage): Plan {
  const columns = page.columns ?? [];
  const widths = columns.length ? columns.map(({ wide }) => wide) : plainWidths;
  const labelSpan = Math.min(columnsFor(labelWide, widths, 0), widths.length - 1);
  const lines = page.lines?.length ?? 0;
  const headRow = columns.length ? firstLine + lines + (lines ? 1 : 0) : 0;
  const lastRow = headRow + (page.rows?.length ?? 0) + (page.empty ?? 0);
  return { page, columns, widths, labelSpan, headRow, lastRow };
}

/** The address that a key means. @throws Error when the page has no such line or column */
function reference(plan: Plan, key: string, row: number | null, other: boolean): string {
  const whole = key.endsWith("*");
  const name = whole ? key.slice(0, -1) : key;
  const sheet = other ? `'${plan.page.name}'!` : "";
  const column = plan.columns.findIndex((one) => one.key === name);
  if (column >= 0) {
    const letter = letterOf(column);
    if (whole) return `${sheet}$${letter}$${plan.headRow + 1}:$${letter}$${plan.lastRow}`;
    if (row !== null) return `${sheet}$${letter}${row}`;
  }
  const line = plan.page.lines?.findIndex((one) => one.key === name) ?? -1;
  if (line < 0 || whole) throw new Error(`${plan.page.name} has no ${key} to count with.`);
  return `${sheet}$${letterOf(plan.labelSpan)}$${firstLine + line}`;
}

/** Puts every cell of a book in its place, with its formulas written as Excel reads them. */
export function layOut(book: Book): LaidPage[] {
  const plans = book.pages.map(planOf);
  const resolve = (plan: Plan, formula: string, row: number | null) =>
    formula.replace(/\{(?:(\w+)\.)?([\w]+\*?)\}/g, (_, pageName: string | undefined, key: string) => {
      const from = pageName ? plans.find(({ page }) => page.name === pageName) : plan;
      if (!from) throw new Error(`There is no page ${pageName}.`);
      return reference(from, key, from === plan ? row : null, from !== plan);
    });
  return plans.map((plan) => {
    const { page, columns, widths, labelSpan, headRow } = plan;
    const across = widths.length;
    const wide = (value: string, role: Cell["role"]): Cell[] => [{ value, role, kind: "text", span: across }];
    const cells: (Cell | null)[][] = [
      wide(page.title, "title"),
      wide(page.how, "how"),
      wide(legend, "note"),
      [],
    ];
    for (const { label, kind, value = null, formula, note } of page.lines ?? []) {
      const span = columnsFor(kind === "text" ? 30 : 13, widths, labelSpan);
      const row: (Cell | null)[] = [{ value: label, role: "label", kind: "text", span: labelSpan }];
      row[labelSpan] = formula
        ? { formula: resolve(plan, formula, null), role: "counted", kind, span }
        : { value, role: "input", kind, span };
      const beside = labelSpan + span;
      if (note && beside < across)
        row[beside] = { value: note, role: "note", kind: "text", span: across - beside };
      cells.push(row);
    }
    if (columns.length) {
      if (page.lines?.length) cells.push([]);
      cells.push(columns.map(({ head, kind }) => ({ value: head, role: "head", kind })));
      const rows = [...(page.rows ?? []), ...Array.from({ length: page.empty ?? 0 }, () => [])];
      for (const [at, written] of rows.entries()) {
        const number = headRow + 1 + at;
        let next = 0;
        cells.push(
          columns.map(({ kind, formula, when }) => {
            if (!formula) return { value: written[next++] ?? null, role: "input", kind };
            const text = when ? `IF({${when}}="","",${formula})` : formula;
            return { formula: resolve(plan, text, number), role: "counted", kind };
          }),
        );
      }
    }
    const addressOf = (key: string) => {
      const [name = "", row] = key.split("@");
      return reference(plan, name, row ? headRow + Number(row) : null, false).replaceAll("$", "");
    };
    return { page, widths, cells, headRow, addressOf };
  });
}
