import type { CoverArt } from "#content/ebooks.ts";

/**
 * Ground and ink of the covers. The six differ, and are the same by day and by night; what is dyed on them, in the same inks
 * and some amber, is in covers.svg.
 */
export const coverLooks: Readonly<Record<CoverArt, string>> = {
  /** Seven squares of a week, in amber among the cloth. */
  week: "bg-ground text-brand",
  /** Columns that rise, as in a chart of sales. */
  bars: "bg-brand text-ground",
  /** A square that holds in moving water. */
  tide: "bg-ground text-brand",
  /** Rows to the left and to the right, as in a conversation. */
  talk: "bg-ink text-ground",
  /** One large star over a field of dots. */
  star: "bg-brand-soft text-ink",
  /** Four great squares, handed from one to the next. */
  petals: "bg-clay text-ground",
};
