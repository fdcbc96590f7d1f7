import type { Brief } from "../brief.ts";
import { fitting } from "../find-sector.ts";

/*
 * A sector's list has what its usual business buys. A single trade in the sector needs less: this table has what it
 * leaves out, by the ids of the sector and its line.
 */
interface Fewer {
  readonly without: RegExp;
  /** Sentence: what this trade needs and the list does not include. */
  readonly note?: string;
  /** Phrase: what this trade charges for first, if the sector only names what others charge for. */
  readonly first?: string;
  /** Matches phrases that are about the other trades without naming them. */
  readonly alien?: RegExp;
}

const fewer: Readonly<Record<string, Readonly<Record<string, Fewer>>>> = {
  fish: {
    smoked: {
      without: /pond|juveniles|feed for|pump/,
      alien: /\bponds?\b|\bfeed\b|[Bb]ig fish|fish that died|harvest week|bad water|tarpaulin/,
      note: "The fish itself is not counted: buy it fresh from a farmer week by week, and let the last packs pay for the next basket.",
    },
    live: { without: /kiln|pouches/ },
    young: { without: /kiln|pouches/ },
  },
  salon: {
    barbing: {
      without: /attachments|basins and a dryer/,
      first: "a price for each cut, with beards and home service charged apart",
      note: "Add one or two barber’s chairs with a mirror, new or used.",
    },
    makeup: {
      without: /chairs, mirrors|clippers|attachments/,
      note: "Your make-up case, brushes and the first products are not counted: buy them for the first three bookings.",
    },
    nails: {
      without: /clippers|attachments/,
      note: "Lamp, drill, gels and files are not counted: buy one small set and add colours from what clients pay.",
    },
  },
  cleaning: {
    cleaning: { without: /pest work/ },
    pests: { without: /vacuum|mops/ },
  },
  shoes: { bags: { without: /^lasts/ } },
  "building-materials": {
    cement: { without: /block machine/ },
    steel: { without: /block machine/ },
    finishing: { without: /block machine/ },
    blocks: { without: /nails, pipes/ },
  },
  "event-decoration": {
    events: { without: /curtain samples/ },
    rooms: { without: /backdrop frames|balloon/ },
  },
  clinic: {
    home: { without: /rent and fitting|couches|microscope/ },
    laboratory: { without: /couches/ },
  },
  fitness: {
    lessons: { without: /weights|machines|mirrors/ },
    food: { without: /weights|machines|mirrors|hall/ },
  },
  logistics: {
    moving: {
      without: /motorcycle|box, helmet/,
      note: "The truck is not counted: hire it by the day until the calendar is full.",
    },
    freight: {
      without: /motorcycle|box, helmet/,
      note: "The truck is not counted: hire it by the trip until the same customers return.",
    },
  },
  "auto-repair": {
    parts: { without: /hoist|scanner|compressor/ },
    wash: {
      without: /hoist|scanner|oil, filters/,
      note: "A pressure washer and a water tank are not counted: ask for both prices first.",
    },
  },
  pos: { savings: { without: /terminal/ } },
};

/** What one trade of a sector leaves out, and what it needs in addition. */
export function fewerFor(sector: string, line: string | undefined): Fewer | undefined {
  return line === undefined ? undefined : fewer[sector]?.[line];
}

/** The items that are about the visitor's trade. */
export function concerning<Item>(
  brief: Brief,
  items: readonly Item[],
  textOf: (item: Item) => string = String,
): readonly Item[] {
  const fits = fitting(brief, items, textOf);
  const alien = fewerFor(brief.sector.id, brief.line?.id)?.alien;
  const own = alien ? fits.filter((item) => !alien.test(textOf(item))) : fits;
  return own.length ? own : fits;
}
