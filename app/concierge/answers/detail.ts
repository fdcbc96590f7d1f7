import type { DocumentKind, KnowledgeDocument } from "../knowledge/document.ts";
import { emptyWords, oneWord, plainQuestion, wordsIn } from "../words.ts";

const read = (text: string) => new Set(wordsIn(plainQuestion(text)).map(oneWord));

/** Caches the words of a text: the texts never change, and reading one takes longer than looking it up. */
const readBefore = new Map<string, ReadonlySet<string>>();

function wordsOf(text: string): ReadonlySet<string> {
  const known = readBefore.get(text);
  if (known) return known;
  const words = read(text);
  readBefore.set(text, words);
  return words;
}

const isOfRules = (kind: DocumentKind) => kind === "privacy" || kind === "question";

/** Words that occur in all our texts. */
const everywhere = new Set(
  ["business", "shop", "company", "whatsapp", "customer", "system", "price", "keep", "long", "data"].map(
    oneWord,
  ),
);

/** A text further down a page, with the number of question words it contains. */
export interface Detail {
  readonly text: string;
  readonly count: number;
}

/** The text further down a page that contains more of the question's words than the page's first sentences, if any. */
export function detailFor(
  { kind, name, names, about, details = [] }: KnowledgeDocument,
  words: readonly string[],
): Detail | undefined {
  // The name of an offer adds nothing; the name of a legal section helps to find the paragraph.
  const called = wordsOf((isOfRules(kind) ? [] : [name, ...names]).join(" "));
  const telling = words.filter((word) => !emptyWords.has(word)).map(oneWord);
  const asked = [...new Set(telling)].filter((word) => !everywhere.has(word) && !called.has(word));
  const said = (text: string) => asked.filter((word) => wordsOf(text).has(word)).length;
  let best: Detail | undefined;
  let most = said(about);
  for (const text of details) {
    const count = said(text);
    if (count <= most) continue;
    best = { text, count };
    most = count;
  }
  // A single match among many words is chance.
  return best && best.count * 2 >= asked.length ? best : undefined;
}
