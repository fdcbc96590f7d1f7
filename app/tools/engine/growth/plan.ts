import type { Campaign } from "#content/trades/types.ts";
import type { Brief } from "../brief.ts";
import type { Chooser } from "../chooser.ts";
import type { Wanted } from "../ranking.ts";
import type { Aim } from "./goal-and-size.ts";

/** All that the parts of a growth strategy are written from. */
export interface Plan {
  readonly aim: Aim;
  readonly brief: Brief;
  /** As typed. */
  readonly industry: string;
  readonly goalText: string;
  /** What is looked for in the advice of the sector. */
  readonly wanted: Wanted;
  readonly choose: Chooser;
  readonly version: number;
}

/** The best first for the first version; every next version begins with the next. */
export function inTurn<Item>(list: readonly Item[], version: number): Item[] {
  const start = list.length ? (version - 1) % list.length : 0;
  return [...list.slice(start), ...list.slice(0, start)];
}

export interface Campaigns {
  readonly ideas: string[];
  /** The one to begin with. */
  readonly first: Campaign;
}

/** A text about the size of the business with the visitor's figure in it. */
export function sized(text: string, { figure, share }: Aim): string {
  return text.replaceAll("{figure}", figure).replaceAll("{share}", share);
}
