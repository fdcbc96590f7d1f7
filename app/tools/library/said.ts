import { type Clause, chanceOf, hasFigure, looksLikeFact, publicKinds } from "./clauses.ts";
import { asSentence, isPlaceOnly } from "./read-facts.ts";
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

const wordCount = (text: string) => text.split(/\s+/).length;

/** Kinds that are between the visitor and us. From this chance of all of them on a clause is not published. */
const privateKinds = ["remark", "instruction", "goal", "question", "claim"] as const;
const privateFrom = 0.6;
/** A condition belongs to what it restricts: 'I will sew it free, but you bring it'. */
const privateConditionFrom = 0.8;
/** Facts need a higher chance to be left out, because a fact is wrongly lost more often than it is private. */
const privateFactFrom = 0.97;

/** The clauses that customers may read: all that are not plainly private. Danger is for the guard, not for this. */
export function publicClauses(clauses: readonly Clause[]): Clause[] {
  const shown: Clause[] = [];
  let isSure = false;
  for (const clause of clauses) {
    const before = shown.at(-1);
    const restricts =
      /^(?:but|only|not|no|none|if|unless|except|which)\b/i.test(clause.text) &&
      before?.sentence === clause.sentence;
    const saysNothing =
      !/[\p{L}\d]/u.test(clause.text) ||
      /^(?:abeg|please|pls|plz|o|oh|ok|and|but|i|we)?[\s.,!?-]*$/i.test(clause.text);
    const hidden = chanceOf(clause, privateKinds);
    const chance = hidden / (hidden + chanceOf(clause, publicKinds) || 1);
    const bound = restricts ? privateConditionFrom : privateFrom;
    const isPrivate = chance >= (looksLikeFact(clause.text) ? privateFactFrom : bound);
    if (saysNothing || (isPrivate && !alwaysShown.test(clause.text))) continue;
    shown.push(clause);
    isSure ||= chance < bound || hasFigure(clause.text);
  }
  // If no clause is clearly public, short clauses beside a wish are not public either: 'market dry'.
  return isSure || clauses.length === 1 ? shown : [];
}

/** A clause without what only joins it to another. */
const alone = (text: string) =>
  text.replace(/^(?:and|but|also|so|then|abeg|pls|please)\s+/i, "").replace(/[\s,.;:]+$/, "");

/** A paper, an address, what is sent, left or taught, or who it is good for: buyers always read it. */
const alwaysShown =
  /^(?:(?:i|we) (?:can |do |also )*(?:waybill|deliver|send|ship)\b(?! (?:me|us)\b)|(?:i|we) have \d+ (?:left|remaining)\b|(?:you (?:will |go |can )?)?learn (?:how )?(?:to )?\p{L}|(?:very|extra|freshly) \p{L}+$|(?:very )?(?:good|perfect|ideal|suitable) for [\p{L} ]{3,40}$)|^(?:\S+\s+){0,3}(?:NAFDAC|SON|CAC|NCC|SCUML|registered|approved|licen[cs]ed|certified)\b(?:\s+\S+){0,3}$|\b(?:is|are|located|find us) (?:at|in|opposite|beside|near)\b|^we need\b.*\d/iu;

const mostLeadWords = 12;
/** A longer clause is cut to at most so many words, at the end of a thought. */
const mostCutWords = 9;

/** What is said first of a clause that is too long for a headline: as much as ends before another thing is said. */
const beginning = (typed: string) => {
  const text = typed.replace(/\s+\([^)]*\)/g, "");
  const [first = text] = text.split(/:\s+/);
  const whole = wordCount(first) >= fewestLeadWords || wordCount(text) > mostLeadWords ? first : text;
  if (wordCount(whole) <= mostLeadWords) return whole;
  const ends = [
    ...whole.matchAll(
      /\s+(?=(?:with|so|because|when|which|that|and|wey|every|from|at|on|for|in|till|until|after|before|by)\b)/gi,
    ),
  ];
  const fitting = ends
    .map(({ index }) => whole.slice(0, index))
    .filter((part) => wordCount(part) <= mostCutWords && wordCount(part) > 2);
  return fitting.at(-1) ?? whole.split(/\s+/).slice(0, mostLeadWords).join(" ");
};

