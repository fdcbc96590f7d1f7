import type { ToneId } from "#content/tool-limits.ts";
import type { Frames } from "#content/trades/frames/frames.ts";
import type { Chooser } from "./chooser.ts";
import { capitalise, lowerFirst, slotsIn } from "./sentences.ts";

/** Values for the words in braces; an empty one counts as unknown. */
export type Values = Readonly<Record<string, string | undefined>>;

function fillingOf(values: Values, slot: string): string {
  const name = lowerFirst(slot);
  const value = Object.hasOwn(values, name) ? (values[name] ?? "") : "";
  return slot === name ? value : capitalise(value);
}

/** The frames whose words in braces are all known, filled in. */
export function framed(frames: readonly string[], values: Values): string[] {
  return frames
    .filter((text) => slotsIn(text).every((slot) => fillingOf(values, slot) !== ""))
    .map((text) => text.replace(/\{(\w+)\}/g, (_, slot: string) => fillingOf(values, slot)));
}

/** One of a tone's frames, filled in; empty if none fits. `key` names the place in the answer. */
export function oneOf(choose: Chooser, key: string, frames: Frames, tone: ToneId, values: Values): string {
  const fit = framed(frames[tone], values);
  return fit.length ? choose.one(key, fit) : "";
}

/** The same, but no longer than `most` characters if any frame is that short. */
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
