import { botPackages } from "#content/bot-packages.ts";
import { conciergePhrases as phrases } from "#content/concierge.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import type { Knowledge } from "../knowledge.server.ts";
import { membersOf } from "./context.ts";
import { type Part, sentencesOf } from "./part.ts";

/** The last sentence of a text, without its full stop. An offer's last sentence says what it does. */
const lastSentence = (text: string) => (sentencesOf(text).at(-1) ?? text).replace(/\.$/, "");

/** How much of what the larger package adds is named, in words. */
const mostWordsAdded = 32;

/** What the dearer of two packages does that the other does not; undefined for anything else. */
function addedBy(compared: readonly KnowledgeDocument[]): string | undefined {
  const places = compared.map(({ id }) => botPackages.findIndex((one) => one.id === id)).sort();
  const [low = -1, high = -1] = places;
  const [smaller, larger] = [botPackages[low], botPackages[high]];
  if (compared.length !== 2 || !smaller || !larger || smaller === larger) return undefined;
  const added = botPackages
    .slice(low + 1, high + 1)
    .reverse()
    .flatMap(({ features }) => features.slice(1));
  let told = "";
  for (const text of added) {
    const longer = `${told}${told && "; "}${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    if (longer.split(" ").length > mostWordsAdded) break;
    told = longer;
  }
  return phrases.adds(larger.title, smaller.title, told);
}

/**
 * Compares the named things, lists by their lowest price. A single thing is compared with all others of its kind. Of two it
 * says what each does, of two packages what the larger one adds, of more only what each is for.
 */
export function comparison(asked: readonly KnowledgeDocument[], known: Knowledge): Part | undefined {
  const named = asked.filter(({ short }) => short);
  const [first] = named;
  if (!first) return undefined;
  const compared = named.length > 1 ? named : membersOf(first, known);
  if (compared.length < 2) return undefined;
  const saysOf = ({ short = "", about }: KnowledgeDocument) =>
    compared.length === 2 ? lastSentence(about) : short;
  const added = addedBy(compared);
  const lineOf = (one: KnowledgeDocument) => {
    if (added && one.price) return one.price;
    return one.priceWords
      ? phrases.compared(one.name, one.priceWords, saysOf(one))
      : phrases.price(one.name, saysOf(one));
  };
  const priced = compared.some(({ priceWords }) => priceWords);
  return {
    intent: "compare",
    text: [...compared.map(lineOf), added].filter(Boolean).join(" "),
    place: first.place,
    action: priced && first.kind !== "ebook" ? "get_quote" : first.action,
    subjects: compared,
  };
}
