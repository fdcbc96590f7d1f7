import type { ReactNode } from "react";
import type { TileName } from "./tiles.ts";
import type { Dye } from "./weave.ts";

/** One square: its motif and its dye, such as `star a`. */
export type Stitch = `${TileName} ${Dye}`;

interface ClothPatchProps {
  /** The squares, row by row; a dash leaves the ground free. */
  squares: readonly (Stitch | "-")[];
  columns: number;
  /** The dye under the squares. */
  ground?: Dye;
  className?: string;
  /** What is in front of the cloth, in the same units. */
  children?: ReactNode;
}

/**
 * A few squares of cloth as a picture, cut to its element so that the first row stays whole. The motifs must be on the
 * page: in the pattern of its `ClothWall`, or among the motifs that this draws in addition.
 */
export function ClothPatch({ squares, columns, ground, className = "", children }: ClothPatchProps) {
  const rows = Math.ceil(squares.length / columns);
  return (
    <svg
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio="xMidYMin slice"
      className={className}
      aria-hidden="true"
    >
      {ground && <path d={`M0 0h${columns * 100}v${rows * 100}H0z`} className={`dye-${ground}`} />}
      {squares.map((square, at) => {
        if (square === "-") return null;
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
      {children}
    </svg>
  );
}
