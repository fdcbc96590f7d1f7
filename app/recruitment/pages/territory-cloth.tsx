import { type AdireTileName, adireStrokes } from "#app/ui/adire.tsx";

/** Rows of a map: 'H' where the consultant begins, 'g' where the work has spread to, '.' where nobody has been yet. */
const map = ["......", "..gg..", ".gHgg.", "..gg..", "...g.."];

const tiles: readonly AdireTileName[] = ["squares", "comb", "dots", "star"];

const looks: Readonly<Record<string, { ground: string; thread: string }>> = {
  H: { ground: "fill-accent", thread: "stroke-accent-ink" },
  g: { ground: "fill-brand-soft", thread: "stroke-accent" },
  ".": { ground: "fill-transparent", thread: "stroke-line" },
};

const side = 36;

const squares = map.flatMap((row, y) =>
  Array.from(row, (place, x) => ({
    at: `${x} ${y}`,
    move: `translate(${x * side} ${y * side})`,
    look: looks[place],
    square: adireStrokes(tiles[(x + y * 3) % tiles.length] ?? "star"),
  })),
);

/** A decorative picture of a territory as cloth: one square is dyed first, then those around it. */
export function TerritoryCloth() {
  return (
    <div aria-hidden="true" className="max-w-md max-lg:hidden">
      <svg viewBox="0 0 212 176" fill="none" strokeWidth="1.4" strokeLinecap="round" aria-hidden="true">
        {squares.map(({ at, move, look, square }) => (
          <g key={at} transform={move} className={look?.thread}>
            <rect width="32" height="32" rx="4" stroke="none" className={look?.ground} />
            <g transform="translate(4 4)">{square}</g>
          </g>
        ))}
      </svg>
    </div>
  );
}
