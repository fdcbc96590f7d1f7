/**
 * The squares of adire cloth, 100 × 100 units each, for the cloth on the pages (cloth.tsx) and on the pictures of shared
 * links (tooling/pictures). A square's parts have one colour: `line` is stroked, `beads` is a dotted stroke, `solid` is
 * filled.
 */
export interface Tile {
  readonly line?: string;
  readonly beads?: string;
  readonly solid?: string;
  /** Its lines end at the edge of the square; round ends would reach beyond it. */
  readonly cut?: true;
}

/** Widths of the strokes, and the distance between two beads: 19 and 13 of them fill the rings of `dots`. */
export const tileStrokes = { line: 5, beads: 6.4, beadGap: 12.566 } as const;

export const tiles = {
  squares: {
    line: "M14 14h72v72H14zM27 27h46v46H27zM14 14 1 1M86 14 99 1M14 86 1 99M86 86l13 13",
    solid: "M40 40h20v20H40z",
  },
  comb: { line: "M10 14h80M10 86h80M18 14v50M39 14v50M61 14v50M82 14v50M28 36v50M50 36v50M72 36v50" },
  dots: {
    beads: "M50 12a38 38 0 1 1 0 76 38 38 0 1 1 0-76M50 24a26 26 0 1 1 0 52 26 26 0 1 1 0-52",
    solid: "M50 37a13 13 0 1 1 0 26 13 13 0 1 1 0-26z",
  },
  star: {
    line: "M12 12l15 15M8 26Q22 22 26 8M88 12 73 27M92 26Q78 22 74 8M12 88l15-15M8 74q14 4 18 18M88 88 73 73M92 74q-14 4-18 18",
    solid: "M50 6q5 39 44 44-39 5-44 44-5-39-44-44 39-5 44-44z",
  },
  petals: {
    line: "M50 12v22M88 50H66M50 88V66M12 50h22",
    solid:
      "M48 48Q24 40 16 16q24 8 32 32zM52 48q8-24 32-32-8 24-32 32zM52 52q24 8 32 32-24-8-32-32zM48 52q-8 24-32 32 8-24 32-32z",
  },
  waves: {
    cut: true,
    line: "M0 18q12-15 25 0t25 0 25 0 25 0M0 40q12-15 25 0t25 0 25 0 25 0M0 62q12-15 25 0t25 0 25 0 25 0M0 84q12-15 25 0t25 0 25 0 25 0",
  },
  sun: {
    line: "M50 8v16M71 14l-8 13M86 29 73 37M92 50H76M86 71l-13-8M71 86l-8-13M50 92V76M29 86l8-13M14 71l13-8M8 50h16M14 29l13 8M29 14l8 13M50 32a18 18 0 1 1 0 36 18 18 0 1 1 0-36z",
    solid: "M50 42a8 8 0 1 1 0 16 8 8 0 1 1 0-16z",
  },
  lattice: {
    cut: true,
    line: "M50 4l46 46-46 46L4 50zM50 24l26 26-26 26-26-26zM0 22 22 0M78 0l22 22M100 78 78 100M22 100 0 78",
    solid: "M50 40l10 10-10 10-10-10z",
  },
  /** A quarter of a circle in rings; four of them, turned, are one large circle. */
  ripple: {
    cut: true,
    line: "M94 0A94 94 0 0 1 0 94M78 0A78 78 0 0 1 0 78M62 0A62 62 0 0 1 0 62",
    solid: "M0 0h46A46 46 0 0 1 0 46z",
  },
  /** Two triangles that touch, as in a woven mat. */
  bow: { solid: "M0 0l50 50L0 100zM100 0 50 50l50 50z" },
} as const satisfies Readonly<Record<string, Tile>>;

export type TileName = keyof typeof tiles;
