import { type Tile, tileStrokes, tiles } from "#app/ui/cloth/tiles.ts";
import { dyes, weave } from "#app/ui/cloth/weave.ts";
import { allPages, type Cloth } from "#content/pages.ts";
import type { Tokens } from "./tokens.ts";

/** Side of a square, in pixels: three columns and five rows make the cloth on the right of a picture. */
const side = 126;
const columns = 3;
const rows = 5;
export const clothWidth = side * columns;

const firstWord = (path: string) => path.split("/")[1] ?? "";

/** The cloth of a page, by the first word of its address. */
const parts: Readonly<Record<string, Cloth>> = {
  ...Object.fromEntries(allPages.flatMap(({ path, cloth }) => (cloth ? [[firstWord(path), cloth]] : []))),
  store: "shelf",
};

function drawn({ line, beads, solid, cut }: Tile, mark: string | undefined): string {
  const stroke = (d: string, width: number, dash = "") =>
    `<path d="${d}" fill="none" stroke="${mark}" stroke-width="${width}" stroke-linecap="${cut ? "butt" : "round"}" stroke-linejoin="round"${dash}/>`;
  return [
    line ? stroke(line, tileStrokes.line) : "",
    beads ? stroke(beads, tileStrokes.beads, ` stroke-dasharray="0.01 ${tileStrokes.beadGap - 0.01}"`) : "",
    solid ? `<path d="${solid}" fill="${mark}"/>` : "",
  ].join("");
}

/** The cloth of the page at this path, as SVG, with its top left corner at 0, 0. */
export function cloth(path: string, tokens: Tokens): string {
  const squares = weave(parts[firstWord(path)] ?? "notes", columns, rows);
  return squares
    .map(({ tile, dye, column, row, quarters }) => {
      const [ground, mark] = dyes[dye];
      return `<g transform="translate(${column * side} ${row * side})">
<path d="M0 0H${side}V${side}H0z" fill="${tokens[ground]}"/>
<g transform="scale(${side / 100}) rotate(${quarters * 90} 50 50)">${drawn(tiles[tile], tokens[mark])}</g>
</g>`;
    })
    .join("");
}
