import { calledAs, calledBy, nearest } from "#app/tools/library/library.server.ts";
import {
  endOfTrade,
  institutions,
  tradeFirst,
  tradeHad,
  tradeTold,
} from "#content/concierge/own-business.ts";

/** Most words of the name of a trade: 'second hand clothes and shoes'. */
const mostWords = 7;

/**
 * Minimum chance of a trade by the few words that name it. They are recognised better without the story around them: 'ready
 * made clothes' is a boutique, but with 'I lose orders' behind it a shop for reading glasses. What somebody has or is need not
 * be a trade, so it must be surer.
 */
const sureByName = { told: 0.55, had: 0.9 } as const;

/** From this chance on, goods are recognised by all their words rather than by the last one. */
const surerThanPart = 0.8;

interface Told {
  readonly words: string;
  readonly at: number;
  readonly how: keyof typeof sureByName;
}

/** The words of a message that may name the visitor's trade, in their order. */
function wordsTold(message: string): readonly Told[] {
  const text = message.toLowerCase().replace(/’/g, "'");
  const found = (patterns: readonly RegExp[], how: Told["how"]) =>
    patterns.flatMap((pattern): Told[] => {
      const match = pattern.exec(text);
      const [name = ""] = match?.[1]?.trim().split(endOfTrade) ?? [];
      const words = name.trim().split(/\s+/).slice(0, mostWords).join(" ");
      return match && /[a-z]{3}/.test(words) ? [{ words, at: match.index, how }] : [];
    });
  const all = [...found(tradeTold, "told"), ...found(tradeHad, "had")].toSorted(
    (one, other) => one.at - other.at,
  );
  // 'I be nurse, I get small chemist': what somebody has says more about the business than what somebody is.
  const owned = all[0]?.how === "had" ? found(tradeHad.slice(0, 1), "had") : [];
  return [...owned, ...all];
}

/** The trade with exactly one of these names, the first one first. */
async function firstCalled(names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const called = await calledAs("trades", name);
    if (called !== undefined) return called;
  }
  return undefined;
}

/** The trade that a few words name; of several things the first, and otherwise by its last words: '40-bed hospital'. */
async function tradeNamedBy({ words, how }: Told): Promise<string | undefined> {
  const [thing = words] = words.split(/\s+(?:and|&|plus|with)\s+|\s*\//);
  const called = (await calledAs("trades", thing)) ?? (await calledBy("trades", [words]));
  if (called !== undefined) return called;
  const [likeliest] = await nearest("trades", words);
  // 'Laptop accessories' are surely computers, although 'accessories' alone are jewellery.
  if (how === "told" && likeliest && likeliest.chance >= surerThanPart) return likeliest.id;
  const all = thing.split(" ");
  // 'An NGO drilling boreholes' is called by its first word; of goods, the first word only says which: 'church hats'.
  const begin = how === "had" ? all.slice(0, 1).filter((word) => institutions.has(word)) : [];
  const byPart = await firstCalled([all.slice(-2).join(" "), ...all.slice(-1), ...begin]);
  if (byPart !== undefined) return byPart;
  return likeliest && likeliest.chance >= sureByName[how] ? likeliest.id : undefined;
}

/** The trade that a message names in words for the visitor's own business; undefined if it surely names none. */
export async function toldTrade(message: string): Promise<string | undefined> {
  for (const told of wordsTold(message)) {
    const trade = await tradeNamedBy(told);
    if (trade !== undefined) return trade;
  }
  const [, first] = tradeFirst.exec(message.toLowerCase()) ?? [];
  return first === undefined ? undefined : calledBy("trades", [first.trim()]);
}
