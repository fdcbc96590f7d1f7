import { tellingStems } from "../read-line.ts";
import type { SectorId } from "../sectors.ts";
import type { Trade } from "../trade.ts";
import { otherSides } from "./piece.ts";

/** A last word that fewer names have may be a chance. */
const fewestNames = 3;
/** More than any noun of a trade is counted. */
const mostCount = 100;
/** How many nouns one trade lends. */
const mostNouns = 4;

/** Words that say nothing of the trade: they are left out where others do. */
const vague =
  /^(?:house|services?|care|works?|point|place|centre|supply|supplies|depot|desk|goods|line|room|rooms|home|hands?|staff|helpers?|help)$/i;

/** The last words of names, most frequent first. */
function lastWords(names: readonly string[], count: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of names.map((name) => name.split(" "))) {
    const last = words.slice(-count).join(" ");
    if (words.length > count && !/^(?:and|of|the|for)\b|&/i.test(last))
      counts.set(last, (counts.get(last) ?? 0) + 1);
  }
  return counts;
}

/** The nouns that may end a name, most frequent first. */
interface Nouns {
  /** Those that were typed, or all where none was. */
  likely: string[];
  others: string[];
}

/**
 * The nouns that end the names of a trade, such as 'Salon' and 'Hair Salon'.
 * @param trade its name and its names; undefined where no trade is known
 * @param typed what was typed of the business
 */
export function nounsOf(trade: Pick<Trade, "name" | "names"> | undefined, typed: string): Nouns {
  if (!trade) return { likely: [], others: [] };
  const english = trade.names.filter(({ language }) => language === "English").map(({ name }) => name);
  const ones = lastWords(english, 1);
  const pairs = lastWords(english, 2);
  const named = new Set(tellingStems(trade.name));
  const untyped = otherSides(trade.name, typed);
  const asked = new Set(tellingStems(typed));
  // A canteen that calls itself a restaurant is named so, even if few of the trade's names are.
  const head = new Set(tellingStems(typed.split(/[,.;]|\s(?:for|in|at|near|with|on|from)\s/i)[0] ?? ""));
  const isTyped = (noun: string) => tellingStems(noun).some((stem) => head.has(stem));
  const frequentOnes = [...ones].filter(([, count]) => count >= fewestNames);
  const rare = frequentOnes.some(([noun]) => isTyped(noun))
    ? []
    : [...ones].filter(([noun, count]) => count < fewestNames && isTyped(noun));
  const nouns = [...frequentOnes, ...rare]
    .flatMap(([noun, count]) => {
      // 'Wash' is nearly always 'Car Wash'. Where a pair is only frequent, it is one noun more.
      const [pair = "", times = 0] =
        [...pairs]
          .filter(([one]) => one.endsWith(` ${noun}`))
          .toSorted((one, other) => other[1] - one[1])[0] ?? [];
      const tells = tellingStems(pair.split(" ")[0] ?? "").some((stem) => named.has(stem) || asked.has(stem));
      if (times * 2 > count && times >= fewestNames) return [{ noun: pair, count }];
      return [{ noun, count }, ...(tells && times >= fewestNames ? [{ noun: pair, count: times }] : [])];
    })
    .filter(({ noun }) => !tellingStems(noun).some((stem) => untyped.has(stem)));
  // 'Correct Generators' would sell them: a repairer's name says that things are repaired.
  const repairs = /\brepairs?\b/i.test(trade.name);
  const isGoods = (noun: string) =>
    repairs &&
    !noun.includes(" ") &&
    tellingStems(noun).every((stem) => named.has(stem) && stem !== "repair");
  const telling = nouns.filter(({ noun }) => !isGoods(noun) && (repairs || !vague.test(noun)));
  const usable = [
    ...(repairs && trade.name.split(" ").length === 2
      ? [{ noun: trade.name.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()), count: mostCount }]
      : []),
    ...(telling.length ? telling : nouns),
  ];
  // A bookshop may have no stationery, so the nouns that were not typed come last.
  const told = usable.filter(({ noun }) => tellingStems(noun).some((stem) => asked.has(stem)));
  const frequent = (some: typeof nouns) =>
    some
      .toSorted((one, other) => other.count - one.count)
      .slice(0, mostNouns)
      .map(({ noun }) => noun);
  const likely = frequent(told.length ? told : usable);
  return { likely, others: frequent(usable.filter(({ noun }) => !likely.includes(noun))) };
}

/** Nouns for a kind of trade, and the words that show it where the kind is not recognised. */
const kindNouns: readonly (readonly [SectorId, RegExp, readonly string[]])[] = [
  [
    "food-served",
    /\b(?:cook|cooking|kitchen|restaurant|tuwo|masa|amala|soups?|jollof|catering)\b/i,
    ["Kitchen", "Foods"],
  ],
  ["food-packed", /\b(?:foods?|snacks?|drinks?|spices?|flour)\b/i, ["Foods"]],
  ["crops", /\b(?:farm|farms|farming|plantation|crops?)\b/i, ["Farms"]],
  ["animals", /\b(?:poultry|fishery|livestock|catfish|snails?|goats?|cattle|ranch)\b/i, ["Farms"]],
  ["teaching", /\b(?:lessons?|tutorials?|school|training|academy)\b/i, ["Learning Centre", "Lessons"]],
  ["repairs", /\b(?:repair|repairs|repairer|technician|servicing)\b/i, ["Repairs"]],
  ["beauty", /\b(?:beauty|salon|make-?up|nails?|lashes)\b/i, ["Beauty"]],
  ["transport", /\b(?:transport|buses|haulage|logistics|dispatch)\b/i, ["Transport", "Logistics"]],
  ["hire", /\b(?:rentals?|hire)\b/i, ["Rentals"]],
  ["events", /\b(?:events?|parties|decoration)\b/i, ["Events"]],
  ["shops", /\b(?:shop|store|boutique)\b/i, ["Stores"]],
  ["wholesale", /\b(?:wholesale|depot|distribut\w+)\b/i, ["Depot", "Distributors"]],
];

/** Nouns that may end a name where only the kind of trade is known, or a word that shows it. */
export const nounsOfKind = (sector: SectorId | undefined, typed: string): readonly string[] =>
  (kindNouns.find(([kind]) => kind === sector) ?? kindNouns.find(([, words]) => words.test(typed)))?.[2] ??
  [];
