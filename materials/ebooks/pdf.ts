import PDFDocument from "pdfkit";
import { type Ebook, storeTexts } from "#content/ebooks.ts";
import { naira } from "#content/prices.ts";
import { site } from "#content/site.ts";
import { colours as hex } from "../decks/look.ts";
import { madeOn } from "../fixed-zip.ts";
import { pdfFaces } from "../worksheets/paper/faces.ts";
import { breakLines, drawLines, heightOf, type Look, type Pdf } from "../worksheets/paper/lines.ts";
import type { Chapter, Part } from "./book.ts";
import { drawCover } from "./cover.ts";

/** A5 in points: a page of it can be read on a phone without zooming. */
const sheet = { w: 419.53, h: 595.28, side: 40, head: 44, foot: 46 } as const;
const textWidth = sheet.w - 2 * sheet.side;
const colour = (name: keyof typeof hex) => `#${hex[name]}`;

const looks = {
  title: { size: 24, colour: colour("indigo900"), bold: true },
  heading: { size: 14, colour: colour("indigo700"), bold: true },
  body: { size: 11, colour: colour("ink") },
  cell: { size: 9.5, colour: colour("ink") },
  head: { size: 9.5, colour: colour("white"), bold: true },
  foot: { size: 8, colour: colour("muted") },
} as const satisfies Record<string, Look>;

/** Fills the pages of a book from the top. */
class Pages {
  y = 0;
  /** The number of the current page; the cover is the first. */
  number = 0;
  readonly #pdf: Pdf;
  readonly #book: string;

  constructor(pdf: Pdf, book: string) {
    this.#pdf = pdf;
    this.#book = book;
  }

