import type { ConciergeAction } from "#content/concierge-actions.ts";
import type { Learnt } from "#packages/recognise/recogniser.ts";

/** Where the build puts what the concierge knows beside its documents, from the root of the project. */
export const builtConcierge = "build/concierge";

/** The weights of the label recognisers for long and for short texts; `npm run learn` writes both. */
export const learntLabels = "content/concierge/learnt.json";
export const learntShortLabels = "content/concierge/learnt-short.json";

/** What tells danger and fraud from ordinary messages; the same command writes it. */
export const learntDanger = "content/concierge/danger/learnt.json";

/** What tells harm from what is welcome; `npm run learn` writes it. */
export const learntHarm = "content/library/harm/learnt.json";

/** The meanings of its lines, harmless and harmful; the same command writes them. */
export const harmLines = "content/library/harm/lines.json";

/** The languages that answers are written in. */
export const languages = ["english", "pidgin", "yoruba", "hausa", "igbo", "french"] as const;
export type Language = (typeof languages)[number];

/** Languages with few training lines. */
export const seldomRead: ReadonlySet<Language> = new Set<Language>(["yoruba", "hausa", "igbo"]);

/** What the concierge says to one label, by language; `again` to whom the first answer did not help. */
export interface WrittenAnswer {
  readonly page: string;
  readonly action: ConciergeAction;
  readonly says: Readonly<Partial<Record<Language, string>>> & { readonly english: string };
  readonly again?: string;
}

/** Which offer fits a trade, and why. */
export interface TradeOffer {
  readonly offer: string;
  readonly reason: string;
  readonly pidgin: string;
  /** The system for several branches, if there is one. */
  readonly larger?: string;
  /** 'tailors' */
  readonly plural: string;
}

export interface BuiltConcierge {
  readonly answers: Readonly<Record<string, WrittenAnswer>>;
  readonly trades: Readonly<Record<string, TradeOffer>>;
  readonly languages: Learnt;
}
