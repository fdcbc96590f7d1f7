import { useId } from "react";

/**
 * The motif: small squares of adire, the Yoruba resist-dyed cloth, each drawn in a 24 × 24 field with strokes in
 * the colour of the text around it.
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

const order: readonly AdireTileName[] = ["squares", "dots", "comb", "star"];

/** One square of cloth. */
export function AdireTile({ name, className = "size-6" }: { name: AdireTileName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {tiles[name]}
    </svg>
  );
}

/** The id under which `AdireSymbols` keeps a square, for `<use>`. */
export function adireSymbol(name: AdireTileName): string {
  return `adire-${name}`;
}

/**
 * The squares as symbols, drawn once for all the `<use href="#adire-…">` of a page: put it there one time. Unlike a
 * pattern, what is used so takes the colour and the stroke of its place.
 */
export function AdireSymbols() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
      {Object.entries(tiles).map(([name, drawing]) => (
        <symbol key={name} id={adireSymbol(name as AdireTileName)} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}

const side = 32;

/** The squares of `rows` rows, each row begun with another square, so that no two alike stand over one another. */
function cloth(rows: number) {
  return Array.from({ length: rows * order.length }, (_, at) => {
    const [row, column] = [Math.floor(at / order.length), at % order.length];
    const name = order[(column + row * 3) % order.length] ?? "squares";
    return { name, place: `translate(${column * side + 4} ${row * side + 4})` };
  });
}

/** The dyed lines between the squares. */
function seams(rows: number): string {
  const upright = order.map((_, column) => `M${column * side + 0.5} 0v${rows * side}`);
  const level = Array.from({ length: rows }, (_, row) => `M0 ${row * side + 0.5}h${order.length * side}`);
  return [...upright, ...level].join("");
}

/** A strip of cloth as wide as its place: the four squares one after the other, between dyed lines. */
export function AdireBand({ className = "", rows = 1 }: { className?: string; rows?: 1 | 2 | 3 }) {
  const id = useId();
  return (
    <svg
      className={`block w-full ${className}`}
      height={rows * side}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <pattern id={id} width={order.length * side} height={rows * side} patternUnits="userSpaceOnUse">
        {cloth(rows).map(({ name, place }) => (
          <g key={place} transform={place}>
            {tiles[name]}
          </g>
        ))}
        <path d={seams(rows)} strokeWidth="1" opacity=".6" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
