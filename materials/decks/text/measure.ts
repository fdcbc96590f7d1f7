import { letterWidth } from "./arial-widths.ts";
import { type Paragraph, paragraphsOf, runsOf, type Words } from "./paragraph.ts";

/** Points in an inch. */
export const inch = 72;
/** Height of a line, and the room after a paragraph, in sizes of the text. */
const lineHeight = 1.2;
export const afterParagraph = 0.4;
/** Room of a bullet, in sizes of the text. */
export const bulletIndent = 1.1;
/** Office programs set text a little wider than its letters add up to. */
const caution = 1.03;

/** Widths of the words of a paragraph in sizes of the text, each with the space after it. */
function wordWidths(paragraph: Paragraph): number[] {
  const words: number[] = [];
  let word = 0;
  for (const { text, bold } of runsOf(paragraph)) {
    for (const letter of text) {
      if (letter === " ") {
        words.push(word);
        word = 0;
      } else word += (letterWidth(letter, bold) / 1000) * caution;
    }
  }
  return [...words, word];
}

const space = 0.278;

/** How many lines a paragraph takes; `undefined` when one of its words is wider than a line. */
function lineCount(paragraph: Paragraph, width: number, size: number): number | undefined {
  const room = width / size - (paragraph.bullet ? bulletIndent : 0);
  let lines = 1;
  let used = -space;
  for (const word of wordWidths(paragraph)) {
    if (word > room) return undefined;
    used += space + word;
    if (used > room) {
      lines += 1;
      used = word;
    }
  }
  return lines;
}

/** Height in points of a text set in a column `width` points wide; infinite when a word is wider than it. */
export function textHeight(words: Words, width: number, size: number): number {
  const paragraphs = paragraphsOf(words);
  return paragraphs.reduce((height, paragraph, at) => {
    const lines = lineCount(paragraph, width, size) ?? Number.POSITIVE_INFINITY;
    const after = at < paragraphs.length - 1 ? size * afterParagraph : 0;
    return height + lines * size * lineHeight + after;
  }, 0);
}

/** Width in points of a text in one line. */
export function textWidth(text: string, size: number, bold = false): number {
  const [first] = paragraphsOf({ text, bold });
  return first ? wordWidths(first).reduce((sum, word) => sum + word + space, -space) * size : 0;
}
