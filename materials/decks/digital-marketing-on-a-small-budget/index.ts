import { courseOf, type Deck } from "../deck.ts";
import { adverts } from "./adverts.ts";
import { beSeen } from "./be-seen.ts";
import { posts } from "./posts.ts";

export const digitalMarketing: Deck = {
  course: courseOf("digital-marketing-on-a-small-budget"),
  slides: [...beSeen, ...posts, ...adverts],
  turn: 3,
};
