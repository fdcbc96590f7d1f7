import type PptxGenJS from "pptxgenjs";
import Pptx from "pptxgenjs";
import { site } from "#content/site.ts";
import type { Deck } from "./deck.ts";
import { colours, face } from "./look.ts";
import { defineMasters, titles } from "./masters.ts";
import { namedBox, shapeOptions } from "./shape-options.ts";
import type { Box, Cell, Slide, TableBox, TextBox } from "./slide.ts";
import { fitTogether } from "./text/fit.ts";
import { afterParagraph, bulletIndent } from "./text/measure.ts";
import { type Paragraph, paragraphsOf, runsOf } from "./text/paragraph.ts";

/** One paragraph as the runs of its weights; the last one ends the line. */
function runs(paragraph: Paragraph, box: TextBox, isLast: boolean): PptxGenJS.TextProps[] {
  const all = runsOf(paragraph);
  return all.map(({ text, bold }, at) => ({
    text,
    options: {
      bold: bold || Boolean(box.bold),
      color: box.colour,
      fontSize: box.size,
      fontFace: face,
      paraSpaceAfter: isLast ? 0 : Math.round(box.size * afterParagraph),
      ...(paragraph.bullet && at === 0 ? { bullet: { indent: Math.round(box.size * bulletIndent) } } : {}),
      // The bold words before an address name its owner.
      ...(paragraph.link && !bold ? { hyperlink: { url: paragraph.link } } : {}),
      breakLine: at === all.length - 1 && !isLast,
    },
  }));
}

function addTextBox(slide: PptxGenJS.Slide, box: TextBox, objectName: string): void {
  const paragraphs = paragraphsOf(box.words);
  slide.addText(
    paragraphs.flatMap((paragraph, at) => runs(paragraph, box, at === paragraphs.length - 1)),
    {
      ...shapeOptions(box),
      objectName,
      margin: box.inset ?? 0,
      align: box.align ?? "left",
      valign: box.valign ?? "top",
    },
  );
}

const border = { type: "solid" as const, pt: 1, color: colours.line };

function cellOf(
  { text, bold = false, align = "left", colour, fill }: Cell,
  box: TableBox,
): PptxGenJS.TableCell {
  const pieces = runsOf({ text, bold });
  const options = { color: colour ?? colours.ink, fontFace: face, fontSize: box.size };
  return {
    text: (pieces.length ? pieces : [{ text: "", bold }]).map((run) => ({
      text: run.text,
      options: { ...options, bold: run.bold },
    })),
    options: {
      ...options,
      align,
      valign: "middle",
      margin: [box.inset[0], box.inset[1], box.inset[0], box.inset[1]],
      fill: { color: fill ?? colours.white },
      border: [border, border, border, border],
    },
  };
}

function addTable(slide: PptxGenJS.Slide, box: TableBox, objectName: string): void {
  slide.addTable(
    box.rows.map((row) => row.map((cell) => cellOf(cell, box))),
    { ...box.area, colW: [...box.widths], rowH: [...box.heights], objectName },
  );
}

function addBox(slide: PptxGenJS.Slide, box: Box, at: number): void {
  const name = namedBox(box, at);
  if (box.kind === "text") addTextBox(slide, box, name);
  else if (box.kind === "table") addTable(slide, box, name);
  else slide.addText("", { ...shapeOptions(box), objectName: name });
}

/** The size of a slide's title, in points. @throws Error when it is too long */
export function titleSize({ title, ground }: Slide): number {
  const { area, limits } = titles[ground];
  return fitTogether([{ words: { text: title, bold: true }, area }], limits);
}

function addSlide(pptx: PptxGenJS, slide: Slide): void {
  const added = pptx.addSlide({ masterName: slide.ground });
  added.addText(slide.title, { placeholder: "title", fontSize: titleSize(slide) });
  slide.boxes.forEach((box, at) => {
    addBox(added, box, at);
  });
  added.addNotes(slide.notes);
}

/** The deck as PptxGenJS writes it; `fixedZip` with `mendDeckPart` makes the file that people get. */
export async function renderDeck(deck: Deck): Promise<Uint8Array> {
  const pptx = new Pptx();
  pptx.layout = "LAYOUT_WIDE";
  pptx.title = deck.course.title;
  pptx.subject = deck.course.description;
  pptx.author = site.school;
  // The one text that PptxGenJS writes as it is.
  pptx.company = site.name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  pptx.theme = { headFontFace: face, bodyFontFace: face };
  defineMasters(pptx, deck);
  for (const slide of deck.slides) addSlide(pptx, slide);
  const file = await pptx.write({ outputType: "uint8array" });
  if (!(file instanceof Uint8Array)) throw new Error("PptxGenJS gave no bytes.");
  return file;
}
