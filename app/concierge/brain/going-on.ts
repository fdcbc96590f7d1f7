import { conciergePhrases as phrases } from "#content/concierge.ts";
import { demosPage } from "#content/demos.ts";
import { enterpriseDemos } from "#content/enterprise-offers.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { places } from "../knowledge/places.ts";
import { type Context, membersOf } from "./context.ts";
import type { Meant, Wish } from "./follow-up.ts";
import { getting } from "./getting.ts";
import { type Part, partAbout } from "./part.ts";
import { extreme } from "./prices.ts";

/** How many details a 'tell me more' answer contains. */
const mostDetails = 8;

const withStop = (text: string) => (/[.?!’]$/.test(text) ? text : `${text}.`);

/** The further details of a thing. */
function more(document: KnowledgeDocument): Part {
  const { name, details, price, group } = document;
  if (!details?.length || group) return partAbout(document);
  const told = details.slice(0, mostDetails).map(withStop).join(" ");
  return { ...partAbout(document), text: [phrases.moreOf(name), told, price].filter(Boolean).join(" ") };
}

/** Where a thing can be seen: its demo if it has one, else its page. */
function where(document: KnowledgeDocument): Part {
  const isShown =
    document.kind === "app" ||
    (document.kind === "system" && (!document.id || document.id in enterpriseDemos));
  const { name, place } = document;
  if (!isShown) return { ...partAbout(document), text: phrases.where(name, place.title) };
  return {
    ...partAbout(document),
    intent: "demo",
    text: `${phrases.where(name, demosPage.heading)} ${demosPage.comingPanel.text}`,
    place: places.apps,
    action: "try_demos",
  };
}

/** The cheapest or most expensive of several things. */
function extremeOf(
  subjects: readonly KnowledgeDocument[],
  which: "least" | "most",
  { known, last }: Context,
): Part | undefined {
  const [first] = subjects;
  if (!first) return undefined;
  const before = last?.before.filter(({ cost }) => cost !== undefined) ?? [];
  const several =
    subjects.length > 1
      ? subjects
      : first.group || !before.length
        ? membersOf(first, known)
        : [...subjects, ...before];
  const best = extreme(several, which);
  if (!best?.price) return undefined;
  const asked = !first.group && subjects.length === 1 ? first : undefined;
  const verdict = asked && (best === asked ? phrases.yes : phrases.no);
  const said = which === "least" ? phrases.cheapest(best.name) : phrases.dearest(best.name);
  const own = asked && best !== asked ? asked.price : undefined;
  return {
    intent: "price",
    text: [verdict, said, best.price, own].filter(Boolean).join(" "),
    place: best.place,
    action: best.kind === "ebook" || best.kind === "app" ? best.action : "get_quote",
    subjects: asked && best !== asked ? [best, asked] : [best],
  };
}

/**
 * Answers a follow-up that names nothing itself, such as 'tell me more' or 'which is cheaper?', about the last topic or
 * the page. Undefined without a subject, without a wish, or if nothing has a price to compare: then the question is
 * answered like any other, 'and the monthly one?' as a price question.
 */
export function goingOn({ subjects, wish }: Meant, context: Context): Part | undefined {
  const [first] = subjects;
  if (!first || !wish) return undefined;
  const answers: Record<Wish, () => Part | undefined> = {
    more: () => more(first),
    where: () => where(first),
    cheaper: () => extremeOf(subjects, "least", context),
    dearer: () => extremeOf(subjects, "most", context),
    get: () => getting(first),
    about: () => partAbout(first),
  };
  return answers[wish]();
}
