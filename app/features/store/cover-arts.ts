import type { CoverArt } from "#app/content/ebooks.ts";
import type { AdireTileName } from "#app/ui/adire.tsx";

/** One square of a cover: which, where its corner is, and how large, in a field of 120 × 120. */
export type Placed = readonly [tile: AdireTileName, x: number, y: number, size: number];

interface Art {
  /** Ground and ink; the six differ, and are the same by day and by night. */
  readonly look: string;
  readonly squares: readonly Placed[];
  /** The few squares dyed in amber. */
  readonly thread?: readonly Placed[];
}

const unit = 24;

/** Squares of one kind in a row of the field, `count` of them from column `from` on. */
function row(tile: AdireTileName, level: number, from = 0, count = 5): Placed[] {
  return Array.from({ length: count }, (_, at): Placed => [tile, (from + at) * unit, level * unit, unit]);
}

export const coverLooks: Readonly<Record<CoverArt, Art>> = {
  /** Seven squares of a week, in amber among the cloth. */
  week: {
    look: "bg-ground text-brand",
    squares: [...row("squares", 0), ...row("squares", 2, 2, 3), ...row("squares", 3), ...row("squares", 4)],
    thread: [...row("star", 1), ...row("star", 2, 0, 2)],
  },
  /** Columns that rise, as in a chart of sales. */
  bars: {
    look: "bg-brand text-ground",
    squares: [4, 3, 2, 1, 0].flatMap((level) => row("comb", level, 4 - level, level + 1)),
  },
  /** A square that holds in moving water. */
  tide: {
    look: "bg-ground text-brand",
    squares: [...row("waves", 0), ...row("waves", 4)],
    thread: [["squares", 24, 24, 72]],
  },
  /** Rows to the left and to the right, as in a conversation. */
  talk: {
    look: "bg-ink text-ground",
    squares: [
      ...row("dots", 0, 0, 3),
      ...row("petals", 1, 1, 4),
      ...row("dots", 2, 0, 2),
      ...row("petals", 3, 2, 3),
      ...row("dots", 4, 0, 4),
    ],
  },
  /** One large star over a field of dots. */
  star: {
    look: "bg-brand-soft text-ink",
    squares: [...row("dots", 0), ...row("dots", 4)],
    thread: [["star", 18, 18, 84]],
  },
  /** Four great squares, handed from one to the next. */
  petals: {
    look: "bg-clay text-ground",
    squares: [
      ["petals", 0, 0, 60],
      ["squares", 60, 0, 60],
      ["squares", 0, 60, 60],
      ["petals", 60, 60, 60],
    ],
  },
};
