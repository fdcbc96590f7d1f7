import { cloth, clothWidth } from "./cloth.ts";
import { balanced, shortened } from "./lines.ts";
import { escaped, family, type Renderer, type Weight } from "./renderer.ts";
import type { Tokens } from "./tokens.ts";

/** The words on a picture of a page. */
export interface PictureTexts {
  path: string;
  heading: string;
  description: string;
  /** The part of the site, where the page is not that part's first page. */
  section?: string | undefined;
  /** The price, in words. */
  price?: string | undefined;
}

export const width = 1200;
export const height = 630;

const left = 72;
const textWidth = width - clothWidth - left - 56;
/** Heading sizes; the largest that fits is used. Only a very long heading is small and on four lines. */
const headingSizes = [
  { size: 96, most: 1 },
  ...[84, 76, 68, 61, 55, 50].map((size) => ({ size, most: 3 })),
  { size: 48, most: 4 },
];
const smallSize = 30;
/** The baseline of the last line of small text. */
const foot = height - 76;

/** The logo of app/ui/logo.tsx. */
const mark = `<g transform="translate(${left} 64) scale(1.5)"><rect width="40" height="40" rx="9" fill="ACCENT"/><path d="M9 31V11l11 11 11-11v20" fill="none" stroke="INK" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="m20 6.5 3.5 3.5-3.5 3.5-3.5-3.5zM20 27l3.5 3.5L20 34l-3.5-3.5z" fill="INK"/></g>`;

/** The heading's lines at the largest size that fits; a heading too long for any is shortened at the smallest. */
function headingFor(text: string, { measure }: Renderer): { size: number; lines: string[] } {
  for (const { size, most } of headingSizes) {
    const lines = balanced(text, textWidth, most, measure(700, size));
    if (lines) return { size, lines };
  }
  const { size = 0, most = 0 } = headingSizes.at(-1) ?? {};
  return { size, lines: shortened(text, textWidth, most, measure(700, size)) };
}

/** As many whole sentences of the description as fit; if not even the first fits, its beginning. */
function descriptionFor(text: string, most: number, { measure }: Renderer): string[] {
  const small = measure(500, smallSize);
  const sentences = text.split(/(?<=[.?])\s+/);
  for (let kept = sentences.length; kept > 0; kept--) {
    const lines = balanced(sentences.slice(0, kept).join(" "), textWidth, most, small);
    if (lines) return lines;
  }
  return shortened(sentences[0] ?? "", textWidth, most, small);
}

function words(text: string, x: number, y: number, size: number, weight: Weight, fill: string): string {
  return `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`;
}

/**
 * The picture of a page as SVG: the name above, the heading and a few words below, the cloth of its part on the right.
 */
export function compose(
  { path, heading, description, section, price }: PictureTexts,
  name: string,
  tokens: Tokens,
  renderer: Renderer,
): string {
  const { "deep-ink": ink = "", "deep-muted": muted = "", accent = "", deep = "" } = tokens;
  const { size, lines } = headingFor(heading, renderer);
  const small = descriptionFor(description, lines.length + (price ? 1 : 0) > 2 ? 2 : 3, renderer);
  const smallStep = smallSize * 1.4;
  const step = size * 1.08;
  const smallTop = foot - (small.length - 1) * smallStep;
  const priceTop = smallTop - smallStep - 12;
  const headingFoot = price ? priceTop - 66 : smallTop - 70;
  const nameEnd = left + 80 + renderer.measure(700, 36)(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<path d="M0 0H${width}V${height}H0z" fill="${deep}"/>
${mark.replaceAll("ACCENT", accent).replaceAll("INK", tokens["accent-ink"] ?? "")}
${words(name, left + 80, 107, 36, 700, ink)}
${section ? `<path d="M${nameEnd + 20} 78v34" stroke="${tokens["deep-line"]}" stroke-width="3"/>${words(section, nameEnd + 42, 107, 30, 500, muted)}` : ""}
${lines.map((line, at) => words(line, left - 3, headingFoot - (lines.length - 1 - at) * step, size, 700, ink)).join("\n")}
${price ? words(price, left, priceTop, 36, 700, accent) : ""}
${small.map((line, at) => words(line, left, smallTop + at * smallStep, smallSize, 500, muted)).join("\n")}
<g transform="translate(${width - clothWidth} 0)">${cloth(path, tokens)}</g>
</svg>`;
}
