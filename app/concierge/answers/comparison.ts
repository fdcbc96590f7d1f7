import { conciergePhrases as phrases } from "#content/concierge.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import type { Knowledge } from "../knowledge.server.ts";
import { membersOf } from "./context.ts";
import { type Part, sentencesOf } from "./part.ts";

/** The last sentence of a text, without its full stop. An offer's last sentence says what it does. */
const lastSentence = (text: string) => (sentencesOf(text).at(-1) ?? text).replace(/\.$/, "");

/**
 * Compares the named things, lists by their lowest price. A single thing is compared with all others of its kind. Of two it
 * says what each does, of more only what each is for.
 */
export function comparison(asked: readonly KnowledgeDocument[], known: Knowledge): Part | undefined {
  const named = asked.filter(({ short }) => short);
  const [first] = named;
  if (!first) return undefined;
  const compared = named.length > 1 ? named : membersOf(first, known);
  if (compared.length < 2) return undefined;
  const saysOf = ({ short = "", about }: KnowledgeDocument) =>
    compared.length === 2 ? lastSentence(about) : short;
  const lines = compared.map((one) =>
    one.priceWords
      ? phrases.compared(one.name, one.priceWords, saysOf(one))
      : phrases.price(one.name, saysOf(one)),
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
