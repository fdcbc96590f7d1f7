import { conciergePhrases as phrases } from "#app/content/concierge.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { type Context, membersOf } from "./context.ts";
import { type Part, partAbout } from "./part.ts";

/** Whole lists beside each other: what each is, and what its things cost. */
function lists(groups: readonly KnowledgeDocument[]): Part | undefined {
  const [first] = groups;
  if (!first || groups.length < 2) return undefined;
  const lines = groups.map(({ name, short = "", priceWords }) =>
    priceWords ? phrases.compared(name, priceWords, short) : phrases.price(name, short),
  );
  return {
    ...partAbout(first),
    intent: "compare",
    text: lines.join(" "),
    action: "get_quote",
    subjects: groups,
  };
}

/** The named things side by side; one thing beside all others of its kind. */
export function comparison(asked: readonly KnowledgeDocument[], { known }: Context): Part | undefined {
  const named = asked.filter(({ group, short }) => !group && short);
  const [first] = asked;
  if (!first) return undefined;
  if (!named.length && asked.length > 1) {
    const beside = lists(asked.filter(({ group, short }) => group && short));
    if (beside) return beside;
  }
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
