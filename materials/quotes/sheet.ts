import { colours as hex } from "../decks/look.ts";
import { breakLines, drawLines, heightOf, type Look, type Pdf } from "../worksheets/paper/lines.ts";

/** A4 in points. */
export const sheet = { w: 595.28, h: 841.89, side: 52, top: 48, foot: 56 } as const;
export const textWidth = sheet.w - 2 * sheet.side;
export const colour = (name: keyof typeof hex) => `#${hex[name]}`;

export const looks = {
  brand: { size: 20, colour: colour("white"), bold: true },
  title: { size: 26, colour: colour("indigo900"), bold: true },
  heading: { size: 13, colour: colour("indigo700"), bold: true },
  body: { size: 10.5, colour: colour("ink") },
  strong: { size: 10.5, colour: colour("ink"), bold: true },
  total: { size: 12.5, colour: colour("indigo900"), bold: true },
  light: { size: 10, colour: colour("indigo100") },
  small: { size: 9, colour: colour("muted") },
  label: { size: 9, colour: colour("clay600"), bold: true },
} as const satisfies Record<string, Look>;

interface Placed {
  x?: number;
  width?: number;
  after?: number;
}

/** Draws from the top of a page down. */
export class Sheet {
  y: number = sheet.top;
  readonly pdf: Pdf;

  constructor(pdf: Pdf) {
    this.pdf = pdf;
    this.#begin();
  }

  #begin(): void {
    this.pdf.addPage({ size: [sheet.w, sheet.h], margin: 0 });
    this.y = sheet.top;
  }

  /** Makes sure that so many points are left on the page. */
  room(height: number): void {
    if (this.y + height > sheet.h - sheet.foot) this.#begin();
  }

  text(text: string, look: Look, { x = sheet.side, width = textWidth, after = 5 }: Placed = {}): void {
    const lines = breakLines(this.pdf, text, width, look);
    this.room(heightOf(lines.length, look));
    drawLines(this.pdf, lines, look, x, this.y);
    this.y += heightOf(lines.length, look) + after;
  }

  /** A heading with a line under it, on the page of what follows. */
  heading(text: string, keep = 60): void {
    this.y += 10;
    this.room(keep);
    this.text(text, looks.heading, { after: 3 });
    this.pdf.rect(sheet.side, this.y, textWidth, 1).fill(colour("line"));
    this.y += 8;
  }

  points(list: readonly string[]): void {
    for (const text of list) {
      const lines = breakLines(this.pdf, text, textWidth - 16, looks.body);
      this.room(heightOf(lines.length, looks.body));
      this.pdf.rect(sheet.side + 1, this.y + 5, 5, 5).fill(colour("amber500"));
      drawLines(this.pdf, lines, looks.body, sheet.side + 16, this.y);
      this.y += heightOf(lines.length, looks.body) + 3;
    }
  }

  /** A row whose first cell is text and whose others are figures that end at the right of their column. */
  row([label = "", ...figures]: readonly string[], look: Look, ground?: string): void {
    const column = 118;
    const lines = breakLines(this.pdf, label, textWidth - figures.length * column - 10, look);
    const height = heightOf(lines.length, look) + 9;
    this.room(height);
    if (ground) this.pdf.rect(sheet.side - 8, this.y, textWidth + 16, height).fill(ground);
    drawLines(this.pdf, lines, look, sheet.side, this.y + 4.5);
    for (const [at, figure] of figures.entries()) {
      const right = sheet.w - sheet.side - (figures.length - 1 - at) * column;
      drawLines(this.pdf, breakLines(this.pdf, figure, column, look), look, 0, this.y + 4.5, right);
    }
    this.y += height;
  }

  /** Facts side by side, each under its name. */
  facts(list: readonly (readonly [string, string])[]): void {
    const width = textWidth / list.length;
    const top = this.y;
    let lowest = top;
    for (const [at, [name, text]] of list.entries()) {
      const x = sheet.side + at * width;
      this.y = top;
      this.text(name, looks.label, { x, width: width - 14, after: 1 });
      this.text(text, looks.body, { x, width: width - 14, after: 0 });
      lowest = Math.max(lowest, this.y);
    }
    this.y = lowest + 8;
  }

  /** Titled texts in two columns, row by row. */
  columns(list: readonly { readonly title: string; readonly text: string }[]): void {
    const gap = 24;
    const width = (textWidth - gap) / 2;
    for (let at = 0; at < list.length; at += 2) {
      const pair = list.slice(at, at + 2);
      const heights = pair.map(
        ({ title, text }) =>
          heightOf(breakLines(this.pdf, title, width, looks.strong).length, looks.strong) +
          heightOf(breakLines(this.pdf, text, width, looks.small).length, looks.small) +
          10,
      );
      this.room(Math.max(...heights));
      const top = this.y;
      for (const [side, { title, text }] of pair.entries()) {
        const x = sheet.side + side * (width + gap);
        this.y = top;
        this.text(title, looks.strong, { x, width, after: 1 });
        this.text(text, looks.small, { x, width, after: 0 });
      }
      this.y = top + Math.max(...heights);
    }
  }
}
