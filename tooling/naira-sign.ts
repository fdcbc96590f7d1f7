export interface Bars {
  /** How far the bars reach beyond the letter on each side. */
  overhang: number;
  /** Their height. */
  height: number;
  /** The middle of each, above the baseline. */
  middles: readonly number[];
  /** The space beside them: at the left to the edge of what stands above or below the price, at the right to a digit. */
  bearings: readonly [left: number, right: number];
}

type Point = readonly [x: number, y: number];

/** The places of a TrueType font's tables. */
function tablesOf(view: DataView): (tag: string) => { entry: number; at: number } {
  const entries = Array.from({ length: view.getUint16(4) }, (_, table) => 12 + table * 16);
  return (tag) => {
    const entry = entries.find((at) =>
      [...tag].every((letter, nth) => view.getUint8(at + nth) === letter.charCodeAt(0)),
    );
    if (entry === undefined) throw new Error(`The font has no table ${tag}.`);
    return { entry, at: view.getUint32(entry + 8) };
  };
}

/** The contours of a glyph that has straight lines only. */
function contoursOf(view: DataView, at: number): Point[][] {
  const ends = Array.from({ length: view.getInt16(at) }, (_, nth) => view.getUint16(at + 10 + nth * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let place = at + 10 + ends.length * 2;
  place += 2 + view.getUint16(place);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = view.getUint8(place++);
    flags.push(flag, ...Array<number>(flag & 8 ? view.getUint8(place++) : 0).fill(flag));
  }
  const read = (short: number, same: number) => {
    let sum = 0;
    return flags.map((flag) => {
      if (flag & short) sum += flag & same ? view.getUint8(place++) : -view.getUint8(place++);
      else if (!(flag & same)) {
        sum += view.getInt16(place);
        place += 2;
      }
      return sum;
    });
  };
  const [across, up] = [read(2, 16), read(4, 32)];
  return ends.map((end, nth) => {
    const start = nth ? (ends[nth - 1] ?? 0) + 1 : 0;
    return across.slice(start, end + 1).map((x, point): Point => [x, up[start + point] ?? 0]);
  });
}

/** A glyph of straight lines, as a font stores it, filled up to four bytes. */
function glyphOf(contours: readonly (readonly Point[])[]): Uint8Array {
  const points = contours.flat();
  const length = 12 + contours.length * 2 + points.length * 5;
  const bytes = new Uint8Array(Math.ceil(length / 4) * 4);
  const view = new DataView(bytes.buffer);
  const [across, up] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const head = [contours.length, Math.min(...across), Math.min(...up), Math.max(...across), Math.max(...up)];
  let at = 0;
  const put = (value: number) => {
    view.setInt16(at, value);
    at += 2;
  };
  for (const value of head) put(value);
  let last = -1;
  for (const contour of contours) {
    last += contour.length;
    put(last);
  }
  put(0);
  bytes.fill(1, at, at + points.length);
  at += points.length;
  for (const line of [across, up]) {
    for (const [nth, value] of line.entries()) put(value - (line[nth - 1] ?? 0));
  }
  return bytes;
}

/**
 * Draws the naira sign of the heading face again. In the font its bars are four stubs that reach far beyond the letter
 * and leave it empty inside, so that a price reads as '-N- 1,500'. Here they are two bars through the whole letter.
 * @param font uncompressed, of one weight, with no glyph but ₦ that is drawn
 * @param bars in the font's units, 1/1000 of its size
 */
export function withBars(font: Uint8Array, { overhang, height, middles, bearings }: Bars): Uint8Array {
  const old = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const table = tablesOf(old);
  const letter = contoursOf(old, table("glyf").at).reduce((one, other) =>
    other.length > one.length ? other : one,
  );
  const [left, right] = [Math.min(...letter.map(([x]) => x)), Math.max(...letter.map(([x]) => x))];
  const move = bearings[0] + overhang - left;
  const width = right - left + 2 * overhang;
  const drawn = glyphOf([
    letter.map(([x, y]): Point => [x + move, y]),
    ...middles.map((middle): Point[] => {
      const [from, to] = [bearings[0], bearings[0] + width];
      const [low, high] = [middle - height / 2, middle + height / 2];
      // In the letter's direction, or what they cross would be cut out.
      return [
        [from, low],
        [from, high],
        [to, high],
        [to, low],
      ];
    }),
  ]);
  const start = Math.ceil(font.length / 4) * 4;
  const bytes = new Uint8Array(start + drawn.length);
  bytes.set(font);
  bytes.set(drawn, start);
  const view = new DataView(bytes.buffer);
  view.setUint32(table("glyf").entry + 8, start);
  view.setUint32(table("glyf").entry + 12, drawn.length);
  view.setUint16(table("loca").at + 4, drawn.length / 2);
  view.setUint16(table("hmtx").at + 4, width + bearings[0] + bearings[1]);
  view.setInt16(table("hmtx").at + 6, bearings[0]);
  return bytes;
}
