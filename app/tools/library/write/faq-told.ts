/** The questions that the visitor's own words answer. */
import type { FactName } from "../fill.ts";
import { asSentence, isPlaceOnly, placesIn } from "../read-facts.ts";
import { capital } from "../typing.ts";

/** Whether a price is named: 'a 50 kg bag' has none. */
const priced =
  /₦|\bN\d|\bnaira\b|\d\s?k\b|\d,\d{3}(?!\d|\s?(?:l|lit(?:er|re)s?|k?g|km|w|watts?|copies|pieces|pcs|people|capacity)\b)|₵|[$€£]\s?\d|\b(?:CFA|FCFA|KSh|UGX)\b/i;

interface PointAnswer {
  /** How a point reads that answers the question. */
  readonly reads: RegExp;
  readonly question: string;
  /** The fact that it tells. */
  readonly fact?: FactName;
  /** The library's questions and answers that it replaces. */
  readonly instead: RegExp;
}

/** What a point of the visitor's own may answer. The first that fits counts. */
const answers: readonly PointAnswer[] = [
  {
    reads: /\bcancel\w*/i,
    question: "What happens if I cancel?",
    instead: /\b(?:cancel\w*|postpone\w*|refund\w*|change the date)\b/i,
  },
  {
    reads: /\b(?:refund\w*|money back)\b/i,
    question: "What happens to my money if something changes?",
    instead: /\b(?:refund\w*|money back|get back|returned?)\b/i,
  },
  {
    reads: priced,
    question: "What does it cost?",
    fact: "price",
    instead: /\b(?:costs?|prices?|charges?|fees?|how much|expensive|cheaper|pay if|caution|deposit)\b/i,
  },
  {
    reads:
      /\bdeliver(?:y|ed|s|ies)?\s+(?:is|to|in|inside|within|free|every|at|nation|available|all)\b|\b(?:we|free|home|nationwide|same.day|doorstep)\s+(?:dey\s+)?deliver|\b(?:home|house) (?:service|visits?|pick)|\bpick[- ]?up\b|\b(?:sen[dt]|ship(?:ped)?|waybill)\b.*\b(?:to|come|any|all)\b|\b(?:at home|in your house|come (?:to )?you(?:r place)?)\b/i,
    question: "Do you deliver, or come to me?",
    fact: "delivery",
    instead:
      /\b(?:deliver\w*|bring|carry|leave (?:it|the)|drop (?:it|off)|pick(?:ed)?[- ]up|come to|visits?|workshops?|wait while|stand(?:s|ing)? there)\b/i,
  },
  {
    reads: /\binstal?l?ments?\b|\bpay small small\b|\bstages?\b.*\d/i,
    question: "Can I pay in instalments?",
    instead: /\b(?:pay|paid|payments?|instal?l?ments?|over months)\b/i,
  },
  {
    reads: /\b(?:paid|pay(?:ment)?|deposit)\b/i,
    question: "How much do I pay before, and how much after?",
    instead: /\b(?:paid|pay(?:ments?)?|deposit)\b/i,
  },
  {
    reads: /\b(?:warranty|guarantee)\b|\b(?:days?|weeks?|months?) (?:of )?(?:testing|trial|test)\b/i,
    question: "Is there a warranty, and what does it cover?",
    instead: /\b(?:warranty|guarantee\w*|same fault|comes? back)\b/i,
  },
  {
    reads:
      /\b(?:book|order|reserve|pre-?order)\b.*\b(?:days?|weeks?|months?|hours?)\b.*\b(?:before|ahead|early|notice|in advance)\b/i,
    question: "How early should I book or order?",
    instead: /\b(?:how early|how soon)\b/i,
  },
  {
    reads: /\b(?:lasts?|keeps?|shelf life)\b.*\d.*\b(?:days?|weeks?|months?)\b/i,
    question: "How long does it last?",
    instead: /\bhow long (?:does|do|will|can).{0,30}\b(?:last|keep|stay)\b/i,
  },
  {
    reads:
      /\bday and night\b|\b24\/7\b|(?<!\b(?:bookings?|registration|admissions?|form|portal|sales?)\s(?:is\s|are\s|now\s|still\s)?)\bopens?\b|\d ?[ap]m\s*(?:-|–|to|till)\s*\d|^24 ?(?:hours|hrs)\b|^(?:mon|monday|weekdays|daily|every day)\b/i,
    question: "When are you open?",
    instead: /\b(?:open|opening|close|closed|hours)\b/i,
  },
  {
    reads: /\b(?:mobile money|momo|transfer|pos|cash)\b/i,
    question: "How can I pay?",
    instead: /\bhow (?:can|do|may) (?:i|we) pay\b/i,
  },
  {
    reads: /\bmin(?:imum)?\.?\s+(?:order|of|is|\d)|\bless than \d|\bat least \d/i,
    question: "Is there a smallest order?",
    instead: /\b(?:smallest|minimum|small (?:order|quantity)|only (?:one|a few)|one piece)\b/i,
  },
  {
    reads:
      /^(?!.*\b24 ?(?:hours|hrs)\b)(?!.*(?:\b(?:a|per|every|each)\s+|\/)(?:day|week|month|term|year)\b)(?!.*\b(?:old|ago|before|ahead|since|experience|under|below|above|every)\b).*\b(?:days?|weeks?|months?|hours?|minutes?)\b/i,
    question: "How long does it take?",
    instead: /\b(?:how long (?:does|do|will|until)|how soon|how early|ready)\b/i,
  },
  {
    reads: /\b(?:zoom|online|video call)\b/i,
    question: "Can I do it online?",
    instead: /\b(?:online|from afar|another town|abroad)\b/i,
  },
  {
    reads: /\bcertificates?\b/i,
    question: "Is there a certificate?",
    instead: /\bcertificates?\b/i,
  },
  {
    reads: /^(?:where:|near|beside|opp\w*|behind|off|at|in)\b/i,
    question: "Where are you?",
    fact: "place",
    instead: /^where\b/i,
  },
  {
    reads: /\bincluded\b|\bwith\b.*\bfree\b/i,
    question: "What is included?",
    instead: /\bincluded\b/i,
  },
  {
    reads: /^(?:not?|no)\b|\bnot available\b/i,
    question: "Is there something that you do not do?",
    instead: /^(?!)/,
  },
];

