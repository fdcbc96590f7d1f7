import { describe, expect, it } from "vitest";
import { xmlFault } from "#tests/support/xml.ts";
import { zippedTexts } from "#tests/support/zip.ts";
import { worksheets } from "../index.ts";
import { layOut, letterOf } from "./cells.ts";
import type { Book } from "./sheet.ts";
import { valuesOf } from "./values.ts";
import { excelFile } from "./xlsx.ts";

const books = worksheets.filter((sheet): sheet is Book => "pages" in sheet);
const named = books.map((book) => [book.file, book] as const);

describe.each(named)("%s", (_, book) => {
  it("comes to what was worked out by hand", () => {
    const pages = layOut(book);
    const values = valuesOf(pages);
    for (const { page, addressOf } of pages) {
      for (const [key, wanted] of Object.entries(page.is ?? {})) {
        const value = values(page.name, addressOf(key));
        if (typeof wanted === "number") expect(value, `${page.name}, ${key}`).toBeCloseTo(wanted, 6);
        else expect(value, `${page.name}, ${key}`).toBe(wanted);
      }
    }
    // Every figure above a table is held by a value that somebody worked out.
    expect(pages.some(({ page }) => Object.keys(page.is ?? {}).length > 2)).toBe(true);
  });

  it("counts with cells that are there, in every row, empty ones too", async () => {
    const pages = layOut(book);
    const values = valuesOf(pages);
    const parts = await zippedTexts(Buffer.from(await excelFile(book)));
    for (const [at, { page, cells }] of pages.entries()) {
      const xml = parts[`xl/worksheets/sheet${at + 1}.xml`] ?? "";
      const written = new Map(
        [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>([^<]*)<\/f><v>([^<]*)<\/v><\/c>/g)].map(
          ([, address = "", formula = "", shown]) => [address, { formula, shown }],
        ),
      );
      for (const [row, line] of cells.entries()) {
        for (const [column, cell] of line.entries()) {
          if (!cell?.formula) continue;
          const address = `${letterOf(column)}${row + 1}`;
          const value = values(page.name, address);
          expect(value, `${page.name} ${address}`).not.toBeNull();
          const { formula, shown } = written.get(address) ?? {};
          expect(
            formula?.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"'),
            address,
          ).toBe(cell.formula);
          expect(shown, address).toBe(String(value));
        }
      }
      expect(xml).not.toContain("<f>=");
      expect(xml).toContain('fitToPage="1"');
      expect(xml).toContain('fitToWidth="1" fitToHeight="0"');
    }
    expect(parts["xl/workbook.xml"]).toContain('fullCalcOnLoad="1"');
    const faults = Object.entries(parts).map(([path, text]) => [path, xmlFault(text)]);
    expect(faults.filter(([, fault]) => fault)).toEqual([]);
  });

  it("has a figure or a word for every column of its examples, and room for more", () => {
    for (const page of book.pages) {
      const written = (page.columns ?? []).filter(({ formula }) => !formula);
      for (const row of page.rows ?? []) expect(row.length, page.name).toBe(written.length);
      const keys = [...(page.lines ?? []), ...(page.columns ?? [])].map(({ key }) => key);
      expect(new Set(keys).size, page.name).toBe(keys.length);
    }
  });
});
