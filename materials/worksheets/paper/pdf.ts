import PDFDocument from "pdfkit";
import { site } from "#content/site.ts";
import { colours as hex } from "../../decks/look.ts";
import { madeOn } from "../../fixed-zip.ts";
import { courseTitle, sourceLine } from "../source-line.ts";
import { pdfFaces } from "./faces.ts";
import { breakLines, drawLines, heightOf, type Look, type Pdf } from "./lines.ts";
import type { Block, Paper, PaperColumn } from "./paper.ts";

/** A4 in points. */
const sheet = { w: 595.28, h: 841.89, side: 50, foot: 48 } as const;
const textWidth = sheet.w - 2 * sheet.side;
const colour = (name: keyof typeof hex) => `#${hex[name]}`;

const looks = {
  course: { size: 10, colour: colour("clay600"), bold: true },
  title: { size: 23, colour: colour("indigo900"), bold: true },
  heading: { size: 14, colour: colour("indigo700"), bold: true },
  body: { size: 10.5, colour: colour("ink") },
  strong: { size: 10.5, colour: colour("ink"), bold: true },
  lead: { size: 11, colour: colour("muted") },
  example: { size: 10.5, colour: colour("indigo700") },
  cell: { size: 9.5, colour: colour("indigo700") },
  head: { size: 9.5, colour: colour("white"), bold: true },
  foot: { size: 8, colour: colour("muted") },
} as const satisfies Record<string, Look>;

/** Fills a PDF from the top; what does not fit goes to the next page whole. */
class Page {
  y = 0;
  readonly pdf: Pdf;

  constructor(pdf: Pdf) {
    this.pdf = pdf;
    this.begin();
  }

  begin(): void {
    const { pdf } = this;
    pdf.addPage({ size: "A4", margin: 0 });
    pdf.rect(0, 0, sheet.w, 20).fill(colour("indigo900"));
    for (let x = 10; x < sheet.w; x += 20) {
      for (const half of [7, 4]) pdf.rect(x - half, 10 - half, 2 * half, 2 * half);
    }
    pdf.lineWidth(0.8).stroke(colour("amber500"));
    const foot = breakLines(pdf, sourceLine, textWidth, looks.foot);
    drawLines(pdf, foot, looks.foot, sheet.side, sheet.h - 32);
    this.y = 38;
  }

  /** Makes sure that so many points are left on the page. */
  room(height: number): void {
    if (this.y + height > sheet.h - sheet.foot) this.begin();
  }

  text(text: string, look: Look, { indent = 0, after = 5, keep = 0, mark = "" } = {}): void {
    const lines = breakLines(this.pdf, text, textWidth - indent, look);
    const height = heightOf(lines.length, look);
    this.room(height + keep);
    const left = sheet.side + indent;
    if (mark === "box") {
      this.pdf
        .rect(sheet.side, this.y + 1.5, 11, 11)
        .lineWidth(1)
        .stroke(colour("indigo700"));
    } else if (mark) {
      drawLines(this.pdf, breakLines(this.pdf, mark, indent, looks.strong), looks.strong, sheet.side, this.y);
    }
    drawLines(this.pdf, lines, look, left, this.y);
    this.y += height + after;
  }

  line(): void {
    this.room(24);
    this.y += 21;
    const { pdf } = this;
    pdf.moveTo(sheet.side, this.y).lineTo(sheet.w - sheet.side, this.y);
    pdf.lineWidth(0.6).stroke(colour("muted"));
    this.y += 3;
  }

