import { conciergePhrases as phrases } from "#content/concierge.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import type { Knowledge } from "../knowledge.server.ts";
import { membersOf } from "./context.ts";
import type { Part } from "./part.ts";

/** Compares the named things, lists by their lowest price. A single thing is compared with all others of its kind. */
export function comparison(asked: readonly KnowledgeDocument[], known: Knowledge): Part | undefined {
  const named = asked.filter(({ short }) => short);
  const [first] = named;
  if (!first) return undefined;
  const compared = named.length > 1 ? named : membersOf(first, known);
  if (compared.length < 2) return undefined;
  const lines = compared.map(({ name, priceWords, short = "" }) =>
    priceWords ? phrases.compared(name, priceWords, short) : phrases.price(name, short),
  );
  const priced = compared.some(({ priceWords }) => priceWords);
  return {
    intent: "compare",
    text: lines.join(" "),
    place: first.place,
    action: priced && first.kind !== "ebook" ? "get_quote" : first.action,
    subjects: compared,
  };
}
