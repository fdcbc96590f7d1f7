import { readFileSync } from "node:fs";
import type { CoverArt, Ebook } from "#content/ebooks.ts";
import { site } from "#content/site.ts";
import { breakLines, drawLines, heightOf, type Pdf } from "../worksheets/paper/lines.ts";

/** The colours of app/store/cover-looks.ts, in the light scheme. */
const looks: Readonly<Record<CoverArt, { ground: string; ink: string }>> = {
  week: { ground: "#121841", ink: "#c3cbff" },
  bars: { ground: "#c3cbff", ink: "#121841" },
  tide: { ground: "#121841", ink: "#c3cbff" },
  talk: { ground: "#f8f4ea", ink: "#121841" },
  star: { ground: "#262e66", ink: "#f8f4ea" },
  petals: { ground: "#e8a48c", ink: "#121841" },
};

/** Length of the field of squares in covers.svg. */
const field = 120;

/** Draws the squares of one cover from covers.svg, which has only groups, paths and circles. */
function drawSquares(pdf: Pdf, art: CoverArt, x: number, y: number, width: number): void {
  const file = readFileSync("app/store/covers.svg", "utf8");
  const view = file.split(/(?=<view )/).find((part) => part.startsWith(`<view id="${art}"`)) ?? "";
  const [, left = "0"] = /viewBox="(\S+)/.exec(view) ?? [];
  pdf.save();
  pdf.translate(x, y).scale(width / field);
  // The margin before the squares of each view is 14.
  pdf.translate(-Number(left) - 14, 0);
  pdf.lineWidth(1.1).lineCap("round");
  for (const [, close, tag, attributes = ""] of view.matchAll(/<(\/?)(g|path|circle)\b([^>]*?)\/?>/g)) {
    const value = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
    if (tag === "g" && close) pdf.restore();
    else if (tag === "g") {
      pdf.save();
      const [dx = "0", dy = "0"] = /translate\(([^)]*)\)/.exec(attributes)?.[1]?.split(/[ ,]+/) ?? [];
      pdf.translate(Number(dx), Number(dy)).scale(Number(/scale\(([^)]*)\)/.exec(attributes)?.[1] ?? 1));
      const [stroke, line] = [value("stroke"), value("stroke-width")];
      if (stroke) pdf.strokeColor(stroke);
      if (line) pdf.lineWidth(Number(line));
    } else {
      const [dash, gap] = value("stroke-dasharray")?.split(" ").map(Number) ?? [];
      pdf.save();
      if (dash && gap) pdf.dash(dash, { space: gap });
      const line = value("stroke-width");
      if (line) pdf.lineWidth(Number(line));
      if (tag === "path") pdf.path(value("d") ?? "");
      else pdf.circle(Number(value("cx")), Number(value("cy")), Number(value("r")));
      pdf.stroke();
      pdf.restore();
    }
  }
  pdf.restore();
}

/** Draws the front page on the current page. Sizes in points. */
export function drawCover(
  pdf: Pdf,
  { cover, title, subtitle }: Ebook,
  sheet: { w: number; h: number; side: number },
): void {
  const { ground, ink } = looks[cover];
  const width = sheet.w - 2 * sheet.side;
  pdf.rect(0, 0, sheet.w, sheet.h).fill(ground);
  drawSquares(pdf, cover, sheet.side, sheet.side, width);
  const name = { size: 32, colour: ink, bold: true };
  const under = { size: 13, colour: ink };
  let y = sheet.side + width + 26;
  const lines = breakLines(pdf, title, width, name);
  drawLines(pdf, lines, name, sheet.side, y);
  y += heightOf(lines.length, name) + 6;
  drawLines(pdf, breakLines(pdf, subtitle, width, under), under, sheet.side, y);
  drawLines(pdf, breakLines(pdf, site.name, width, under), under, sheet.side, sheet.h - sheet.side);
}
