import { AdireSymbols, type AdireTileName, adireSymbol } from "#app/ui/adire.tsx";

/** Rows of a map: 'H' where the consultant begins, 'g' where the work has spread to, '.' where nobody has been. */
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
    symbol: adireSymbol(tiles[(x + y * 3) % tiles.length] ?? "star"),
  })),
);

/** A territory as a piece of cloth: one square is dyed first, then those around it. A picture and nothing else. */
export function TerritoryCloth() {
  return (
    <div aria-hidden="true" className="max-w-md max-lg:hidden">
      <AdireSymbols />
      <svg viewBox="0 0 212 176" fill="none" strokeWidth="1.4" strokeLinecap="round" aria-hidden="true">
        {squares.map(({ at, move, look, symbol }) => (
          <g key={at} transform={move} className={look?.thread}>
            <rect width="32" height="32" rx="4" stroke="none" className={look?.ground} />
            <use href={`#${symbol}`} x="4" y="4" width="24" height="24" />
          </g>
        ))}
      </svg>
    </div>
  );
}
