import { courseOf, type Deck } from "../deck.ts";
import { draw } from "./draw.ts";
import { find } from "./find.ts";
import { setUp } from "./set-up.ts";

export const automatingDailyWork: Deck = {
  course: courseOf("automating-daily-work"),
  slides: [...find, ...setUp, ...draw],
  turn: 4,
};
