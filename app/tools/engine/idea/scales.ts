/** How a sector's list scales with a number that the visitor gives: 500 broilers, six bikes, three acres. */
export interface Scale {
  readonly sector: string;
  /** Matches the unit that is counted, as people type it, in whole words. */
  readonly units: RegExp;
  /** The number that the knowledge base assumes. */
  readonly base: number;
  /** Items that scale with the number; the others do not change. */
  readonly grows: RegExp;
  /** How an item states the number, and the replacement for another number. */
  readonly says: readonly (readonly [was: string, becomes: string])[];
}

export const scales: readonly Scale[] = [
  {
    sector: "poultry",
    units: /broilers?|layers?|birds|chicks|cockerels|noilers?|pullets|chickens|fowls|turkeys/,
    base: 200,
    grows: /birds|chicks|feed for|vaccines|brooding/,
    says: [
      ["about 200 birds", "about {n} birds"],
      ["200 day-old chicks", "{n} day-old chicks"],
    ],
  },
  {
    sector: "fish",
    units: /catfish|fish|juveniles|fingerlings|tilapia/,
    base: 1000,
    grows: /pond|juveniles|feed for|pump/,
    says: [
      ["two tarpaulin tanks or one concrete pond", "tanks or ponds for {n} fish"],
      ["1,000 juveniles", "{n} juveniles"],
    ],
  },
  {
    sector: "crops",
    units: /hectares?/,
    base: 2.5,
    grows: /rent of|clearing|seed|fertiliser|labour|bags/,
    says: [["two to three hectares", "{n} hectares"]],
  },
  {
    sector: "crops",
    units: /acres?/,
    base: 6,
    grows: /rent of|clearing|seed|fertiliser|labour|bags/,
    says: [["two to three hectares", "{n} acres"]],
  },
  {
    sector: "livestock",
    units: /goats/,
    base: 10,
    grows: /goats|feed,|vaccines|pen/,
    says: [["ten goats or four young rams", "{n} goats"]],
  },
  {
    sector: "livestock",
    units: /rams|sheep/,
    base: 4,
    grows: /rams|feed,|vaccines|pen/,
    says: [["ten goats or four young rams", "{n} young rams"]],
  },
  {
    sector: "logistics",
    units: /bikes?|motorcycles?|riders?|okadas?/,
    base: 1,
    grows: /motorcycle|box,|papers|fuel/,
    says: [
      ["a used or new delivery motorcycle", "{n} delivery motorcycles, used or new"],
      [
        "box, helmet, raincoat, phone holder and lock",
        "box, helmet, raincoat, phone holder and lock for {n} riders",
      ],
    ],
  },
  {
    sector: "transport",
    units: /cars|buses|vehicles/,
    base: 1,
    grows: /car|service|papers|tracker|driver|fuel/,
    says: [["a used car", "{n} used vehicles"]],
  },
  {
    sector: "pos",
    units: /agents|terminals|points|kiosks|machines/,
    base: 1,
    grows: /terminal|float|table|phone|camera/,
    says: [
      [
        "a terminal with its deposit, and a second one as reserve",
        "terminals with their deposits for {n} points",
      ],
    ],
  },
  {
    sector: "tailoring",
    units: /(?:sewing )?machines/,
    base: 2,
    grows: /industrial sewing/,
    says: [["two industrial sewing machines", "{n} industrial sewing machines"]],
  },
  {
    sector: "event-planning",
    units: /chairs/,
    base: 100,
    grows: /chairs/,
    says: [["100 chairs, 10 tables and two canopies", "{n} chairs with the tables and canopies for them"]],
  },
  {
    sector: "short-let",
    units: /flats|apartments|units|rooms/,
    base: 1,
    grows: /flat|bed,|air conditioner|linen|inverter/,
    says: [["one flat in a good street", "{n} flats in a good street"]],
  },
];

const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
  ...{ twenty: 20, thirty: 30, fifty: 50, hundred: 100 },
};

export interface Scaled {
  readonly scale: Scale;
  readonly count: number;
  /** The visitor's number divided by the usual one. */
  readonly factor: number;
  /** 'broilers', as it was typed. */
  readonly unit: string;
}

/** From the smallest trial to a large farm; outside this range, the list for a small start says nothing. */
const [leastFactor, mostFactor] = [0.04, 25];

/** The number that sets the size of the visitor's plan, if the text gives one. */
export function scaleIn(sector: string, text: string): Scaled | undefined {
  for (const scale of scales.filter((one) => one.sector === sector)) {
    const counted = new RegExp(
      String.raw`(?<![\d,.₦])(\d[\d,]*|${Object.keys(numbers).join("|")})\s(?:\p{L}+\s)?(${scale.units.source})\b`,
      "iu",
    );
    const [, typed = "", unit = ""] = counted.exec(text) ?? [];
    const count = numbers[typed.toLowerCase()] ?? Number(typed.replaceAll(",", ""));
    const factor = count / scale.base;
    if (typed !== "" && factor >= leastFactor && factor <= mostFactor) {
      return { scale, count, factor, unit: unit.toLowerCase() };
    }
  }
  return undefined;
}
