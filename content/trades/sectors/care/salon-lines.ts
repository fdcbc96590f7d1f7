import type { Sector } from "../../types.ts";
import { words } from "../../words.ts";

/** The crafts under a salon's roof, by the words that tell them. */
export const salonLines: Sector["lines"] = [
  {
    id: "hair",
    words: words(`
      braids, braid, weave, weaves, wig, wigs, edges, scalp, comb, combs, attachment, washing, hair,
      stylist, daughter, daughters, length, dryer
    `),
  },
  {
    id: "barbing",
    words: words("barber, barbing, haircut, haircuts, clipper, clippers, beard, cut, cuts"),
  },
  { id: "makeup", words: words("makeup, gele, bride, brides, bridal, photographs") },
  { id: "nails", words: words("nails, nail, lashes, lash, pedicure, manicure") },
];
