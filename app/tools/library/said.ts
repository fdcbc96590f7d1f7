import type { Clause } from "./clauses.ts";
import { publicClauses } from "./public-clauses.ts";
import { asSentence, isPlaceOnly } from "./read-facts.ts";
import { inSentences, isPriced, type Thought, thoughtsIn, wordCount } from "./thoughts.ts";
import { capital, cleanTyping } from "./typing.ts";

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
  /** The sentences without the headline, or all of them where it cuts one short or names the first of a list. */
  readonly rest: readonly string[];
  /** Whether it is about a day or an event. */
  readonly isEvent: boolean;
  /** The parts that say what the visitor wants or asks. */
  readonly wishes: readonly string[];
  /** The parts that may name a goal: what is wanted, and what goes wrong. A part that names two is split. */
  readonly needs: readonly string[];
  /** All of its parts, private ones too. */
  readonly parts: readonly string[];
  /** The parts whose meaning was encoded. */
  readonly meant: readonly string[];
}

/** A clause without what only joins it to another. */
const alone = (text: string) =>
  text.replace(/^(?:and|but|also|so|then|abeg|pls|please)\s+/i, "").replace(/[\s,.;:]+$/, "");

const mostLeadWords = 12;

/** What is said first of a thought that is too long for a headline: as much as ends before another thing is said. */
const beginning = (typed: string) => {
  if (wordCount(typed) <= mostLeadWords) return typed;
  const text = typed.replace(/\s+\([^)]*\)/g, "");
  const [first = text] = text.split(/:\s+/);
  const whole = wordCount(first) >= fewestLeadWords ? first : text;
  if (wordCount(whole) <= mostLeadWords) return whole;
  const ends = [
    ...whole.matchAll(
      /,?\s+(?=(?:with|so|because|when|which|that|wey|every|from|at|on|for|in|till|until|after|before|by|if)\b)/gi,
    ),
  ];
  const fitting = ends
    .map(({ index }) => whole.slice(0, index))
    .filter((part) => wordCount(part) <= mostLeadWords && wordCount(part) > 2);
  return fitting.at(-1) ?? (first === text ? "" : first);
};

