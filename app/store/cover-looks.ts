import type { CoverArt } from "#content/ebooks.ts";

/**
 * Background and text colours of the covers. All six differ, and are the same in light and dark mode. The patterns, in
 * the same colours and some amber, are in covers.svg.
 */
export const coverLooks: Readonly<Record<CoverArt, string>> = {
  /** Seven squares of a week, in amber within the pattern. */
  week: "bg-ground text-brand",
  /** Rising columns, as in a sales chart. */
  bars: "bg-brand text-ground",
  /** A square that stays still in moving water. */
  tide: "bg-ground text-brand",
  /** Rows to the left and to the right, as in a conversation. */
  talk: "bg-ink text-ground",
  /** One large star over a field of dots. */
  star: "bg-brand-soft text-ink",
  /** Four large squares, passed from one to the next. */
  petals: "bg-clay text-ground",
};
