import type { TileName } from "./tiles.ts";
import type { Dye } from "./weave.ts";

/** One square: its motif and its dye, such as `star a`. */
export type Stitch = `${TileName} ${Dye}`;

interface ClothPatchProps {
  /** The squares, row by row. */
  squares: readonly Stitch[];
  columns: number;
  className?: string;
}

/**
 * A few squares of cloth as a picture, cut to its element so that the first row stays whole. The motifs must be on the
 * page: in the pattern of its `ClothWall`, or among the motifs that this draws in addition.
 */
export function ClothPatch({ squares, columns, className = "" }: ClothPatchProps) {
  const rows = Math.ceil(squares.length / columns);
  return (
    <svg
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio="xMidYMin slice"
      className={className}
      aria-hidden="true"
    >
      {squares.map((square, at) => {
        const [tile, dye] = square.split(" ");
        const [x, y] = [(at % columns) * 100, Math.floor(at / columns) * 100];
        return (
          <use
            key={`${x} ${y}`}
            href={`#t-${tile}`}
            x={x || undefined}
            y={y || undefined}
            className={`dye-${dye}`}
          />
        );
      })}
    </svg>
  );
}
