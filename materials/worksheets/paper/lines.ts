import type PDFDocument from "pdfkit";
import { type FaceName, faceRuns } from "./faces.ts";
import { type Span, spansOf } from "./paper.ts";

export type Pdf = InstanceType<typeof PDFDocument>;

export interface Look {
  readonly size: number;
  readonly colour: string;
  readonly bold?: boolean;
}

interface Line {
  readonly words: readonly Span[];
  readonly width: number;
}

const leading = 1.38;

/** Height of so many lines, in points. */
export const heightOf = (lines: number, { size }: Look) => lines * size * leading;

/** Space after ₦ at size 1: without it the sign touches the digits and reads as struck out. */
const afterNaira = 0.07;
const gapAfter = (face: FaceName) => (face.endsWith("-naira") ? afterNaira : 0);

/** Widths of words in points at size 1, by face: measuring takes most of the time, and words come again. */
const widths = new Map<string, number>();

function widthOf(pdf: Pdf, span: Span, size: number): number {
  return faceRuns(span).reduce((sum, { text, face }) => {
    const key = `${face} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = pdf.font(face).fontSize(1).widthOfString(text) + gapAfter(face);
      widths.set(key, width);
    }
    return sum + width * size;
  }, 0);
}

/** Adds a word to a line. Words of one weight are drawn at once. */
function addWord(words: Span[], { text, bold }: Span): void {
  const last = words.at(-1);
  if (last?.bold === bold) words[words.length - 1] = { text: last.text + text, bold };
  else words.push({ text, bold });
}

/** Breaks a text into lines no wider than `width` points. A price stays whole, though its sign is of another file. */
export function breakLines(pdf: Pdf, text: string, width: number, look: Look): Line[] {
  const lines: Line[] = [];
  for (const paragraph of text.split("\n")) {
    let words: Span[] = [];
    let filled = 0;
    for (const span of spansOf(paragraph)) {
      for (const word of span.text.split(/(?<= )/)) {
        const piece = { text: word, bold: span.bold || look.bold === true };
        const bare = widthOf(pdf, { ...piece, text: word.trimEnd() }, look.size);
        if (filled && filled + bare > width) {
          lines.push({ words, width: filled });
          words = [];
          filled = 0;
        }
        addWord(words, piece);
        filled += widthOf(pdf, piece, look.size);
      }
    }
    lines.push({ words, width: filled });
  }
  return lines;
}

/** Draws lines from a point down; `right` is the edge that figures end at. */
export function drawLines(
  pdf: Pdf,
  lines: readonly Line[],
  look: Look,
  x: number,
  y: number,
  right?: number,
): void {
  for (const [at, { words, width }] of lines.entries()) {
    let left = right === undefined ? x : right - width;
    for (const word of words) {
      for (const { text, face } of faceRuns(word)) {
        pdf.font(face).fontSize(look.size).fillColor(look.colour);
        pdf.text(text, left, y + at * look.size * leading, { lineBreak: false });
        left += pdf.widthOfString(text) + gapAfter(face) * look.size;
      }
    }
  }
}
