import type { Cloth } from "#content/pages.ts";
import type { TileName } from "./tiles.ts";

/**
 * A dyed ground and the undyed mark on it, by the names of the tokens in styles/tokens.css. On the pages each is a class
 * (`.dye-d` and so on in styles/cloth.css).
 */
export const dyes = {
  d: ["deep", "deep-muted"],
  r: ["deep-raised", "deep-ink"],
  b: ["dye", "deep-ink"],
  i: ["dye-bright", "deep-ink"],
  a: ["accent", "accent-ink"],
  p: ["deep-ink", "dye"],
  o: ["deep", "accent"],
} as const satisfies Readonly<Record<string, readonly [ground: string, mark: string]>>;

export type Dye = keyof typeof dyes;

interface Pattern {
  /** Repeats from square to square; each row begins `shift` further on. */
  readonly tiles: readonly TileName[];
  readonly shift: number;
  /** The dye of each square, row by row; the whole repeats. */
  readonly dye: readonly string[];
  /**
   * Side of a square on a page, in pixels. A strip on phones shows two thirds of it and is 64 high: 96 fills it. On a
   * screen 1280 wide, 96 and 106 fill the walls of a page and of home.
   */
  readonly side: number;
  /** Degrees by which the whole cloth lies turned on a page. */
  readonly turn?: number;
  /** Turns every square by a quarter more than the one before, so that four make one figure. */
  readonly whirl?: boolean;
}

/** One cloth for each part of the site: other motifs, another scale, another order of colours. */
export const weaves = {
  home: {
    tiles: ["squares", "dots", "star", "bow"],
    shift: 1,
    dye: ["rbia", "pdrb", "iadp", "bord"],
    side: 106,
  },
  systems: { tiles: ["squares", "lattice"], shift: 1, dye: ["rdbi", "dirb", "bdar", "irdb"], side: 96 },
  demos: { tiles: ["lattice", "bow"], shift: 1, dye: ["ibdr", "rpib", "bdra", "dibr"], side: 120, turn: 45 },
  tools: { tiles: ["star", "sun", "dots"], shift: 1, dye: ["dor", "bda", "rdo"], side: 76 },
  school: { tiles: ["petals", "ripple"], shift: 1, dye: ["bpai", "rbip", "abri", "prbd"], side: 156 },
  people: { tiles: ["comb", "bow"], shift: 1, dye: ["adrb", "radp", "brao", "orda"], side: 96 },
  journal: { tiles: ["ripple"], shift: 0, dye: ["bipr", "idbi", "rbda", "dpib"], side: 132, whirl: true },
  shelf: {
    tiles: ["waves", "squares", "waves", "petals"],
    shift: 1,
    dye: ["prbi", "bapr", "ribp", "aprb"],
    side: 92,
  },
  notes: { tiles: ["lattice", "dots"], shift: 1, dye: ["drdd", "ddrd", "rdod"], side: 96 },
} as const satisfies Readonly<Record<Cloth, Pattern>>;

/** One square of a cloth, by its column and row. */
export interface Square {
  tile: TileName;
  dye: Dye;
  column: number;
  row: number;
  /** Quarter turns. */
  quarters: number;
}

const isDye = (letter: string | undefined): letter is Dye => letter !== undefined && letter in dyes;

/** The square at a place of a cloth, which goes on forever. */
function squareAt({ tiles, shift, dye, whirl }: Pattern, column: number, row: number): Square {
  const line = dye[row % dye.length] ?? "";
  const letter = line[column % line.length];
  return {
    tile: tiles[(column + row * shift) % tiles.length] ?? "squares",
    dye: isDye(letter) ? letter : "d",
    column,
    row,
    quarters: whirl ? ([2, 3, 1, 0][(column % 2) + 2 * (row % 2)] ?? 0) : 0,
  };
}

/** So many columns and rows of a cloth, row by row. */
export function weave(cloth: Cloth, columns: number, rows: number): Square[] {
  const pattern: Pattern = weaves[cloth];
  return Array.from({ length: columns * rows }, (_, at) =>
    squareAt(pattern, at % columns, Math.floor(at / columns)),
  );
}

/** The smallest piece that repeats without a seam: the colours and the motifs must both come out even. */
export function repeatOf(cloth: Cloth): { columns: number; rows: number } {
  const { tiles, shift, dye, whirl }: Pattern = weaves[cloth];
  const columns = leastCommon(dye[0]?.length ?? 1, tiles.length);
  const turnsAfter = shift ? tiles.length / greatestCommon(tiles.length, shift) : 1;
  return { columns: whirl ? leastCommon(columns, 2) : columns, rows: leastCommon(dye.length, turnsAfter) };
}

function greatestCommon(one: number, other: number): number {
  return other ? greatestCommon(other, one % other) : one;
}

function leastCommon(one: number, other: number): number {
  return (one * other) / greatestCommon(one, other);
}
