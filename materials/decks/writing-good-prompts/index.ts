import { courseOf, type Deck } from "../deck.ts";
import { fourParts } from "./four-parts.ts";
import { mendAndKeep } from "./mend-and-keep.ts";

export const writingGoodPrompts: Deck = {
  course: courseOf("writing-good-prompts"),
  slides: [...fourParts, ...mendAndKeep],
  turn: 5,
};
