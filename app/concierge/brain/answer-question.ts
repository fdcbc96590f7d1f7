import type { Knowledge } from "#app/concierge/knowledge.server.ts";
import { demosPage } from "#content/demos.ts";
import type { ConciergeIntent } from "../contract.ts";
import type { DocumentKind, KnowledgeDocument } from "../knowledge/document.ts";
import type { FixedName } from "../knowledge/phrases.ts";
import { places } from "../knowledge/places.ts";
import { wordsIn } from "../words.ts";
import { comparison } from "./comparison.ts";
import type { Context } from "./context.ts";
import { detailFor } from "./detail.ts";
import { fixedAnswers } from "./fixed-answers.ts";
import { meant } from "./follow-up.ts";
import { download, enrollment } from "./getting.ts";
import { goingOn } from "./going-on.ts";
import {
  asksOfJobs,
  asksWhatFor,
  isForeign,
  isWriting,
  namesTown,
  questionIntent,
  smallIntent,
  statesAmount,
} from "./intents.ts";
import { capability, namedOnSides, narrowed, singledOut, titled } from "./narrowing.ts";
import { type Part, partAbout } from "./part.ts";
import { priceAnswer } from "./prices.ts";

function discount(named: readonly KnowledgeDocument[]): Part {
  const priced = named.find(({ price }) => price);
  return priced
    ? { ...fixedAnswers.discount, text: `${priced.price} ${fixedAnswers.discount.text}`, place: priced.place }
    : fixedAnswers.discount;
}

/** A question and answer of the site that fits, preferably one about the offer that is named with it. */
function namedAnswer(named: readonly KnowledgeDocument[]): KnowledgeDocument | undefined {
  // 'How do I start with you' is no answer to which course to start with.
  const isOfCourses = named.some(({ kind }) => kind === "path" || kind === "course");
  const answers = named.filter(
    ({ kind, place }) => kind === "question" && !(isOfCourses && place === places.contact),
  );
  const beside = answers.find(({ place }) =>
    named.some((one) => one.kind !== "question" && one.place === place),
  );
  return named.find(({ kind }) => kind === "privacy") ?? beside ?? answers[0];
}

/** Answers one question, given in plain English and with typing errors corrected. */
export function answerQuestion(text: string, context: Context): Part {
  const { known } = context;
  const words = wordsIn(text);
  const called = known.index.named(words);
  const understood = meant(text, words, called, questionIntent(text), context);
  if (understood.unclear) return fixedAnswers.unclear;
  const goesOn = goingOn(understood, context);
  if (goesOn) return goesOn;
  const named = singledOut(text, words, understood.subjects, known);
  const doubtsPrice = statesAmount(text) && named.some(({ price }) => price);
  const intent = understood.intent ?? (doubtsPrice ? "price" : undefined);
  if (!named.length && isForeign(text)) return fixedAnswers.off_topic;
  const answered = namedAnswer(named);
  const asksPriceOf = intent === "price" && !asksWhatFor(text) && named.some(({ price }) => price);
  if (answered && intent !== "compare" && intent !== "discount" && !asksPriceOf)
    return partAbout(answered, words);
  const part = intent && answerTo(intent, text, words, named, context);
  if (part) return part;
  const [first] = named;
  if (first?.kind === "app" && !first.group && /\b(?:demo|try|test|show|see)\b/.test(text)) {
    return { ...partAbout(first), text: `${first.name}. ${first.short}. ${demosPage.comingPanel.text}` };
  }
  if (first)
    return capability(text, words, named, context) ?? partAbout(narrowed(first, words, known), words);
  if (isWriting(text)) {
    const isTool = ({ kind }: KnowledgeDocument) => kind === "tool";
    const [tool] = known.index.search(words, known.documents.length).filter(isTool);
    if (tool) return partAbout(tool);
  }
  const small = smallIntent(text);
  if (small === "greeting" || small === "thanks" || small === "goodbye" || small === "small_talk")
    return fixedAnswers[small];
  const beside = context.last?.subjects.find((one) => !one.group && detailFor(one, words));
  const mayBe = ({ kind, fixed: phrase }: KnowledgeDocument) =>
    (kind !== "recruitment" || asksOfJobs(text)) && !(phrase && ofUs.includes(phrase) && asksOfProduct(text));
  const near = beside ?? known.index.nearest(words, mayBe);
  if (near?.fixed)
    return near.fixed === "book" ? (booking(known) ?? fixedAnswers.contact) : fixedAnswers[near.fixed];
  if (near) return partAbout(near, words);
  return namesTown(text) ? fixedAnswers.location : fixedAnswers.unknown;
}

