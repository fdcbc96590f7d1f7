import { generalSector, sectors } from "#content/trades/sectors.ts";
import type { Line, Sector } from "#content/trades/types.ts";
import { bestByKeywords } from "./keywords.ts";
import { placeOf, searchable } from "./plain-text.ts";

/** The sector that the text names, else the general one. The first text counts most. */
export function findSector(...texts: readonly string[]): Sector {
  const [first = ""] = texts;
  return bestByKeywords([first, texts.join("\n")], sectors) ?? generalSector;
}

function names(line: Line, text: string): number {
  const plain = searchable(text);
  const places = line.words.map((word) => placeOf(plain, word)).filter((place) => place >= 0);
  return places.length ? Math.min(...places) : -1;
}

/** The trade within a sector that the text names first. */
export function findLine(sector: Sector, text: string): Line | undefined {
  return sector.lines
    .map((line) => ({ line, place: names(line, text) }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)[0]?.line;
}

/** The part of a brief that decides which phrases fit it. */
interface Trade {
  readonly sector: Sector;
  readonly line: Line | undefined;
}

/**
 * The items of a sector that fit the visitor's trade: items that are only about the sector's other trades are left out.
 */
export function fitting<Item>(
  { sector, line }: Trade,
  items: readonly Item[],
  textOf: (item: Item) => string = String,
): readonly Item[] {
  if (!line) return items;
  const others = sector.lines.filter((other) => other.id !== line.id);
  const kept = items.filter((item) => {
    const text = textOf(item);
    return names(line, text) >= 0 || !others.some((other) => names(other, text) >= 0);
  });
  return kept.length ? kept : items;
}
