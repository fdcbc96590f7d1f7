import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from "docx";
import type { ToolForm } from "#content/tool-forms.ts";
import type { ToolPart } from "#content/tool-parts.ts";
import { toolTexts } from "#content/tool-texts.ts";
import type { Written } from "./ask-tool.ts";
import { type DocumentBlock, documentBlocks } from "./document-blocks.ts";
import { listOf, textOf } from "./read-written.ts";

const steps = "steps";
const points = "points";

/** A text that keeps its line breaks. */
const plain = (text: string): ParagraphChild[] =>
  text.split("\n").map((line, at) => new TextRun({ text: line, break: at ? 1 : 0 }));

/** A list. Each numbered list has its own instance, so that it starts again at one. */
function list(kind: typeof steps | typeof points, items: readonly string[], instance: number): Paragraph[] {
  return items.map(
    (text) =>
      new Paragraph({
        children: plain(text),
        numbering: { reference: kind, level: 0, instance },
        spacing: { after: 80 },
      }),
  );
}

function block(part: DocumentBlock): Paragraph[] {
  if (part.kind === "heading") {
    const heading = part.line === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2;
    return [new Paragraph({ children: plain(part.text), heading })];
  }
  if (part.kind !== "lines") return list(part.kind, part.items, part.line);
  return [new Paragraph({ children: plain(part.items.join("\n")), spacing: { after: 120 } })];
}

function paragraphs(part: ToolPart, written: Written, at: number): Paragraph[] {
  if (part.kind === "document") return documentBlocks(textOf(written, part.field)).flatMap(block);
  const items = listOf(written, part.field);
  const body = items.length
    ? list(points, items, at)
    : textOf(written, part.field)
        .split("\n")
        .map((line) => new Paragraph({ children: plain(line) }));
  return [new Paragraph({ children: plain(part.label), heading: HeadingLevel.HEADING_2 }), ...body];
}

const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
  level: 0,
  format,
  text,
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: 480, hanging: 320 } } },
});

/** An answer as a Word document. */
export async function wordFile(
  form: ToolForm,
  title: string,
  written: Written,
): Promise<Uint8Array<ArrayBuffer>> {
  const note = new Paragraph({ children: [new TextRun({ text: toolTexts.documentNote(title), size: 16 })] });
  const isOneDocument = form.parts.some(({ kind }) => kind === "document");
  const document = new Document({
    title,
    styles: {
      default: {
        document: { run: { font: "Calibri", size: 23 }, paragraph: { spacing: { line: 288 } } },
        heading1: { run: { size: 36, bold: true, color: "161D47" }, paragraph: { spacing: { after: 160 } } },
        heading2: {
          run: { size: 27, bold: true, color: "2A3690" },
          paragraph: { spacing: { before: 280, after: 100 } },
        },
      },
    },
    numbering: {
      config: [
        { reference: steps, levels: [level(LevelFormat.DECIMAL, "%1.")] },
        { reference: points, levels: [level(LevelFormat.BULLET, "•")] },
      ],
    },
    sections: [
      {
        footers: { default: new Footer({ children: [note] }) },
        children: [
          ...(isOneDocument
            ? []
            : [new Paragraph({ children: plain(form.resultHeading), heading: HeadingLevel.HEADING_1 })]),
          ...form.parts.flatMap((part, at) => paragraphs(part, written, at)),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
