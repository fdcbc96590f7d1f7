import { featureReader } from "#packages/recognise/features.ts";

/**
 * What a later message does in its chat: it asks on about the same matter, asks about a new one, tells something, corrects
 * what was understood, or ends the chat.
 */
export const turnKinds = ["on", "new", "tell", "correct", "close"] as const;
export type TurnKind = (typeof turnKinds)[number];

/** The chance of each kind; together 1. */
export type TurnChances = Readonly<Record<TurnKind, number>>;

/** What tells the kinds apart; `npm run learn` writes it. */
export const learntTurns = "content/concierge/learnt-turns.json";

/** The features by which kinds are told. */
export const turnFeatures = featureReader({
  places: 4096,
  letters: [3, 4],
  runs: 2,
  form: true,
  meaning: 1.5,
});

/** A message of more words says more and more by itself what it is about. */
const wordsOfFollowUp = 8;

/** Words that point to what was said before, or go on from it. */
const pointing =
  /\b(?:it|its|this|them|those|these|that|ones?|own|same|am|e|dem|im|una own|both|there|nko|instead|too|her|him)\b|^(?:and|so|but|or|if|what if|how about|what about|ok|okay|then|et|kuma|ati)\b/;
/** The chance that a message with such words follows is at least this. */
const leastIfPointing = 0.5;

/** How much a message is understood from its chat, 0 to 1: the chance that it follows on it, less if it is long. */
export function followingOf({
  turn,
  words,
  text,
}: {
  readonly turn: TurnChances | undefined;
  readonly words: readonly string[];
  readonly text: string;
}): number {
  if (!turn) return 0;
  const learnt = turn.on + turn.tell + turn.correct;
  const chance = pointing.test(text) ? Math.max(leastIfPointing, learnt) : learnt;
  return chance * Math.min(1, wordsOfFollowUp / Math.max(1, words.length)) ** 2;
}
