import { demosPage } from "#app/content/demos.ts";
import type { ConciergeIntent } from "../contract.ts";
import type { DocumentKind, KnowledgeDocument } from "../knowledge/document.ts";
import { places } from "../knowledge/places.ts";
import type { Knowledge } from "../knowledge.server.ts";
import { plainQuestion, wordsIn } from "../words.ts";
import { comparison } from "./comparison.ts";
import { type Context, membersOf } from "./context.ts";
import { detailFor } from "./detail.ts";
import { meant } from "./follow-up.ts";
import { download, enrolment } from "./getting.ts";
import { goingOn } from "./going-on.ts";
import { isForeign, isWriting, questionIntent, smallIntent } from "./intents.ts";
import { type Part, partAbout } from "./part.ts";
import { priceAnswer } from "./prices.ts";
import { settled } from "./settled.ts";

function discount(named: readonly KnowledgeDocument[]): Part {
  const priced = named.find(({ price }) => price);
  return priced
    ? { ...settled.discount, text: `${priced.price} ${settled.discount.text}`, place: priced.place }
    : settled.discount;
}

/** A question that the site answers itself, for the offer that is named beside it. */
function namedAnswer(named: readonly KnowledgeDocument[]): KnowledgeDocument | undefined {
  const answers = named.filter(({ kind }) => kind === "question");
  const beside = answers.find(({ place }) =>
    named.some((one) => one.kind !== "question" && one.place === place),
  );
  return named.find(({ kind }) => kind === "privacy") ?? beside ?? answers[0];
}

/** A list, or the one thing in it that the rest of the words mean. */
function narrowed(
  list: KnowledgeDocument,
  words: readonly string[],
  { index }: Knowledge,
): KnowledgeDocument {
  const inList = ({ kind }: KnowledgeDocument) =>
    kind === list.kind || (kind === "course" && list.kind === "path");
  return (list.group && index.nearest(words, inList)) || list;
}

/** Of what a consultant asks, the pages for consultants go before what has the same words. */
function recruitmentFirst(named: readonly KnowledgeDocument[]): readonly KnowledgeDocument[] {
  const own = named.filter(({ kind }) => kind === "recruitment");
  return own.length ? own : named;
}

/** What can do what was asked: an add-on that was named too, or the one of several that says so more than the named one. */
function capability(
  text: string,
  words: readonly string[],
  named: readonly KnowledgeDocument[],
  { known }: Context,
): Part | undefined {
  const [first] = named;
  if (first?.kind !== "package" && first?.kind !== "system") return undefined;
  if (!/^(?:so |please |and )?(?:can|does|do|will|is|are|which)\b/.test(text)) return undefined;
  const extra = named.find(({ kind }) => kind === "add-on");
  if (extra) return partAbout(extra);
  const called = new Set(wordsIn(plainQuestion([first.name, ...first.names].join(" "))));
  const asked = words.filter((word) => !called.has(word));
  const says = (one: KnowledgeDocument) => detailFor(one, asked)?.count ?? 0;
  const able = membersOf(first, known).reduce((best, one) => (says(one) > says(best) ? one : best), first);
  return able === first ? undefined : partAbout(able, asked);
}

/** Answers one question, given in plain English without mistypings. */
export function answerQuestion(text: string, context: Context): Part {
  const { known } = context;
  const words = wordsIn(text);
  const called = known.index.named(words);
  const understood = meant(text, words, called, questionIntent(text), context);
  if (understood.unclear) return settled.unclear;
  const goesOn = goingOn(understood, context);
  if (goesOn) return goesOn;
  const { intent } = understood;
  const named = /\bconsultants?\b/.test(text) ? recruitmentFirst(understood.subjects) : understood.subjects;
  if (!named.length && isForeign(text)) return settled.off_topic;
  const answered = namedAnswer(named);
  if (answered && intent !== "compare" && intent !== "discount" && !/\bhow much\b/.test(text)) {
    return partAbout(answered, words);
  }
  const part = intent && answerTo(intent, text, words, named, context);
  if (part) return part;
  const [first] = named;
  if (first?.kind === "app" && !first.group && /\b(?:demo|try|show|see)\b/.test(text)) {
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
    return settled[small];
  const beside = context.last?.subjects.find((one) => !one.group && detailFor(one, words));
  const near = beside ?? known.index.nearest(words);
  return near ? partAbout(near, words) : settled.unknown;
}

/** The answer to what is asked for, unless it is only in what the named things say of themselves. */
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
      // 'Which system for a restaurant' names its answer.
      const answersItself = named.length === 1 && !first.group && /\bwhich\b/.test(text);
      return answersItself ? undefined : comparison(named, context);
    }
    case "price": {
      if (recruitment) return partAbout(recruitment, words);
      if (first && !named.some(({ price }) => price)) return undefined;
      const near = first
        ? undefined
        : known.index.nearest(
            words.filter((word) => !asksPrice.has(word)),
            ({ kind }) => sold.includes(kind),
          );
      const asked = first
        ? named.map((one) => (titled.includes(one.kind) ? narrowed(one, words, known) : one))
        : near
          ? [near]
          : here;
      return priceAnswer(text, asked, context);
    }
    case "build_time":
      return named.some(({ kind }) => kind === "package") || /whatsapp|assistant/.test(text)
        ? { ...settled.build_time, place: places.packages }
        : settled.build_time;
    case "book": {
      const call = known.documents.find(({ place }) => place === places.appointment);
      return call && { ...partAbout(call), intent, subjects: undefined };
    }
    case "enrol":
      return recruitment ? partAbout(recruitment, words) : enrolment(named);
    case "download":
      return download(named);
    case "invoice":
      return first ? undefined : settled.invoice;
    case "trust":
    case "identity":
    case "payment":
    case "hours":
    case "location":
    case "contact":
      return settled[intent];
    default:
      return undefined;
  }
}

/** What stands on either side of 'or' and 'vs': each side names its own, for one's name may hold the other's. */
function namedOnSides(text: string, { index }: Knowledge): KnowledgeDocument[] {
  const sides = text.split(/\b(?:vs|versus|or|and|with|between|from|than)\b|,/);
  const named = sides.flatMap((side) => index.named(wordsIn(side)).slice(0, 1)).filter(({ short }) => short);
  return [...new Set(named)];
}

/** The kinds that can be bought by who asks for a price and names nothing. */
const sold: readonly DocumentKind[] = ["system", "app", "package", "add-on", "flagship", "ebook", "tool"];

/** Words that ask for a price and name nothing. */
const asksPrice = new Set(["price", "cost", "amount", "fee", "charge", "rate", "list", "pay", "money"]);

/** Kinds whose lists hold one thing that the rest of the words mean. */
const titled: readonly DocumentKind[] = ["ebook", "course"];

/** What there is, for who says what the business is and not what is wanted. */
function offered({ documents }: Knowledge): Part | undefined {
  const services = documents.find(({ place }) => place === places.services);
  return services && { ...partAbout(services), intent: "offer" };
}
