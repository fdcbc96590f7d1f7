import { courseOf, type Deck } from "../deck.ts";
import { followUp } from "./follow-up.ts";
import { profile } from "./profile.ts";
import { replies } from "./replies.ts";

export const whatsappSelling: Deck = {
  course: courseOf("whatsapp-selling"),
  slides: [...profile, ...replies, ...followUp],
  turn: 1,
};
