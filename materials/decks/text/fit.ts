import type { Area } from "../look.ts";
import { inch, textHeight } from "./measure.ts";
import { plainText, type Words } from "./paragraph.ts";

/** Sizes in points that a text may have. */
export interface Sizes {
  readonly max: number;
  readonly min: number;
}

/** A text and the box it must fit; `inset` is the free space on each side, in points. */
export interface Setting {
  readonly words: Words;
  readonly area: Area;
  readonly inset?: number;
}

function fits({ words, area, inset = 0 }: Setting, size: number): boolean {
  return textHeight(words, area.w * inch - 2 * inset, size) <= area.h * inch - 2 * inset;
}

/**
 * The largest size in points at which all the texts fit their boxes, so that boxes side by side are set alike.
 * @throws Error naming the text that is too long even at the smallest size: shorten it
 */
export function fitTogether(settings: readonly Setting[], { max, min }: Sizes): number {
  for (let size = max; size >= min; size -= 1) {
    if (settings.every((setting) => fits(setting, size))) return size;
  }
  const long = settings.find((setting) => !fits(setting, min));
  const place = long ? `${long.area.w.toFixed(2)} × ${long.area.h.toFixed(2)} in` : "its box";
  throw new Error(`Does not fit into ${place} at ${min} pt: “${plainText(long?.words ?? "")}”`);
}
