import { type Clause, type ClauseKind, chanceOf, publicKinds } from "./clauses.ts";
import { asSentence } from "./read-facts.ts";
import { cleanTyping } from "./typing.ts";

/** What a visitor's text says, by what may be done with it. */
export interface Said {
  /** The whole text, as it was typed. */
  readonly typed: string;
  /** What customers may read: whole sentences in their order, cleaned. Empty if there is nothing. */
  readonly sentences: readonly string[];
  /** The same as points: one thing each. */
  readonly points: readonly string[];
  /** The shortest thing that says what is offered: a headline. */
  readonly lead: string;
  /** Whether it is about a day or an event. */
  readonly isEvent: boolean;
  /** All of its parts, private ones too. */
  readonly parts: readonly string[];
}

const of = (clauses: readonly Clause[], ...kinds: ClauseKind[]) =>
  clauses.filter(({ kind }) => kinds.includes(kind));

const wordCount = (text: string) => text.split(/\s+/).length;

/** From this chance on a clause is for customers. */
const sureFrom = 0.5;
/** A condition belongs to what it restricts: 'I will sew it free, but you bring it'. */
const sureOfCondition = 0.25;

/** The clauses that customers may read. */
export function publicClauses(clauses: readonly Clause[]): Clause[] {
  const shown: Clause[] = [];
  for (const clause of clauses) {
    const before = shown.at(-1);
    const restricts =
      /^(?:but|only|not|no|if|unless|except)\b/i.test(clause.text) && before?.sentence === clause.sentence;
    const saysNothing =
      !/[\p{L}\d]/u.test(clause.text) ||
      /^(?:abeg|please|pls|plz|o|oh|ok|and|but|i|we)?[\s.,!?-]*$/i.test(clause.text);
    if (
      !saysNothing &&
      clause.kind !== "claim" &&
      chanceOf(clause, publicKinds) >= (restricts ? sureOfCondition : sureFrom)
    )
      shown.push(clause);
  }
  return shown;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase("en") + text.slice(1);

/** A clause without what only joins it to another. */
const alone = (text: string) =>
  text.replace(/^(?:and|but|also|so|then|abeg|pls|please)\s+/i, "").replace(/[\s,.;:]+$/, "");

const mostLeadWords = 10;

/** What is said first of a clause that is too long for a headline: as much as ends before another thing is said. */
const beginning = (text: string) => {
  const [first = text] = text.split(/:\s+|\s+\(/);
  const whole = wordCount(first) > 1 ? first : text;
  if (wordCount(whole) <= mostLeadWords) return whole;
  const ends = [
    ...whole.matchAll(
      /\s+(?=(?:with|so|because|when|which|that|and|wey|every|from|at|on|for|in|till|until|after|before|by)\b)/gi,
    ),
  ];
  const fitting = ends
    .map(({ index }) => whole.slice(0, index))
    .filter((part) => wordCount(part) <= mostLeadWords && wordCount(part) > 2);
  return fitting.at(-1) ?? whole.split(/\s+/).slice(0, mostLeadWords).join(" ");
};

const startsWithPerson =
  /^(?:i|we|my|our|you|if|it|they|na|not|no|don['’]?t|only|all|every|pay|order|bring|book)\b/i;

/** The clause that says best what is offered. */
function leadOf(shown: readonly Clause[]): string {
  const offers = of(shown, "fact", "price", "event");
  const whole = offers.filter(({ text }) => wordCount(text) > 1);
  const named = whole.find(({ text }) => !startsWithPerson.test(text)) ?? whole[0] ?? offers[0] ?? shown[0];
  return named ? capital(cleanTyping(beginning(alone(named.text)))).replace(/[\s,.;:]+$/, "") : "";
}

/** One thing each. What only restricts the point before it stays with it. */
function pointsOf(shown: readonly Clause[]): string[] {
  const points: string[] = [];
  for (const { text, joint } of shown) {
    const last = points.at(-1);
    if (last && /^but\b/i.test(text))
      points[points.length - 1] = `${last}${joint}${cleanTyping(text)}`.replace(/[\s,.;:]+$/, "");
    else points.push(capital(cleanTyping(alone(text))));
  }
  return points.filter(Boolean);
}

/** Reads what a text says from its clauses. */
export function saidIn(typed: string, clauses: readonly Clause[]): Said {
  const shown = publicClauses(clauses);
  const sentences = new Map<number, string>();
  for (const { sentence, joint, text } of shown) {
    const before = sentences.get(sentence);
    sentences.set(sentence, before === undefined ? alone(text) : `${before}${joint}${text}`);
  }
  return {
    typed,
    sentences: [...sentences.values()].map((sentence) => asSentence(cleanTyping(sentence))),
    points: pointsOf(shown),
    lead: leadOf(shown),
    isEvent: of(shown, "event").length > 0,
    parts: clauses.map(({ text }) => text),
  };
}