/** The answer for an intent; undefined if only the texts of the named things can answer it. */
function answerTo(
  intent: ConciergeIntent,
  text: string,
  words: readonly string[],
  named: readonly KnowledgeDocument[],
  context: Context,
): Part | undefined {
  const { known, here } = context;
  const recruitment = named.find(({ kind }) => kind === "recruitment");
  const [first] = named;
  if (first?.kind === "ebook" && !first.group && /\b(?:get|order|buy)\b/.test(text)) return download(named);
  switch (intent) {
    case "offer":
      return named.length ? undefined : offered(known);
    case "discount":
      return discount(named);
    case "compare": {
      if (!first) return offered(known);
      const sides = namedOnSides(text, known);
      if (sides.length > 1) return comparison(sides, context);
      // 'Which system for a restaurant' is answered by the system that it names.
      const answersItself = named.length === 1 && !first.group && /\bwhich\b/.test(text);
      return answersItself ? undefined : comparison(named, context);
    }
    case "price": {
      if (recruitment) return partAbout(recruitment, words);
      if (named.length && named.every(({ kind }) => kind === "company"))
        return priceAnswer(text, [], context);
      if (first && !named.some(({ price }) => price)) return undefined;
      const near = first
        ? undefined
        : known.index.nearest(nameless(words), ({ kind }) => sold.includes(kind));
      const asked = first
        ? named.map((one) => (titled.includes(one.kind) ? narrowed(one, nameless(words), known) : one))
        : near
          ? [near]
          : here;
      return priceAnswer(text, asked, context);
    }
    case "build_time":
      // The text of a course or path says how long it takes.
      if (first && taught.includes(first.kind)) return undefined;
      return named.some(({ kind }) => kind === "package") || /whatsapp|assistant/.test(text)
        ? { ...fixedAnswers.build_time, place: places.packages }
        : fixedAnswers.build_time;
    case "privacy": {
      const isOfPrivacy = ({ kind }: KnowledgeDocument) => kind === "privacy";
      const [notice] = known.index.search(words, known.documents.length).filter(isOfPrivacy);
      return notice && partAbout(notice, words);
    }
    case "book":
      return booking(known);
    case "enrol":
      return recruitment ? partAbout(recruitment, words) : enrollment(named);
    case "download":
      return download(named);
    case "payment":
      return letsCustomersPay(text) ? undefined : fixedAnswers.payment;
    case "invoice":
      return first ? undefined : fixedAnswers.invoice;
    case "custom":
      return first ? undefined : fixedAnswers.custom;
    case "account":
    case "trust":
    case "identity":
    case "hours":
    case "location":
    case "contact":
      return fixedAnswers[intent];
    default:
      return undefined;
  }
}

/** Kinds of things for sale, for a price question that names nothing. */
const sold: readonly DocumentKind[] = ["system", "app", "package", "add-on", "flagship", "ebook", "tool"];

const taught: readonly DocumentKind[] = ["path", "school-course", "course", "recruitment", "ebook"];

/** Questions about us, not about what we build: 'does the assistant reply at night' does not ask for our hours. */
const ofUs: readonly FixedName[] = ["hours", "contact", "book", "payment", "invoice", "location"];
const asksOfProduct = (text: string) => /\b(?:assistant|bot|system|app|software|package)s?\b/.test(text);

/** Whether the question is about payments by the visitor's customers, not by the visitor. */
const letsCustomersPay = (text: string) =>
  /\b(?:bot|assistant|customers?)\b.{0,30}\b(?:collect|accept|take|receive|pay)\b/.test(text);

/** Words that ask for a price and name nothing. */
const asksPrice = new Set(["price", "cost", "amount", "fee", "charge", "rate", "list", "pay", "money"]);

/** The answer to how a call is booked. */
function booking({ documents }: Knowledge): Part | undefined {
  const call = documents.find(({ place }) => place === places.appointment);
  return call && { ...partAbout(call), intent: "book", subjects: undefined };
}

const nameless = (words: readonly string[]) => words.filter((word) => !asksPrice.has(word));

/** What we offer, for visitors who say what their business is but not what they want. */
function offered({ documents }: Knowledge): Part | undefined {
  const services = documents.find(({ place }) => place === places.services);
  return services && { ...partAbout(services), intent: "offer" };
}
