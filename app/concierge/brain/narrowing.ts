import type { Knowledge } from "#app/concierge/knowledge.server.ts";
import { enterpriseDemos } from "#content/enterprise-offers.ts";
import type { DocumentKind, KnowledgeDocument } from "../knowledge/document.ts";
import { emptyWords, plainQuestion, wordsIn } from "../words.ts";
import { type Context, membersOf } from "./context.ts";
import { detailFor } from "./detail.ts";
import { asksOfJobs, superlative } from "./intents.ts";
import { type Part, partAbout } from "./part.ts";

/** Kinds whose lists are searched for one item by title. */
export const titled: readonly DocumentKind[] = ["ebook", "course"];

/** Minimum score of a match within a list. It is low because the item is known to be in the list. */
const leastInList = 9;

/** The list, or the one item in it that the other words match. */
export function narrowed(
  list: KnowledgeDocument,
  words: readonly string[],
  { index }: Knowledge,
): KnowledgeDocument {
  if (!list.group) return list;
  const inList = ({ kind, group }: KnowledgeDocument) =>
    !group && (kind === list.kind || (kind === "course" && list.kind === "path"));
  const called = new Set(list.names.flatMap((name) => wordsIn(plainQuestion(name))));
  const rest = words.filter((word) => !called.has(word));
  return index.nearest(rest, inList, leastInList) ?? list;
}

/** The general page about working with us. */
const overviewPath = "/recruitment/overview";

/** For a consultant's question, the recruitment page that says most about it. */
function forConsultants(
  named: readonly KnowledgeDocument[],
  words: readonly string[],
  { documents }: Knowledge,
): readonly KnowledgeDocument[] {
  const ofJobs = named.filter(({ kind }) => kind === "recruitment");
  const first = ofJobs.find(({ place }) => place.path !== overviewPath) ?? ofJobs[0];
  if (!first) return named;
  const says = (one: KnowledgeDocument) => detailFor(one, words)?.count ?? 0;
  const pages = documents.filter(({ kind }) => kind === "recruitment");
  // Every page is about consultants, so only a page with a more specific name was meant itself.
  const isGeneral = first.place.path === overviewPath;
  return [isGeneral ? pages.reduce((best, one) => (says(one) > says(best) ? one : best), first) : first];
}

/** The ebook or course that is asked for, if words of its title were taken for the name of something else. */
function byTitle(
  named: readonly KnowledgeDocument[],
  words: readonly string[],
  { documents, index }: Knowledge,
) {
  const called = new Set(named.flatMap(({ names }) => names.flatMap((name) => wordsIn(plainQuestion(name)))));
  const lists = documents.filter(({ kind, group }) => group && titled.includes(kind));
  const asked = lists.find(
    ({ kind, names }) =>
      // A question with a title and 'pdf' has already named its ebook.
      !named.some((one) => one.kind === kind && !one.group) &&
      names.some((name) => words.includes(name) && !called.has(name)),
  );
  return asked && index.nearest(words, ({ kind, group }) => kind === asked.kind && !group);
}

/** The list in a question such as 'the cheapest assistant package', which asks for one of its items. */
function listIn(words: readonly string[], { documents }: Knowledge): KnowledgeDocument | undefined {
  const lists = documents.filter(({ group, kind }) => group && kind !== "path");
  return lists.find(({ names }) => names.some((name) => wordsIn(name).every((word) => words.includes(word))));
}

/** Replaces systems with the apps for the same trades, if the question asks for an app. */
function asApps(named: readonly KnowledgeDocument[], { documents }: Knowledge): readonly KnowledgeDocument[] {
  const ids: Readonly<Record<string, string>> = enterpriseDemos;
  return named.map((one) => {
    const app = one.kind === "system" && one.id ? ids[one.id] : undefined;
    return (app && documents.find(({ kind, id }) => kind === "app" && id === app)) || one;
  });
}

/** Reading and learning material. Unless somebody asks to learn, offers for the business come first. */
const read: readonly DocumentKind[] = ["course", "ebook", "post"];
const asksToLearn = (text: string) =>
  /\b(?:courses?|class(?:es)?|learn\w*|teach\w*|train\w*|lessons?|slides?|powerpoint|ebooks?|books?|pdf|blog|article|guide|read|download\w*|free)\b/.test(
    text,
  );

/** The things that are meant among those that a question names. */
export function singledOut(
  text: string,
  words: readonly string[],
  named: readonly KnowledgeDocument[],
  known: Knowledge,
): readonly KnowledgeDocument[] {
  if (asksOfJobs(text)) return forConsultants(named, words, known);
  const list = superlative(text) && listIn(words, known);
  if (list) return [list];
  if (/\b(?:apps?|demos?)\b/.test(text) && !/\bsystems?\b/.test(text)) return asApps(named, known);
  const title = named.length ? byTitle(named, words, known) : undefined;
  if (title) return [title];
  if (asksToLearn(text)) return named;
  const offers = named.filter(({ kind }) => !read.includes(kind));
  // 'Selling on WhatsApp' is more likely an activity than the name of a course.
  return offers.length ? offers : named.filter(({ kind }) => kind !== "course");
}

/** The offer that can do what was asked: an add-on that was named too, or a related offer that says more about it. */
export function capability(
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
  const asked = words.filter((word) => !called.has(word) && !emptyWords.has(word));
  const says = (one: KnowledgeDocument) => detailFor(one, asked)?.count ?? 0;
  const able = membersOf(first, known).reduce((best, one) => (says(one) > says(best) ? one : best), first);
  // Claim nothing about words that no document contains, and do not rely on one common word of several.
  const isTold = asked.every((word) => known.index.knows(word)) && says(able) * 2 >= asked.length;
  return able !== first && isTold ? partAbout(able, asked) : undefined;
}

/** The things on either side of 'or' and 'vs', found side by side because one name may contain the other. */
export function namedOnSides(text: string, { index }: Knowledge): KnowledgeDocument[] {
  const sides = text.split(/\b(?:vs|versus|or|and|with|between|from|than)\b|,/);
  const named = sides.flatMap((side) => index.named(wordsIn(side)).slice(0, 1)).filter(({ short }) => short);
  return [...new Set(named)];
}
