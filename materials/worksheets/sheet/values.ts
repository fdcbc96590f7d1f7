import type { LaidPage } from "./cells.ts";
import { evaluate, type Value } from "./formula.ts";

/** A day as Excel counts it. */
export const serialOf = (date: Date) => date.getTime() / 86_400_000 + 25_569;

/** Gives the value of any cell of a book by page and address, such as `B5`. */
export type BookValues = (page: string, address: string) => Value;

/** Works out a book; each formula once. @throws Error for a formula that leads out of its pages or round to itself */
export function valuesOf(pages: readonly LaidPage[]): BookValues {
  const known = new Map<string, Value>();
  const underWay = new Set<string>();
  const read = (name: string, column: number, row: number): Value => {
    const laid = pages.find(({ page }) => page.name === name);
    if (!laid || row < 1 || row > laid.cells.length || column >= laid.widths.length)
      throw new Error(`${name} has no cell in column ${column + 1}, row ${row}.`);
    const cell = laid.cells[row - 1]?.[column];
    if (!cell) return null;
    if (!cell.formula) return cell.value instanceof Date ? serialOf(cell.value) : (cell.value ?? null);
    const place = `${name}!${column}:${row}`;
    const before = known.get(place);
    if (before !== undefined) return before;
    if (underWay.has(place)) throw new Error(`${place} counts with itself.`);
    underWay.add(place);
    // A formula that comes to an empty cell shows nought.
    const value = evaluate(cell.formula, (page, at, line) => read(page || name, at, line)) ?? 0;
    known.set(place, value);
    return value;
  };
  return (page, address) => read(page, address.charCodeAt(0) - 65, Number(address.slice(1)));
}
