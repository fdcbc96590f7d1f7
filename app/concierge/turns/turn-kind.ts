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

/** How much a message is understood from its chat, 0 to 1: the chance that it follows on it, less if it is long. */
export function followingOf({
  turn,
  words,
}: {
  readonly turn: TurnChances | undefined;
  readonly words: readonly string[];
}): number {
  if (!turn) return 0;
  const shortness = Math.min(1, wordsOfFollowUp / Math.max(1, words.length));
  return (turn.on + turn.tell + turn.correct) * shortness ** 2;
}
