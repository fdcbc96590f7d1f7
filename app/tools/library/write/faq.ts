import { toolTexts } from "#content/tool-texts.ts";
import { botFormat } from "../../bot-format.ts";
import type { ToolInput, ToolOutput } from "../../contract.ts";
import { type FactName, factsIn, fill } from "../fill.ts";
import type { Piece } from "../library.ts";
import { asSentence, isPlaceOnly, placesIn, readOwnFacts } from "../read-facts.ts";
import { tellingStems } from "../read-line.ts";
import { capital } from "../typing.ts";
import { byFit, type Known, someFrom, type Written } from "./piece.ts";

type Trade = Piece<"trades">;

/** How many questions each length has. */
const questionCount = { short: 5, usual: 8, long: 12 } as const;

/** How many questions are left to the owner. */
const mostOwnerQuestions = 8;

/** Whether a price is named: 'a 50 kg bag' has none. */
const priced = /₦|\bN\d|\bnaira\b|\d\s?k\b|\d,\d{3}|₵|[$€£]\s?\d|\b(?:CFA|FCFA|KSh|UGX)\b/i;

/** What a point answers, by how it reads, and the fact that it tells. */
const answers: readonly { reads: RegExp; question: string; fact?: FactName }[] = [
  { reads: /\bcancel\w*/i, question: "What happens if I cancel?" },
  {
    reads: /\b(?:refund\w*|money back)\b/i,
    question: "What happens to my money if something changes?",
  },
  { reads: priced, question: "What does it cost?", fact: "price" },
  {
    reads:
      /\bdeliver(?:y|ed|s|ies)?\s+(?:is|to|in|inside|within|free|every|at|nation|available|all)\b|\b(?:we|free|home|nationwide|same.day|doorstep)\s+(?:dey\s+)?deliver|\b(?:home|house) (?:service|visits?|pick)|\bpick[- ]?up\b|\b(?:sen[dt]|ship(?:ped)?|waybill)\b.*\b(?:to|come|any|all)\b|\b(?:at home|in your house|come to you)\b/i,
    question: "Do you deliver, or come to me?",
    fact: "delivery",
  },
  {
    reads: /\b(?:paid|pay(?:ment)?|deposit|instal?ments?)\b/i,
    question: "How much is paid before, and how much after?",
  },
  { reads: /\b(?:warranty|guarantee)\b/i, question: "Is there a warranty, and on what?" },
  {
    reads:
      /\bopens?\b|\d ?[ap]m\s*(?:-|–|to|till)\s*\d|^24 ?(?:hours|hrs)\b|^(?:mon|monday|weekdays|daily|every day)\b/i,
    question: "When are you open?",
  },
  { reads: /\b(?:mobile money|momo|transfer|pos|cash)\b/i, question: "How can I pay?" },
  {
    reads: /\bmin(?:imum)?\.?\s+(?:order|of|is|\d)|\bless than \d|\bat least \d/i,
    question: "Is there a smallest order?",
  },
  {
    reads:
      /^(?!.*\b24 ?(?:hours|hrs)\b)(?!.*(?:\b(?:a|per|every|each)\s+|\/)(?:day|week|month|term|year)\b).*\b(?:days?|weeks?|months?|hours?|minutes?)\b/i,
    question: "How long does it take?",
  },
  { reads: /\b(?:zoom|online|video call)\b/i, question: "Can I do it online?" },
  { reads: /\bcertificates?\b/i, question: "Is there a certificate?" },
  { reads: /^(?:where:|near|beside|opp\w*|behind|off|at|in)\b/i, question: "Where are you?", fact: "place" },
  { reads: /\bincluded\b|\bwith\b.*\bfree\b/i, question: "What is included?" },
  { reads: /^(?:not?|no)\b|\bnot available\b/i, question: "Is there something that you do not do?" },
];

