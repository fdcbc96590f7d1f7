import { conciergePhrases as phrases } from "#app/content/concierge.ts";
import { demosPage } from "#app/content/demos.ts";
import { storeTexts } from "#app/content/ebooks.ts";
import { freeCoursesPage } from "#app/content/materials.ts";
import { schoolPage } from "#app/content/school.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { places } from "../knowledge/places.ts";
import type { Knowledge } from "../knowledge.server.ts";
import { wordsIn } from "../words.ts";
import { comparison } from "./comparison.ts";
import { isForeign, questionIntent, smallIntent } from "./intents.ts";
import { type Part, partAbout } from "./part.ts";
import { priceAnswer } from "./prices.ts";
import { settled } from "./settled.ts";

function enrolment(named: readonly KnowledgeDocument[]): Part {
  const path = named.find(({ kind, group }) => kind === "path" && !group);
  const joined = [phrases.freeToEnrol, schoolPage.closing.text, path?.about];
  return {
    intent: "enrol",
    text: joined.filter(Boolean).join(" "),
    place: places.school,
    action: "view_courses",
  };
}

/** How an ebook or the free courses are got. */
function download(named: readonly KnowledgeDocument[]): Part {
  const book = named.find(({ kind }) => kind === "ebook");
  if (book) {
    const text = [book.price, ...storeTexts.steps.map((step) => step.text)].join(" ");
    return { intent: "ebook", text, place: book.place, action: "browse_store" };
  }
  const text = [freeCoursesPage.intro, freeCoursesPage.howTo.text].join(" ");
  return { intent: "download", text, place: places.freeCourses, action: "download_courses" };
}

function discount(named: readonly KnowledgeDocument[]): Part {
  const priced = named.find(({ price }) => price);
  return priced
    ? { ...settled.discount, text: `${priced.price} ${settled.discount.text}`, place: priced.place }
    : settled.discount;
}

/** The things on the page that the visitor looks at, for 'how much is it'. */
function onPage(page: string, { documents }: Knowledge): readonly KnowledgeDocument[] {
  const here = documents.filter(({ place, price }) => price && place.path === page);
  const list = here.find(({ group }) => group);
  return (list ? [list] : here).slice(0, 1);
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
export function answerQuestion(text: string, page: string, known: Knowledge): Part {
  const words = wordsIn(text);
  const named = known.index.named(words);
  const intent = questionIntent(text);
  if (!named.length && isForeign(text)) return settled.off_topic;
  const answered = namedAnswer(named);
  if (answered && intent !== "compare" && intent !== "discount" && !/\bhow much\b/.test(text)) {
    return partAbout(answered);
  }
  const recruitment = named.find(({ kind }) => kind === "recruitment");
  const [first] = named;
  if (first?.kind === "ebook" && !first.group && /\b(?:get|order|buy)\b/.test(text)) return download(named);
  switch (intent) {
    case "offer": {
      const services = named.length
        ? undefined
        : known.documents.find(({ place }) => place === places.services);
      if (services) return { ...partAbout(services), intent: "offer" };
      break;
    }
    case "discount":
      return discount(named);
    case "compare": {
      // 'Which system for a restaurant' names its answer.
      const answersItself = named.length === 1 && !first?.group && /\bwhich\b/.test(text);
      const compared = answersItself ? undefined : comparison(named, known);
      if (compared) return compared;
      break;
    }
    case "price": {
      if (recruitment) return partAbout(recruitment);
      if (named.length && !named.some(({ price }) => price)) break;
      const near = named.length ? undefined : known.index.nearest(words);
      const asked = near?.price ? [near] : onPage(page, known);
      return priceAnswer(text, named.length ? named : asked, known);
    }
    case "build_time":
      return named.some(({ kind }) => kind === "package") || /whatsapp|assistant/.test(text)
        ? { ...settled.build_time, place: places.packages }
        : settled.build_time;
    case "book": {
      const call = known.documents.find(({ place }) => place === places.appointment);
      if (call) return { ...partAbout(call), intent: "book" };
      break;
    }
    case "enrol":
      return recruitment ? partAbout(recruitment) : enrolment(named);
    case "download":
      return download(named);
    case "trust":
    case "identity":
    case "payment":
    case "hours":
    case "location":
    case "contact":
      return settled[intent];
  }
  if (first?.kind === "app" && !first.group && /\b(?:demo|try|show|see)\b/.test(text)) {
    return { ...partAbout(first), text: `${first.name}. ${first.short}. ${demosPage.comingPanel.text}` };
  }
  if (first) return partAbout(narrowed(first, words, known));
  const small = smallIntent(text);
  if (small === "greeting" || small === "thanks" || small === "goodbye" || small === "small_talk")
    return settled[small];
  const near = known.index.nearest(words);
  return near ? partAbout(near) : settled.unknown;
}
