import { familyOf, matterStems } from "./matters.ts";
import type { ProcedurePart } from "./procedure-lines.ts";

/** How rare the words of a trade are: a word that few lines have tells more about a line. */
export type Rarity = (family: string) => number;

/** Counts the words of some texts. */
export function rarityOf(texts: readonly string[]): Rarity {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const family of new Set(familyOf(text))) counts.set(family, (counts.get(family) ?? 0) + 1);
  return (family) => Math.log(1 + texts.length / (1 + (counts.get(family) ?? 0)));
}

/** Counts the words of all lines of some procedures. */
export const rarityIn = (procedures: readonly (readonly ProcedurePart[])[]): Rarity =>
  rarityOf(procedures.flat().flatMap(({ lines }) => lines.map(({ text }) => text)));

/** A line tells of a matter from this share of its words on. */
export const tellsFrom = 0.6;

/**
 * A function that says how much a line is about a matter: the share of the matter's words that it has, rare ones counting
 * more.
 */
export function aboutMatter(matter: string, rarity: Rarity): (text: string) => number {
  const asked = [...new Set(matterStems(matter))].map((family) => ({ family, weight: rarity(family) }));
  const sum = asked.reduce((all, { weight }) => all + weight, 0);
  return (text) => {
    const told = familyOf(text);
    const had = asked.reduce((all, { family, weight }) => all + (told.includes(family) ? weight : 0), 0);
    return had / (sum || 1);
  };
}