export interface Told {
  question: string;
  answer: string;
}

const sentences = (texts: readonly string[]) =>
  texts.map((text) => asSentence(text.replace(/^Where:\s*/i, ""))).join(" ");

/** The place at the end of a name: 'in Abuja' of 'Car hire with driver in Abuja'. Goods that come from a place are not there. */
function placeOf(name: string): string | undefined {
  const [place] = placesIn(name).filter((one) => new RegExp(`(?<!\\b(?:from|to)\\s)${one}$`, "i").test(name));
  const near = /\b(?:near|beside|opposite|behind|opp\.?)\s+.+$/i.exec(name)?.[0];
  return near ?? place;
}

/** A shorter name, in words, answers no question. */
const fewestOfName = 4;

/** The parts of a point that answer questions of their own: 'travel from Kano, instalments accepted'. */
function piecesOf(point: string): string[] {
  const parts = point.split(/,\s+/);
  const answersOne = (part: string) => !isPlaceOnly(part) && answers.some(({ reads }) => reads.test(part));
  return parts.length > 1 && parts.some(answersOne) && !priced.test(point) ? parts : [point];
}

/**
 * Reads what the points themselves answer. What answers no question is put together as what is offered.
 * @param ownPlace whether the place is a fact of its own: then a place in the points is only a part of the offer
 * @returns the pairs, what is offered first; the facts told; and patterns of the library's questions that need no answer now
 */
export function toldIn(points: readonly string[], ownPlace = false) {
  // The text before a colon is the name.
  const [name = "", ...others] = points
    .flatMap((point) =>
      point
        .replace(/^Price:\s+/i, "")
        .replace(/^Where: /, "Where:")
        .split(/:\s+/),
    )
    .flatMap((point) => piecesOf(point));
  const facts = new Set<FactName>();
  const instead: RegExp[] = [];
  if (!others.length && !priced.test(name) && name.split(/\s+/).length < fewestOfName)
    return { pairs: [], facts, instead };
  const offered: string[] = [name];
  const found = new Map<string, string[]>();
  const told = (answer: PointAnswer, part: string) => {
    found.set(answer.question, [...(found.get(answer.question) ?? []), part]);
    if (answer.fact) facts.add(answer.fact);
    instead.push(answer.instead);
  };
  const ofPlace = answers.find(({ fact }) => fact === "place");
  for (const part of others) {
    const answer = isPlaceOnly(part) ? ofPlace : answers.find(({ reads }) => reads.test(part));
    if (answer && !(ownPlace && answer === ofPlace)) told(answer, part);
    else offered.push(part);
  }
  const place = ownPlace || facts.has("place") ? undefined : placeOf(name);
  if (place && ofPlace) told(ofPlace, place);
  const inName = priced.test(name) ? answers.find(({ fact }) => fact === "price") : undefined;
  if (inName?.fact) {
    facts.add(inName.fact);
    instead.push(inName.instead);
  }
  const pairs: Told[] = [
    { question: "What do you offer?", answer: sentences(offered) },
    ...[...found].map(([question, parts]) => ({ question, answer: sentences(parts.map(capital)) })),
  ];
  return { pairs, facts, instead };
}
