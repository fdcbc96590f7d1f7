import { type Fact, factsOf } from "./facts.ts";
import { readable, sentencesOf } from "./plain-text.ts";
import { sentence } from "./sentences.ts";
import { asWe, inside, shortText, withoutArticle } from "./wording.ts";

/** What is offered, in the visitor's words, in the shapes that sentences need. */
export interface Offer {
  /** The offer as a name of something, as it stands after a colon. Empty where whole sentences were typed. */
  readonly line: string;
  /** The first whole sentence where sentences were typed, else empty. */
  readonly said: string;
  /** In a few words, for a headline. */
  readonly head: string;
  /** The same where it names a thing, so that 'see …' can stand before it. */
  readonly named: string | undefined;
  /** Every fact of it, and those that neither line nor sentence has said. */
  readonly facts: readonly Fact[];
  readonly rest: readonly Fact[];
}

const longestLine = 160;
const longestHead = 70;

/** A text up to a comma, or a small word before which a line may break, that keeps it short. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const breaks = Array.from(
    text.matchAll(/, | (?=(?:with|for|in|from|at|and|by|on|to|before|wey|of)\s)/g),
    ({ index }) => index,
  );
  const at =
    breaks.filter((place) => place <= most && place > most / 3).at(-1) ?? text.lastIndexOf(" ", most);
  return at > 0 ? text.slice(0, at) : text.slice(0, most);
}

/** As many of the first facts as make one line; of whole sentences only the first. */
function openingFacts(facts: readonly Fact[]): readonly Fact[] {
  const ends = facts.findIndex((_, at) => {
    const line = facts.slice(0, at + 1).map(({ text }) => text);
    return at > 0 && (isSaid(facts[0]) || at > 2 || line.join(", ").length > longestLine);
  });
  return ends < 0 ? facts : facts.slice(0, ends);
}

function isSaid(fact: Fact | undefined): boolean {
  return fact?.kind === "clause" || fact?.kind === "words" || fact?.kind === "does";
}

/** @param otherwise names the offer where nothing that can be read was typed */
export function offerOf(text: string, otherwise: string): Offer {
  const facts = factsOf(text);
  const [first] = facts;
  if (!first)
    return {
      line: inside(otherwise),
      said: "",
      head: inside(otherwise),
      named: inside(otherwise),
      facts,
      rest: [],
    };
  const [opening = ""] = sentencesOf(readable(text));
  const kept = inside(asWe(opening.replace(/[\s.!?:;,]+$/, "")));
  const rest = facts.filter((fact) => !kept.toLowerCase().includes(fact.text.toLowerCase()));
  // A text that begins with a shout, or with a sentence too long to repeat, is told by its first facts.
  const shouted = !kept.toLowerCase().includes(first.text.toLowerCase()) || kept.length > longestLine;
  const told = shouted ? openingFacts(facts) : [];
  const line = shouted ? told.map((fact) => fact.text).join(", ") : kept;
  const left = shouted ? facts.slice(told.length) : rest;
  const head = shortened((isSaid(first) ? inside(otherwise) : first.text).split(": ")[0] ?? "", longestHead);
  const named = first.kind === "thing" || (isSaid(first) && head.includes(" ")) ? head : undefined;
  if (isSaid(first) || line.includes(": "))
    return { line: "", said: sentence(line), head, named, facts, rest: left };
  return { line, said: "", head, named, facts, rest: left };
}

/** Whom an offer is for, in the visitor's words where they name people; as it stands after 'for'. */
export function peopleOf(field: string, others: readonly string[], otherwise: string): string {
  const typed = shortText(field);
  const copied = others.some((other) => shortText(other).startsWith(typed));
  const named =
    /\p{L}{3}/u.test(typed) &&
    typed.length <= 80 &&
    !/[.!?;]/.test(typed) &&
    !/^(?:we|I|my|our)\b/i.test(typed);
  return named && !copied ? inside(withoutArticle(asWe(typed))) : otherwise;
}