  table(columns: readonly PaperColumn[], rows: readonly (readonly string[])[], empty: number): void {
    const shares = columns.reduce((sum, { wide }) => sum + wide, 0);
    const widths = columns.map(({ wide }) => (textWidth * wide) / shares);
    const row = (texts: readonly string[], look: Look, ground?: string) => {
      const cells = columns.map((_, at) =>
        breakLines(this.pdf, texts[at] ?? "", (widths[at] ?? 0) - 12, look),
      );
      const height = Math.max(22.5, heightOf(Math.max(...cells.map(({ length }) => length)), look) + 11);
      if (this.y + height > sheet.h - sheet.foot) {
        this.begin();
        if (!ground) head();
      }
      let x = sheet.side;
      for (const [at, lines] of cells.entries()) {
        const width = widths[at] ?? 0;
        this.pdf.rect(x, this.y, width, height);
        if (ground) this.pdf.fill(ground);
        else this.pdf.lineWidth(0.6).stroke(colour("muted"));
        const right = columns[at]?.right ? x + width - 6 : undefined;
        drawLines(
          this.pdf,
          lines,
          look,
          x + 6,
          this.y + (height - heightOf(lines.length, look)) / 2 + 1,
          right,
        );
        x += width;
      }
      this.y += height;
    };
    const head = () =>
      row(
        columns.map((column) => column.head),
        looks.head,
        colour("indigo900"),
      );
    this.room(70);
    head();
    for (const texts of rows) row(texts, looks.cell);
    for (let at = 0; at < empty; at += 1) row([], looks.cell);
    this.y += 10;
  }

  copy(text: string): void {
    const lines = breakLines(this.pdf, text, textWidth - 26, looks.body);
    const height = heightOf(lines.length, looks.body) + 14;
    this.room(height);
    this.pdf.rect(sheet.side, this.y, textWidth, height).fill(colour("amber100"));
    this.pdf.rect(sheet.side, this.y, 4, height).fill(colour("amber500"));
    drawLines(this.pdf, lines, looks.body, sheet.side + 14, this.y + 8);
    this.y += height + 10;
  }

  block(part: Block): void {
    if ("heading" in part) {
      this.y += 8;
      this.text(part.heading, looks.heading, { keep: 95 });
    } else if ("text" in part) this.text(part.text, looks.body, { after: 7 });
    else if ("steps" in part) {
      for (const [at, text] of part.steps.entries())
        this.text(text, looks.body, { indent: 20, mark: `${at + 1}.` });
    } else if ("ticks" in part) {
      for (const text of part.ticks) this.text(text, looks.body, { indent: 20, after: 7, mark: "box" });
    } else if ("ask" in part) {
      this.y += 5;
      this.text(part.ask, looks.strong, { after: 2, keep: 24 * part.lines + 16 });
      if (part.example) this.text(`Example: ${part.example}`, looks.example, { after: 0 });
      for (let at = 0; at < part.lines; at += 1) this.line();
      this.y += 6;
    } else if ("columns" in part) this.table(part.columns, part.rows, part.empty);
    else {
      this.y += 4;
      this.text(part.when, looks.strong, { after: 3, keep: 50 });
      this.copy(part.copy);
    }
  }
}

/** The worksheet as a PDF for printing, with its face inside; the same bytes each time. */
export async function pdfFile(paper: Paper): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    lang: "en-NG",
    displayTitle: true,
    pdfVersion: "1.7",
    info: {
      Title: paper.title,
      Author: site.school,
      Subject: paper.description,
      CreationDate: madeOn,
      ModDate: madeOn,
    },
  });
  for (const [name, file] of await pdfFaces()) pdf.registerFont(name, file);
  const pieces: Buffer[] = [];
  const whole = new Promise<Uint8Array>((done, failed) => {
    pdf.on("data", (piece: Buffer) => pieces.push(piece));
    pdf.on("end", () => done(new Uint8Array(Buffer.concat(pieces))));
    pdf.on("error", failed);
  });
  const page = new Page(pdf);
  page.text(courseTitle(paper.course), looks.course, { after: 1 });
  page.text(paper.title, looks.title, { after: 3 });
  page.text(paper.description, looks.lead, { after: 8 });
  for (const part of paper.blocks) page.block(part);
  pdf.end();
  return whole;
}
