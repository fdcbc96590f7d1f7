import type { Campaign } from "#content/trades/types.ts";
import type { Brief } from "../brief.ts";
import type { Chooser } from "../chooser.ts";
import type { Wanted } from "../ranking.ts";
import type { Aim } from "./goal-and-size.ts";

/** The input of every part of a growth strategy. */
export interface Plan {
  readonly aim: Aim;
  readonly brief: Brief;
  /** As typed. */
  readonly industry: string;
  readonly goalText: string;
  /** What to search the sector's advice for. */
  readonly wanted: Wanted;
  readonly choose: Chooser;
  readonly version: number;
}

/** The list rotated by version: version 1 starts with the best, each further version one later. */
export function inTurn<Item>(list: readonly Item[], version: number): Item[] {
  const start = list.length ? (version - 1) % list.length : 0;
  return [...list.slice(start), ...list.slice(0, start)];
}

export interface Campaigns {
  readonly ideas: string[];
  /** The campaign to start with. */
  readonly first: Campaign;
}

/** A text about the size of the business, with the visitor's figure filled in. */
export function sized(text: string, { figure, share }: Aim): string {
  return text.replaceAll("{figure}", figure).replaceAll("{share}", share);
}