interface Told {
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

/** What the name itself tells: answers to questions, and first what is offered, which is all that answers none. */
function toldIn(points: readonly string[]): { pairs: Told[]; facts: ReadonlySet<FactName> } {
  // The text before a colon is the name.
  const [name = "", ...others] = points.flatMap((point) => point.replace(/^Where: /, "Where:").split(/:\s+/));
  if (!others.length && !priced.test(name)) return { pairs: [], facts: new Set() };
  const offered: string[] = [name];
  const found = new Map<string, string[]>();
  const facts = new Set<FactName>();
  for (const part of others) {
    const isPlace = isPlaceOnly(part);
    const answer = isPlace
      ? answers.find(({ fact }) => fact === "place")
      : answers.find(({ reads }) => reads.test(part));
    if (!answer) offered.push(part);
    else found.set(answer.question, [...(found.get(answer.question) ?? []), part]);
    if (answer?.fact) facts.add(answer.fact);
  }
  const place = facts.has("place") ? undefined : placeOf(name);
  if (place) {
    facts.add("place");
    found.set("Where are you?", [place]);
  }
  if (priced.test(name)) facts.add("price");
  return {
    pairs: [
      { question: "What do you offer?", answer: sentences(offered) },
      ...[...found].map(([question, parts]) => ({ question, answer: sentences(parts.map(capital)) })),
    ],
    facts,
  };
}

/** Whether a trade has several sides: 'Keke, bus, taxi and car hire'. */
const isManySided = (trade: string) => /,| and /.test(trade);

/**
 * The questions of a trade that speak of what was named, those about what sets it apart first: 'wig revamping' is not every
 * question about hair. All of them where it is the trade itself.
 */
function fitting<Pair extends Told>(pairs: readonly Pair[], named: string, trade: string): Pair[] {
  const places = new Set(placesIn(named).flatMap(tellingStems));
  const ofTrade = new Set(tellingStems(trade));
  const asked = tellingStems(named).filter((stem) => !/^\d/.test(stem) && !places.has(stem));
  const shared = asked.filter((stem) => ofTrade.has(stem)).length;
  if (shared === asked.length || (!isManySided(trade) && shared * 2 >= asked.length))
    return byFit(pairs, named);
  const scored = pairs.map((pair) => {
    const stems = new Set(tellingStems(`${pair.question} ${pair.answer}`));
    const score = asked.reduce((sum, stem) => sum + (stems.has(stem) ? (ofTrade.has(stem) ? 1 : 2) : 0), 0);
    return { pair, score };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ pair }) => pair);
}

/** What a question asks for, where its first words say it: 'How long will the repair take?' is asked once. */
const askedIn = (question: string) => /^(?:how long|how much|where)\b/i.exec(question)?.[0] ?? question;

/** Writes questions and answers: first what the visitor's own words answer, then those about the thing itself. */
export function writeFaq(
  { length, version, ...own }: ToolInput<"generate-faq">,
  { piece, plain, said, isKnown, ofSector }: Known<"trades">,
): Written<ToolOutput<"generate-faq">> {
  const given = readOwnFacts(own);
  const read = ({ faq }: Trade) =>
    faq.map(({ q, a }) => ({
      question: fill(q, given, "long") ?? "",
      answer: fill(a, given, "long") ?? "",
      facts: factsIn(a),
    }));
  const { pairs: told, facts: toldFacts } = toldIn(said.points);
  const [ofTrade, ofKind, ofAny] = [read(piece), ofSector ? read(ofSector) : [], read(plain)];
  const ofOwner = (isKnown ? ofTrade : ofAny).filter(({ facts }) => facts.length > 0);
  const isGiven = ({ facts }: { facts: readonly FactName[] }) => facts.some((name) => name in given);
  const isTold = ({ facts }: { facts: readonly FactName[] }) => facts.some((name) => toldFacts.has(name));
  const stated = ofOwner.filter((pair) => isGiven(pair) && !isTold(pair));
  const general = ({ facts }: { facts: readonly FactName[] }) => facts.length === 0;
  const [named = ""] = said.points[0]?.split(/:\s/) ?? [];
  const close = isKnown ? fitting(ofTrade.filter(general), named, piece.name) : [];
  const most = questionCount[length];
  const count = Math.max(0, most - told.length - stated.length);
  const others = [...close, ...(close.length < count ? ofKind.filter(general) : [])];
  const all = others.length < count ? [...others, ...ofAny.filter(general)] : others;
  const answered = new Set(told.map(({ question }) => askedIn(question)));
  const pool = [...new Map(all.map((pair) => [pair.question, pair])).values()].filter(
    ({ question }) => !answered.has(askedIn(question)),
  );
  const versions = Math.max(1, Math.min(3, Math.ceil(pool.length / 4)));
  const chosen = [...told, ...stated, ...someFrom(pool, ((version - 1) % versions) * 4, count)].slice(
    0,
    most,
  );
  const faqQuestions = chosen.map(({ question }) => question);
  const faqAnswers = chosen.map(({ answer }) => answer);
  const open = ofOwner.filter((pair) => !isGiven(pair) && !isTold(pair));
  const ownerQuestions = [...open.map(({ question }) => question), ...toolTexts.ownerQuestions[piece.sells]]
    .filter((question) => !faqQuestions.includes(question))
    .slice(0, mostOwnerQuestions);
  return {
    output: { faqQuestions, faqAnswers, ownerQuestions, botReadyFormat: botFormat(faqQuestions, faqAnswers) },
    versions,
  };
}
