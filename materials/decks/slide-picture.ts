import { site } from "#content/site.ts";
import type { Deck } from "./deck.ts";
import { coverCloth, edgeCloth, statementCloth } from "./layouts/cloth.ts";
import { type Area, colours, page, sizes } from "./look.ts";
import { titles } from "./masters.ts";
import { titleSize } from "./render.ts";
import type { Box, Drawn, Slide, TableBox, TextBox } from "./slide.ts";
import { afterParagraph, bulletIndent, inch, textWidth } from "./text/measure.ts";
import { type Paragraph, paragraphsOf, type Run, runsOf } from "./text/paragraph.ts";

/*
 * A slide as an SVG picture, from the same boxes as the file: what the website shows of a deck. Text is in Arial or the
 * reader's stand-in for it.
 */

const lineHeight = 1.2;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const round = (value: number) => Math.round(value * 10) / 10;

/** Breaks a paragraph into lines that fit, each of runs in one weight. */
function linesOf(paragraph: Paragraph, width: number, size: number): Run[][] {
  const room = width - (paragraph.bullet ? bulletIndent * size : 0);
  const words = runsOf(paragraph).flatMap(({ text, bold }) =>
    text.split(/(?<= )/).map((word): Run => ({ text: word, bold })),
  );
  const lines: Run[][] = [[]];
  let used = 0;
  for (const word of words) {
    const wide = textWidth(word.text.trimEnd(), size, word.bold);
    if (used && used + wide > room) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(word);
    used += textWidth(word.text.replaceAll(" ", "\u00a0"), size, word.bold);
  }
  return lines;
}

/** The runs of a line as one text, and neighbours of one weight together. */
function lineText(runs: readonly Run[]): string {
  const parts: Run[] = [];
  for (const run of runs) {
    const last = parts.at(-1);
    if (last?.bold === run.bold) parts.splice(-1, 1, { text: last.text + run.text, bold: run.bold });
    else parts.push(run);
  }
  return parts
    .map(({ text, bold }) => (bold ? `<tspan font-weight="700">${escaped(text)}</tspan>` : escaped(text)))
    .join("");
}

type Setting = Pick<TextBox, "area" | "words" | "size" | "colour" | "align" | "valign" | "inset" | "bold">;

function textOf({
  area,
  words,
  size,
  colour,
  align = "left",
  valign = "top",
  inset = 0,
  bold,
}: Setting): string {
  const width = area.w * inch - 2 * inset;
  const lines = paragraphsOf(words).flatMap((paragraph, at, all) => {
    const own = bold ? { ...paragraph, bold } : paragraph;
    return linesOf(own, width, size).map((runs, line, list) => ({
      runs,
      indent: paragraph.bullet ? bulletIndent * size : 0,
      bullet: paragraph.bullet && line === 0,
      after: line === list.length - 1 && at < all.length - 1 ? afterParagraph * size : 0,
    }));
  });
  const height = lines.reduce((sum, { after }) => sum + size * lineHeight + after, 0);
  const room = area.h * inch - 2 * inset - height;
  let y = area.y * inch + inset + { top: 0, middle: room / 2, bottom: room }[valign];
  const anchor = { left: "start", center: "middle", right: "end" }[align];
  const x = area.x * inch + inset + { left: 0, center: width / 2, right: width }[align];
  const drawn = lines.map(({ runs, indent, bullet, after }) => {
    const base = round(y + size * 0.95);
    y += size * lineHeight + after;
    const mark = bullet ? `<tspan x="${round(x)}" y="${base}">•</tspan>` : "";
    return `${mark}<tspan x="${round(x + indent)}" y="${base}">${lineText(runs)}</tspan>`;
  });
  return `<text font-size="${size}" fill="#${colour}"${anchor === "start" ? "" : ` text-anchor="${anchor}"`}>${drawn.join("")}</text>`;
}

