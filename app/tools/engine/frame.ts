import type { ToneId } from "#content/tool-limits.ts";
import type { Frames } from "#content/trades/frames/frames.ts";
import type { Chooser } from "./chooser.ts";
import { capitalise, lowerFirst, slotsIn } from "./sentences.ts";

/** What stands for the words in braces; an empty one counts as unknown. */
export type Values = Readonly<Record<string, string | undefined>>;

function fillingOf(values: Values, slot: string): string {
  const name = lowerFirst(slot);
  const value = Object.hasOwn(values, name) ? (values[name] ?? "") : "";
  return slot === name ? value : capitalise(value);
}

/** The frames of which every word in braces is known, filled. */
export function framed(frames: readonly string[], values: Values): string[] {
  return frames
    .filter((text) => slotsIn(text).every((slot) => fillingOf(values, slot) !== ""))
    .map((text) => text.replace(/\{(\w+)\}/g, (_, slot: string) => fillingOf(values, slot)));
}

/** One of a tone's frames, filled; empty where none fits. `key` names the place in the answer. */
export function oneOf(choose: Chooser, key: string, frames: Frames, tone: ToneId, values: Values): string {
  const fit = framed(frames[tone], values);
  return fit.length ? choose.one(key, fit) : "";
}

/** The same, but none that comes out longer than `most` where another does not. */
export function oneWithin(
  most: number,
  choose: Chooser,
  key: string,
  frames: readonly string[],
  values: Values,
): string {
  const fit = framed(frames, values);
  const short = fit.filter((text) => text.length <= most);
  return fit.length ? choose.one(key, short.length ? short : fit) : "";
}
