import { colours } from "./look.ts";
import { altMark, isDecoration } from "./shape-options.ts";

/*
 * What PptxGenJS leaves for PowerPoint to mind or to guess: names that carry a description, numbers used twice,
 * parts listed that are not there, and colours that are nobody's.
 */

const decorative =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}"><adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';

const titleShape =
  /(<p:cNvPr id="\d+" name=")[^"]*("[^>]*><\/p:cNvPr><p:cNvSpPr\/><p:nvPr>)<p:ph\s+idx="\d+"\s+type="title"\s+hasCustomPrompt="1"\s*\/>/g;

/**
 * Moves descriptions out of the names, numbers the shapes of a page anew, each number once and in reading order, calls
 * the title a title, and says that the first row of a table holds its heads.
 */
function mendShapes(xml: string): string {
  let id = 1;
  return xml
    .replace(/<p:cNvPr id="\d+" name="([^"]*)"\s*(\/>|>)/g, (_whole, marked: string, end: string) => {
      const [name = "", alt = ""] = marked.split(altMark);
      id += 1;
      if (!alt) return `<p:cNvPr id="${id}" name="${name}"${end}`;
      if (!isDecoration(alt)) return `<p:cNvPr id="${id}" name="${name}" descr="${alt}"${end}`;
      const open = `<p:cNvPr id="${id}" name="${name}">${decorative}`;
      return end === "/>" ? `${open}</p:cNvPr>` : open;
    })
    .replace(titleShape, '$1Title$2<p:ph type="title"/>')
    .replaceAll("<a:tblPr/>", '<a:tblPr firstRow="1"/>')
    .replaceAll('lang="en-US"', 'lang="en-GB"');
}

/** One master is there, and a slide's number is no master's. */
function mendContents(xml: string): string {
  return xml.replace(
    /<Override PartName="\/ppt\/slideMasters\/slideMaster(\d+)\.xml"[^>]*\/>/g,
    (part, number) => (number === "1" ? part : ""),
  );
}

const theme = {
  dk2: colours.indigo900,
  lt2: colours.paper,
  accent1: colours.indigo700,
  accent2: colours.amber500,
  accent3: colours.indigo500,
  accent4: colours.green,
  accent5: colours.clay600,
  accent6: colours.muted,
  hlink: colours.indigo700,
  folHlink: colours.indigo500,
} as const;

/** The brand's colours where one picks a colour in PowerPoint. */
function mendTheme(xml: string): string {
  return Object.entries(theme).reduce(
    (mended, [name, colour]) =>
      mended.replace(new RegExp(`(<a:${name}>).*?(</a:${name}>)`), `$1<a:srgbClr val="${colour}"/>$2`),
    xml,
  );
}

/** Mends one part of a deck; see `fixedZip`. */
export function mendDeckPart(path: string, xml: string): string {
  if (/^ppt\/(slides|slideLayouts|notesSlides)\/[^/]+\.xml$/.test(path)) return mendShapes(xml);
  if (path === "[Content_Types].xml") return mendContents(xml);
  if (/^ppt\/theme\/theme\d+\.xml$/.test(path)) return mendTheme(xml);
  return xml;
}
