import type { Automation, Campaign, System } from "../types.ts";

export interface GoalAutomation extends Automation {
  /** Sentence: why to begin with it. */
  readonly because: string;
}

/**
 * What an owner wants the business to reach, and what helps with it in any trade. Phrases and sentences are
 * written as in the other knowledge; '{customers}' stands for people of the visitor's sector: 'families nearby'.
 */
export interface Goal {
  readonly id: string;
  /** What the goal means to somebody who sells work and not goods. */
  readonly forServices?: Goal;
  /** Words and short phrases of owners, in small letters. */
  readonly keywords: readonly string[];
  /** Phrase with the plain verb first: 'It helps you to {aim}.' */
  readonly aim: string;
  /** Words by which advice of a sector is seen to serve this goal. */
  readonly words: readonly string[];
  readonly automations: readonly GoalAutomation[];
  readonly campaigns: readonly Campaign[];
  /** Comes before the sector's own system where the goal asks for another kind. */
  readonly system?: System;
  /** Noun phrases: 'Write down {measure} every week.' */
  readonly measures: readonly string[];
  /** Sentence in the imperative: what to do in the first week, without money. */
  readonly firstWeek: string;
  /** Sentence: the usual mistake. */
  readonly trap: string;
}
