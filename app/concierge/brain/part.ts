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
  /** What it is about, for a question that goes on from it. */
  readonly subjects?: readonly KnowledgeDocument[];
}

const intentOfKind: Readonly<Record<DocumentKind, ConciergeIntent>> = {
  system: "offer",
  package: "offer",
  "add-on": "offer",
  app: "demo",
  flagship: "offer",
  course: "course",
  path: "course",
  "school-course": "course",
  ebook: "ebook",
  post: "blog",
  tool: "tool",
  recruitment: "recruit",
  question: "question",
  privacy: "privacy",
  company: "question",
  settled: "question",
};

/** Kinds whose details are sentences that need no name before them. */
const speaksAlone: readonly DocumentKind[] = ["privacy", "question", "company"];

const asSentence = (text: string) => (/[.?!’]$/.test(text) ? text : `${text}.`);

/** What a document says of itself, what was asked of it before the rest, with its price where it has one of its own. */
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

const sentenceEnd = /(?<=[.?])\s+/;

/** As many whole sentences as fit, the first in any case. */
export function shortened(text: string, words: number): string {
  const [first = "", ...rest] = text.split(sentenceEnd);
  let said = first;
  for (const sentence of rest) {
    const longer = `${said} ${sentence}`;
    if (longer.split(/\s+/).length > words) break;
    said = longer;
  }
  return said;
}