function shapeOf({
  area,
  shape = "rect",
  fill,
  line,
  lineWidth = 1,
  radius = 0.08,
}: Drawn & { area: Area }): string {
  if (!fill && !line) return "";
  const [x, y, w, h] = [area.x, area.y, area.w, area.h].map((value) => round(value * inch)) as [
    number,
    number,
    number,
    number,
  ];
  const look = `fill="${fill ? `#${fill}` : "none"}"${line ? ` stroke="#${line}" stroke-width="${lineWidth}"` : ""}`;
  const [cx, cy] = [round(x + w / 2), round(y + h / 2)];
  const path = (d: string) => `<path d="${d}" ${look}/>`;
  switch (shape) {
    case "rect":
    case "roundRect": {
      const round = shape === "rect" ? "" : ` rx="${Math.min(radius * inch, h / 2)}"`;
      return `<rect x="${x}" y="${y}" width="${w}" height="${h}"${round} ${look}/>`;
    }
    case "ellipse":
      return `<ellipse cx="${cx}" cy="${cy}" rx="${round(w / 2)}" ry="${round(h / 2)}" ${look}/>`;
    case "donut":
      return `<circle cx="${cx}" cy="${cy}" r="${round(w * 0.375)}" fill="none" stroke="#${fill}" stroke-width="${round(w / 4)}"/>`;
    case "diamond":
      return path(`M${cx} ${y}L${x + w} ${cy} ${cx} ${y + h} ${x} ${cy}z`);
    case "star4": {
      const [dx, dy] = [round(w * 0.09), round(h * 0.09)];
      return path(
        `M${cx} ${y}L${cx + dx} ${cy - dy} ${x + w} ${cy} ${cx + dx} ${cy + dy} ${cx} ${y + h} ${cx - dx} ${cy + dy} ${x} ${cy} ${cx - dx} ${cy - dy}z`,
      );
    }
    case "rightArrow":
      return path(`M${x} ${y + h / 4}H${cx}V${y}L${x + w} ${cy} ${cx} ${y + h}V${y + (h * 3) / 4}H${x}z`);
  }
}

function tableOf({ area, widths, heights, rows, size, inset }: TableBox): string {
  let top = area.y;
  return rows
    .map((row, at) => {
      const h = heights[at] ?? 0;
      let left = area.x;
      const cells = row.map((cell, column) => {
        const place = { x: left, y: top, w: widths[column] ?? 0, h };
        left += place.w;
        const ground = shapeOf({ area: place, fill: cell.fill ?? colours.white, line: colours.line });
        const { align = "left", bold = false, colour = colours.ink, text } = cell;
        const words = textOf({
          area: { ...place, x: place.x + inset[1] / inch, w: place.w - (2 * inset[1]) / inch },
          words: { text, bold },
          size,
          colour,
          align,
          valign: "middle",
        });
        return ground + words;
      });
      top += h;
      return cells.join("");
    })
    .join("");
}

function boxOf(box: Box): string {
  if (box.kind === "table") return tableOf(box);
  return box.kind === "text" ? shapeOf(box) + textOf(box) : shapeOf(box);
}

/** What every slide of a ground has: the cloth, and the course's name at the foot. */
function groundOf({ ground }: Slide, { course, turn }: Deck): string {
  const cloths = { cover: coverCloth, paper: edgeCloth, indigo: statementCloth };
  const fill = ground === "paper" ? colours.paper : colours.indigo950;
  const all = { x: 0, y: 0, ...page };
  const foot =
    ground === "cover"
      ? ""
      : textOf({
          area: { x: 1, y: 6.97, w: 8, h: 0.3 },
          words: `${site.name} · ${course.title}`,
          size: sizes.note,
          colour: ground === "paper" ? colours.muted : colours.indigo100,
        });
  return shapeOf({ area: all, fill }) + cloths[ground](turn).map(boxOf).join("") + foot;
}

/** A slide of a deck as an SVG document. */
export function slidePicture(deck: Deck, slide: Slide): string {
  const title = titles[slide.ground];
  const heading = textOf({
    ...title,
    words: { text: slide.title, bold: true },
    size: titleSize(slide),
  });
  const [w, h] = [page.w * inch, page.h * inch].map(Math.round);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" font-family="Arial,Helvetica,Roboto,sans-serif">${groundOf(slide, deck)}${heading}${slide.boxes.map(boxOf).join("")}</svg>\n`;
}