  /** Begins a page; the cover and the contents have no line at their foot. */
  begin({ plain = false } = {}): void {
    this.#pdf.addPage({ size: [sheet.w, sheet.h], margin: 0 });
    this.number += 1;
    this.y = sheet.head;
    if (plain) return;
    const foot = sheet.h - 28;
    drawLines(
      this.#pdf,
      breakLines(this.#pdf, this.#book, textWidth, looks.foot),
      looks.foot,
      sheet.side,
      foot,
    );
    const number = breakLines(this.#pdf, String(this.number), textWidth, looks.foot);
    drawLines(this.#pdf, number, looks.foot, sheet.side, foot, sheet.w - sheet.side);
  }

  /** Makes sure that so many points are left on the page. */
  room(height: number): void {
    if (this.y + height > sheet.h - sheet.foot) this.begin();
  }

  /** Draws a text; a long one continues on the next page, with at least two lines on each. */
  text(text: string, look: Look, { indent = 0, after = 6, keep = 0, mark = "" } = {}): void {
    let lines = breakLines(this.#pdf, text, textWidth - indent, look);
    const least = Math.min(lines.length, 2);
    this.room(heightOf(least, look) + keep);
    if (mark) drawLines(this.#pdf, breakLines(this.#pdf, mark, indent, look), look, sheet.side, this.y);
    while (lines.length) {
      const left = sheet.h - sheet.foot - this.y;
      const fit = Math.max(1, Math.floor(left / heightOf(1, look)));
      const now = lines.length > fit && lines.length - fit === 1 ? Math.max(1, fit - 1) : fit;
      drawLines(this.#pdf, lines.slice(0, now), look, sheet.side + indent, this.y);
      this.y += heightOf(Math.min(now, lines.length), look);
      lines = lines.slice(now);
      if (lines.length) this.begin();
    }
    this.y += after;
  }

  copy(text: string): void {
    const lines = breakLines(this.#pdf, text, textWidth - 24, looks.body);
    const height = heightOf(lines.length, looks.body) + 14;
    this.room(Math.min(height, 200));
    const top = this.y;
    // A message longer than the rest of the page begins on the next, so that it can be copied whole.
    if (top + height > sheet.h - sheet.foot && height < sheet.h - sheet.head - sheet.foot) this.begin();
    this.#pdf.rect(sheet.side, this.y, textWidth, height).fill(colour("amber100"));
    this.#pdf.rect(sheet.side, this.y, 3, height).fill(colour("amber500"));
    drawLines(this.#pdf, lines, looks.body, sheet.side + 14, this.y + 7);
    this.y += height + 9;
  }

  /** Draws a table. Columns are as wide as their longest words ask for; figures end at the right. */
  table(rows: readonly (readonly string[])[]): void {
    const [head = [], ...body] = rows;
    const wide = head.map((_, at) =>
      Math.min(34, Math.max(5, ...rows.map((row) => Math.sqrt((row[at] ?? "").length) * 5))),
    );
    const all = wide.reduce((sum, one) => sum + one, 0);
    const widths = wide.map((one) => (textWidth * one) / all);
    const figures = head.map(
      (_, at) =>
        body.every((row) => /^[\s*₦\d,.%×−-]*$/.test(row[at] ?? "")) &&
        body.some((row) => /\d/.test(row[at] ?? "")),
    );
    const draw = (row: readonly string[], look: Look, ground?: string) => {
      const cells = head.map((_, at) => breakLines(this.#pdf, row[at] ?? "", (widths[at] ?? 0) - 10, look));
      const height = Math.max(20, heightOf(Math.max(...cells.map(({ length }) => length)), look) + 8);
      if (this.y + height > sheet.h - sheet.foot) {
        this.begin();
        if (!ground) draw(head, looks.head, colour("indigo900"));
      }
      let x = sheet.side;
      for (const [at, lines] of cells.entries()) {
        const width = widths[at] ?? 0;
        this.#pdf.rect(x, this.y, width, height);
        if (ground) this.#pdf.fill(ground);
        else this.#pdf.lineWidth(0.5).stroke(colour("muted"));
        const top = this.y + (height - heightOf(lines.length, look)) / 2;
        drawLines(this.#pdf, lines, look, x + 5, top, figures[at] ? x + width - 5 : undefined);
        x += width;
      }
      this.y += height;
    };
    this.room(64);
    draw(head, looks.head, colour("indigo900"));
    for (const row of body) draw(row, looks.cell);
    this.y += 10;
  }

  /** Draws a part. What announces the next part, such as when to send a message, is on the page of that part. */
  part(part: Part, next?: Part): void {
    const announces = next !== undefined && ("copy" in next || "rows" in next);
    if ("heading" in part) {
      this.y += 6;
      this.text(part.heading, looks.heading, { keep: 140, after: 4 });
    } else if ("text" in part) {
      this.text(part.text, looks.body, { keep: announces ? 100 : 0 });
    } else if ("copy" in part) this.copy(part.copy);
    else if ("rows" in part) this.table(part.rows);
    else {
      for (const [at, text] of part.points.entries())
        this.text(text, looks.body, { indent: 18, after: 4, mark: part.numbered ? `${at + 1}.` : "–" });
      this.y += 3;
    }
  }
}

/** A chapter and the page that it begins on. */
export interface Place {
  readonly title: string;
  readonly page: number;
}

export interface MadeBook {
  readonly file: Uint8Array;
  readonly pages: number;
  readonly chapters: readonly Place[];
}

/** The contents fit on one page, after the cover. */
const contentsPage = 2;

function drawContents(pages: Pages, chapters: readonly Place[], pdf: Pdf): void {
  pages.text("Contents", looks.title, { after: 12 });
  for (const { title, page } of chapters) {
    const top = pages.y;
    pages.text(title, looks.body, { after: 7 });
    const number = breakLines(pdf, String(page), 40, looks.body);
    drawLines(pdf, number, looks.body, sheet.w - sheet.side - 40, top, sheet.w - sheet.side);
  }
}

/** The last page of a reading sample: where the rest is. */
function drawEnd(pages: Pages, { title, path, price }: Ebook, whole: MadeBook): void {
  pages.begin();
  pages.text(storeTexts.sampleEnd.heading, looks.title, { after: 12 });
  pages.text(storeTexts.sampleEnd.text(title, whole.pages, naira(price.amount)), looks.body, { after: 8 });
  pages.copy(`${site.url}${path}`);
}

/**
 * Sets a book, with cover, contents, bookmarks and page numbers. The same chapters give the same bytes.
 * @param whole the whole book, where these are its first chapters as a reading sample
 * @returns the PDF file, its number of pages, and where each chapter begins
 */
export async function makeBook(
  book: Ebook,
  chapters: readonly Chapter[],
  whole?: MadeBook,
): Promise<MadeBook> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    lang: "en-NG",
    displayTitle: true,
    info: {
      Title: whole ? storeTexts.sampleTitle(book.title) : book.title,
      Author: site.name,
      Subject: book.subtitle,
      CreationDate: madeOn,
      ModDate: madeOn,
    },
  });
  for (const [name, file] of await pdfFaces()) pdf.registerFont(name, file);
  const pieces: Buffer[] = [];
  const written = new Promise<Uint8Array>((done, failed) => {
    pdf.on("data", (piece: Buffer) => pieces.push(piece));
    pdf.on("end", () => done(new Uint8Array(Buffer.concat(pieces))));
    pdf.on("error", failed);
  });
  const pages = new Pages(pdf, book.title);
  pages.begin({ plain: true });
  drawCover(pdf, book, sheet);
  pages.begin({ plain: true });
  const places: Place[] = [];
  for (const { title, parts } of chapters) {
    pages.begin();
    pdf.outline.addItem(title);
    places.push({ title, page: pages.number });
    pages.text(title, looks.title, { after: 12 });
    for (const [at, part] of parts.entries()) pages.part(part, parts[at + 1]);
  }
  if (whole) drawEnd(pages, book, whole);
  const count = pages.number;
  // The contents are drawn last, when the pages of the chapters are known.
  pdf.switchToPage(contentsPage - 1);
  pages.y = sheet.head;
  drawContents(pages, whole?.chapters ?? places, pdf);
  pdf.end();
  return { file: await written, pages: count, chapters: places };
}
