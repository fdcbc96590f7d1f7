import { subjectsOfPage } from "../answers/context.ts";
import type { Asked, Talk } from "../answers/talk.ts";
import { type KnowledgeDocument, keyOf } from "../knowledge/document.ts";
import { type Knowledge, knowledge } from "../knowledge.server.ts";
import { figuresIn, readable } from "../model/figures.ts";
import { plainQuestion, wordsIn } from "../words.ts";
import { amountsIn, pricesOf, thingsFor } from "./amounts.ts";
import { type Topic, topicOf } from "./domain.ts";
import { languageOf } from "./labels.server.ts";

/** What a visitor wants to exclude: 'remove the payment link', 'just reminders, forget payment'. */
const leavingOut =
  /\b(?:forget|remove|without|minus|drop|exclude|leave out|take out|no need(?: for)?|comot)\s+((?:[a-z]+\s*){1,4})/g;

/** The things that a message names, and those that it names only to exclude them. */
function namedIn(text: string, { index, documents }: Knowledge) {
  const left = [...text.matchAll(leavingOut)].map(([, span = ""]) => span);
  if (!left.length) return { named: index.named(wordsIn(text)), dropped: [] };
  const kept = index.named(wordsIn(text.replace(leavingOut, " ")));
  const addOns = documents.filter(({ kind, group }) => kind === "add-on" && !group);
  const isSaid = ({ names }: KnowledgeDocument, span: string) =>
    names.some((name) => wordsIn(name).some((word) => wordsIn(span).includes(word)));
  const named = left.flatMap((span) => index.named(wordsIn(span)));
  const byWord = left.flatMap((span) => addOns.filter((one) => isSaid(one, span)));
  const keys = new Set(kept.map(keyOf));
  return { named: kept, dropped: [...named, ...byWord].filter((one) => !keys.has(keyOf(one))) };
}

const documentsOf = (keys: readonly string[], { documents }: Knowledge) =>
  keys.flatMap((key) => documents.find((one) => keyOf(one) === key) ?? []);

/** The offers that a visitor calls by their prices: 'the 450 one', 'the 250k own'. A price of several offers calls none. */
function calledByPrice(text: string, prices: ReadonlySet<number>, { documents }: Knowledge) {
  const spans = [
    ...text.matchAll(
      /\b(?:the|that|una|dat)\s+(\S*\d\S*\s*(?:k\s+)?(?:one(?![- ]?(?:time|off))|own|package))\b/g,
    ),
  ];
  const offers = documents.filter(({ kind }) => kind !== "ebook" && kind !== "add-on");
  return spans.flatMap(([, span = ""]) => {
    const found = amountsIn(span, prices).flatMap(({ amount }) => thingsFor(amount, offers));
    return found.length === 1 ? found : [];
  });
}

/** What visitors who talk about packages call them. In the school these are tiers. */
const shortNames: readonly (readonly [RegExp, string])[] = [
  [/\bbasic\b(?! \w*(?:phone|english|android|question|thing|info))/, "leadbot-basic"],
  [/\bpro\b/, "smartagent-pro"],
  [/\belite\b/, "fullops-elite"],
];

/** The packages that a message calls by their short names, if the chat is about our offers or the message names two. */
function calledShortly(text: string, topic: Topic | undefined, { documents }: Knowledge) {
  const ids = shortNames.filter(([words]) => words.test(text)).map(([, id]) => id);
  if (topic?.domain !== "offers" && (topic || ids.length < 2)) return [];
  return documents.filter(({ kind, group, id }) => kind === "package" && !group && id && ids.includes(id));
}

/** Reads a message together with what is known about its chat. */
export async function readMessage(
  userMessage: string,
  currentPage: string,
  talk: Talk | undefined,
): Promise<Asked> {
  const known = knowledge();
  const text = known.index.mend(plainQuestion(userMessage));
  const figures = figuresIn(readable(userMessage));
  const prices = pricesOf(known.documents);
  const claimed = amountsIn(userMessage, prices);
  const amounts = claimed.map(({ amount }) => amount);
  const { named: all, dropped } = namedIn(text, known);
  // 'No laptop' names a paragraph of the school's page; in a chat about an offer it is said of the offer.
  const isOfOffer = talk?.topic?.domain === "offers";
  const named = all.filter(({ kind, id, group }) => !(isOfOffer && kind === "path" && !id && !group));
  const topic = topicOf(text, named, talk?.topic);
  const called = [...calledShortly(text, topic, known), ...calledByPrice(text, prices, known)];
  return {
    known,
    text,
    words: wordsIn(text),
    named: called.length ? [...new Set([...named.filter(({ group }) => !group), ...called])] : named,
    dropped,
    amounts,
    claimed,
    numbers: figures.filter(({ kind, value }) => kind === "number" && value < 1000).map(({ value }) => value),
    months: figures
      .filter(({ unit }) => unit === "month" || unit === "year")
      .map(({ unit, value }) => (unit === "year" ? value * 12 : value))[0],
    language: await languageOf(userMessage, talk?.language),
    here: subjectsOfPage(currentPage, known.documents),
    talk,
    topic,
    last: talk ? documentsOf(talk.subjects, known) : [],
  };
}
