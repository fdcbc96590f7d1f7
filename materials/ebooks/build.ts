import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ebooks } from "#content/ebooks.ts";
import { readBook } from "./book.ts";
import { type MadeBook, makeBook } from "./pdf.ts";

/** The folder of the built books, `<slug>.pdf`. Nothing there is public: buyers get the file from the owner. */
export const ebooksDirectory = "build/ebooks";

/** Makes the PDF files of all ebooks. @returns by slug what was made */
export async function buildEbooks(directory = ebooksDirectory): Promise<Record<string, MadeBook>> {
  await mkdir(directory, { recursive: true });
  const made: Record<string, MadeBook> = {};
  for (const book of ebooks) {
    const one = await makeBook(book, await readBook(book.slug));
    await writeFile(join(directory, `${book.slug}.pdf`), one.file);
    made[book.slug] = one;
  }
  return made;
}

/** What the site says of the books, by file: their pages, and their chapters without the page on how to use it. */
export function contentsOf(made: Readonly<Record<string, MadeBook>>): Record<string, string> {
  const of = (part: (book: MadeBook) => unknown) =>
    `${JSON.stringify(Object.fromEntries(Object.entries(made).map(([slug, book]) => [slug, part(book)])), null, 2)}\n`;
  return {
    "content/ebooks/pages.json": of(({ pages }) => pages),
    "content/ebooks/chapters.json": of(({ chapters }) => chapters.slice(1).map(({ title }) => title)),
  };
}
