import { type Fact, factsOf } from "./facts.ts";
import { readable, sentencesOf } from "./plain-text.ts";
import { sentence } from "./sentences.ts";
import { asWe, inside, shortText, withoutArticle } from "./wording.ts";

/** The offer in the visitor's words, in the forms that sentences need. */
export interface Offer {
  /** The offer as a noun phrase to follow a colon. Empty if whole sentences were typed. */
  readonly line: string;
  /** The first whole sentence if sentences were typed, else empty. */
  readonly said: string;
  /** In a few words, for a headline. */
  readonly head: string;
  /** The same if it names a thing, so that 'see …' can precede it. */
  readonly named: string | undefined;
  /** All facts of the offer; `rest` has those that neither `line` nor `said` contains. */
  readonly facts: readonly Fact[];
  readonly rest: readonly Fact[];
}

const longestLine = 160;
const longestHead = 70;

/** The text cut at a comma or before a function word, so that it is at most `most` characters. */
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

/** The first facts that fit on one line; of whole sentences only the first. */
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

/** @param otherwise names the offer if nothing readable was typed */
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
  // If the text opens with a sales phrase, or with a sentence too long to repeat, its first facts are used instead.
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

/** The people an offer is for, in the visitor's words if they name people; to follow 'for'. */
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
