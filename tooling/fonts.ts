import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { type Bars, withBars } from "./naira-sign.ts";

/**
 * Builds the heading face: Bricolage Grotesque, reduced to the characters that the site uses. The package has ₦ in its
 * latin-ext file, apart from the letters, so the naira sign becomes a second, tiny file of the same face, which the
 * browser fetches only where there is a price.
 */
const source = "node_modules/@fontsource-variable/bricolage-grotesque/files";
const target = "public/fonts";
/** One fixed weight: the variable font with the same letters has twice the bytes. */
const weight = 700;

function characters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
}

/** Bars no heavier than leave the letter open; its edge stands on that of the label above or below a price. */
const nairaBars: Bars = { overhang: 44, height: 64, middles: [246, 420], bearings: [20, 55] };

const faces: readonly { file: string; text: string; range?: string; bars?: Bars }[] = [
  {
    file: "bricolage-grotesque-latin-wght-normal.woff2",
    text: `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}–—‘’“”…×•`,
  },
  // Listed last because browsers try the last face first for each character.
  { file: "bricolage-grotesque-latin-ext-wght-normal.woff2", text: "₦", range: "U+20A6", bars: nairaBars },
];

/**
 * The system face that is shown until the heading face has loaded, scaled so that lines break at the same words and
 * nothing moves. Measured in Chromium with the site's own headings.
 */
const fallback = `@font-face {
  font-family: "Bricolage Fallback";
  src: local("Roboto"), local("Arial"), local("Liberation Sans");
  size-adjust: 99%;
  ascent-override: 94%;
  descent-override: 28%;
  line-gap-override: 0%;
}
`;

export async function makeFonts(): Promise<void> {
  await mkdir(target, { recursive: true });
  const made = new Set<string>();
  let css = "/* Made by tooling/fonts.ts. */\n";
  for (const { file, text, range, bars } of faces) {
    const variationAxes = { wght: weight };
    const whole = await readFile(`${source}/${file}`);
    // A glyph can be changed only in the uncompressed font of one weight, which is then packed.
    const font = bars
      ? Buffer.from(withBars(await subsetFont(whole, text, { targetFormat: "sfnt", variationAxes }), bars))
      : whole;
    const subset = await subsetFont(font, text, {
      targetFormat: "woff2",
      ...(bars ? {} : { variationAxes }),
    });
    const hash = createHash("sha256").update(subset).digest("base64url").slice(0, 8);
    const name = `heading-${hash}.woff2`;
    made.add(name);
    await writeFile(`${target}/${name}`, subset);
    css += `@font-face {
  font-family: "Bricolage Grotesque";
  src: url("/fonts/${name}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
${range ? `  unicode-range: ${range};\n` : ""}}
`;
  }
  for (const old of await readdir(target)) if (!made.has(old)) await rm(`${target}/${old}`);
  await writeFile("app/fonts.gen.css", css + fallback);
}
