import { type Clause, comma } from "./clauses.ts";
import { isPlaceOnly } from "./read-facts.ts";

/** What is told in one go: a thing with its condition, or a whole list. */
export interface Thought {
  readonly text: string;
  /** The number of its sentence. */
  readonly sentence: number;
  /** What joins it to the thought before it in its sentence. */
  readonly joint: string;
}

export const wordCount = (text: string) => text.split(/\s+/).length;

/** An amount of money. */
export const isPriced = (text: string) => /₦\s?\d|\bN\d|\d\s?k\b/i.test(text);

/** Continues what is before it: a condition, a place, a purpose. */
const goesOn =
  /^(?:(?:but|so|that|which|who|unless|except|if|till|until)\b|(?:in|at|to|by|near|beside|opposite|with|within|around|inside|behind|on|per|each|than|as)\b(?=(?:\s\S+){1,5}$))/i;
/** The days of one list: 'Monday, Wednesday and Saturday 6am'. */
const weekday = "(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?s?";
const endsWithDay = new RegExp(`\\b${weekday}$`, "i");
const beginsWithDay = new RegExp(`^(?:and |or )?${weekday}\\b`, "i");
/** Takes something away from what is before it. */
const takesAway = /^(?:none|not|no be)\b/i;

/** A quantity of something without a price: part of a pack. */
const counted =
  /^(?:[^:]{3,60}:\s+)?(?:\d{1,4}|one|two|three|four|five|six|ten|a dozen)\s+(?!to\b|(?:kg|g|ml|cl|l|hours?|days?|weeks?|months?|years?|minutes?|am|pm|naira|%)\b)\p{L}/iu;
const isCounted = (text: string) => counted.test(text) && !isPriced(text.replace(/=.*$/, ""));

/** Begins a list, whatever ends it: 'made from ginger', 'colours wine', '3 sizes: small'. */
const beginsList =
  /\b(?:made (?:from|of|with)|sent to|includ\w*|like|such as|contains?|colou?rs?|flavou?rs?|sizes?|sells?|repairs?|fix|treats?|washes|teach(?:es)?)\s+\S+(?:\s+\S+)?$|^[^:]{3,40}:\s/iu;
/** Begins one that 'and' or 'or' ends: 'columns for name'. */
const mayBegin = /^(?!no\b|not\b).*\b(?:for|with|from|of|in)\s+(?!\d)\S+(?:\s+\S+)?$/i;
/** May stand in a list that was begun. */
const isListed = (text: string) =>
  wordCount(text) < 5 && !/\d|₦|\?|^(?:no|not|free|we|i|open|call)\b/i.test(text);

/** Says something by itself, and names no thing of a list. */
const saysMore =
  /^(?:no|not|never|free|we|i|you|it|they|e|na|open|call|can|could|is|are|was|will|does|do|has|have|made|comes?|fits?|lasts?|easy|for|with|in|at|to|from|by|on)\b|:/i;
const mostItemWords = 3;
const isItem = (text: string) =>
  wordCount(text) <= mostItemWords &&
  !isPriced(text) &&
  !saysMore.test(text) &&
  !/\b(?:included|available|free)$/i.test(text);
/** The last things of a list: 'guinea fowl and quail eggs', but not 'sweet for akara and moi moi'. */
const endsList = (text: string) =>
  /^(?!\p{L}+ed (?:and|or|&) )(?:(?!(?:for|in|of|to|on|from)\s)\S+\s+){1,3}(?:and|or|&)\s+\S/iu.test(text) &&
  !saysMore.test(text);
/** Two things of one word: 'theory and practical'. */
const isPair = /^\S+\s(?:and|or)\s\S+$/i;
/** One of two things to choose from: 'black or brown'. */
const isChoice = /^\S+\sor\s\S+$/i;
/** The first thing of a list, with the words before it: 'it can take chicken'. */
const mostFirstWords = 5;

/** Splits clauses at their commas, because a clause of few words was added to the one before it. */
const piecesOf = (shown: readonly Clause[]): Thought[] =>
  shown.flatMap(({ text, sentence, joint }) =>
    text.split(comma).flatMap((part, at) => {
      const piece = part.trim();
      return piece ? [{ text: piece, sentence, joint: at ? ", " : joint }] : [];
    }),
  );

/** For each piece, whether it is in one list with the piece before it. */
function listed(pieces: readonly Thought[]): boolean[] {
  const joined = pieces.map(() => false);
  const inSentence = (at: number) => pieces[at]?.sentence;
  for (const [end, { text, sentence }] of pieces.entries()) {
    if (!endsList(text)) continue;
    for (let at = end; inSentence(at - 1) === sentence; at--) {
      const before = pieces[at - 1]?.text ?? "";
      const begins = beginsList.test(before) || mayBegin.test(before);
      const isFirst = inSentence(at - 2) !== sentence && wordCount(before) <= mostFirstWords;
      const isThing = isItem(before) || (isPair.test(before) && isPair.test(text));
      if (endsList(before) && !isThing) break;
      if (!(begins || isThing || isFirst)) break;
      // 'Stitched sole, black or brown' are two things.
      if (at === end && isChoice.test(text) && !begins && !isCounted(before) && wordCount(before) > 1) break;
      joined[at] = true;
      if (begins || !isThing) break;
    }
  }
  let isOpen = false;
  for (const [at, { text, sentence }] of pieces.entries()) {
    if (inSentence(at - 1) !== sentence) isOpen = false;
    else {
      isOpen = (isOpen || beginsList.test(pieces[at - 1]?.text ?? "")) && isListed(text);
      joined[at] ||= isOpen;
    }
  }
  return joined;
}

/**
 * Puts together what belongs together in each sentence.
 * @param apart whether short things are told one by one, because there is little to tell
 */
export function thoughtsIn(shown: readonly Clause[], apart = false): Thought[] {
  const pieces = piecesOf(shown);
  const joined = listed(pieces);
  const thoughts: Thought[] = [];
  for (const [at, piece] of pieces.entries()) {
    const { text } = piece;
    const before = pieces[at - 1];
    const last = thoughts.at(-1);
    const areShort = [before?.text ?? "", text].every(
      (one) => wordCount(one) < 3 && !/^(?:no|not)\b|₦|\d{3}/i.test(one),
    );
    const isOneMore = wordCount(text) === 1 && !/\d/.test(text) && isItem(before?.text ?? "");
    const isPart =
      joined[at] ||
      goesOn.test(text) ||
      (beginsWithDay.test(text) && endsWithDay.test(before?.text ?? "")) ||
      // 'Pay half and we build it in a week.'
      (piece.joint === " " && /^and\b/i.test(text)) ||
      /^\d{1,3}\s?%?[.!]?$/.test(text) ||
      isPlaceOnly(text) ||
      (before !== undefined && isCounted(before.text) && isCounted(text)) ||
      (!apart && !joined[at + 1] && (takesAway.test(text) || areShort || isOneMore));
    if (last && last.sentence === piece.sentence && isPart)
      thoughts[thoughts.length - 1] = { ...last, text: `${last.text}${piece.joint}${text}` };
    else thoughts.push(piece);
  }
  return thoughts;
}

/** Writes thoughts as the sentences that they are parts of. */
export function inSentences(thoughts: readonly Thought[]): string[] {
  const sentences = new Map<number, string>();
  for (const { text, sentence, joint } of thoughts) {
    const before = sentences.get(sentence);
    sentences.set(sentence, before === undefined ? text : `${before}${joint}${text}`);
  }
  return [...sentences.values()];
}
