import { sectors } from "#content/trades/sectors.ts";
import type { Sector } from "#content/trades/types.ts";
import type { Brief } from "../brief.ts";
import { findLine } from "../find-sector.ts";
import { stemsOf } from "../ranking.ts";

/** A word that more sectors than this use says nothing about the sector. */
const rare = 2;

let known: ReadonlyMap<string, readonly Sector[]> | undefined;

/** Every word in what sectors sell and are called, with the sectors that use it. */
function vocabulary(): ReadonlyMap<string, readonly Sector[]> {
  if (known) return known;
  const index = new Map<string, Sector[]>();
  for (const sector of sectors) {
    const words = [...sector.keywords, ...sector.offerNouns, ...sector.lines.flatMap((line) => line.words)];
    for (const stem of stemsOf(words.join(" "))) index.set(stem, [...(index.get(stem) ?? []), sector]);
  }
  known = index;
  return index;
}

/** Finds the sector of a product that is no keyword of the trade: 'blood pressure check' belongs to a pharmacy. */
export function withOfferSector(brief: Brief): Brief {
  if (brief.sectorFound) return brief;
  const points = new Map<Sector, number>();
  for (const stem of stemsOf(brief.text)) {
    const owners = vocabulary().get(stem) ?? [];
    if (owners.length > rare) continue;
    for (const owner of owners) points.set(owner, (points.get(owner) ?? 0) + 1 / owners.length);
  }
  const [best] = [...points].sort(([, one], [, other]) => other - one);
  if (!best) return brief;
  const [sector] = best;
  return { ...brief, sector, sectorFound: true, line: findLine(sector, brief.text) };
}
