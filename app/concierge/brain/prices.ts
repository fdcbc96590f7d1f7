import { conciergePhrases as phrases } from "#content/concierge.ts";
import { services } from "#content/home-sections.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { places } from "../knowledge/places.ts";
import { type Context, membersOf } from "./context.ts";
import { superlative } from "./intents.ts";
import type { Part } from "./part.ts";

/** How many prices are given at once for offers that were named. */
const mostNamed = 3;

/** The lowest prices of everything, for a question that names nothing. */
function overview(): Part {
  const begins = services.list.flatMap(({ title, startingPrice }) =>
    startingPrice ? [phrases.startingPrices(title, startingPrice)] : [],
  );
  return { intent: "price", text: begins.join(" "), place: places.services, action: "get_quote" };
}

/** The least or most expensive of several things, by the cost of the first month. */
export function extreme(
  things: readonly KnowledgeDocument[],
  which: "least" | "most",
): KnowledgeDocument | undefined {
  const priced = things.flatMap((thing) => (thing.cost === undefined ? [] : [{ thing, cost: thing.cost }]));
  priced.sort((one, other) => (which === "least" ? one.cost - other.cost : other.cost - one.cost));
  return priced[0]?.thing;
}

/** The prices of the given things, or the lowest prices of everything. */
export function priceAnswer(text: string, asked: readonly KnowledgeDocument[], { known }: Context): Part {
  const priced = asked.filter(({ price }) => price).slice(0, mostNamed);
  const [first] = priced;
  if (!first) return overview();
  const which = superlative(text);
  const several = priced.length > 1 ? priced : first.group ? membersOf(first, known) : [];
  const best = which && extreme(several, which);
  const said = best ? [best, ...priced.filter((one) => one !== best && !one.group)] : priced;
  const yearly = /\byear|\bannual|\b12 months\b|\btwelve months\b/.test(text);
  const sentences = said.flatMap(({ price, firstYear }) => [price, yearly ? firstYear : undefined]);
  if (best) sentences.unshift(which === "least" ? phrases.cheapest(best.name) : phrases.dearest(best.name));
  const [only] = said;
  if (said.length === 1 && only && !only.group) {
    if (only.short && only.kind !== "tool") sentences.push(`${only.short}.`);
    sentences.push(only.also);
  }
  return {
    intent: "price",
    text: sentences.filter(Boolean).join(" "),
    place: first.place,
    action: first.action === "see_packages" || first.action === "see_systems" ? "get_quote" : first.action,
    subjects: said,
  };
}
