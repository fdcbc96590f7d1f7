import { readFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";
import type { Measure } from "./lines.ts";

const folder = "node_modules/@fontsource-variable/bricolage-grotesque/files";
/** The package has rarer letters, and ₦, in separate files. */
const subsets = ["latin", "latin-ext", "vietnamese"];

/** Weights used in pictures: headings and small text. */
export type Weight = 700 | 500;

export const family = "Bricolage Grotesque";

/** Escapes the characters that have a meaning in SVG. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

export interface Renderer {
  /** The pixels of an SVG, four bytes each. */
  pixels(svg: string): Uint8Array;
  /** The width of a text in a weight at a size. */
  measure(weight: Weight, size: number): Measure;
}

async function faces(letters: string): Promise<Buffer[]> {
  const made: Buffer[] = [];
  for (const wght of [700, 500]) {
    for (const subset of subsets) {
      const file = await readFile(`${folder}/bricolage-grotesque-${subset}-wght-normal.woff2`);
      made.push(await subsetFont(file, letters, { targetFormat: "sfnt", variationAxes: { wght } }));
    }
  }
  return made;
}

/** The library throws when it is initialised twice. */
let library: Promise<void> | undefined;

/**
 * Draws SVG with the site's own font and none of the machine's, so that a picture is the same wherever it is made.
 * @param letters every letter that will be drawn
 */
export async function startRenderer(letters: string): Promise<Renderer> {
  library ??= initWasm(readFile("node_modules/@resvg/resvg-wasm/index_bg.wasm"));
  await library;
  const font = { fontBuffers: await faces(`${letters} x`), defaultFontFamily: family };

  /** Width at 100 pixels, spaces included, up to the right edge of the last letter. */
  function inkWidth(text: string, weight: Weight): number {
    const svg = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9" font-family="${family}" font-weight="${weight}" font-size="100">${escaped(text)}</text></svg>`,
      { font },
    );
    const box = svg.getBBox();
    svg.free();
    return box ? box.x + box.width : 0;
  }

  const known = new Map<string, number>();
  function wordWidth(word: string, weight: Weight): number {
    const key = `${weight} ${word}`;
    const width = known.get(key) ?? inkWidth(word, weight);
    known.set(key, width);
    return width;
  }

  return {
    pixels(svg) {
      const drawn = new Resvg(svg, { font });
      const image = drawn.render();
      const pixels = image.pixels;
      image.free();
      drawn.free();
      return pixels;
    },
    measure(weight, size) {
      const space = inkWidth("x x", weight) - 2 * inkWidth("x", weight);
      return (text) => {
        const words = text.split(" ");
        const widths = words.reduce((sum, word) => sum + wordWidth(word, weight), 0);
        return ((widths + space * (words.length - 1)) * size) / 100;
      };
    },
  };
}
