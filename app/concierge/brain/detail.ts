import type { DocumentKind, KnowledgeDocument } from "../knowledge/document.ts";
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

const isOfRules = (kind: DocumentKind) => kind === "privacy" || kind === "question";

/** Words that stand in any text of ours. */
const everywhere = new Set(
  ["business", "shop", "company", "whatsapp", "customer", "system", "price", "keep", "long", "data"].map(
    oneWord,
  ),
);

/** A text further down a page, and how many of the words that were asked it says. */
export interface Detail {
  readonly text: string;
  readonly count: number;
}

/** The text further down a page that says more of what was asked than the page's first sentences; none if none does. */
export function detailFor(
  { kind, name, names, about, details = [] }: KnowledgeDocument,
  words: readonly string[],
): Detail | undefined {
  // Of an offer its name tells nothing more; of a section of rules, what it is called by tells which paragraph.
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
  // One word of many is chance.
  return best && best.count * 2 >= asked.length ? best : undefined;
}
