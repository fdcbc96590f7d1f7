import { demosPage } from "#app/content/demos.ts";
import type { ConciergeIntent } from "../contract.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { places } from "../knowledge/places.ts";
import type { Knowledge } from "../knowledge.server.ts";
import { wordsIn } from "../words.ts";
import { comparison } from "./comparison.ts";
import type { Context } from "./context.ts";
import { detailFor } from "./detail.ts";
import { meant } from "./follow-up.ts";
import { download, enrolment } from "./getting.ts";
import { goingOn } from "./going-on.ts";
import { isForeign, questionIntent, smallIntent } from "./intents.ts";
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

/** Answers one question, given in plain English without mistypings. */
export function answerQuestion(text: string, context: Context): Part {
  const { known } = context;
  const words = wordsIn(text);
  const called = known.index.named(words);
  const understood = meant(text, words, called, questionIntent(text), context);
  if (understood.unclear) return settled.unclear;
  const goesOn = goingOn(understood, context);
  if (goesOn) return goesOn;
  const { subjects: named, intent } = understood;
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
  if (first) return partAbout(narrowed(first, words, known), words);
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
      // 'Which system for a restaurant' names its answer.
      const answersItself = named.length === 1 && !first.group && /\bwhich\b/.test(text);
      return answersItself ? undefined : comparison(named, context);
    }
    case "price": {
      if (recruitment) return partAbout(recruitment, words);
      if (first && !named.some(({ price }) => price)) return undefined;
      const near = first ? undefined : known.index.nearest(words);
      return priceAnswer(text, first ? named : near?.price ? [near] : here, context);
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
    case "trust":
    case "identity":
    case "payment":
    case "invoice":
    case "hours":
    case "location":
    case "contact":
      return settled[intent];
    default:
      return undefined;
  }
}

/** What there is, for who says what the business is and not what is wanted. */
function offered({ documents }: Knowledge): Part | undefined {
  const services = documents.find(({ place }) => place === places.services);
  return services && { ...partAbout(services), intent: "offer" };
}
