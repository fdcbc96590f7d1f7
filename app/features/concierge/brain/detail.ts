import type { KnowledgeDocument } from "../knowledge/document.ts";
import { emptyWords, oneWord, plainQuestion, wordsIn } from "../words.ts";

const read = (text: string) => new Set(wordsIn(plainQuestion(text)).map(oneWord));

/** Texts do not change while they are known, and reading one takes longer than finding it. */
const readBefore = new Map<string, ReadonlySet<string>>();

function wordsOf(text: string): ReadonlySet<string> {
  const known = readBefore.get(text);
  if (known) return known;
  const words = read(text);
  readBefore.set(text, words);
  return words;
}

/** A text further down a page, and how many of the words that were asked it says. */
export interface Detail {
  readonly text: string;
  readonly count: number;
}

/** The text further down a page that says more of what was asked than the page's first sentences; none if none does. */
export function detailFor(
  { name, names, about, details = [] }: KnowledgeDocument,
  words: readonly string[],
): Detail | undefined {
  const called = wordsOf([name, ...names].join(" "));
  const asked = [...new Set(words.map(oneWord))].filter((word) => !emptyWords.has(word) && !called.has(word));
  const said = (text: string) => asked.filter((word) => wordsOf(text).has(word)).length;
  let best: Detail | undefined;
  let most = said(about);
  for (const text of details) {
    const count = said(text);
    if (count <= most) continue;
    best = { text, count };
    most = count;
  }
  return best;
}
