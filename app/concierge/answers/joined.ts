import { conciergeOtherQuestion as otherQuestion } from "#content/concierge.ts";
import type { Language } from "../understand/built.ts";
import { type Part, sentencesOf, shortened } from "./part.ts";

/** Maximum length of all answers to one message, in words. */
const mostWordsTogether = 75;
/** A first sentence of fewer words says nothing without the next one: 'Yes.' */
const leastWordsOfFirst = 3;

const lengthOf = (text: string) => text.split(/\s+/).length;

/** An answer without the question that it ends with. */
function withoutQuestion(text: string): string {
  const sentences = sentencesOf(text);
  return sentences.length > 1 && text.endsWith("?") ? sentences.slice(0, -1).join(" ") : text;
}

/**
 * How many sentences of each text are said: the first of each, because answers begin with what was asked, then those that
 * follow, in turn, as long as they fit. A text whose first sentence does not fit is left out.
 */
function sharedOut(texts: readonly (readonly string[])[], most: number): number[] {
  const said = texts.map(() => 0);
  let left = most;
  const isAdded = (at: number) => {
    const next = texts[at]?.[said[at] as number];
    if (next === undefined || lengthOf(next) > left) return false;
    said[at] = (said[at] as number) + 1;
    left -= lengthOf(next);
    return true;
  };
  const open = new Set(texts.keys());
  // A sentence that does not fit ends its answer: the one after it may need it.
  while (open.size) for (const at of [...open]) if (!isAdded(at)) open.delete(at);
  return said;
}

/** The sentences of an answer, of which the first says something by itself. */
function tellingSentences(text: string): string[] {
  const [first = "", second, ...rest] = sentencesOf(text);
  if (second === undefined || lengthOf(first) >= leastWordsOfFirst) return sentencesOf(text);
  return [`${first} ${second}`, ...rest];
}

/** Joins answers to several questions of a message. The page is the first one's; only the last may ask something. */
export function together(parts: readonly [Part, ...Part[]]): Part {
  // Two answers may both say what a package costs.
  const said = new Set<string>();
  const isNew = (sentence: string) => !said.has(sentence) && Boolean(said.add(sentence));
  const sentences = parts.map(({ text }, at) =>
    tellingSentences(at < parts.length - 1 ? withoutQuestion(text) : text).filter(isNew),
  );
  const counts = sharedOut(sentences, mostWordsTogether);
  const text = sentences.flatMap((some, at) => some.slice(0, counts[at])).join(" ");
  return { ...parts[0], text, subjects: [...new Set(parts.flatMap(({ subjects = [] }) => subjects))] };
}

/** Maximum length of an answer beside a question that is only named, in words. */
const mostWordsBesideOpen = 38;
/** Maximum length of a question that is repeated to the visitor, in words. */
const mostWordsRepeated = 10;

/** An answer to some questions of a message that names another one, so that nobody thinks it was answered. */
export function withOpen(part: Part, open: string, language: Language): Part {
  const words = open.replace(/[?.!,;:]+$/, "").split(/\s+/);
  const named = `${words.slice(0, mostWordsRepeated).join(" ")}${words.length > mostWordsRepeated ? " …" : ""}`;
  return { ...part, text: `${shortened(part.text, mostWordsBesideOpen)} ${otherQuestion[language](named)}` };
}
