import { allPages, type Cloth } from "#content/pages.ts";
import { type TileName, tiles } from "./tiles.ts";
import type { Tokens } from "./tokens.ts";

/** Side of a square, in pixels: three columns and five rows make the cloth on the right of a picture. */
export const side = 126;
const columns = 3;
const rows = 5;
export const clothWidth = side * columns;

/**
 * A cloth's pattern. `tiles` repeat from square to square; each row begins `shift` further on. `dye` gives the ground
 * of every square, row by row, by the keys of a palette.
 */
interface Pattern {
  tiles: readonly TileName[];
  shift: number;
  dye: readonly [string, string, string, string, string];
}

/** A dyed ground and the undyed colour on it, by the names of the tokens in app/styles/tokens.css. */
const dyes: Readonly<Record<string, readonly [ground: string, mark: string]>> = {
  d: ["deep", "deep-muted"],
  r: ["deep-raised", "deep-ink"],
  b: ["brand", "deep-ink"],
  a: ["accent", "accent-ink"],
  p: ["deep-ink", "brand"],
  o: ["deep", "accent"],
};

/** One cloth for each part of the site, so that shared links of the same part look related. */
const cloths = {
  home: { tiles: ["squares", "dots", "comb", "star"], shift: 3, dye: ["drb", "rad", "bdp", "dbr", "ard"] },
  systems: { tiles: ["squares", "lattice"], shift: 1, dye: ["rdb", "dbr", "brp", "dar", "rdo"] },
  tools: { tiles: ["star", "sun", "star", "dots"], shift: 1, dye: ["dbr", "rdo", "adb", "dpr", "rbd"] },
  school: { tiles: ["dots", "petals", "lattice"], shift: 1, dye: ["bdr", "dpd", "rda", "obd", "drb"] },
  people: { tiles: ["comb", "squares", "petals"], shift: 2, dye: ["rda", "bdr", "dro", "pbd", "rdb"] },
  journal: {
    tiles: ["waves", "star", "waves", "squares"],
    shift: 1,
    dye: ["dbd", "rda", "bpd", "dor", "rdb"],
  },
  notes: { tiles: ["lattice", "dots"], shift: 1, dye: ["drd", "rdb", "dod", "brd", "drd"] },
} as const satisfies Readonly<Record<Cloth, Pattern>>;

const firstWord = (path: string) => path.split("/")[1] ?? "";

/** The cloth of a page, by the first word of its address. */
const parts: Readonly<Record<string, Cloth>> = Object.fromEntries(
  allPages.flatMap(({ path, cloth }) => (cloth ? [[firstWord(path), cloth]] : [])),
);

/** The cloth of the page at this path, as SVG, with its top left corner at 0, 0. */
export function cloth(path: string, tokens: Tokens): string {
  const { tiles: order, shift, dye } = cloths[parts[firstWord(path)] ?? "notes"];
  return Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const [ground = "", mark = ""] = dyes[dye[row]?.[column] ?? "d"] ?? [];
    const tile = tiles[order[(column + row * shift) % order.length] ?? "squares"];
    return `<g transform="translate(${column * side} ${row * side})">
<path d="M0 0H${side}V${side}H0z" fill="${tokens[ground]}" stroke="${tokens["deep-line"]}" stroke-width="2"/>
<svg width="${side}" height="${side}" viewBox="-7 -7 114 114"><g fill="${tokens[mark]}" stroke="${tokens[mark]}" stroke-linecap="round" stroke-linejoin="round">${tile}</g></svg>
</g>`;
  }).join("");
}
