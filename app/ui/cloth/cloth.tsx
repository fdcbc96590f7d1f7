import type { Cloth } from "#content/pages.ts";
import { type Tile, type TileName, tiles } from "./tiles.ts";
import { repeatOf, type Square, weave, weaves } from "./weave.ts";

/** Motifs for a page that has squares of cloth (patch.tsx) but no wall. */
export function ClothMotifs({ names }: { names: readonly TileName[] }) {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        {names.map((name) => (
          <Motif key={name} name={name} />
        ))}
      </defs>
    </svg>
  );
}

/** A motif, drawn once on a page and repeated by `<use>`. */
function Motif({ name }: { name: TileName }) {
  const { line, beads, solid, cut }: Tile = tiles[name];
  return (
    <g id={`t-${name}`}>
      <path d="M0 0h100v100H0z" />
      {line && <path className={cut ? "tile-line tile-cut" : "tile-line"} d={line} />}
      {beads && <path className="tile-line tile-beads" d={beads} />}
      {solid && <path className="tile-solid" d={solid} />}
    </g>
  );
}

function Placed({ square: { tile, dye, column, row, quarters } }: { square: Square }) {
  const turn = quarters ? `rotate(${quarters * 90} ${column * 100 + 50} ${row * 100 + 50})` : undefined;
  return (
    <use
      href={`#t-${tile}`}
      x={column ? column * 100 : undefined}
      y={row ? row * 100 : undefined}
      transform={turn}
      className={`dye-${dye}`}
    />
  );
}

/** The page's cloth once more, at the right of another section with the class `page-hero`, on wide screens. */
export function ClothAgain() {
  return (
    <div className="page-hero-cloth max-lg:hidden">
      <svg className="cloth-wall" aria-hidden="true">
        <rect width="100%" height="100%" fill="url(#weave)" />
      </svg>
    </div>
  );
}

export interface ClothWallProps {
  cloth: Cloth;
  /** Motifs that other drawings of the page use (patch.tsx). */
  also?: readonly TileName[] | undefined;
}

/**
 * Dyed cloth that fills its positioned parent, however large, or on narrow screens a strip of whole squares: the pattern of
 * a part of the site, in its own scale. Once on a page, because its motifs have ids. Purely decorative.
 */
export function ClothWall({ cloth, also = [] }: ClothWallProps) {
  const { columns, rows } = repeatOf(cloth);
  const pattern: { side: number; turn?: number } = weaves[cloth];
  const squares = weave(cloth, columns, rows);
  const used = [...new Set([...squares.map(({ tile }) => tile), ...also])];
  return (
    <svg className="cloth-wall" height={pattern.side} aria-hidden="true">
      <defs>
        {used.map((name) => (
          <Motif key={name} name={name} />
        ))}
        <pattern
          id="weave"
          width={columns * 100}
          height={rows * 100}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${pattern.side / 100})${pattern.turn ? `rotate(${pattern.turn})` : ""}`}
        >
          {squares.map((square) => (
            <Placed key={`${square.column} ${square.row}`} square={square} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#weave)" />
    </svg>
  );
}
