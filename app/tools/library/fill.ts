import type { Length } from "../fields-contract.ts";

/** What a visitor typed, by the name of its place in a text. A fact that is missing is not in the record. */
export type Facts = Readonly<Partial<Record<FactName, string>>>;

/** Facts that may only be at the end of a sentence, after a colon: they may be of any grammar. */
export const labelledFacts = ["price", "place", "contact", "delivery"] as const;
/**
 * Facts that are whole sentences. `rest` is the offer without its headline, and `callout` addresses the buyers. `hook` opens
 * a post and `intro` a description; both are of the trade (around.ts). `opening` replaces them in the first version, and where
 * they do not fit; it is of the kind of trade (content/library/calls.ts). `act` and `reply` say what the buyer should send,
 * and are of either.
 */
export const ownSentences = [
  "offer",
  "rest",
  "better",
  "callout",
  "hook",
  "intro",
  "opening",
  "act",
  "reply",
] as const;
/** Names, as typed; `buyers` follows 'for'; `features` is a list, one a line; `lead` and `head` are headlines. */
export const namedFacts = ["product", "business", "buyers", "features", "lead", "head"] as const;
export const factNames = [...labelledFacts, ...ownSentences, ...namedFacts] as const;
export type FactName = (typeof factNames)[number];

const segment = /\[\[(.*?)\]\]/gs;
const place = /\{(\w+)\}/g;

/** The facts that a text asks for. */
export const factsIn = (text: string): FactName[] =>
  [...text.matchAll(place)].map(([, name]) => name as FactName);

/** A paragraph without the spaces that a dropped sentence leaves. */
const tidy = (paragraph: string) =>
  paragraph
    .replace(/ {2,}/g, " ")
    .replace(/ *\n */g, "\n")
    .trim();

/** Which of the marked paragraphs each length shows: those with '(+)' from usual on, those with '(++)' only in long. */
const shown: Record<Length, (mark: string) => boolean> = {
  short: (mark) => mark === "",
  usual: (mark) => mark !== "(++)",
  long: () => true,
};

/**
 * Fills a text of the library: keeps the paragraphs of the length, chooses in `[[with a {fact} || without]]`, and
 * puts each fact into its place unchanged but for its first letter and a second full stop.
 * @returns the text, or null if a fact is missing outside of `[[ ]]`
 */
export function fill(text: string, facts: Facts, length: Length = "usual"): string | null {
  const chosen = text.replace(segment, (_, inner: string) => {
    const [given = "", otherwise = ""] = inner.split("||");
    return (factsIn(given).every((name) => facts[name]) ? given : otherwise).trim();
  });
  if (factsIn(chosen).some((name) => !facts[name])) return null;
  const paragraphs = chosen.split(/\n{2,}/).flatMap((paragraph) => {
    const [, mark = "", body = ""] = tidy(paragraph).match(/^(\(\+{1,2}\))?\s*(.*)$/s) ?? [];
    return body && shown[length](mark) ? [body] : [];
  });
  return paragraphs.join("\n\n").replace(/\{(\w+)\}([.?!]?)/g, (_, name: FactName, end: string) => {
    const fact = facts[name] ?? "";
    return /[.?!…]$/.test(fact) ? fact : fact + end;
  });
}
