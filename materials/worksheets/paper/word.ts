import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  type HeadingLevel as Heading,
  HeadingLevel,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from "docx";
import { site } from "#content/site.ts";
import { colours } from "../../decks/look.ts";
import { fixedZip } from "../../fixed-zip.ts";
import { courseTitle, sourceLine } from "../source-line.ts";
import { type Block, type Paper, type PaperColumn, spansOf } from "./paper.ts";

/** Width between the margins of an A4 page, in twentieths of a point. */
const textWidth = 11_906 - 2 * 1000;
const thin = { style: BorderStyle.SINGLE, size: 4, color: colours.line };
const rule = { ...thin, color: colours.muted, space: 0 };
const frame = { top: thin, bottom: thin, left: thin, right: thin };

function words(text: string, look: { color?: string; italics?: boolean; bold?: boolean } = {}): TextRun[] {
  return spansOf(text).flatMap(({ text: part, bold }) =>
    part.split("\n").map((line, at) => {
      const weight = bold || look.bold ? { bold: true } : {};
      return new TextRun({ ...look, ...weight, text: line, ...(at ? { break: 1 } : {}) });
    }),
  );
}

const heading = (text: string, level: (typeof Heading)[keyof typeof Heading]) =>
  new Paragraph({ heading: level, keepNext: true, children: words(text) });

const line = () =>
  new Paragraph({
    spacing: { before: 0, after: 0, line: 460 },
    // Word joins frames that are equal; ‘between’ draws the line of each but the last.
    border: { bottom: rule, between: rule },
    children: [new TextRun("")],
  });

function cell(text: string, width: number, look: { head?: boolean; right?: boolean; example?: boolean }) {
  const fill = look.head ? { type: ShadingType.CLEAR, fill: colours.indigo900, color: "auto" } : undefined;
  const ink = look.head ? { color: colours.white, bold: true } : { color: colours.indigo700, italics: true };
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders: frame,
    verticalAlign: VerticalAlignTable.CENTER,
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    ...(fill ? { shading: fill } : {}),
    children: [
      new Paragraph({
        spacing: { after: 0, line: 252 },
        ...(look.right ? { alignment: AlignmentType.RIGHT } : {}),
        children: words(text, ink),
      }),
    ],
  });
}

function table(columns: readonly PaperColumn[], rows: readonly (readonly string[])[], empty: number): Table {
  const shares = columns.reduce((sum, { wide }) => sum + wide, 0);
  const widths = columns.map(({ wide }) => Math.floor((textWidth * wide) / shares));
  const row = (texts: readonly string[], head: boolean) =>
    new TableRow({
      cantSplit: true,
      tableHeader: head,
      height: { value: 460, rule: "atLeast" },
      children: columns.map(({ right }, at) =>
        cell(texts[at] ?? "", widths[at] ?? 0, { head, ...(right ? { right } : {}) }),
      ),
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    rows: [
      row(
        columns.map(({ head }) => head),
        true,
      ),
      ...rows.map((texts) => row(texts, false)),
      ...Array.from({ length: empty }, () => row([], false)),
    ],
  });
}

const gap = () => new Paragraph({ spacing: { after: 60 }, children: [] });

function block(part: Block): (Paragraph | Table)[] {
  if ("heading" in part) return [heading(part.heading, HeadingLevel.HEADING_2)];
  if ("text" in part) return [new Paragraph({ children: words(part.text) })];
  if ("steps" in part) {
    const indent = { left: 480, hanging: 480 };
    return part.steps.map(
      (text, at) => new Paragraph({ indent, children: words(`**${at + 1}.**\t${text}`) }),
    );
  }
  if ("ticks" in part) {
    const indent = { left: 480, hanging: 480 };
    return part.ticks.map((text) => new Paragraph({ indent, children: words(`☐\t${text}`) }));
  }
  if ("ask" in part) {
    const example = { color: colours.indigo700, italics: true };
    return [
      new Paragraph({
        keepNext: true,
        spacing: { before: 160, after: 40 },
        children: words(`**${part.ask}**`),
      }),
      ...(part.example
        ? [
            new Paragraph({
              keepNext: true,
              spacing: { after: 0 },
              children: words(`Example: ${part.example}`, example),
            }),
          ]
        : []),
      ...Array.from({ length: part.lines }, line),
      gap(),
    ];
  }
  if ("columns" in part) return [table(part.columns, part.rows, part.empty), gap()];
  const bar = { style: BorderStyle.SINGLE, size: 24, color: colours.amber500, space: 8 };
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 160, after: 60 },
      children: words(`**${part.when}**`),
    }),
    new Paragraph({
      keepLines: true,
      indent: { left: 200 },
      border: { left: bar },
      shading: { type: ShadingType.CLEAR, fill: colours.amber100, color: "auto" },
      children: words(part.copy),
    }),
  ];
}

/** The worksheet as a .docx file, the same bytes each time. */
export async function wordFile(paper: Paper): Promise<Uint8Array> {
  const small = (text: string, color: string) => [new TextRun({ text, size: 17, color })];
  const footer = new Paragraph({ children: small(sourceLine, colours.muted) });
  const document = new Document({
    title: paper.title,
    creator: site.school,
    lastModifiedBy: site.school,
    description: paper.description,
    styles: {
      default: {
        document: {
          run: { font: "Arial", size: 21, color: colours.ink },
          paragraph: { spacing: { line: 276, after: 110 } },
        },
        heading1: {
          run: { size: 38, bold: true, color: colours.indigo900 },
          paragraph: { spacing: { before: 60, after: 80 } },
        },
        heading2: {
          run: { size: 26, bold: true, color: colours.indigo700 },
          paragraph: { spacing: { before: 260, after: 100 } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 900, bottom: 900, left: 1000, right: 1000 },
          },
        },
        footers: { default: new Footer({ children: [footer] }) },
        children: [
          new Paragraph({
            spacing: { after: 60 },
            border: { top: { style: BorderStyle.SINGLE, size: 36, color: colours.amber500, space: 8 } },
            children: small(courseTitle(paper.course), colours.clay600),
          }),
          heading(paper.title, HeadingLevel.HEADING_1),
          new Paragraph({ children: words(paper.description, { color: colours.muted }) }),
          ...paper.blocks.flatMap(block),
        ],
      },
    ],
  });
  return fixedZip(new Uint8Array(await Packer.toArrayBuffer(document)));
}
