import { type ConciergeAction, conciergePhrases as phrases } from "#app/content/concierge.ts";
import type { ConciergeIntent } from "../contract.ts";
import type { DocumentKind, KnowledgeDocument, Place } from "../knowledge/document.ts";

/** The answer to one question of a message. */
export interface Part {
  readonly intent: ConciergeIntent;
  readonly text: string;
  readonly place: Place;
  readonly action: ConciergeAction;
}

const intentOfKind: Readonly<Record<DocumentKind, ConciergeIntent>> = {
  system: "offer",
  package: "offer",
  "add-on": "offer",
  app: "demo",
  flagship: "offer",
  course: "course",
  path: "course",
  ebook: "ebook",
  post: "blog",
  tool: "tool",
  recruitment: "recruit",
  question: "question",
  privacy: "privacy",
  company: "question",
};

/** What a document says of itself, with its price where it has one of its own. */
export function partAbout(document: KnowledgeDocument): Part {
  const { kind, group, about, priceWords, place, action } = document;
  const text = priceWords && !group ? `${about} ${phrases.itsPrice(priceWords)}` : about;
  return { intent: intentOfKind[kind], text, place, action };
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
