import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { clothWidth } from "./cloth.ts";
import { compose, height, type PictureTexts, width } from "./compose.ts";
import { palettePng } from "./png.ts";
import { type Renderer, startRenderer } from "./renderer.ts";
import { siteTokens, type Tokens } from "./tokens.ts";

const long: PictureTexts = {
  path: "/blog/orders",
  heading:
    "How a provision shop in Aba stopped losing the orders that came in on WhatsApp while nobody was awake & why",
  description: `${"A description that goes on ".repeat(12)}to its end.`,
  section: "Blog <&>",
  price: "From ₦1,250,000 one-time setup",
};
const short: PictureTexts = { path: "/", heading: "Ọjà", description: "Prices." };

let renderer: Renderer;
let tokens: Tokens;

beforeAll(async () => {
  tokens = await siteTokens();
  const letters = [long, short].flatMap((texts) => Object.values(texts)).join("");
  renderer = await startRenderer(`${letters}Mindsync…`);
});

/** The colours of a part of a picture, given by its left and top. */
function coloursIn(pixels: Uint8Array, [from, to]: [number, number], [top, bottom] = [0, height]): string[] {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const found = new Set<number>();
  for (let y = top; y < bottom; y++)
    for (const colour of colours.subarray(y * width + from, y * width + to)) found.add(colour);
  return [...found].map(
    (colour) => `#${Buffer.from(Uint32Array.of(colour).buffer).toString("hex").slice(0, 6)}`,
  );
}

describe("a page's picture", () => {
  it.each([long, short])("has its words between the edge and the cloth: $path", (texts) => {
    const pixels = renderer.pixels(compose(texts, "Mindsync", tokens, renderer));
    const cloth = width - clothWidth;
    const words: [number, number] = [60, cloth - 40];
    expect(coloursIn(pixels, [0, 60])).toEqual([tokens.deep]);
    expect(coloursIn(pixels, [cloth - 40, cloth - 2])).toEqual([tokens.deep]);
    expect(coloursIn(pixels, words, [150, height - 60])).toContain(tokens["deep-ink"]);
    // They touch neither the logo above nor the bottom line.
    expect(coloursIn(pixels, words, [130, 150])).toEqual([tokens.deep]);
    expect(coloursIn(pixels, words, [height - 60, height])).toEqual([tokens.deep]);
  });

  it("shows the naira sign and letters of other languages, not gaps", () => {
    const empty = renderer.pixels(compose({ ...short, heading: "." }, "Mindsync", tokens, renderer));
    for (const heading of ["₦", "Ọ"]) {
      const drawn = renderer.pixels(compose({ ...short, heading }, "Mindsync", tokens, renderer));
      expect(Buffer.from(drawn).equals(Buffer.from(empty))).toBe(false);
      expect(renderer.measure(700, 100)(heading)).toBeGreaterThan(40);
    }
  });

  it("has the cloth of its part of the site", () => {
    const [home = "", tools = "", course = "", enroll = ""] = [
      "/",
      "/tools",
      "/video-courses",
      "/enroll",
    ].map((path) => compose({ ...short, path }, "Mindsync", tokens, renderer));
    expect(new Set([home, tools, course]).size).toBe(3);
    expect(enroll).toBe(course);
  });

  it("is the same byte for byte each time, and small", async () => {
    const draw = () =>
      palettePng(renderer.pixels(compose(long, "Mindsync", tokens, renderer)), width, height);
    const [one, other] = [await draw(), await draw()];
    expect(one.equals(other)).toBe(true);
    expect(one.length).toBeLessThanOrEqual(60 * 1024);
  });
});

describe("a PNG of few colours", () => {
  it("has the given colours; beyond 256 the rarest become their nearest neighbours", async () => {
    const side = 20;
    const pixels = Buffer.alloc(side * side * 4, 255);
    for (let at = 0; at < 300; at++) pixels.set([at >> 1, 0, at % 2, 255], at * 4);
    const png = await palettePng(pixels, side, side);
    const [table, data] = [png.indexOf("PLTE"), png.indexOf("IDAT")];
    const palette = png.subarray(table + 4, table + 4 + png.readUInt32BE(table - 4));
    const rows = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
    expect([png.readUInt32BE(16), png.readUInt32BE(20), palette.length]).toEqual([side, side, 256 * 3]);
    for (let at = 0; at < side * side; at++) {
      const number = rows[at + Math.floor(at / side) + 1] ?? 0;
      const shown = [...palette.subarray(number * 3, number * 3 + 3)];
      const given = [...pixels.subarray(at * 4, at * 4 + 3)];
      const off = shown.reduce((most, part, of) => Math.max(most, Math.abs(part - (given[of] ?? 0))), 0);
      expect(off, `pixel ${at}`).toBeLessThanOrEqual(at < 300 ? 22 : 0);
    }
  });
});
