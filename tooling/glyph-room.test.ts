import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { expect, it } from "vitest";
import { withRoom } from "./glyph-room.ts";

const file =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2";

/** Widths and left side bearings of a font's glyphs. */
function metrics(font: Uint8Array): [width: number, bearing: number][] {
  const view = new DataView(font.buffer, font.byteOffset);
  const tables = Array.from({ length: view.getUint16(4) }, (_, at) => 12 + at * 16);
  const offset = (tag: string) => {
    const at = tables.find((place) => Buffer.from(font.subarray(place, place + 4)).toString() === tag) ?? 0;
    return view.getUint32(at + 8);
  };
  const count = view.getUint16(offset("hhea") + 34);
  return Array.from({ length: count }, (_, glyph) => {
    const at = offset("hmtx") + glyph * 4;
    return [view.getUint16(at), view.getInt16(at + 2)];
  });
}

it("gives the naira sign room on both sides, which stays when the font is packed again", async () => {
  const variationAxes = { wght: 700 };
  const font = await subsetFont(await readFile(file), "₦", { targetFormat: "sfnt", variationAxes });
  const before = metrics(font);
  const roomy = withRoom(font, 100);
  const packed = await subsetFont(Buffer.from(roomy), "₦", { targetFormat: "sfnt" });
  expect(metrics(packed)).toEqual(before.map(([width, bearing]) => [width + 200, bearing + 100]));
  expect(before.length).toBeGreaterThan(1);
});
