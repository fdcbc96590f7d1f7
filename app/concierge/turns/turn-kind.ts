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
export const turnFeatures = featureReader({ places: 4096, letters: [3, 4], runs: 2, form: true, meaning: 1.5 });

/** The chance that a message is about what the chat was about, 0 to 1. */
export const followsOn = ({ on, tell, correct }: TurnChances) => on + tell + correct;
