import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const deflated = promisify(deflate);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, check]);
}

/** Distance between two colours, each a pixel as a little-endian number. */
function distance(one: number, other: number): number {
  const red = (one & 255) - (other & 255);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = ((one >> 16) & 255) - ((other >> 16) & 255);
  return red * red + green * green + blue * blue;
}

function nearest(colour: number, palette: readonly number[]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [at, kept] of palette.entries()) {
    const away = distance(colour, kept);
    if (away < least) [best, least] = [at, away];
  }
  return best;
}

/**
 * A PNG of at most 256 colours, a third of its size in full colour. Pictures of a few plain colours have more only at
 * the soft edges of shapes; the rarest of those are replaced by the nearest remaining colour.
 * @param pixels red, green, blue and opacity of each, all opaque
 */
export async function palettePng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const seen = new Map<number, number>();
  // Counted in runs: most pixels have the colour of the one before, and looking up each would take the most time.
  for (let at = 0, start = 0; at < colours.length; start = at) {
    const colour = colours[start] ?? 0;
    while (colours[at] === colour) at++;
    seen.set(colour, (seen.get(colour) ?? 0) + at - start);
  }
  const byUse = [...seen].sort(([one, uses], [other, others]) => others - uses || one - other);
  const palette = byUse.slice(0, 256).map(([colour]) => colour);
  const place = new Map(byUse.map(([colour], at) => [colour, at < 256 ? at : nearest(colour, palette)]));

  const rows = Buffer.alloc((width + 1) * height);
  let [colour, number] = [-1, 0];
  for (let at = 0; at < colours.length; at++) {
    if (colours[at] !== colour) {
      colour = colours[at] ?? 0;
      number = place.get(colour) ?? 0;
    }
    // Each row begins with its filter type: 0 for none.
    rows[at + Math.floor(at / width) + 1] = number;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, indexes into the palette.
  header.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(
    palette.flatMap((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]),
  );
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("PLTE", table),
    chunk("IDAT", await deflated(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
