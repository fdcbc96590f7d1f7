import { site } from "#content/site.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { figureKey, figuresIn, readable } from "./figures.ts";

/** What a model is given to answer from, and what its answer is checked against. */
export interface Grounds {
  /** The documents found for the question, best first. */
  readonly documents: readonly KnowledgeDocument[];
  /** Everything the concierge knows, to tell which offer a price belongs to. */
  readonly all: readonly KnowledgeDocument[];
  /** What the visitor asked. */
  readonly question: string;
  /** The built-in brain's answer. */
  readonly answer: string;
  /** The subject of the answer, if it is a single thing. */
  readonly subject: KnowledgeDocument | undefined;
  /** All of the above as one text. */
  readonly text: string;
  readonly figures: ReadonlySet<string>;
}

/** Facts that may be stated on any page. */
const siteWide = [
  ...Object.entries(site.claims).map(([name, claim]) => `${name}: ${claim}`),
  site.email,
  ...Object.values(site.whatsapp),
  `We answer ${site.responseHours}.`,
].join("\n");

/** A document as a model reads it. */
export function documentText(document: KnowledgeDocument): string {
  const { name, place, about, price, firstYear, also, details = [] } = document;
  const told = [about, price, firstYear, also].filter(Boolean).join(" ");
  return [`${name} (page: ${place.path})`, told, ...details.map((detail) => `- ${detail}`)].join("\n");
}

export function groundsOf(
  documents: readonly KnowledgeDocument[],
  all: readonly KnowledgeDocument[],
  answer: string,
  question: string,
  subjects: readonly KnowledgeDocument[] = [],
): Grounds {
  const text = [...documents.map(documentText), answer, siteWide].join("\n\n");
  const [subject, ...others] = subjects.filter(({ price, group }) => price && !group);
  return {
    documents,
    all,
    question,
    answer,
    subject: others.length ? undefined : subject,
    text,
    figures: new Set(figuresIn(readable(text)).map(figureKey)),
  };
}
