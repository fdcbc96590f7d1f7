import type { ReactNode } from "react";

/**
 * The site's motif: small squares of adire, the Yoruba resist-dyed cloth. Each is drawn in a 24 × 24 field with strokes
 * in the current text colour.
 */
const tiles = {
  squares: <path d="M3.5 3.5h17v17h-17zM7.5 7.5h9v9h-9zM11 11h2v2h-2z" />,
  comb: <path d="M3.5 6h17M6 6v14m4-14v9m4-9v14m4-14v9" />,
  dots: (
    <>
      <circle cx="12" cy="12" r="8" strokeDasharray=".1 4.18" strokeWidth="2.2" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  star: (
    <path d="M12 3c.5 5.5 3.5 8.5 9 9-5.5.5-8.5 3.5-9 9-.5-5.5-3.5-8.5-9-9 5.5-.5 8.5-3.5 9-9zM4 4l3 3m13-3-3 3M4 20l3-3m13 3-3-3" />
  ),
  petals: (
    <path d="M12 3.5v17M3.5 12h17M12 12C7.5 11 4.5 8 4 4c4 .5 7 3.5 8 8Zm0 0c1-4.5 4-7.5 8-8-.5 4-3.5 7-8 8Zm0 0c4.5 1 7.5 4 8 8-4-.5-7-3.5-8-8Zm0 0c-1 4.5-4 7.5-8 8 .5-4 3.5-7 8-8Z" />
  ),
  waves: <path d="M3 7q3-5 6 0t6 0 6 0M3 12q3-5 6 0t6 0 6 0M3 17q3-5 6 0t6 0 6 0" />,
} as const;

export type AdireTileName = keyof typeof tiles;

/** One adire tile. */
export function AdireTile({ name, className = "size-6" }: { name: AdireTileName; className?: string }) {
  return (
    <svg className={`drawn ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {tiles[name]}
    </svg>
  );
}

/** Only the strokes of a tile, for a drawing with several tiles. */
export function adireStrokes(name: AdireTileName): ReactNode {
  return tiles[name];
}

const heights = { 1: "h-8", 2: "h-16", 3: "h-24" };

/**
 * A strip of cloth across the full width: the four tiles in a row between lines, in the current text colour. The cloth
 * is one picture in styles/components.css (`.cloth`), however many strips a page has.
 */
export function AdireBand({ className = "", rows = 1 }: { className?: string; rows?: 1 | 2 | 3 }) {
  return <div className={`cloth w-full ${heights[rows]} ${className}`} aria-hidden="true" />;
}
