import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Ebook, ebooks } from "#content/ebooks.ts";
import { type Chapter, readBook } from "./book.ts";
import { type MadeBook, makeBook } from "./pdf.ts";

/**
 * The folder of the built books, `<slug>.pdf`, and of their first pages, `samples/<slug>.pdf`. The books are not public:
 * buyers get a private link. Anybody may open the samples.
 */
export const ebooksDirectory = "build/ebooks";

/** In that folder: what {@link contentsOf} gives of the built books. */
export const madeContents = "contents.json";

/** How many chapters a reading sample has: how to use the book, and the first. */
const sampleChapters = 2;

/** A book with its reading sample. */
export interface MadeEbook extends MadeBook {
  readonly sample: MadeBook;
}

/** Makes the PDF files of one ebook. */
export async function makeEbook(book: Ebook, chapters: readonly Chapter[]): Promise<MadeEbook> {
  const whole = await makeBook(book, chapters);
  return { ...whole, sample: await makeBook(book, chapters.slice(0, sampleChapters), whole) };
}

/** Makes the PDF files of all ebooks that are written. @returns by slug what was made */
export async function buildEbooks(directory = ebooksDirectory): Promise<Record<string, MadeEbook>> {
  await mkdir(join(directory, "samples"), { recursive: true });
  const made: Record<string, MadeEbook> = {};
  for (const book of ebooks) {
    const chapters = await readBook(book.slug);
    if (!chapters.length) continue;
    const ebook = await makeEbook(book, chapters);
    await writeFile(join(directory, `${book.slug}.pdf`), ebook.file);
    await writeFile(join(directory, "samples", `${book.slug}.pdf`), ebook.sample.file);
    made[book.slug] = ebook;
  }
  // What content/ebooks/ has to say of these files; a test compares it.
  await writeFile(join(directory, madeContents), JSON.stringify(contentsOf(made)));
  return made;
}

/** What the site says of the books, by file: their pages, and their chapters without the page on how to use it. */
export function contentsOf(made: Readonly<Record<string, MadeEbook>>): Record<string, string> {
  const of = (part: (book: MadeEbook) => unknown) =>
    `${JSON.stringify(Object.fromEntries(Object.entries(made).map(([slug, book]) => [slug, part(book)])), null, 2)}\n`;
  return {
    "content/ebooks/pages.json": of(({ pages }) => pages),
    "content/ebooks/samples.json": of(({ sample }) => ({
      pages: sample.pages,
      kilobytes: Math.ceil(sample.file.byteLength / 1024),
    })),
    "content/ebooks/chapters.json": of(({ chapters }) => chapters.slice(1).map(({ title }) => title)),
  };
}
