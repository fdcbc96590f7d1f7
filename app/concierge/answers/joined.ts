import { conciergeOtherQuestion as otherQuestion } from "#content/concierge.ts";
import type { Language } from "../understand/built.ts";
import { type Part, sentencesOf, shortened } from "./part.ts";

/** Maximum length of each of two answers, in words. */
const mostWordsOfTwo = 38;

/** An answer without the question that it ends with. */
function withoutQuestion(text: string): string {
  const sentences = sentencesOf(text);
  return sentences.length > 1 && text.endsWith("?") ? sentences.slice(0, -1).join(" ") : text;
}

/** Joins two answers. The page is the first one's, and its subjects come first; only the second may ask something. */
export function together(one: Part, other: Part): Part {
  const text = [withoutQuestion(one.text), other.text]
    .map((said) => shortened(said, mostWordsOfTwo))
    .join(" ");
  return { ...one, text, subjects: [...new Set([...(one.subjects ?? []), ...(other.subjects ?? [])])] };
}

/** Maximum length of a question that is repeated to the visitor, in words. */
const mostWordsRepeated = 14;

/** An answer to one of two questions that names the other one, so that nobody thinks it was answered. */
export function withOpen(part: Part, open: string, language: Language): Part {
  const words = open.replace(/[?.!,;:]+$/, "").split(/\s+/);
  const named = `${words.slice(0, mostWordsRepeated).join(" ")}${words.length > mostWordsRepeated ? " …" : ""}`;
  return { ...part, text: `${shortened(part.text, mostWordsOfTwo)} ${otherQuestion[language](named)}` };
}
