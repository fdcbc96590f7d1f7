import { courseOf, type Deck } from "../deck.ts";
import { theMonth } from "./the-month.ts";
import { thePage } from "./the-page.ts";

export const bookkeepingFromZero: Deck = {
  course: courseOf("bookkeeping-from-zero"),
  slides: [...thePage, ...theMonth],
  turn: 2,
};
