import { featureReader } from "#packages/recognise/features.ts";

/** Lines that models write, by what they claim. */
export const claimLines = "content/concierge/claims";

/**
 * What tells claims apart; `npm run learn` writes it. Its ids are `talk`, and for each class of claims 'refund+' (promises)
 * and 'refund-' (denies, or leaves open).
 */
export const learntClaims = "content/concierge/learnt-claims.json";

/** The id of lines that claim nothing. */
export const talk = "talk";

/** The features of a sentence that a model wrote. */
export const claimFeatures = featureReader({ places: 2048, letters: [4], runs: 3, form: true, meaning: 1 });