const startsWithPerson =
  /^(?:i|we|my|our|you|if|it|they|na|not|no|don['’]?t|only|all|every|pay|order|bring|book)\b/i;

/** The words before what a seller sells. The headline starts with the goods instead. */
const sellerBegins =
  /^(?:i|we) (?:dey |also |can |now )?(?:sell|sells|offer|supply|have|provide|do|get)\s+(?!not\b)(?=\p{L}{3,}|\d)/iu;

/** What a seller does for a buyer: 'we clear containers'. */
const sellerDoes =
  /^(?:(?:i|we) (?:dey |also |can |now )?(?!are\b|am\b|have\b|had\b|was\b|were\b|will\b|no\b|don|do not|buy\b|bought\b|start|need\b|want\b|know\b|make it\b|hope\b|just\b|came\b|use\b|give\b|put\b)\p{L}{3,}|we need\b.*\d)/iu;

/** A headline with fewer words says too little: what follows in its sentence is added while there is room. */
const fewestLeadWords = 4;
const roomForMore = 9;

/** What makes no sense without the words before it. */
const isFragment = (text: string) =>
  /^(?:for|in|at|with|of|from|to|on|by|until|till|per|that|who|which|but|if)\b/i.test(text) ||
  wordCount(text) < fewestLeadWords;

/** As much of a thought as a headline has room for; empty if it cannot be cut. */
const headOf = ({ text }: Thought) => beginning(alone(text).replace(sellerBegins, ""));

/** The thought that says best what is offered, with those after it where it is short, and the sentences that it leaves. */
function leadOf(thoughts: readonly Thought[]): Pick<Said, "lead" | "rest"> {
  const isNamed = (thought: Thought) =>
    (!startsWithPerson.test(thought.text) ||
      sellerBegins.test(thought.text) ||
      sellerDoes.test(thought.text)) &&
    !priceAlone.test(alone(thought.text)) &&
    (thoughts.length === 1 || wordCount(thought.text) > 1) &&
    headOf(thought) !== "";
  const from = Math.max(0, thoughts.findIndex(isNamed));
  const named = thoughts[from];
  if (!named) return { lead: "", rest: [] };
  const [told = "", ...explained] = alone(named.text).split(": ");
  // In 'It no dey cool: we flush am, we change gas', the explanation after the colon goes below the headline.
  const goesOnBelow =
    explained.length > 0 && thoughts[from + 1]?.sentence === named.sentence && wordCount(told) > 2;
  let lead =
    (goesOnBelow ? told : headOf(named)) || alone(named.text).split(/\s+/).slice(0, mostLeadWords).join(" ");
  const isWhole = lead === alone(named.text) && thoughts[from - 1]?.sentence !== named.sentence;
  let to = from + 1;
  const leftIn = () => thoughts.slice(to).filter(({ sentence }) => sentence === named.sentence);
  for (let [next] = leftIn(); isWhole && next; [next] = leftIn()) {
    const longer = `${lead}${next.joint}${alone(next.text)}`;
    const isList = isPriced(named.text) && isPriced(next.text);
    const endsIt = priceAlone.test(alone(next.text)) || isFragment(textOf(leftIn()));
    const isWanted = endsIt || wordCount(lead) < fewestLeadWords;
    if (!isWanted || isList || wordCount(longer) > (endsIt ? mostLeadWords : roomForMore)) break;
    lead = longer;
    to += 1;
  }
  // A list of prices stays whole, and what makes no sense alone is repeated with its sentence.
  const [next] = leftIn();
  const belongs = next && (isFragment(textOf(leftIn())) || (isPriced(named.text) && isPriced(next.text)));
  const isCut = !isWhole || belongs;
  const rest = isCut ? thoughts : [...thoughts.slice(0, from), ...thoughts.slice(to)];
  return {
    lead: capital(cleanTyping(lead)).replace(/[\s,.;:]+$/, ""),
    rest: sentencesOf(inSentences(rest)),
  };
}

const textOf = (thoughts: readonly Thought[]) => inSentences(thoughts).join(" ");

const sentencesOf = (texts: readonly string[]) =>
  texts.map((text) => asSentence(placed(cleanTyping(alone(text)))));

/** A list of points has at least so many: a shorter one tells each thing apart. */
const fewestPoints = 3;

/** Points of one word each that follow each other are one list: 'jollof, ofada, swallow'. */
function withLists(points: readonly string[]): string[] {
  const found: string[] = [];
  for (const point of points) {
    const last = found.at(-1);
    const items = last === undefined ? [] : [...last.split(", "), point];
    if (items.length && items.every((item) => /^\p{L}+$/u.test(item)))
      found[found.length - 1] = items.join(", ");
    else found.push(point);
  }
  return found;
}

/** The points of a text, one thing or one list each. */
function pointsOf(shown: readonly Clause[]): string[] {
  const thoughts = thoughtsIn(shown);
  const parts = thoughts.length < fewestPoints ? thoughtsIn(shown, true) : thoughts;
  return withLists(parts.map(({ text }) => alone(text)).filter(Boolean)).map((text) =>
    placed(capital(cleanTyping(text))),
  );
}

/** A person's title and name alone. */
const person =
  /^(?:(?:dr|mr|mrs|miss|ms|prof|engr|barr|pastor|alhaji|alhaja|hajia|mallam|chief)\.?)(?:\s\p{L}+){1,2}$/iu;

/** A price alone. */
const priceAlone =
  /^₦[\d,]+(?:\.\d+)?(?: million)?(?: (?:only|slightly negotiable|negotiable|per \p{L}+|each))?$/iu;

/** A place with such a word says by itself what it is: where goods come from, where they go, or where the seller is. */
const ofWay = /^(?:from|to|by|in|at)\b/i;

/** Labels a clause that is only a place, a person or a price. */
const placed = (text: string) =>
  isPlaceOnly(text)
    ? ofWay.test(text)
      ? capital(text)
      : `Where: ${capital(text)}`
    : person.test(text)
      ? `Ask for ${text}`
      : priceAlone.test(text)
        ? `Price: ${text}`
        : text.replace(/^last (?=\d)/i, "Lasts ");

const wants = /\b(?:i|we) (?:want|wan|need|hope|would like)\b|^\(\d\)/i;

const fewestNeedWords = 3;

/** A part, and its halves where 'and' joins two thoughts: 'open a studio and train ten girls'. */
function withHalves(text: string): string[] {
  const halves = text.split(/\s+(?:and|&)\s+/i).filter((half) => wordCount(half) >= fewestNeedWords);
  return halves.length > 1 ? halves : [text];
}

/** Begins a part that tells what the business has or is, and no need. */
const possession =
  /^(?:and )?(?:(?:i|we|my|our)\b(?! (?:want|wan|need|hope|would|should|no|don|keep|lose|dey lose)\b)|there (?:is|are)\b|based in\b|located\b|good (?:day|morning|afternoon|evening)\b|please\b|kindly\b)/i;

/** What is wanted or goes wrong, without what only describes the business; everything if there is nothing else. */
function needsIn(clauses: readonly Clause[]): string[] {
  const needs = clauses.filter(
    ({ text }) => wants.test(text) || !(possession.test(text) || isPlaceOnly(text)),
  );
  return (needs.length ? needs : clauses).flatMap(({ text }) => withHalves(text));
}

/** Reads what a text says from its clauses. */
export function saidIn(typed: string, clauses: readonly Clause[]): Said {
  const shown = publicClauses(clauses);
  const said = shown.map((clause) => ({
    ...clause,
    text: clause.text.replace(/^(?:abeg|please|pls|plz)\s+/i, ""),
  }));
  return {
    typed,
    sentences: sentencesOf(inSentences(said)),
    points: pointsOf(shown),
    ...leadOf(thoughtsIn(said)),
    isEvent: shown.some(({ kind }) => kind === "event"),
    wishes: clauses.flatMap(({ kind, text }) =>
      kind === "goal" || wants.test(text) ? [text.replace(/^(?:and|but)\s+|\(\d\)\s*/gi, "")] : [],
    ),
    needs: needsIn(clauses),
    parts: clauses.map(({ text }) => text),
    meant: clauses.flatMap(({ text, byWords }) => (byWords ? [] : [text])),
  };
}

/** Words that are in a field for names where there is no name yet. */
const noName =
  /^(?:none|no name|not yet|nothing|n\/?a|unknown|still thinking|idk|i don['’]?t know)\b|^[^\p{L}\d]*$/iu;

/**
 * The name in a field for a name, without a question or a remark beside it: 'can you write it? name = Nkem Zips'.
 * Undefined where there is none.
 */
export function nameIn(typed: string, clauses: readonly Clause[]): string | undefined {
  const told = /\bname\s*(?:=|:|is\b|na\b)\s*(.+)$/i.exec(typed)?.[1];
  const parts = (told ? [told] : typed.split(/(?<=[?!])\s+/)).flatMap((part) =>
    part.split(/,\s+(?=it['’]?s\b)/i),
  );
  const isPrivate = (part: string) =>
    /\?$/.test(part) ||
    /\b(?:idk|don['’]?t know|what to write)\b/i.test(part) ||
    clauses.some((clause) => part === clause.text && publicClauses([clause]).length === 0);
  const left = told || parts.length < 2 ? parts : parts.filter((part) => !isPrivate(part));
  const name = (left.length ? left.join(" ") : typed)
    .replace(/^(?:it['’]?s|it is|na|just)\s+(?:just\s+)?(?:an?\s+)?/i, "")
    .replace(/[.\s]+$/, "");
  return noName.test(name) ? undefined : name;
}

const asking =
  /^(?:(?:please|pls|abeg|good \w+)[,.]?\s+)?(?:what|when|why|how|who|where|which|can|could|does|do|is|are)\b/i;
const askingForName = /\b(?:names?(?! as)|call(?:ed)?|brand)\b/i;

/** Whether a text asks something and names no business. To ask what a business may be called is fine. */
export const isQuestion = (text: string) => asking.test(text) && !askingForName.test(text);
