import { conciergePhrases as phrases } from "#app/content/concierge.ts";
import { services } from "#app/content/home-sections.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { places } from "../knowledge/places.ts";
import type { Knowledge } from "../knowledge.server.ts";
import { superlative } from "./intents.ts";
import type { Part } from "./part.ts";

/** How many prices are said at once when they were asked for by name. */
const mostNamed = 3;

/** What everything begins at, for who asks without naming anything. */
function overview(): Part {
  const begins = services.list.flatMap(({ title, startingPrice }) =>
    startingPrice ? [phrases.startingPrices(title, startingPrice)] : [],
  );
  return { intent: "price", text: begins.join(" "), place: places.services, action: "get_quote" };
}

/** The least or most expensive things of one kind. */
function extreme(
  kind: KnowledgeDocument["kind"],
  which: "least" | "most",
  documents: readonly KnowledgeDocument[],
) {
  const priced = documents.filter((one) => one.kind === kind && one.cost !== undefined);
  return priced.reduce<KnowledgeDocument | undefined>((best, one) => {
    if (best?.cost === undefined || one.cost === undefined) return best ?? one;
    return (which === "least" ? one.cost < best.cost : one.cost > best.cost) ? one : best;
  }, undefined);
}

/** What the named things cost; without a name, what the page is about costs, or what everything begins at. */
export function priceAnswer(
  text: string,
  asked: readonly KnowledgeDocument[],
  { documents }: Knowledge,
): Part {
  const priced = asked.filter(({ price }) => price).slice(0, mostNamed);
  const [first] = priced;
  if (!first) return overview();
  const which = superlative(text);
  const best = which && first.group && extreme(first.kind, which, documents);
  const said = best ? [best] : priced;
  const yearly = /\byear|\bannual|\b12 months\b|\btwelve months\b/.test(text);
  const sentences = said.flatMap(({ price, firstYear }) => [price, yearly ? firstYear : undefined]);
  if (best) sentences.unshift(which === "least" ? phrases.cheapest : phrases.dearest);
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
  };
}
