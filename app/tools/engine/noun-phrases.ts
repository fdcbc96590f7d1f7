import { languageOf, otherWords } from "./language.ts";
import { bareWords, readable, sentencesOf } from "./plain-text.ts";
import { lowerFirst } from "./sentences.ts";
import { type Word, wordsOf } from "./word-kinds.ts";

const longestPhrase = 60;
const mostWords = 6;

/** Without punctuation at its ends or double spaces. */
function trimmed(phrase: string): string {
  return phrase.replace(/\s+/g, " ").replace(/^[^\p{L}\p{N}₦]+|[^\p{L}\p{M}\p{N}%]+$/gu, "");
}

/** Words that are in many texts and say nothing about this one. */
const empty = new Set(
  `thing things people person way ways lot lots kind kinds type types something anything everything everyone
   business businesses company shop time times day days one ones okay ok etc customers customer client clients
   price prices order orders today tomorrow please hello hi good year years month months week weeks
   place town nigeria example quality`.split(/\s+/),
);

function opens({ kind, text }: Word, next: Word | undefined): boolean {
  if (kind === "noun" || kind === "adjective" || kind === "number") return true;
  const beforeNoun = next?.kind === "noun" || next?.kind === "adjective";
  if (kind === "participle") return beforeNoun && !/^(?:was|were|had|been|did)$/i.test(text);
  return kind === "gerund";
}

/** Runs of words that name one thing, including 'of' and what follows it. */
function rows(words: readonly Word[]): Word[][] {
  const found: Word[][] = [];
  let row: Word[] = [];
  const close = () => {
    while (row.length && !["noun", "gerund"].includes(row.at(-1)?.kind ?? "")) row.pop();
    if (row.length) found.push(row);
    row = [];
  };
  words.forEach((word, at) => {
    const next = words[at + 1];
    const ofNext = word.text.toLowerCase() === "of" && row.length > 0 && next !== undefined;
    const article = word.kind === "determiner" && row.at(-1)?.text.toLowerCase() === "of";
    if (ofNext || article || opens(word, next)) row.push(word);
    else close();
    if (row.length >= mostWords) close();
  });
  close();
  return found;
}

/** Runs of words between function words: without the grammar of the language, no more can be known. */
function rowsOfOther(clause: string): string[] {
  const small = (word: string) => otherWords.has(word.toLowerCase()) || /^[\p{L}]$/u.test(word);
  const marked = clause.split(" ").map((word) => (small(word) ? "|" : word.replace(/^\p{L}[’']/u, "")));
  return marked
    .join(" ")
    .split("|")
    .flatMap((row) => row.trim().split(/(?<=^\S+ \S+ \S+) /));
}

function phraseOf(row: readonly Word[]): string {
  const [first, ...rest] = row;
  if (!first) return "";
  // A capital at the start of a sentence is dropped; a name keeps its own.
  const named = first.named || /\p{Lu}/u.test(first.text.slice(1));
  const head = named ? first.text : first.text.toLowerCase();
  return [head, ...rest.map(({ text }) => text)].join(" ");
}

function telling(phrase: string): boolean {
  const words = phrase.toLowerCase().split(" ");
  return (
    phrase.length >= 2 &&
    phrase.length <= longestPhrase &&
    /\p{L}{2}/u.test(phrase) &&
    !/\p{L}{25}/u.test(phrase) &&
    words.some((word) => !empty.has(word) && /\p{L}{2}/u.test(word))
  );
}

/** Phrases of two or three words score best, and keywords and early phrases score higher. */
function weight(phrase: string, at: number, known: (phrase: string) => boolean): number {
  const words = phrase.split(" ").length;
  return (words === 1 ? 1 : 2) + (known(phrase) ? 3 : 0) - at * 0.15;
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const short = text.slice(0, most);
  return short.includes(" ") ? short.slice(0, short.lastIndexOf(" ")) : short;
}

/** The first usable words, for a text without any noun phrase. */
function firstWords(text: string): string[] {
  const words = bareWords(text)
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const phrase = trimmed(cut(words.slice(0, 4).join(" "), 40));
  return phrase === "" ? [] : [lowerFirst(phrase)];
}

/**
 * The visitor's own noun phrases, most specific first. Empty only if the text has neither letters nor digits.
 * @param known whether a phrase contains a word of the visitor's trade
 */
export function nounPhrases(text: string, known: (phrase: string) => boolean = () => false): string[] {
  // A text that only gives instructions still names things, so its plain words are used.
  const plain = readable(text) || bareWords(text);
  const other = languageOf(plain) === "other";
  const clauses = sentencesOf(plain).flatMap((sentence) => sentence.split(/[,;:!?()•|/]+\s|[;:!?()•|]+|\.$/));
  const found = clauses
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "")
    .flatMap((clause) => (other ? rowsOfOther(clause) : rows(wordsOf(clause)).map(phraseOf)))
    .map(trimmed)
    .filter(telling);
  const small = found.map((phrase) => phrase.toLowerCase());
  const own = found.filter((_, at) => small.indexOf(small[at] ?? "") === at);
  const best = own
    .map((phrase, at) => ({ phrase, weight: other ? -at : weight(phrase, at, known) }))
    .sort((one, next) => next.weight - one.weight)
    .map(({ phrase }) => phrase)
    .filter(
      (phrase, at, all) =>
        !all.some((longer, place) => place !== at && ` ${longer} `.includes(` ${phrase} `)),
    );
  if (best.length) return best;
  return firstWords(plain);
}
