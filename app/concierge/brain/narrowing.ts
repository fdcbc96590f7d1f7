import type { Knowledge } from "#app/concierge/knowledge.server.ts";
import { enterpriseDemos } from "#content/enterprise-offers.ts";
import type { DocumentKind, KnowledgeDocument } from "../knowledge/document.ts";
import { emptyWords, plainQuestion, wordsIn } from "../words.ts";
import { type Context, membersOf } from "./context.ts";
import { detailFor } from "./detail.ts";
import { asksOfJobs, superlative } from "./intents.ts";
import { type Part, partAbout } from "./part.ts";

/** Kinds whose lists hold one thing that the rest of the words mean. */
export const titled: readonly DocumentKind[] = ["ebook", "course"];

/** How sure a match in a list must be: that it is one of the list is known. */
const leastInList = 9;

/** A list, or the one thing in it that the rest of the words mean. */
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

/** The page about the work as a whole. */
const overviewPath = "/recruitment/overview";

/** Of what a consultant asks, the page for consultants that says most of it goes before what has the same words. */
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
  // Every page is about consultants; only a page that is named for something else was meant itself.
  const isGeneral = first.place.path === overviewPath;
  return [isGeneral ? pages.reduce((best, one) => (says(one) > says(best) ? one : best), first) : first];
}

/** An ebook or course that is asked for as one, where its title was taken for the name of something else. */
function byTitle(
  named: readonly KnowledgeDocument[],
  words: readonly string[],
  { documents, index }: Knowledge,
) {
  const called = new Set(named.flatMap(({ names }) => names.flatMap((name) => wordsIn(plainQuestion(name)))));
  const lists = documents.filter(({ kind, group }) => group && titled.includes(kind));
  const asked = lists.find(
    ({ kind, names }) =>
      // Who names one by its title and says 'pdf' has said which.
      !named.some((one) => one.kind === kind && !one.group) &&
      names.some((name) => words.includes(name) && !called.has(name)),
  );
  return asked && index.nearest(words, ({ kind, group }) => kind === asked.kind && !group);
}

/** The list that is spoken of, for 'the cheapest assistant package': of such a list one thing is asked for. */
function listIn(words: readonly string[], { documents }: Knowledge): KnowledgeDocument | undefined {
  const lists = documents.filter(({ group, kind }) => group && kind !== "path");
  return lists.find(({ names }) => names.some((name) => wordsIn(name).every((word) => words.includes(word))));
}

/** The apps of the same trades, where an app was asked for and a system has the trade's name. */
function asApps(named: readonly KnowledgeDocument[], { documents }: Knowledge): readonly KnowledgeDocument[] {
  const ids: Readonly<Record<string, string>> = enterpriseDemos;
  return named.map((one) => {
    const app = one.kind === "system" && one.id ? ids[one.id] : undefined;
    return (app && documents.find(({ kind, id }) => kind === "app" && id === app)) || one;
  });
}

/** What is read and learnt: where nobody asks to learn, what can be had for the business goes before. */
const read: readonly DocumentKind[] = ["course", "ebook", "post"];
const asksToLearn = (text: string) =>
  /\b(?:courses?|class(?:es)?|learn\w*|teach\w*|train\w*|lessons?|slides?|powerpoint|ebooks?|books?|pdf|blog|article|guide|read|download\w*|free)\b/.test(
    text,
  );

/** What is meant among the things that a question names. */
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
  // 'Selling on WhatsApp' is what somebody does before it is the name of a course.
  return offers.length ? offers : named.filter(({ kind }) => kind !== "course");
}

/** What can do what was asked: an add-on that was named too, or the one of several that says so more than the named one. */
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
  // What nobody here speaks of, nothing here is said to do; and one common word of several is no sign that it is.
  const isTold = asked.every((word) => known.index.knows(word)) && says(able) * 2 >= asked.length;
  return able !== first && isTold ? partAbout(able, asked) : undefined;
}

/** What stands on either side of 'or' and 'vs': each side names its own, for one's name may hold the other's. */
export function namedOnSides(text: string, { index }: Knowledge): KnowledgeDocument[] {
  const sides = text.split(/\b(?:vs|versus|or|and|with|between|from|than)\b|,/);
  const named = sides.flatMap((side) => index.named(wordsIn(side)).slice(0, 1)).filter(({ short }) => short);
  return [...new Set(named)];
}
