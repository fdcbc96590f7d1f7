import { type ConciergeAction, conciergePhrases as phrases } from "#content/concierge.ts";
import type { ConciergeIntent } from "../contract.ts";
import type { DocumentKind, KnowledgeDocument, Place } from "../knowledge/document.ts";
import { detailFor } from "./detail.ts";

/** The answer to one question of a message. */
export interface Part {
  readonly intent: ConciergeIntent;
  readonly text: string;
  readonly place: Place;
  readonly action: ConciergeAction;
  /** The subjects of the answer, for follow-up questions. */
  readonly subjects?: readonly KnowledgeDocument[];
}

const intentOfKind: Readonly<Record<DocumentKind, ConciergeIntent>> = {
  system: "about_thing",
  package: "about_thing",
  "add-on": "about_thing",
  app: "demo",
  flagship: "about_thing",
  course: "free_courses",
  path: "course_find",
  "school-course": "course_find",
  ebook: "ebook",
  post: "blog",
  tool: "tool_write",
  recruitment: "work_what",
  question: "about_thing",
  privacy: "privacy",
  company: "what_offered",
};

/** Kinds that are part of a page and nothing we sell: 'the total to start' matches a question on a page. */
export const ofPages: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  "question",
  "company",
  "privacy",
  "recruitment",
]);

/** Kinds whose details are complete sentences and need no name before them. */
const speaksAlone: readonly DocumentKind[] = ["privacy", "question", "company"];

const asSentence = (text: string) => (/[.?!’]$/.test(text) ? text : `${text}.`);

/** A document's text, starting with what was asked, and with its price if it has one. */
export function partAbout(document: KnowledgeDocument, words: readonly string[] = []): Part {
  const { kind, group, name, about, short, priceWords, place, action } = document;
  const detail = group ? undefined : detailFor(document, words)?.text;
  const price = priceWords && !group ? phrases.itsPrice(priceWords) : undefined;
  const told =
    detail === undefined
      ? [about]
      : speaksAlone.includes(kind)
        ? [asSentence(detail)]
        : [asSentence(phrases.detail(name, detail)), short && `${short}.`];
  const text = [...told, price].filter(Boolean).join(" ");
  return { intent: intentOfKind[kind], text, place, action, subjects: [document] };
}

/** The sentences of an answer. */
export const sentencesOf = (text: string) => text.split(/(?<=[.?])\s+/);

/** As many whole sentences as fit; always the first. */
export function shortened(text: string, words: number): string {
  const [first = "", ...rest] = sentencesOf(text);
  let said = first;
  for (const sentence of rest) {
    const longer = `${said} ${sentence}`;
    if (longer.split(/\s+/).length > words) break;
    said = longer;
  }
  return said;
}
