import { courseOf, type Deck } from "../deck.ts";
import { ask } from "./ask.ts";
import { begin } from "./begin.ts";
import { withCare } from "./with-care.ts";

export const aiForYourSmallBusiness: Deck = {
  course: courseOf("ai-for-your-small-business"),
  slides: [...begin, ...ask, ...withCare],
  turn: 0,
};
