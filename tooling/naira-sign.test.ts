import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { expect, it } from "vitest";
import { withBars } from "./naira-sign.ts";

const file =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2";

/** The last glyph of a font: its width, the space before it, its edges and its contours. */
function signOf(font: Uint8Array) {
  const view = new DataView(font.buffer, font.byteOffset);
  const tables = Array.from({ length: view.getUint16(4) }, (_, at) => 12 + at * 16);
  const offset = (tag: string) => {
    const at = tables.find((place) => Buffer.from(font.subarray(place, place + 4)).toString() === tag) ?? 0;
    return view.getUint32(at + 8);
  };
  const metrics = offset("hmtx") + 4 * (view.getUint16(offset("hhea") + 34) - 1);
  const glyph = offset("glyf");
  return {
    width: view.getUint16(metrics),
    before: view.getInt16(metrics + 2),
    contours: view.getInt16(glyph),
    edges: [view.getInt16(glyph + 2), view.getInt16(glyph + 6)],
  };
}

it("draws the naira sign with two bars through the letter, which stay when the font is packed again", async () => {
  const variationAxes = { wght: 700 };
  const font = await subsetFont(await readFile(file), "₦", { targetFormat: "sfnt", variationAxes });
  // The letter is 616 units wide. If the package draws the sign anew, look at it before this is changed.
  expect(signOf(font)).toEqual({ width: 893, before: 32, contours: 5, edges: [32, 861] });
  const bars = { overhang: 40, height: 60, middles: [250, 420], bearings: [20, 50] } as const;
  const packed = await subsetFont(Buffer.from(withBars(font, bars)), "₦", { targetFormat: "sfnt" });
  const wide = 616 + 2 * 40;
  expect(signOf(packed)).toEqual({ width: 20 + wide + 50, before: 20, contours: 3, edges: [20, 20 + wide] });
});