const startsWithPerson =
  /^(?:i|we|my|our|you|if|it|they|na|not|no|don['’]?t|only|all|every|pay|order|bring|book)\b/i;

/** The words before what a seller sells. The headline starts with the goods instead. */
const sellerBegins =
  /^(?:i|we) (?:dey |also |can |now )?(?:sell|sells|offer|supply|have|provide|do|get)\s+(?=\p{L}{3,}|\d)/iu;

/** What a seller does for a buyer: 'we clear containers'. */
const sellerDoes =
  /^(?:(?:i|we) (?:dey |also |can |now )?(?!are\b|am\b|have\b|had\b|was\b|were\b|will\b|no\b|don|do not|buy\b|bought\b|start|need\b|want\b|know\b|make it\b|hope\b|just\b|came\b|use\b|give\b|put\b)\p{L}{3,}|we need\b.*\d)/iu;

/** A headline with fewer words says too little: what follows in its sentence is added while there is room. */
const fewestLeadWords = 4;
const roomForMore = 9;

/** The clause that says best what is offered, with those after it where it is short. */
function leadOf(shown: readonly Clause[]): string {
  const named =
    shown.find(
      ({ text }) => !startsWithPerson.test(text) || sellerBegins.test(text) || sellerDoes.test(text),
    ) ?? shown[0];
  if (!named) return "";
  let lead = beginning(alone(named.text).replace(sellerBegins, ""));
  for (const next of shown.slice(shown.indexOf(named) + 1)) {
    if (
      next.sentence !== named.sentence ||
      startsWithPerson.test(next.text) ||
      wordCount(lead) >= fewestLeadWords
    )
      break;
    const added = alone(next.text);
    // 'Jollof, fried rice and small chops', and below it for how many.
    const thing = added.replace(/\s+(?:for|with|from|at|per|in)\s.*$/i, "");
    const fitting = [added, thing].find((one) => wordCount(`${lead}${next.joint}${one}`) <= roomForMore);
    if (!fitting) break;
    lead = `${lead}${next.joint}${fitting}`;
    if (fitting !== added) break;
  }
  return capital(cleanTyping(lead)).replace(/[\s,.;:]+$/, "");
}

/** A quantity of something without a price: part of a pack. */
const counted =
  /^(?:[^:]{3,60}:\s+)?(?:\d{1,3}|one|two|three|four|five|six|ten|a dozen)\s+(?!to\b|(?:kg|g|ml|cl|l|hours?|days?|weeks?|months?|years?|minutes?|am|pm|naira|%)\b)\p{L}/iu;
const isCounted = (text: string) =>
  counted.test(text) && !/₦|\bN\d|\d\s?k\b(?<!= ?\d+k)|\d{3,}/i.test(text.replace(/=.*$/, ""));
/** Continues the point before it: a condition, a place, a purpose. */
const goesOn =
  /^(?:(?:but|none|not|no be|which|who|unless|except|if)\b|(?:in|at|to|by|near|beside|opposite|with|within|around|inside|behind|on|per|each|than|as)\b(?=(?:\s\S+){1,5}$))/i;

/** Starts a list of things that belong together: 'made from ginger, cloves', 'colours wine, teal'. */
const beginsList =
  /\b(?:from|of|includ\w*|like|such as|contains?|for|with|colou?rs?|flavou?rs?|sizes?|change|sell|sells|repairs?|fix|make|do|treats?|washes|teach|teaches|need|needs)\b/i;
const isListed = (text: string) =>
  wordCount(text) < 5 && !/\d|₦|\?|^(?:no|not|free|we|i|open|call)\b/i.test(text);

/** Splits clauses into points, one thing each. Continuations and the parts of a pack are added to the point before them. */
function pointsOf(shown: readonly Clause[]): string[] {
  const points: string[] = [];
  let before: Clause | undefined;
  let inList = false;
  // With little to tell, each thing is a point of its own.
  const isLittle = shown.length < 4;
  for (const clause of shown) {
    const last = points.at(-1);
    if (before?.sentence !== clause.sentence) inList = false;
    inList ||=
      before !== undefined && (beginsList.test(before.text) || /^[\p{L} ]{3,20}:\s/u.test(before.text));
    inList &&= isListed(clause.text);
    const areFew =
      !isLittle &&
      [before, clause].every(
        (one) => one && wordCount(one.text) < 3 && !/^(?:no|not)\b|₦|\d{3}/i.test(one.text),
      );
    const isPart =
      goesOn.test(clause.text) ||
      areFew ||
      inList ||
      isPlaceOnly(clause.text) ||
      (before !== undefined && isCounted(before.text) && isCounted(clause.text));
    if (last && before?.sentence === clause.sentence && isPart)
      points[points.length - 1] = `${last}${clause.joint}${cleanTyping(clause.text)}`.replace(
        /[\s,.;:]+$/,
        "",
      );
    else points.push(placed(capital(cleanTyping(alone(clause.text)))));
    before = clause;
  }
  return points.filter(Boolean);
}

/** A person's title and name alone. */
const person =
  /^(?:(?:dr|mr|mrs|miss|ms|prof|engr|barr|pastor|alhaji|alhaja|hajia|mallam|chief)\.?)(?:\s\p{L}+){1,2}$/iu;

/** A price alone. */
const priceAlone = /^₦[\d,]+(?:\.\d+)?(?: million)?$/;

/** Labels a clause that is only a place, a person or a price. */
const placed = (text: string) =>
  isPlaceOnly(text)
    ? `Where: ${capital(text)}`
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
  const sentences = new Map<number, string>();
  for (const { sentence, joint, text } of shown) {
    const before = sentences.get(sentence);
    const added = text.replace(/^(?:abeg|please|pls|plz)\s+/i, "");
    sentences.set(sentence, before === undefined ? alone(text) : `${before}${joint}${added}`);
  }
  return {
    typed,
    sentences: [...sentences.values()].map((sentence) => asSentence(placed(cleanTyping(sentence)))),
    points: pointsOf(shown),
    lead: leadOf(shown),
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
